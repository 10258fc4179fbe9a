package dev.banmen.study;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.game.record.Recording;
import dev.banmen.tui.Scribe;
import dev.banmen.tui.TestHouse;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Moves are numbered by moves: an attempt stands between two of them, and takes no number. */
class AttemptNumbersTest {
  private static RecordCursor cursor(Recording.RefusalPolicy policy, String rules) {
    Scribe scribe =
        new Scribe("go", Map.of("size", "9", "rules", rules)).plays("B E5", "W E5", "W C3", "B G7");
    Recording written = scribe.recording();
    Recording recording =
        new Recording(written.family(), written.chosen(), written.start(), policy, written.tree());
    return RecordCursor.of(
        new RecordBoard(recording, TestHouse.everything()),
        EditableRecord.of(scribe.opened(), 0, List.of(), recording));
  }

  private static List<Integer> numbers(ShownLine line) {
    return IntStream.range(0, line.size()).mapToObj(line::number).toList();
  }

  @Test
  void anAttemptTakesNoNumber() {
    RecordCursor cursor = cursor(Recording.RefusalPolicy.TRIED, "chinese");
    ShownLine line = cursor.line();
    assertThat(numbers(line)).containsExactly(0, 1, 1, 2, 3);
    assertThat(line.moves()).isEqualTo(3);
    assertThat(line.attempts()).isEqualTo(1);
    assertThat(line.isAttempt(2)).isTrue();
    assertThat(cursor.along(4).nodeView().position().number(3)).isEqualTo(3);
    assertThat(cursor.board().numbers(cursor.recording())).containsExactly(0, 1, 1, 2, 3);
  }

  @Test
  void goingToAMoveStopsBeforeTheAttemptAfterIt() {
    ShownLine line = cursor(Recording.RefusalPolicy.TRIED, "chinese").line();
    assertThat(IntStream.rangeClosed(0, 3).map(line::withNumber)).containsExactly(0, 1, 3, 4);
    assertThat(IntStream.rangeClosed(1, 3).map(line::indexOfMove)).containsExactly(1, 3, 4);
  }

  @Test
  void aMoveThatTheFilePlacesAndAStepOfAnExerciseTakeANumber() {
    List<RecordCursor> counted =
        List.of(
            cursor(Recording.RefusalPolicy.PLACED, "chinese"),
            cursor(Recording.RefusalPolicy.EXERCISE, "exercise"));
    for (RecordCursor cursor : counted) {
      assertThat(numbers(cursor.line())).containsExactly(0, 1, 2, 3, 4);
      assertThat(cursor.line().attempts()).isZero();
    }
  }
}
