package dev.banmen.laws;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.Family;
import java.util.function.LongConsumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Laws of every board of every game, in random play with illegal moves mixed in. */
class GameLawsTest {
  private static final String EVERY_GAME = "dev.banmen.laws.Subjects#small";
  private static final String EVERY_REFERENCE = "dev.banmen.laws.Subjects#referenced";

  /** The first game that each law is tried in, by its seed. */
  int first() {
    return 1;
  }

  /** The last of them. */
  int games() {
    return 1;
  }

  private void eachSeed(LongConsumer law) {
    for (long seed = first(); seed <= games(); seed++) {
      law.accept(seed);
    }
  }

  @ParameterizedTest
  @MethodSource(EVERY_GAME)
  void undoRestoresEverythingAndPlayingOnLeadsToTheSame(Subject subject) {
    eachSeed(seed -> BoardLaws.undoRestores(subject, seed));
  }

  @ParameterizedTest
  @MethodSource(EVERY_GAME)
  void aRefusalOrAQuestionChangesNothing(Subject subject) {
    eachSeed(seed -> BoardLaws.refusalChangesNothing(subject, seed));
  }

  @ParameterizedTest
  @MethodSource(EVERY_GAME)
  void touchedIsTheTrueDifference(Subject subject) {
    eachSeed(seed -> BoardLaws.touchedIsTheDifference(subject, seed));
  }

  @ParameterizedTest
  @MethodSource(EVERY_GAME)
  void copiesShareNothing(Subject subject) {
    eachSeed(seed -> BoardLaws.copiesShareNothing(subject, seed));
  }

  @ParameterizedTest
  @MethodSource(EVERY_GAME)
  void nobodyMovesExactlyWhenThereIsAnOutcome(Subject subject) {
    eachSeed(seed -> BoardLaws.moversAndOutcomeAgree(subject, seed));
  }

  @ParameterizedTest
  @MethodSource(EVERY_GAME)
  void boardsLookTheSameExactlyWhenTheirHashesAreEqual(Subject subject) {
    BoardLaws.hashesFollowLooks(subject, games());
  }

  @Test
  void everyGameOfTheCatalogHasASlowReference() {
    for (Family family : Catalog.ALL.families()) {
      assertThat(Subjects.small(family))
          .as(family.id())
          .isNotEmpty()
          .allMatch(subject -> subject.reference().isPresent());
    }
  }

  @ParameterizedTest
  @MethodSource(EVERY_REFERENCE)
  void theBoardPlaysAsTheSlowReferenceDoes(Subject subject) {
    eachSeed(seed -> ReferenceLaw.hold(subject, seed));
  }

  @ParameterizedTest
  @MethodSource(EVERY_REFERENCE)
  void theBoardPlaysAsTheReferenceFromAnySetUp(Subject subject) {
    eachSeed(seed -> ReferenceLaw.hold(subject, RandomSetup.of(subject, seed), seed));
  }

  @ParameterizedTest
  @MethodSource(EVERY_REFERENCE)
  void whatIsDeadOrNeutralIsCountedAsTheReferenceDoes(Subject subject) {
    eachSeed(seed -> CountLaws.hold(subject, seed));
  }

  @ParameterizedTest
  @MethodSource(EVERY_GAME)
  void positionsPlayAsBoardsDo(Subject subject) {
    eachSeed(seed -> PositionLaws.positionsPlayAsBoards(subject, seed));
  }

  @ParameterizedTest
  @MethodSource(EVERY_GAME)
  void theLegalListIsWhatIsAccepted(Subject subject) {
    eachSeed(seed -> PositionLaws.legalListIsWhatIsAccepted(subject, seed));
  }

  @ParameterizedTest
  @MethodSource(EVERY_GAME)
  void aReachedPositionCanBeSetUp(Subject subject) {
    eachSeed(seed -> PositionLaws.reachedCanBeSetUp(subject, seed));
  }

  @ParameterizedTest
  @MethodSource(EVERY_GAME)
  void everyMoveIsExplainedWithItsOwnReason(Subject subject) {
    eachSeed(seed -> PositionLaws.movesAreExplained(subject, seed));
  }

  @ParameterizedTest
  @MethodSource("dev.banmen.laws.Subjects#small")
  void whatWonIsDrawn(Subject subject) {
    eachSeed(seed -> PositionLaws.whatWonIsDrawn(subject, seed));
  }

  @ParameterizedTest
  @MethodSource("dev.banmen.laws.Subjects#small")
  void layersLookAtAnyPosition(Subject subject) {
    eachSeed(seed -> PositionLaws.layersLookAtAnyPosition(subject, seed));
  }

  @ParameterizedTest
  @MethodSource(EVERY_GAME)
  void everyExplanationClaimsWhatAWitnessSees(Subject subject) {
    eachSeed(seed -> ExplanationLaw.hold(subject, seed));
  }

  @ParameterizedTest
  @MethodSource(EVERY_GAME)
  void everyExplanationClaimsWhatAWitnessSeesFromAnySetUp(Subject subject) {
    eachSeed(seed -> ExplanationLaw.hold(subject, RandomSetup.of(subject, seed), seed));
  }

  @ParameterizedTest
  @MethodSource("dev.banmen.laws.Subjects#families")
  void randomPlayMeetsEveryMiss(Family family) {
    BoardLaws.everyMissIsMet(Subjects.small(family), games());
  }
}
