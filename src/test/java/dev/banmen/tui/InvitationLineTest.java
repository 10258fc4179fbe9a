package dev.banmen.tui;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.app.TableStatus;
import dev.banmen.session.Player;
import dev.banmen.session.Seat;
import dev.banmen.session.Session;
import dev.banmen.session.Terms;
import dev.banmen.text.Language;
import dev.banmen.text.Words;
import dev.banmen.tui.canvas.Glyphs;
import dev.banmen.tui.page.Viewer;
import dev.banmen.tui.page.play.GamePage;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * What a friend is sent can be copied from a page: it stands in one row, with nothing beside it.
 */
class InvitationLineTest {
  private static final String COMMAND =
      "ssh -t -p 2222 club.of.the.players.example.org join k3m7q2";
  private static final TableStatus NOTE =
      new TableStatus("To invite a friend, send them this:", "", "")
          .inviting(COMMAND)
          .talking(List.of("Anna: hello"));

  private final TestHouse house = new TestHouse(0);
  private final Words words = Language.ENGLISH.words(Viewer.class);

  private Evening waiting(String game, Map<String, String> chosen, int cols, int rows) {
    Terms terms = Terms.of(game, chosen).between(Seat.AT_KEYBOARD, Seat.FREE);
    Session begun = Session.begin(terms, terms.start(house.games()));
    return new Evening(
        house, GamePage.of(words, begun, Player.HERE).withTable(NOTE), cols, rows, Glyphs.UNICODE);
  }

  @ParameterizedTest
  @CsvSource({
    "go, size=9, 80, 24",
    "go, size=13, 80, 24",
    "go, size=19, 80, 24",
    "go, size=19, 120, 40",
    "go, size=9, 200, 60",
    "capture, size=9, 80, 24",
    "othello, size=8, 80, 24",
    "othello, size=8, 62, 20",
    "dots, size=6, 80, 24",
    "dots, size=6, 120, 40",
    "gomoku, size=15, 80, 24",
    "gomoku, size=15, 100, 30",
    "toy, size=7, 80, 24",
    "toy, size=7, 80, 15"
  })
  void theCommandStandsInARowOfItsOwn(String game, String option, int cols, int rows) {
    String[] chosen = option.split("=");
    Evening evening = waiting(game, Map.of(chosen[0], chosen[1]), cols, rows);
    String whole = "Invite a friend: " + COMMAND;
    boolean isWhole = whole.length() <= cols - 2;
    assertThat(evening.text().lines().map(String::strip))
        .containsOnlyOnce(isWhole ? whole : COMMAND);
    assertThat(evening.text().contains("To invite a friend,")).isNotEqualTo(isWhole);
    assertThat(evening.text()).doesNotContain("to move");
    assertThat(evening.text().split("club.of.the", -1)).hasSize(2);
    assertThat(evening.text()).contains("Anna: hello");
    assertThat(evening.types("l:").text()).doesNotContain("\u001b").contains(":");
  }

  @Test
  void whereItDoesNotFitItIsWrappedAsAnySentence() {
    assertThat(waiting("go", Map.of("size", "9"), 50, 24).text())
        .contains("To invite a friend, send them this: ssh -t", "k3m7q2");
  }
}
