package dev.dozor.client;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.dozor.client.DiceVerifier.Known;
import dev.dozor.client.DiceVerifier.Mismatch;
import dev.dozor.client.DiceVerifier.Verification;
import dev.dozor.v1.DiceRecord;
import dev.dozor.v1.Die;
import dev.dozor.v1.Error;
import dev.dozor.v1.Moved;
import dev.dozor.v1.RaidBatchResult;
import dev.dozor.v1.RaidEvent;
import dev.dozor.v1.RaidOutcome;
import dev.dozor.v1.RaidState;
import dev.dozor.v1.ResolveBreachResponse;
import dev.dozor.v1.ResolveRaidBatchResponse;
import dev.dozor.v1.ResolveRaidResponse;
import dev.dozor.v1.RoundBegun;
import java.util.List;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DiceVerifierTest {
  @ParameterizedTest
  @CsvSource({
    "0, 6 3 1 6 1 2 2 5 2 6 3 5 4 4 5 4 3 5 2 6",
    "1, 5 3 3 6 2 4 3 2 2 6 4 4 6 2 1 4 1 4 4 3",
    "18446744073709551615, 4 5 2 1 5 1 3 5 4 6 2 3 1 4 1 1 3 1 6 4",
  })
  void facesAreThoseOfTheContractsTestVectors(String seed, String faces) {
    String computed =
        LongStream.rangeClosed(1, 20)
            .mapToObj(n -> "" + DiceVerifier.face(Long.parseUnsignedLong(seed), n))
            .collect(Collectors.joining(" "));
    assertEquals(faces, computed);
  }

  @Test
  void aDieThatWasChangedIsFoundAmongThoseOfTheSeed() {
    assertEquals(
        new Verification(4, List.of(), false), DiceVerifier.verify(raid(ofSeed(0), 6, 3, 1, 6)));
    assertEquals(
        new Verification(4, List.of(new Mismatch("die3", 3, 3, 2, 1)), false),
        DiceVerifier.verify(raid(ofSeed(0), 6, 3, 2, 6)));
  }

  @Test
  void everyRaidOfABatchIsCheckedAgainstItsOwnSeed() {
    ResolveRaidBatchResponse batch =
        ResolveRaidBatchResponse.newBuilder()
            .addResults(RaidBatchResult.newBuilder().setResponse(raid(ofSeed(0), 6, 3)))
            .addResults(RaidBatchResult.newBuilder().setError(Error.newBuilder().setCode(3)))
            .addResults(RaidBatchResult.newBuilder().setResponse(raid(ofSeed(-1), 4, 6)))
            .build();
    assertEquals(
        new Verification(4, List.of(new Mismatch("die2", 2, 2, 6, 5)), false),
        DiceVerifier.verify(batch));
  }

  @Test
  void listedFacesHaveNothingToCheck() {
    assertEquals(
        new Verification(0, List.of(), true),
        DiceVerifier.verify(raid(DiceRecord.getDefaultInstance(), 1, 1, 1)));
  }

  @Test
  void anUnknownGeneratorIsAnErrorAndNotAMismatch() {
    DiceRecord record = DiceRecord.newBuilder().setGenerator("mt19937/1").setSeed(1).build();
    ResolveRaidResponse answer = raid(record, 1);
    UnknownDiceException error =
        assertThrows(UnknownDiceException.class, () -> DiceVerifier.verify(answer));
    assertEquals(
        "the generator \"mt19937/1\" is not known, only \"splitmix64-d6/1\"", error.getMessage());
  }

  @Test
  void diceWhoseNumbersWereChosenAreNamed() {
    assertEquals("", told(raidOf(3, 1, 2, 3)));
    assertEquals("die3: number 3 told, 2 follows", told(raidOf(3, 1, 3, 3)));
    assertEquals("die3: number 3 told, 2 follows", told(raidOf(3, 1, 3)));
    assertEquals("die2: number 2 told, 1 follows", told(raidOf(2, 2)));
    assertEquals("die2: number 2 told, 4 follows", told(raidOf(4, 1, 2)));
    assertEquals("", told(roundsOf(6, 4, 5, 6)));
    assertEquals("die9: number 9 told, 5 follows", told(roundsOf(6, 4, 9, 6)));
    assertEquals("die9: number 9 told, 6 follows", told(roundsOf(6, 4, 5, 9)));
    assertEquals("die0: number 0 told, 1 follows", told(roundsOf(0, 0)));
    assertEquals("", told(roundsOf(6)));
  }

  @Test
  void whatWasAskedForIsComparedWithWhatIsTold() {
    ResolveBreachResponse rounds = roundsOf(6, 4, 5, 6);
    Known right = new Known(OptionalLong.of(1), OptionalLong.of(3));
    assertEquals(new Verification(3, List.of(), false), DiceVerifier.verify(rounds, right));
    Known fresh = new Known(OptionalLong.empty(), OptionalLong.of(0));
    assertEquals(3, DiceVerifier.verify(rounds, fresh).mismatches().size());
    Known other = new Known(OptionalLong.of(-1), OptionalLong.empty());
    assertEquals(
        "the answer tells the seed 1, not 18446744073709551615",
        assertThrows(UnknownDiceException.class, () -> DiceVerifier.verify(rounds, other))
            .getMessage());
    ResolveRaidResponse listed = raid(DiceRecord.getDefaultInstance(), 1);
    assertThrows(UnknownDiceException.class, () -> DiceVerifier.verify(listed, other));
  }

  @Test
  void diceWithoutASeedAreAnError() {
    DiceRecord generator = DiceRecord.newBuilder().setGenerator(DiceVerifier.GENERATOR).build();
    ResolveRaidResponse seedless = raid(generator, 1);
    assertThrows(UnknownDiceException.class, () -> DiceVerifier.verify(seedless));
    ResolveRaidResponse nowhere = seedless.toBuilder().clearDice().build();
    assertThrows(UnknownDiceException.class, () -> DiceVerifier.verify(nowhere));
  }

  private static String told(ResolveRaidResponse answer) {
    return told(DiceVerifier.verify(answer));
  }

  private static String told(ResolveBreachResponse answer) {
    return told(DiceVerifier.verify(answer));
  }

  private static String told(Verification verification) {
    return verification.mismatches().stream()
        .map(Mismatch::toString)
        .collect(Collectors.joining(", "));
  }

  private static RaidOutcome used(long dice) {
    return RaidOutcome.newBuilder().setState(RaidState.newBuilder().setDiceUsed(dice)).build();
  }

  /** The dice that seed 1 gives to the numbers. */
  private static RaidEvent numbered(long... numbers) {
    Moved.Builder moved = Moved.newBuilder();
    for (long number : numbers) {
      int face = DiceVerifier.face(1, number);
      moved.addDice(Die.newBuilder().setName("die" + number).setNumber(number).setFace(face));
    }
    return RaidEvent.newBuilder().setMoved(moved).build();
  }

  private static ResolveRaidResponse raidOf(long used, long... numbers) {
    return ResolveRaidResponse.newBuilder()
        .setDice(ofSeed(1))
        .addEvents(numbered(numbers))
        .setOutcome(used(used))
        .build();
  }

  private static ResolveBreachResponse roundsOf(long used, long... numbers) {
    return ResolveBreachResponse.newBuilder()
        .setDice(ofSeed(1))
        .addEvents(numbered(numbers))
        .setOutcome(used(used))
        .build();
  }

  private static DiceRecord ofSeed(long seed) {
    return DiceRecord.newBuilder().setGenerator(DiceVerifier.GENERATOR).setSeed(seed).build();
  }

  private static ResolveRaidResponse raid(DiceRecord record, int... faces) {
    Moved.Builder moved = Moved.newBuilder();
    for (int place = 0; place < faces.length; place++) {
      int number = place + 1;
      moved.addDice(
          Die.newBuilder().setName("die" + number).setNumber(number).setFace(faces[place]));
    }
    return ResolveRaidResponse.newBuilder()
        .setDice(record)
        .setOutcome(used(faces.length))
        .addEvents(RaidEvent.newBuilder().setRoundBegun(RoundBegun.getDefaultInstance()))
        .addEvents(RaidEvent.newBuilder().setMoved(moved))
        .build();
  }
}
