package dev.banmen.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.bot.PlayedTurn;
import dev.banmen.game.bot.PositionValue;
import dev.banmen.game.record.Recording;
import dev.banmen.study.GameValues;
import dev.banmen.study.RecordBoard;
import dev.banmen.tui.Scribe;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class PendingReviewTest {
  private final List<Pending<Integer>> asked = new ArrayList<>();
  private final Scribe scribe = new Scribe("go", Map.of("size", "9"));
  private boolean isBroken;

  private final Visitor room =
      new Visitor(Catalog.ALL) {
        @Override
        public Pending<Integer> values(
            String family,
            Map<String, String> chosen,
            List<PlayedTurn> turns,
            PositionValue.Receiver found) {
          asked.add(
              isBroken
                  ? Pending.completed(
                      watch -> {
                        throw new Refusal("it has ended");
                      })
                  : Pending.queued(never -> {}, watch -> 0, unwanted -> {}));
          return asked.get(asked.size() - 1);
        }
      };

  private Optional<PendingReview> last = Optional.empty();

  @BeforeEach
  void twoMovesAreReviewed() throws Refusal {
    scribe.marks("AB", "G7").plays("B E5", "W C3");
    review();
  }

  private void review() throws Refusal {
    Recording recording = scribe.recording();
    RecordBoard board = new RecordBoard(recording, Catalog.ALL);
    int end = recording.tree().end(0);
    last =
        PendingReview.of(last, GameValues.of(board, recording, board.line(recording, end)), room);
  }

  @Test
  void theSameMovesAreReviewedOnce() throws Refusal {
    Optional<PendingReview> first = last;
    scribe.notes("C", "a comment");
    review();
    assertThat(last).isSameAs(first);
    assertThat(asked).hasSize(1).allMatch(Pending::isUsable);
  }

  @Test
  void aMoveMoreMakesAnotherGameAndGivesUpTheReviewOfTheFirst() throws Refusal {
    scribe.plays("B D4");
    review();
    assertThat(asked).extracting(Pending::isUsable).containsExactly(false, true);
  }

  @Test
  void otherStonesAtTheStartMakeAnotherGame() throws Refusal {
    scribe.back(0).marks("AB", "G6");
    review();
    assertThat(asked).hasSize(2);
  }

  @Test
  void aReviewThatWasGivenUpStartsAnew() throws Refusal {
    asked.get(0).giveUp();
    review();
    assertThat(asked).hasSize(2);
  }

  @Test
  void aReviewThatFailedStartsAnew() throws Refusal {
    isBroken = true;
    scribe.plays("B D4");
    review();
    review();
    assertThat(asked).hasSize(3);
  }
}
