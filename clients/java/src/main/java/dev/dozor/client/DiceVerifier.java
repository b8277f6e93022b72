package dev.dozor.client;

import dev.dozor.v1.DiceRecord;
import dev.dozor.v1.Die;
import dev.dozor.v1.RaidBatchResult;
import dev.dozor.v1.RaidEvent;
import dev.dozor.v1.RaidOutcome;
import dev.dozor.v1.ResolveAssaultResponse;
import dev.dozor.v1.ResolveBreachResponse;
import dev.dozor.v1.ResolveRaidBatchResponse;
import dev.dozor.v1.ResolveRaidResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * Recomputes every die of a raid's answer from its seed.
 *
 * <p>The dice must also be the next ones, lest a server choose favourable numbers: they are
 * numbered from 1 without a gap, in the order of the events, and the last one as the answer's state
 * tells. What the dice did (totals, dropped ones, wounds) is not checked. Where the faces were
 * listed, there is nothing to check. Dice that cannot be checked, for their seed is not told, or
 * another than the known one, or their generator is not {@link #GENERATOR}, are an {@link
 * UnknownDiceException}.
 */
public final class DiceVerifier {
  /** The generator that this verifier knows; {@code protos/dozor/v1/raid.proto} defines it. */
  public static final String GENERATOR = "splitmix64-d6/1";

  private final Known known;
  private int checked;
  private boolean listed;
  private final List<Mismatch> mismatches = new ArrayList<>();

  private DiceVerifier(Known known) {
    this.known = known;
  }

  /**
   * What the caller knows of the dice.
   *
   * @param seed the seed that was asked for, unsigned
   * @param diceUsed dice used before, as the state tells that was sent, 0 where none was; without
   *     it, rounds of a breach or an assault begin where the answer's own state leaves them
   */
  public record Known(OptionalLong seed, OptionalLong diceUsed) {
    /** Nothing is known but what the answer tells. */
    public static final Known NOTHING = new Known(OptionalLong.empty(), OptionalLong.empty());
  }

  /**
   * A die that is out of order, or does not come from the seed.
   *
   * @param name the die's name, such as {@code breach.round2.member3.attack}
   * @param number the die's number in the raid, as the answer tells it
   * @param follows the number that follows in the die's place, from 1
   * @param told the face that the answer tells
   * @param expected the face that the seed gives to the number that follows
   */
  public record Mismatch(String name, long number, long follows, int told, int expected) {
    /** The mismatch in one line. */
    @Override
    public String toString() {
      if (number != follows) {
        return name + ": number " + number + " told, " + follows + " follows";
      }
      return name + ": " + told + " told, the seed gives " + expected;
    }
  }

  /**
   * What came of checking an answer.
   *
   * @param checked number of dice that were checked
   * @param mismatches those that are out of order, or do not come from the seed
   * @param listed whether faces were listed, which have nothing to be verified by
   */
  public record Verification(int checked, List<Mismatch> mismatches, boolean listed) {}

  /** Checks rounds of a breach. */
  public static Verification verify(ResolveBreachResponse answer) {
    return verify(answer, Known.NOTHING);
  }

  /** Checks rounds of a breach against what is known of their dice. */
  public static Verification verify(ResolveBreachResponse answer, Known known) {
    return new DiceVerifier(known)
        .checkRounds(
            answer.getOutcome(), record(answer.hasDice(), answer.getDice()), answer.getEventsList())
        .verification();
  }

  /** Checks rounds of an assault. */
  public static Verification verify(ResolveAssaultResponse answer) {
    return verify(answer, Known.NOTHING);
  }

  /** Checks rounds of an assault against what is known of their dice. */
  public static Verification verify(ResolveAssaultResponse answer, Known known) {
    return new DiceVerifier(known)
        .checkRounds(
            answer.getOutcome(), record(answer.hasDice(), answer.getDice()), answer.getEventsList())
        .verification();
  }

