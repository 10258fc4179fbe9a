package dev.banmen.laws;

import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;

import dev.banmen.laws.BrokenBoard.Flaw;
import java.util.function.BiConsumer;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Every law can be broken: a game with one flaw breaks the law that speaks of it. */
class LawsCatchTest {
  private static final Subject SOUND = Subjects.of(Outside.family("othello"), "size=4");

  @ParameterizedTest
  @EnumSource
  void aFlawBreaksItsLaw(Flaw flaw) {
    BiConsumer<Subject, Long> law =
        switch (flaw) {
          case UNDO_FORGETS_THE_HASH -> BoardLaws::undoRestores;
          case A_QUESTION_PLAYS, A_REFUSAL_COUNTS_A_PLY -> BoardLaws::refusalChangesNothing;
          case TOUCHED_LACKS_A_SITE -> BoardLaws::touchedIsTheDifference;
          case COPIES_ARE_THE_SAME_BOARD -> BoardLaws::copiesShareNothing;
          case MOVERS_STAY_AT_THE_END -> BoardLaws::moversAndOutcomeAgree;
          case ONE_MISS_HAS_ANOTHER_NUMBER -> ReferenceLaw::hold;
        };
    Subject broken = new Subject(new BrokenGame(SOUND.game(), flaw), SOUND.reference());
    assertDoesNotThrow(() -> eachSeed(law, SOUND));
    assertThatThrownBy(() -> eachSeed(law, broken)).isInstanceOf(AssertionError.class);
  }

  private static void eachSeed(BiConsumer<Subject, Long> law, Subject subject) {
    for (long seed = 1; seed <= 5; seed++) {
      law.accept(subject, seed);
    }
  }
}
