package dev.dozor.client;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.dozor.client.DiceVerifier.Mismatch;
import dev.dozor.client.DiceVerifier.Verification;
import dev.dozor.v1.DiceRecord;
import dev.dozor.v1.Die;
import dev.dozor.v1.Error;
import dev.dozor.v1.Moved;
import dev.dozor.v1.RaidBatchResult;
import dev.dozor.v1.RaidEvent;
import dev.dozor.v1.ResolveRaidBatchResponse;
import dev.dozor.v1.ResolveRaidResponse;
import dev.dozor.v1.RoundBegun;
import java.util.List;
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
    assertEquals(new Verification(4, List.of()), DiceVerifier.verify(raid(ofSeed(0), 6, 3, 1, 6)));
    assertEquals(
        new Verification(4, List.of(new Mismatch("die3", 3, 2, 1))),
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
        new Verification(4, List.of(new Mismatch("die2", 2, 6, 5))), DiceVerifier.verify(batch));
  }

  @Test
  void listedFacesHaveNothingToCheck() {
    assertEquals(
        new Verification(0, List.of()),
        DiceVerifier.verify(raid(DiceRecord.getDefaultInstance(), 1, 1, 1)));
  }

  @Test
  void anUnknownGeneratorIsAnErrorAndNotAMismatch() {
    DiceRecord record = DiceRecord.newBuilder().setGenerator("mt19937/1").setSeed(1).build();
    ResolveRaidResponse answer = raid(record, 1);
    UnknownGeneratorException error =
        assertThrows(UnknownGeneratorException.class, () -> DiceVerifier.verify(answer));
    assertEquals(
        "the generator \"mt19937/1\" is not known, only \"splitmix64-d6/1\"", error.getMessage());
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
        .addEvents(RaidEvent.newBuilder().setRoundBegun(RoundBegun.getDefaultInstance()))
        .addEvents(RaidEvent.newBuilder().setMoved(moved))
        .build();
  }
}