  /** Checks a whole raid. */
  public static Verification verify(ResolveRaidResponse answer) {
    return verify(answer, Known.NOTHING);
  }

  /** Checks a whole raid against what is known of its dice. */
  public static Verification verify(ResolveRaidResponse answer, Known known) {
    return new DiceVerifier(known).checkWhole(answer).verification();
  }

  /** Checks every raid of a batch against its own seed. */
  public static Verification verify(ResolveRaidBatchResponse answer) {
    return verify(answer, Known.NOTHING);
  }

  /** Checks every raid of a batch against what is known of the dice of all. */
  public static Verification verify(ResolveRaidBatchResponse answer, Known known) {
    DiceVerifier verifier = new DiceVerifier(known);
    for (RaidBatchResult result : answer.getResultsList()) {
      // An item that was refused has an empty response: no dice.
      verifier.checkWhole(result.getResponse());
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

  private DiceVerifier checkRounds(
      RaidOutcome outcome, Optional<DiceRecord> record, List<RaidEvent> events) {
    List<Die> dice = dice(events);
    long used = outcome.getState().getDiceUsed();
    check(record, dice, Math.max(used, dice.size()) - dice.size(), used);
    return this;
  }

  private DiceVerifier checkWhole(ResolveRaidResponse answer) {
    long used = answer.getOutcome().getState().getDiceUsed();
    Optional<DiceRecord> record = record(answer.hasDice(), answer.getDice());
    check(record, dice(answer.getEventsList()), 0, used);
    return this;
  }

  private static Optional<DiceRecord> record(boolean told, DiceRecord record) {
    return told ? Optional.of(record) : Optional.empty();
  }

  private static List<Die> dice(List<RaidEvent> events) {
    return events.stream().flatMap(event -> event.getMoved().getDiceList().stream()).toList();
  }

  private void check(Optional<DiceRecord> record, List<Die> dice, long before, long used) {
    if (record.isEmpty()) {
      if (!dice.isEmpty()) {
        throw new UnknownDiceException(
            "the answer has dice, and does not tell where they come from");
      }
      return;
    }
    checkRecord(record.get());
    if (record.get().hasSeed()) {
      checkDice(record.get().getSeed(), dice, known.diceUsed().orElse(before), used);
    } else {
      listed = true;
    }
  }

  private void checkDice(long seed, List<Die> dice, long before, long used) {
    for (int place = 0; place < dice.size(); place++) {
      Die die = dice.get(place);
      long follows = before + place + 1;
      if (place == dice.size() - 1 && die.getNumber() == follows) {
        follows = used; // The last one's is told twice.
      }
      int expected = face(seed, follows);
      checked++;
      if (die.getNumber() != follows || die.getFace() != expected) {
        mismatches.add(
            new Mismatch(die.getName(), die.getNumber(), follows, die.getFace(), expected));
      }
    }
  }

  private void checkRecord(DiceRecord record) {
    if (!record.hasSeed() && record.getGenerator().isEmpty()) {
      if (known.seed().isPresent()) {
        throw new UnknownDiceException(
            "the answer tells that faces were listed, not the seed " + unsigned(known.seed()));
      }
    } else if (!record.getGenerator().equals(GENERATOR)) {
      throw new UnknownDiceException(
          "the generator \"%s\" is not known, only \"%s\""
              .formatted(record.getGenerator(), GENERATOR));
    } else if (!record.hasSeed()) {
      throw new UnknownDiceException("the answer names a generator of dice and no seed");
    } else if (known.seed().orElse(record.getSeed()) != record.getSeed()) {
      throw new UnknownDiceException(
          "the answer tells the seed %s, not %s"
              .formatted(Long.toUnsignedString(record.getSeed()), unsigned(known.seed())));
    }
  }

  private static String unsigned(OptionalLong seed) {
    return Long.toUnsignedString(seed.getAsLong());
  }

  private Verification verification() {
    return new Verification(checked, List.copyOf(mismatches), listed);
  }
}
