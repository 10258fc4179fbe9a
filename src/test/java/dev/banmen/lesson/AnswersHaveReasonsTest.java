package dev.banmen.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.game.Move;
import dev.banmen.game.Notation;
import dev.banmen.game.Pass;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.lesson.reader.Fixture;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every wrong answer to a task of the program's lessons gets a reason. */
class AnswersHaveReasonsTest {
  private static final int FIRST = 5;

  /** There another move is as good, so nothing can be said against it. */
  private static final List<String> AS_GOOD =
      List.of("go/05-atari#drive-it-to-the-edge", "dots/02-the-turn-goes-on#take-both");

  /** Here Black may wait as long as it likes. */
  private static final String LATER_TOO = "go/28-bent-four#black-may";

  private static List<Lesson> lessons;

  @BeforeAll
  static void read() throws IOException {
    lessons = Fixture.of(Path.of("recordings", "lessons"), Locale.ROOT);
  }

  /** Whatever legal move a learner tries first, the lesson itself says something about it. */
  @Test
  void everyFirstAnswerGetsAReason() {
    List<String> silent = new ArrayList<>();
    lessons.forEach(lesson -> addSilent(lesson, false, silent));
    assertThat(silent).containsExactly(LATER_TOO);
  }

  /** So it does later on in a problem, in the first lessons of each game. */
  @Test
  void everyAnswerOfABeginnerGetsAReason() {
    Map<String, Integer> begun = new HashMap<>();
    List<String> silent = new ArrayList<>();
    for (Lesson lesson : lessons) {
      if (begun.merge(lesson.game().id(), 1, Integer::sum) <= FIRST) {
        addSilent(lesson, true, silent);
      }
    }
    assertThat(silent).containsExactlyInAnyOrderElementsOf(AS_GOOD);
  }

  /** Where a game of Othello is lost, the lesson names a square that decided, not only a count. */
  @ParameterizedTest
  @ValueSource(strings = {"", "zh", "zh-Hant"})
  void aLostGameOfOthelloNamesTheSquareThatDecided(String language) throws IOException {
    Locale locale = Locale.forLanguageTag(language);
    List<String> bare = new ArrayList<>();
    for (Lesson lesson : Fixture.of(Path.of("recordings", "lessons"), locale)) {
      if (lesson.id().matches("othello/0[456].*")) {
        for (Step step : lesson.steps()) {
          if (step.task().orElse(null) instanceof Answers answers) {
            addBare(answers.first(), bare);
          }
        }
      }
    }
    assertThat(bare).isEmpty();
  }

  private static void addBare(Branch branch, List<String> bare) {
    for (MoveReply reply : branch.replies().values()) {
      List<LessonMove> moves = reply.moves();
      if (reply instanceof MoveReply.Wrong wrong && moves.size() > 1) {
        Notation notation = branch.position().game().notation();
        boolean isNamed =
            moves.subList(1, moves.size()).stream()
                .anyMatch(move -> wrong.sentence().contains(notation.name(move.move())));
        if (!isNamed) {
          bare.add(wrong.sentence());
        }
      }
    }
  }

  private static void addSilent(Lesson lesson, boolean isToItsEnd, List<String> silent) {
    for (Step step : lesson.steps()) {
      if (step.task().orElse(null) instanceof Answers answers
          && isSilent(answers.first(), isToItsEnd)) {
        silent.add(lesson.id() + "#" + step.name());
      }
    }
  }

  private static boolean isSilent(Branch branch, boolean isToItsEnd) {
    Position position = branch.position();
    Side learner = position.toMove().orElseThrow();
    List<Move> unnamed = new ArrayList<>(position.legalMoves());
    unnamed.removeIf(move -> move.side() != learner || move instanceof Pass);
    unnamed.removeAll(branch.replies().keySet());
    boolean isSilent = branch.other().isEmpty() && !unnamed.isEmpty();
    for (MoveReply reply : branch.replies().values()) {
      if (isToItsEnd && reply instanceof MoveReply.Right right && right.next().isPresent()) {
        isSilent |= isSilent(right.next().get(), true);
      }
    }
    return isSilent;
  }
}
