package dev.banmen.tui.board;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.Game;
import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.canvas.Glyphs;
import dev.banmen.tui.canvas.PlainPalette;
import dev.banmen.tui.term.BufferGraphics;
import dev.banmen.tui.text.Line;
import dev.banmen.tui.theme.Role;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Two players beside the board, in five rows, in two, and in one. */
class PlayerCardTest {
  private static final int COLS = 22;

  private static PlayerCard card(String name, String has, String clock, String note) {
    boolean isActive = !note.isEmpty();
    return new PlayerCard(
        name, has, new Line(clock, Role.TEXT), new Line(note, Role.ACCENT), isActive);
  }

  private static String painted(int rows, PlayerCard black, PlayerCard white) {
    Game game = Catalog.ALL.find("go").orElseThrow().game(Map.of("size", "9"));
    BufferGraphics sheet = new BufferGraphics(COLS, rows);
    Canvas canvas = new Canvas(sheet, Extent.of(COLS, rows), PlainPalette.get(), Glyphs.ASCII);
    PlayerCard.paint(canvas, game, black, white);
    StringBuilder text = new StringBuilder();
    for (int y = 0; y < rows; y++) {
      for (int x = 0; x < COLS; x++) {
        text.append(sheet.cell(x, y).getCharacterString());
      }
      text.append("|\n");
    }
    return text.toString();
  }

  @Test
  void aCardCutsWhatWouldReachTheClockOrTheNote() {
    PlayerCard whole = card("Annabellina", "took 100", "9:59", "to move");
    PlayerCard cut = card("Annabellinas", "took 1000", "9:59", "to move");
    assertThat(painted(5, whole, cut))
        .isEqualTo(
            """
             X   Annabellina 9:59 |
                 took 100 to move |
                                  |
             O   Annabel...  9:59 |
                 took...  to move |
            """);
  }

  @Test
  void besideAClockThatLeavesNoRoomThePlayerHasTheBriefName() {
    Line clock = new Line("1:00", Role.TEXT);
    String name = "Computer (level 5)";
    PlayerCard brief = new PlayerCard(name, "Level 5", "", clock, PlayerCard.NOTHING, false);
    PlayerCard whole = new PlayerCard("Annabell", "A", "", clock, PlayerCard.NOTHING, false);
    assertThat(painted(5, brief, whole).lines().toList())
        .startsWith(" X   Level 5     1:00 |")
        .contains(" O   Annabell    1:00 |");
  }

  @Test
  void whatIsAddedToANameIsLeftOutAsAWhole() {
    PlayerCard whole = added("Anna (you)", "Anna");
    PlayerCard brief = added("Annabella (you) 12k", "Annabella");
    assertThat(painted(5, brief, whole).lines().toList())
        .startsWith(" X   Annabella        |")
        .contains(" O   Anna (you)       |");
    assertThat(painted(1, brief, brief)).isEqualTo(" X Anna...  O Annab...|\n");
  }

  private static PlayerCard added(String name, String brief) {
    return new PlayerCard(name, brief, "", PlayerCard.NOTHING, PlayerCard.NOTHING, false);
  }

  @Test
  void aCardWithoutClockAndNoteHasAllOfItsRowForTheName() {
    PlayerCard whole = card("Annabella Lee Po", "took 1", "", "");
    PlayerCard cut = card("Annabella Lee Poe", "took 1", "", "");
    assertThat(painted(5, whole, cut))
        .isEqualTo(
            """
             X   Annabella Lee Po |
                 took 1           |
                                  |
             O   Annabella Lee... |
                 took 1           |
            """);
  }

  @Test
  void halfALineMarksTheTurnAndAlwaysShowsTheClock() {
    PlayerCard timed = card("Annabella", "took 1", "9:59", "to move");
    PlayerCard untimed = card("Bob", "took 1", "", "");
    assertThat(painted(1, timed, untimed)).isEqualTo(">X 9:59     O Bob     |\n");
  }

  @Test
  void halfALineHasAsMuchRoomAsItsPlayerNeedsIfTheOtherLeavesIt() {
    PlayerCard few = card("A", "3", "", "");
    PlayerCard many = card("Level 10", "0", "", "");
    assertThat(painted(1, few, many)).isEqualTo(" X A  3   O Level 10 0|\n");
  }
}
