package dev.banmen.bot;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.Family;
import dev.banmen.game.Move;
import dev.banmen.game.Place;
import dev.banmen.game.Played;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.bot.Candidate;
import dev.banmen.game.bot.SearchLimit;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the player that knows only rules sees of threats, in Gomoku, and where it starts. */
class ThreatSearchTest {
  private static final Family GOMOKU = Catalog.ALL.find("gomoku").orElseThrow();

  private static Position after(String moves) {
    Position position = Position.start(GOMOKU.game(Map.of()));
    Side side = Side.BLACK;
    for (String name : moves.split(" ")) {
      Place move = new Place(side, position.game().notation().parse(name).orElseThrow());
      position = ((Played) position.play(move)).after();
      side = side.opponent();
    }
    return position;
  }

  @ParameterizedTest
  @CsvSource({
    "H8 A2 I9 J10 G7 A1 F6, E5", // a four that is open at one end
    "H8 C3 H9 C4 A15 C5 O1 C6 A1, C7 C2", // an open four of its own
  })
  void itStopsWhatTheOtherSideThreatensAndWinsFirst(String moves, String right) {
    Position position = after(moves);
    Side side = position.toMove().orElseThrow();
    for (long seed = 1; seed <= 3; seed++) {
      Optional<Move> move =
          new TreeSearchBots()
              .bot(position.game(), 6)
              .decide(position, side, SearchLimit.within(600_000, seed))
              .move();
      String name = position.game().notation().name(move.orElseThrow());
      assertThat(right.split(" ")).as("%d", seed).contains(name);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "H8 A2 I9 J10 G7 A1 F6 C4, E5", // it makes five
    "H8 C3 H9 C4 H10 A15, H11 H7", // an open four
  })
  void aWinIsKnownForSure(String moves, String right) {
    Position position = after(moves);
    Side side = position.toMove().orElseThrow();
    Candidate best =
        new TreeSearchBots()
            .bot(position.game(), 8)
            .analyze(position, side, SearchLimit.within(600_000, 1))
            .get(0);
    String name = position.game().notation().name(((Place) best.move()).site());
    assertThat(right.split(" ")).contains(name);
    assertThat(best.value()).isEqualTo(1);
  }

  @Test
  void theFirstStoneIsPlacedInTheMiddle() {
    Position empty = Position.start(GOMOKU.game(Map.of()));
    for (long seed = 1; seed <= 3; seed++) {
      Move move =
          new TreeSearchBots()
              .bot(empty.game(), 1)
              .decide(empty, Side.BLACK, SearchLimit.within(600_000, seed))
              .move()
              .orElseThrow();
      assertThat(empty.game().notation().name(((Place) move).site())).matches("[F-J]([6-9]|10)");
    }
  }
}
