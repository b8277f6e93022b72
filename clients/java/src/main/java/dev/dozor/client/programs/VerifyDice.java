package dev.dozor.client.programs;

import com.google.protobuf.InvalidProtocolBufferException;
import dev.dozor.client.DiceVerifier;
import dev.dozor.client.DiceVerifier.Mismatch;
import dev.dozor.client.DiceVerifier.Verification;
import dev.dozor.client.UnknownGeneratorException;
import dev.dozor.v1.ResolveAssaultResponse;
import dev.dozor.v1.ResolveBreachResponse;
import dev.dozor.v1.ResolveRaidBatchResponse;
import dev.dozor.v1.ResolveRaidResponse;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Checks the dice of a stored answer against its seed. Exits with 0 if all come from it, 1 if some
 * do not, 2 if that cannot be told.
 */
public final class VerifyDice {
  private VerifyDice() {}

  /** Usage: {@code VerifyDice TYPE FILE}. */
  public static void main(String[] arguments) {
    if (arguments.length != 2) {
      System.err.println("Usage: VerifyDice TYPE FILE");
      System.exit(2);
    }
    System.exit(verify(arguments[0], arguments[1]));
  }

  private static int verify(String type, String file) {
    try {
      return tell(check(type, Files.readAllBytes(Path.of(file))));
    } catch (InvalidProtocolBufferException broken) {
      System.err.println(file + " does not hold such an answer: " + broken.getMessage());
    } catch (IOException unreadable) {
      System.err.println(file + " cannot be read: " + unreadable);
    } catch (UnknownGeneratorException | IllegalArgumentException fault) {
      System.err.println(fault.getMessage());
    }
    return 2;
  }

  private static Verification check(String type, byte[] answer)
      throws InvalidProtocolBufferException {
    return switch (type) {
      case "ResolveBreachResponse" -> DiceVerifier.verify(ResolveBreachResponse.parseFrom(answer));
      case "ResolveAssaultResponse" ->
          DiceVerifier.verify(ResolveAssaultResponse.parseFrom(answer));
      case "ResolveRaidResponse" -> DiceVerifier.verify(ResolveRaidResponse.parseFrom(answer));
      case "ResolveRaidBatchResponse" ->
          DiceVerifier.verify(ResolveRaidBatchResponse.parseFrom(answer));
      default ->
          throw new IllegalArgumentException(
              type
                  + " is no answer with dice: ResolveBreachResponse, ResolveAssaultResponse,"
                  + " ResolveRaidResponse and ResolveRaidBatchResponse are");
    };
  }

  private static int tell(Verification verification) {
    if (verification.mismatches().isEmpty()) {
      System.out.println(verification.checked() + " dice verified");
      return 0;
    }
    for (Mismatch die : verification.mismatches()) {
      System.out.printf("%s: %d told, the seed gives %d%n", die.name(), die.told(), die.expected());
    }
    return 1;
  }
}
