package dev.banmen.tui;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.Game;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What the screen says and draws of a game that is over. */
class EndOfGameTest {
  /** The shortest game that leaves a side without a disc; 51 squares are empty. */
  private static final String WIPED_OUT = ":e6 f4 e3 f6 g5 d6 e7 f5 c5\r";

  private static Evening evening(String game, String size, int cols, int rows) {
    Game opened = Catalog.ALL.find(game).orElseThrow().game(Map.of("size", size));
    return new Evening(opened, cols, rows, Glyphs.UNICODE);
  }

  @Test
  void emptySquaresThatCountForTheWinnerAreToldBesideTheDiscs() {
    Evening over = evening("othello", "8", 80, 24);
    assertThat(over.text()).doesNotContain("empty square");
    over.types(WIPED_OUT);
    assertThat(over.text())
        .contains("Black wins by 64", "Black 13   White 0", "51 empty squares count for Black.");
  }

  @Test
  void theyAreToldOnASmallScreenToo() {
    assertThat(evening("othello", "8", 40, 15).types(WIPED_OUT).text())
        .contains("Black wins by 64", "51 empty squares count for Black.");
  }
}
