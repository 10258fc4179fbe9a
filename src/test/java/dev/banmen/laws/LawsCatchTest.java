package dev.banmen.laws;

import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;

import java.util.List;
import java.util.function.BiConsumer;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Every law of {@link GameLawsTest} can fail: a game with a flaw breaks the flaw's law. */
class LawsCatchTest {
  private static final long GAMES = 5;

  @ParameterizedTest
  @EnumSource
  void aFlawBreaksItsLaw(Flaw flaw) {
    BiConsumer<Subject, Long> law = lawOf(flaw);
    Subject sound = soundFor(flaw);
    Subject broken = new Subject(new BrokenGame(sound.game(), flaw), sound.reference());
    assertDoesNotThrow(() -> eachSeed(law, sound));
    assertThatThrownBy(() -> eachSeed(law, broken)).isInstanceOf(AssertionError.class);
  }

  private static BiConsumer<Subject, Long> lawOf(Flaw flaw) {
    return switch (flaw) {
      case UNDO_FORGETS_THE_HASH -> BoardLaws::undoRestores;
      case A_QUESTION_PLAYS, A_REFUSAL_COUNTS_A_PLY -> BoardLaws::refusalChangesNothing;
      case TOUCHED_LACKS_A_SITE -> BoardLaws::touchedIsTheDifference;
      case COPIES_ARE_THE_SAME_BOARD -> BoardLaws::copiesShareNothing;
      case COPIES_FORGET_WHAT_WAS_TOUCHED -> PositionLaws::positionsPlayAsBoards;
      case MOVERS_STAY_AT_THE_END -> BoardLaws::moversAndOutcomeAgree;
      case A_REFUSAL_CHANGES_THE_HASH, HASHES_ARE_FEW -> BoardLaws::hashesFollowLooks;
      case ONE_MISS_HAS_ANOTHER_NUMBER -> ReferenceLaw::hold;
      case A_SET_UP_LOSES_A_PIECE ->
          (subject, seed) -> ReferenceLaw.hold(subject, RandomSetup.of(subject, seed), seed);
      case ONE_STONE_IS_NOT_A_GROUP,
          THE_DEAD_STILL_COUNT,
          WHAT_IS_NEUTRAL_STILL_COUNTS,
          THE_DEAD_STILL_OWN_THEIR_SITES,
          WHAT_IS_NEUTRAL_STILL_IS_SOMEBODYS,
          A_REGION_ENDS_AT_THE_DEAD ->
          CountLaws::hold;
      case A_SITE_LOOKS_CLOSED -> PositionLaws::legalListIsWhatIsAccepted;
      case A_SET_UP_FORGETS_WHOSE_TURN_IT_IS, WHAT_WAS_REACHED_IS_A_FAULT ->
          PositionLaws::reachedCanBeSetUp;
      case A_MISS_NOBODY_MEETS ->
          (subject, seed) -> BoardLaws.everyMissIsMet(List.of(subject), GAMES);
      case SENTENCES_ARE_EMPTY, SENTENCES_GIVE_ANOTHER_REASON, A_HINT_IS_OFF_THE_BOARD ->
          PositionLaws::movesAreExplained;
      case WHAT_WON_IS_NOT_DRAWN -> PositionLaws::whatWonIsDrawn;
      case A_REPETITION_SHOWS_NOTHING,
          A_REPETITION_SHOWS_ANOTHER_BOARD,
          A_CLAIM_NAMES_A_SITE_TOO_FEW,
          A_CLAIM_IS_OF_THE_OTHER_SIDE,
          A_CLAIM_IS_LEFT_OUT,
          ANOTHER_REASON_IS_LEFT_OUT ->
          ExplanationLaw::hold;
    };
  }

  /** A game in which the flaw shows: for repetitions and dead stones, Go. */
  private static Subject soundFor(Flaw flaw) {
    return switch (flaw) {
      case ONE_STONE_IS_NOT_A_GROUP,
          THE_DEAD_STILL_COUNT,
          WHAT_IS_NEUTRAL_STILL_COUNTS,
          THE_DEAD_STILL_OWN_THEIR_SITES,
          WHAT_IS_NEUTRAL_STILL_IS_SOMEBODYS,
          A_REGION_ENDS_AT_THE_DEAD,
          A_REPETITION_SHOWS_NOTHING,
          A_REPETITION_SHOWS_ANOTHER_BOARD ->
          Subjects.of(Outside.family("go"), "size=3 rules=tromp-taylor");
      case WHAT_WON_IS_NOT_DRAWN -> Subjects.of(Outside.family("capture"), "size=4");
      default -> Subjects.of(Outside.family("othello"), "size=4");
    };
  }

  private static void eachSeed(BiConsumer<Subject, Long> law, Subject subject) {
    for (long seed = 1; seed <= GAMES; seed++) {
      law.accept(subject, seed);
    }
  }
}
