package dev.dozor.client.programs;

import com.google.protobuf.InvalidProtocolBufferException;
import dev.dozor.client.DiceVerifier;
import dev.dozor.client.DiceVerifier.Known;
import dev.dozor.client.DiceVerifier.Mismatch;
import dev.dozor.client.DiceVerifier.Verification;
import dev.dozor.client.UnknownDiceException;
import dev.dozor.v1.ResolveAssaultResponse;
import dev.dozor.v1.ResolveBreachResponse;
import dev.dozor.v1.ResolveRaidBatchResponse;
import dev.dozor.v1.ResolveRaidResponse;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.OptionalLong;

/**
 * Checks the dice of a stored answer against its seed. Exits with 0 if all come from it, 1 if some
 * do not, 2 if that cannot be told.
 */
public final class VerifyDice {
  private VerifyDice() {}

  /** Usage: {@code VerifyDice TYPE FILE [--seed N]}; N is the seed that was asked for. */
  public static void main(String[] arguments) {
    boolean seeded = arguments.length == 4 && arguments[2].equals("--seed");
    if (arguments.length != 2 && !seeded) {
      System.err.println("Usage: VerifyDice TYPE FILE [--seed N]");
      System.exit(2);
    }
    System.exit(verify(arguments[0], arguments[1], seeded ? arguments[3] : null));
  }

  private static int verify(String type, String file, String seed) {
    try {
      return tell(check(type, Files.readAllBytes(Path.of(file)), known(seed)));
    } catch (InvalidProtocolBufferException broken) {
      System.err.println(file + " does not hold such an answer: " + broken.getMessage());
    } catch (IOException unreadable) {
      System.err.println(file + " cannot be read: " + unreadable);
    } catch (UnknownDiceException | IllegalArgumentException fault) {
      System.err.println(fault.getMessage());
    }
    return 2;
  }

  private static Known known(String seed) {
    if (seed == null) {
      return Known.NOTHING;
    }
    try {
      return new Known(OptionalLong.of(Long.parseUnsignedLong(seed)), OptionalLong.empty());
    } catch (NumberFormatException fault) {
      throw new IllegalArgumentException(
          "--seed is \"" + seed + "\": it must be a number from 0 to 2^64 - 1", fault);
    }
  }

  private static Verification check(String type, byte[] answer, Known known)
      throws InvalidProtocolBufferException {
    return switch (type) {
      case "ResolveBreachResponse" ->
          DiceVerifier.verify(ResolveBreachResponse.parseFrom(answer), known);
      case "ResolveAssaultResponse" ->
          DiceVerifier.verify(ResolveAssaultResponse.parseFrom(answer), known);
      case "ResolveRaidResponse" ->
          DiceVerifier.verify(ResolveRaidResponse.parseFrom(answer), known);
      case "ResolveRaidBatchResponse" ->
          DiceVerifier.verify(ResolveRaidBatchResponse.parseFrom(answer), known);
      default ->
          throw new IllegalArgumentException(
              type
                  + " is no answer with dice: ResolveBreachResponse, ResolveAssaultResponse,"
                  + " ResolveRaidResponse and ResolveRaidBatchResponse are");
    };
  }

  private static int tell(Verification verification) {
    if (verification.mismatches().isEmpty()) {
      String listed = verification.listed() ? "; listed faces cannot be verified" : "";
      System.out.println(verification.checked() + " dice verified" + listed);
      return 0;
    }
    for (Mismatch die : verification.mismatches()) {
      System.out.println(die);
    }
    return 1;
  }
}
