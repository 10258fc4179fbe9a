package dev.banmen.picture;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.game.Mark;
import dev.banmen.game.Site;
import dev.banmen.game.record.Recording;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Numbered moves on a printed board, as in Go books. */
class FigureTest {
  private static final Recording KO =
      Made.of(
          "go",
          Map.of("size", "5"),
          Recording.RefusalPolicy.NOTED,
          "B B3",
          "W C3",
          "B A2",
          "W D2",
          "B B1",
          "W C1",
          "B C2",
          "W B2",
          "B E5",
          "W A5",
          "B C2",
          "W pass");

  private static Site site(String name) {
    return Made.GAMES
        .find("go")
        .orElseThrow()
        .game(Map.of("size", "5"))
        .notation()
        .parse(name)
        .orElseThrow();
  }

  private static Mark at(Figure figure, String name) {
    return figure.marks().get(site(name).row() * 5 + site(name).col());
  }

  @Test
  void aStoneThatIsTakenStaysInSight() {
    Figure figure = Figure.of(KO, Made.GAMES, 1, 8);
    assertThat(at(figure, "C2")).isEqualTo(Mark.BLACK);
    assertThat(figure.numbers()).containsEntry(site("C2"), 7).containsEntry(site("B2"), 8);
    assertThat(figure.notes()).isEmpty();
  }

  @Test
  void aMoveOnANumberedSiteIsToldByThatNumber() {
    Figure figure = Figure.of(KO, Made.GAMES, 1, 12);
    assertThat(figure.notes()).containsExactly("11 at 7", "12 pass");
    assertThat(at(figure, "B2")).isEqualTo(Mark.WHITE);
  }

  @Test
  void aMoveWhereAnOlderStoneStoodIsToldByItsSite() {
    Figure figure = Figure.of(KO, Made.GAMES, 8, 12);
    assertThat(figure.numbers()).containsOnlyKeys(site("B2"), site("E5"), site("A5"));
    assertThat(figure.notes()).containsExactly("11 at C2", "12 pass");
    assertThat(at(figure, "C2")).isEqualTo(Mark.BLACK);
  }

  @Test
  void whatTurnedOverIsShownAsItEnded() {
    Recording othello =
        Made.of("othello", Map.of(), Recording.RefusalPolicy.NOTED, "B f5", "W f6", "B e6", "W f4");
    Figure figure = Figure.of(othello, Made.GAMES, 1, 4);
    assertThat(figure.marks().get(4 * 8 + 5)).isEqualTo(Mark.WHITE); // f5, turned by f4
    assertThat(figure.numbers()).hasSize(4);
  }
}
