package dev.banmen.lesson.review;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.game.Move;
import dev.banmen.game.Place;
import dev.banmen.game.Symmetry;
import dev.banmen.lesson.Answers;
import dev.banmen.lesson.Branch;
import dev.banmen.lesson.ChoiceQuestion;
import dev.banmen.lesson.Lesson;
import dev.banmen.lesson.MoveReply;
import dev.banmen.lesson.Paragraph;
import dev.banmen.lesson.Step;
import dev.banmen.lesson.StepProgress;
import dev.banmen.lesson.Task;
import dev.banmen.lesson.reader.Fixture;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Problems that are turned, mirrored, or have their colours exchanged. */
class RotatedStepTest {
  private static final String HEAD =
      """
      ---
      game: go
      set: size=5
      ---
      # Ladders
      ## Capture
      """;

  private static final String BOARD =
      """
      ```board black
      . . . . .
      . . X . .
      . X O . .
      . . X . .
      . . . . .
      ```
      ```answers
      right D3: White at C3 had one liberty, D3, and black takes it.
      wrong D4 D3: Now White has E3, and D2 next.
      hint: Which point is free?
      ```
      """;

  private static Step step(String prose) {
    return Fixture.lesson(Fixture.read(HEAD + prose + "\n\n" + BOARD)).steps().get(0);
  }

  private static List<BoardSymmetry> turnings(Step step) {
    List<BoardSymmetry> all = new ArrayList<>();
    for (Symmetry turn : step.start().game().symmetries()) {
      all.add(new BoardSymmetry(turn, false));
      all.add(new BoardSymmetry(turn, true));
    }
    return all;
  }

  private static Move rightMove(Branch branch) {
    for (Map.Entry<Move, MoveReply> reply : branch.replies().entrySet()) {
      if (reply.getValue() instanceof MoveReply.Right) {
        return reply.getKey();
      }
    }
    return branch.position().legalMoves().stream()
        .filter(move -> !branch.replies().containsKey(move))
        .findFirst()
        .orElseThrow();
  }

  /** All sentences of a step. */
  static List<String> said(Step step) {
    List<String> said = new ArrayList<>(List.of(step.heading()));
    step.prose().stream().map(Paragraph::text).forEach(said::add);
    step.showings().forEach(showing -> said.add(showing.sentence()));
    Optional<Task> task = step.task();
    task.ifPresent(asked -> said.addAll(asked.hints()));
    if (task.isPresent() && task.get() instanceof Answers answers) {
      said(answers.first(), said);
    } else if (task.isPresent() && task.get() instanceof ChoiceQuestion choices) {
      choices.choices().forEach(one -> said.addAll(List.of(one.text(), one.sentence())));
    }
    return said;
  }

  private static void said(Branch branch, List<String> said) {
    branch.other().ifPresent(other -> said.add(other.sentence()));
    for (MoveReply reply : branch.replies().values()) {
      said.add(reply.sentence());
      if (reply instanceof MoveReply.Right right) {
        right.next().ifPresent(next -> said(next, said));
      }
    }
  }

  @Test
  void coordinatesInSentencesTurnWithTheBoard() {
    BoardSymmetry quarter = new BoardSymmetry(Symmetry.MIRRORED, false);
    Step turned =
        RotatedStep.of(step("Take C3 by **D3**, or look at a5-b5."), quarter).orElseThrow();
    assertThat(said(turned))
        .containsExactly(
            "Capture",
            "Take C3 by B3, or look at e5-d5.",
            "Which point is free?",
            "White at C3 had one liberty, B3, and black takes it.",
            "Now White has A3, and B2 next.");
  }

