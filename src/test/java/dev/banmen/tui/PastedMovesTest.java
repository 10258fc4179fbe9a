package dev.banmen.tui;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.Side;
import dev.banmen.game.record.Recording;
import dev.banmen.record.PastedMoves;
import dev.banmen.tui.canvas.Glyphs;
import dev.banmen.tui.page.CommandLineEdit;
import dev.banmen.tui.term.Input;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Moves pasted on a game's page are all played, up to the first that fails. */
class PastedMovesTest {
  private static Evening game(String id, String size) {
    return new Evening(
        Catalog.ALL.find(id).orElseThrow().game(Map.of("size", size)), 80, 24, Glyphs.UNICODE);
  }

  private static int ply(Evening evening) {
    return evening.game().session().position().ply();
  }

  private static Evening pasted(Evening evening, String text) {
    return evening.give(new Input.Pasted(text));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "D4 F6 pass G7",
        "d4\nf6\npass\ng7\n",
        "1. D4 F6 2. pass G7",
        "1.D4 F6 2.pass G7",
        "1 D4 2 F6 3 pass 4 G7",
        "D4, F6, PASS, G7",
        "B D4\r\nW F6\r\nB pass\r\nW G7",
        "  D4;F6;pass;G7  ",
        "D4,F6,pass,G7"
      })
  void aListIsPlayedHoweverItIsWritten(String text) {
    Evening evening = pasted(game("go", "9"), text);
    assertThat(ply(evening)).isEqualTo(4);
    assertThat(evening.text()).contains("4 moves played");
    assertThat(pasted(game("go", "9"), "1. D4").text()).contains("1 move played;");
    Evening typed = game("go", "9").types(":d4\r:f6\rp:g7\r");
    assertThat(evening.game().session().position().setup())
        .isEqualTo(typed.game().session().position().setup());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "othello | 8 | f5d6c3d3c4                      | 5",
        "othello | 8 | F5 d6 C3                        | 3",
        "dots    | 4 | 1,1-1,2 2,1-2,2 1,1-2,1 1,2-2,2 | 4",
        "capture | 9 | D4E4                            | 2"
      })
  void eachGameHasItsOwnWayToWriteThem(String id, String size, String text, int moves) {
    assertThat(ply(pasted(game(id, size), text))).isEqualTo(moves);
  }

  @Test
  void aListThatIsPastedWhereACommandIsTypedIsPlayedToo() {
    Evening evening = pasted(game("othello", "8").types(":"), "d3\nc3\n");
    assertThat(ply(evening)).isEqualTo(2);
    assertThat(evening.game().entry()).isEmpty();
    assertThat(evening.text()).contains("2 moves played");
    Evening one = pasted(game("othello", "8").types(":"), "d3\n");
    assertThat(one.game().entry()).contains(new CommandLineEdit("d3"));
    Evening name = pasted(game("othello", "8").types(":save "), "d3\nc3\n");
    assertThat(name.game().entry()).contains(new CommandLineEdit("save d3"));
  }

  @Test
  void aListThatIsTypedIsPlayedUpToTheFirstThatDoesNotStand() {
    assertThat(ply(game("go", "9").types(":D4 E5, F6\r"))).isEqualTo(3);
    Evening evening = game("go", "9").types(":D4 E5 D4 F6\r");
    assertThat(ply(evening)).isEqualTo(2);
    assertThat(evening.text().replaceAll("\\s+", " ")).contains("Played 2 of 4", "miss 1");
    assertThat(ply(game("dots", "3").types(":1,1-1,2 2,2-2,3\r"))).isEqualTo(2);
    Evening word = game("go", "9").types(":D4 nowhere\r");
    assertThat(ply(word)).isZero();
    assertThat(word.text()).contains("'D4 nowhere' isn't a command");
  }

  @Test
  void itStopsAtTheFirstThatDoesNotStand() {
    Evening evening = pasted(game("go", "9"), "D4 F6 D4 G7");
    assertThat(ply(evening)).isEqualTo(2);
    assertThat(evening.text().replaceAll("\\s+", " ")).contains("Played 2 of 4").contains("miss 1");
    assertThat(ply(evening.types("u"))).isEqualTo(1);
    assertThat(ply(evening.types("u"))).isZero();
  }

  @ParameterizedTest
  @ValueSource(strings = {"D4 hello F6", "(;B[dd", "\033[2J", "D4 F6 Z", "#!/bin/sh", "(x)"})
  void whatIsNoListDoesNothing(String text) {
    Evening evening = pasted(game("go", "9"), text);
    assertThat(ply(evening)).isZero();
    assertThat(evening.text()).contains("Pasted: '").doesNotContain("\033");
  }

  @Test
  void nothingIsNoListEither() {
    assertThat(pasted(game("go", "9"), " \n 1. 2.").text())
        .contains("The pasted text contains no moves");
  }

  @Test
  void aPassThatHasToBeIsPutWhereAListLeavesItOut() {
    // After eight moves black has none; found by random play.
    Evening evening = pasted(game("othello", "8"), "e6f6d3e7e8d8g6f8e3");
    assertThat(ply(evening)).isEqualTo(10);
    assertThat(evening.text()).contains("9 moves played");
  }

  @Test
  void aRecordingIsPlayedByTheMovesOfItsMainLine() {
    Recording recording =
        new Scribe("go", Map.of("size", "9")).plays("B D4", "W F6", "B G7").recording();
    PastedMoves moves =
        PastedMoves.of(recording, Catalog.ALL.find("go").orElseThrow().game(Map.of("size", "9")));
    assertThat(moves.moves()).hasSize(3);
    assertThat(moves.moves().get(1).side()).isEqualTo(Optional.of(Side.WHITE));
  }
}
