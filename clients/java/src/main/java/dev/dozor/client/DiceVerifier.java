package dev.dozor.client;

import dev.dozor.v1.DiceRecord;
import dev.dozor.v1.Die;
import dev.dozor.v1.RaidBatchResult;
import dev.dozor.v1.RaidEvent;
import dev.dozor.v1.ResolveAssaultResponse;
import dev.dozor.v1.ResolveBreachResponse;
import dev.dozor.v1.ResolveRaidBatchResponse;
import dev.dozor.v1.ResolveRaidResponse;
import java.util.ArrayList;
import java.util.List;

/**
 * Recomputes every die of a raid's answer from its seed. Where the faces were listed, there is
 * nothing to check; a generator other than {@link #GENERATOR} is an {@link
 * UnknownGeneratorException}.
 */
public final class DiceVerifier {
  /** The generator that this verifier knows; {@code protos/dozor/v1/raid.proto} defines it. */
  public static final String GENERATOR = "splitmix64-d6/1";

  private int checked;
  private final List<Mismatch> mismatches = new ArrayList<>();

  private DiceVerifier() {}

  /**
   * A die that does not come from the seed.
   *
   * @param name the die's name, such as {@code breach.round2.member3.attack}
   * @param number the die's number in the raid, from 1
   * @param told the face that the answer tells
   * @param expected the face that the seed gives
   */
  public record Mismatch(String name, long number, int told, int expected) {}

  /**
   * What came of checking an answer.
   *
   * @param checked number of dice that were checked
   * @param mismatches those that do not come from the seed
   */
  public record Verification(int checked, List<Mismatch> mismatches) {}

  /** Checks rounds of a breach. */
  public static Verification verify(ResolveBreachResponse answer) {
    return new DiceVerifier().check(answer.getDice(), answer.getEventsList()).verification();
  }

  /** Checks rounds of an assault. */
  public static Verification verify(ResolveAssaultResponse answer) {
    return new DiceVerifier().check(answer.getDice(), answer.getEventsList()).verification();
  }

  /** Checks a whole raid. */
  public static Verification verify(ResolveRaidResponse answer) {
    return new DiceVerifier().check(answer.getDice(), answer.getEventsList()).verification();
  }

  /** Checks every raid of a batch against its own seed. */
  public static Verification verify(ResolveRaidBatchResponse answer) {
    DiceVerifier verifier = new DiceVerifier();
    for (RaidBatchResult result : answer.getResultsList()) {
      // An item that was refused has an empty response: no seed, no dice.
      verifier.check(result.getResponse().getDice(), result.getResponse().getEventsList());
    }
    return verifier.verification();
  }

  /**
   * The face of a die.
   *
   * @param seed the seed, unsigned: 2^64 - 1 is -1
   * @param number the die's number in the raid, from 1
   */
  public static int face(long seed, long number) {
    // Java's long wraps around as the contract asks; only shifts have to be the unsigned ones.
    long die = mix(mix(seed) + number * 0x9E3779B97F4A7C15L);
    return 1 + (int) ((die >>> 32) * 6 >>> 32);
  }

  private static long mix(long z) {
    z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
    z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
    return z ^ (z >>> 31);
  }

  private DiceVerifier check(DiceRecord record, List<RaidEvent> events) {
    if (!record.hasSeed()) {
      return this;
    }
    if (!record.getGenerator().equals(GENERATOR)) {
      throw new UnknownGeneratorException(record.getGenerator());
    }
    for (RaidEvent event : events) {
      for (Die die : event.getMoved().getDiceList()) {
        check(record.getSeed(), die);
      }
    }
    return this;
  }

  private void check(long seed, Die die) {
    checked++;
    int expected = face(seed, die.getNumber());
    if (die.getFace() != expected) {
      mismatches.add(new Mismatch(die.getName(), die.getNumber(), die.getFace(), expected));
    }
  }

  private Verification verification() {
    return new Verification(checked, List.copyOf(mismatches));
  }
}
