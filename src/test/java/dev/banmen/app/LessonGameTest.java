package dev.banmen.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.lesson.Lesson;
import dev.banmen.lesson.Step;
import dev.banmen.session.Player;
import dev.banmen.session.Terms;
import dev.banmen.text.Language;
import dev.banmen.tui.Taught;
import dev.banmen.tui.TestHouse;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** A game can be played from the last position of a lesson, or it isn't offered. */
class LessonGameTest {
  private static Step last(Lesson lesson) {
    return lesson.steps().get(lesson.steps().size() - 1);
  }

  private static Optional<Terms> after(Lesson lesson) {
    return LessonGame.after(
        last(lesson), TestHouse.everything().find(lesson.game().id()).orElseThrow());
  }

  @Test
  void whatIsOfferedIsTheLastPositionWithTheLearnerToMove() {
    Set<String> offered = new TreeSet<>();
    Set<String> others = new TreeSet<>();
    for (String id : Taught.names()) {
      Lesson lesson = Taught.named(id);
      Position end = last(lesson).end();
      Optional<Terms> terms = after(lesson);
      if (terms.isPresent()) {
        offered.add(lesson.game().id());
        Position begun = terms.get().start(TestHouse.everything());
        assertThat(begun.sameBoard(end)).as(lesson.id()).isTrue();
        assertThat(begun.toMove()).as(lesson.id()).isEqualTo(end.toMove());
        assertThat(begun.game().summary()).as(lesson.id()).isEqualTo(end.game().summary());
        Side mover = end.toMove().orElseThrow();
        Terms played = terms.get();
        assertThat((mover == Side.BLACK ? played.black() : played.white()).holder())
            .isEqualTo(Player.HERE);
        assertThat((mover == Side.BLACK ? played.white() : played.black()).isComputer()).isTrue();
      } else {
        Terms first = Terms.first(TestHouse.everything().find(lesson.game().id()).orElseThrow());
        Position usual = first.start(TestHouse.everything());
        boolean isUsual =
            usual.sameBoard(end)
                && usual.game().summary().equals(end.game().in(Language.ENGLISH).summary());
        assertThat(isUsual || end.legalMoves().size() < 2).as(lesson.id()).isTrue();
        others.add(isUsual ? "usual" : "over");
      }
    }
    assertThat(offered).contains("capture", "dots", "go", "gomoku", "othello");
    assertThat(others).containsExactly("over", "usual");
  }

  private static Optional<Terms> after(String head, String board) {
    String text = "---\n" + head + "\n---\n# Any\n\nText.\n\n```board " + board + "```\n";
    return after(Taught.read("go/any", text));
  }

  @Test
  void theSideToMoveIsTheLearners() {
    Terms black = after("game: go\nset: size=3", "black\nX . .\n. O .\n. . .\n").orElseThrow();
    assertThat(black.setup().orElseThrow().marks()).hasSize(2);
    assertThat(black.white().isComputer()).isTrue();
    Terms white = after("game: go\nset: size=3", "white\nX . .\n. O .\n. . .\n").orElseThrow();
    assertThat(white.black().isComputer()).isTrue();
    assertThat(white.white().holder()).isEqualTo(Player.HERE);
  }

  @Test
  void nothingIsOfferedWhereEitherSideMayMoveOrTheGameIsTheUsualOne() {
    assertThat(after("game: go\nset: size=3, rules=exercise", "black\nX . .\n. O .\n. . .\n"))
        .isEmpty();
    assertThat(after("game: go\nset: size=9", "black\n" + ". . . . . . . . .\n".repeat(9)))
        .isEmpty();
    Terms small = after("game: go\nset: size=5", "black\n" + ". . . . .\n".repeat(5)).orElseThrow();
    assertThat(small.setup()).isEmpty();
    assertThat(small.chosen()).containsEntry("size", "5");
  }
}
