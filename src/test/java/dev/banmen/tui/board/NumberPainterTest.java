package dev.banmen.tui.board;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.Game;
import dev.banmen.game.Move;
import dev.banmen.game.Notation;
import dev.banmen.game.Pass;
import dev.banmen.game.Place;
import dev.banmen.game.Played;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Each piece has the number of the move that placed it, if that is one of the last so many. */
class NumberPainterTest {
  private static Position played(String moves) {
    Game go = Catalog.ALL.find("go").orElseThrow().game(Map.of("size", "5"));
    Position position = Position.start(go);
    for (String name : moves.split(" ")) {
      Side side = position.toMove().orElseThrow();
      Move move =
          name.equals("pass")
              ? new Pass(side)
              : new Place(side, go.notation().parse(name).orElseThrow());
      position = ((Played) position.play(move)).after();
    }
    return position;
  }

  private static String numbers(Position position, int last) {
    Notation notation = position.game().notation();
    Map<Integer, String> names = new TreeMap<>();
    NumberPainter.numbers(position, last)
        .forEach((site, number) -> names.put(number, notation.name(site)));
    return String.join(" ", names.values());
  }

  /** White takes A1 by move 4 and plays there by move 6; move 5 is a pass. */
  @ParameterizedTest
  @CsvSource({
    "0,''",
    "1,A1",
    "2,A1",
    "3,A2 A1",
    "4,C3 A2 A1",
    "5,B1 C3 A2 A1",
    "6,B1 C3 A2 A1",
    "7,B1 C3 A2 A1"
  })
  void aPieceThatStandsHasItsNumberAndATakenOneNone(int last, String sites) {
    assertThat(numbers(played("A1 B1 C3 A2 pass A1"), last)).isEqualTo(sites);
  }

  @ParameterizedTest
  @CsvSource({
    "7, 100, 7",
    "99, 100, 99",
    "100, 100, 00",
    "127, 100, 27",
    "999, 1000, 999",
    "1000, 1000, 000",
    "1234, 1000, 234"
  })
  void aLongNumberHasItsLastDigits(int number, int all, String digits) {
    assertThat(NumberPainter.digits(number, all)).isEqualTo(digits);
  }

  @Test
  void theLastMovesAreThoseOfTheEarlierPositions() {
    Position position = played("A1 B1 C3 A2 pass A1");
    List<Move> newestFirst = new ArrayList<>();
    for (int ply = position.ply(); ply > 0; ply--) {
      newestFirst.add(position.after(ply).last().orElseThrow());
    }
    assertThat(position.lastMoves(Integer.MAX_VALUE)).isEqualTo(newestFirst);
    assertThat(position.lastMoves(2)).isEqualTo(newestFirst.subList(0, 2));
    assertThat(position.lastMoves(0)).isEmpty();
  }
}