  @Test
  void sidesInSentencesAreExchangedWithTheColours() {
    BoardSymmetry colours = new BoardSymmetry(Symmetry.IDENTITY, true);
    Step turned = RotatedStep.of(step("BLACK plays; white waits."), colours).orElseThrow();
    assertThat(said(turned))
        .contains(
            "White plays; black waits.",
            "Black at C3 had one liberty, D3, and white takes it.",
            "Now Black has E3, and D2 next.");
    assertThat(turned.start().toMove()).isNotEqualTo(step("It.").start().toMove());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Play in the upper left.",
        "Play to the right.",
        "Look at column D.",
        "The top row is empty.",
        "The moves D4E5 are known.",
        "看左边。",
        "看上方。",
        "在第3行。"
      })
  void whatSaysADirectionIsNotTurned(String prose) {
    Step step = step(prose);
    for (BoardSymmetry turning : turnings(step)) {
      boolean isStill = turning.turn() == Symmetry.IDENTITY;
      assertThat(RotatedStep.of(step, turning).isPresent()).isEqualTo(isStill);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "White gets komi.",
        "Black moves first.",
        "你明白吗？",
        "黑方先手。",
      })
  void whatIsTrueOfOneSideKeepsItsColours(String prose) {
    Step step = step(prose);
    for (BoardSymmetry turning : turnings(step)) {
      assertThat(RotatedStep.of(step, turning).isPresent()).isEqualTo(!turning.exchanges());
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "It has 2 liberties left, on a 5x5 board.",
        "The right answer is the 1st of 3-4.",
        "The 2-1 point."
      })
  void numbersAndOtherMeaningsTurn(String prose) {
    Step step = step(prose);
    for (BoardSymmetry turning : turnings(step)) {
      Step turned = RotatedStep.of(step, turning).orElseThrow();
      assertThat(turned.prose()).isEqualTo(step.prose());
    }
  }

  /** Nobody starts a game of Othello with its four discs the other way round. */
  @Test
  void theStartOfAGameStaysTheStart() {
    String text =
        """
        ---
        game: othello
        ---
        # Start
        ```answers
        right d3: Good.
        ```
        """;
    Step step = Fixture.lesson(Fixture.read(text)).steps().get(0);
    List<BoardSymmetry> fit = new ArrayList<>(turnings(step));
    fit.removeIf(turning -> RotatedStep.of(step, turning).isEmpty());
    assertThat(fit)
        .containsExactly(
            BoardSymmetry.NONE,
            new BoardSymmetry(Symmetry.HALF_TURN, false),
            new BoardSymmetry(Symmetry.TRANSPOSED, false),
            new BoardSymmetry(Symmetry.ANTITRANSPOSED, false));
  }

  @Test
  @Tag("long")
  void everyProblemOfTheProgramIsTheSameAgainWhenTurnedBack() throws IOException {
    int problems = 0;
    int often = 0;
    List<Lesson> lessons = new ArrayList<>(Fixture.all());
    Path folder = Path.of("recordings", "lessons");
    lessons.addAll(Fixture.of(folder, Locale.SIMPLIFIED_CHINESE));
    lessons.addAll(Fixture.of(folder, Locale.forLanguageTag("zh-Hant")));
    for (Lesson lesson : lessons) {
      for (Step step : lesson.steps()) {
        if (step.task().filter(Answers.class::isInstance).isEmpty()) {
          continue;
        }
        int ways = 0;
        for (BoardSymmetry turning : turnings(step)) {
          Optional<Step> turned = RotatedStep.of(step, turning);
          if (turned.isPresent()) {
            ways++;
            check(lesson.id() + "#" + step.name() + " " + turning, step, turned.get(), turning);
          }
        }
        problems++;
        often += ways >= 4 ? 1 : 0;
      }
    }
    assertThat(often).isGreaterThan(problems / 2);
  }

  private static void check(String name, Step step, Step turned, BoardSymmetry turning) {
    BoardSymmetry back = new BoardSymmetry(turning.turn().inverse(), turning.exchanges());
    Step again = RotatedStep.of(turned, back).orElseThrow(() -> new AssertionError(name));
    assertThat(said(again)).describedAs(name).isEqualTo(said(step));
    assertThat(again.start().sameBoard(step.start())).describedAs(name).isTrue();
    assertThat(again.markup()).describedAs(name).isEqualTo(step.markup());
    Branch first = ((Answers) step.task().orElseThrow()).first();
    StepProgress attempt = StepProgress.at(turned);
    while (attempt.isMoving()) {
      attempt = attempt.next();
    }
    Move right = rightMove(first);
    if (right instanceof Place || first.replies().containsKey(right)) {
      StepProgress answered = attempt.play(turning.move(right, step.start().game()));
      assertThat(answered.feedback().orElseThrow().kind().name())
          .describedAs(name)
          .isIn("RIGHT", "ON");
    }
  }
}
