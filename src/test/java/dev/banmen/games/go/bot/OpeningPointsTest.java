package dev.banmen.games.go.bot;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.Game;
import dev.banmen.game.Move;
import dev.banmen.game.Place;
import dev.banmen.game.Played;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.bot.Bot;
import dev.banmen.game.bot.SearchLimit;
import dev.banmen.proof.Repeats;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How the computer opens a game of Go on a large board: corners, then sides, then the middle. */
@Tag("long")
class OpeningPointsTest {
  private static final Game GAME = Catalog.ALL.find("go").orElseThrow().game(Map.of("size", "19"));

  private static int point(PlayoutBoard board, String name) {
    Site site = site(name);
    return board.point(site.row(), site.col());
  }

  private static Site site(String name) {
    return GAME.notation().parse(name).orElseThrow();
  }

  /** Returns the worth of a point on a board with stones. */
  private static float worth(String name, String... stones) {
    PlayoutBoard board = new PlayoutBoard(19, 19);
    for (String stone : stones) {
      board.put(point(board, stone), PlayoutBoard.BLACK);
    }
    OpeningPoints opening = new OpeningPoints(board);
    opening.look();
    return opening.worth(point(board, name));
  }

  @Test
  void anEmptyCornerIsWorthMost() {
    assertThat(worth("Q16")).isEqualTo(worth("R4")).isGreaterThan(worth("C3"));
    assertThat(worth("C3")).isGreaterThan(worth("K4", "D4", "Q4"));
    assertThat(worth("Q16", "D4")).isEqualTo(worth("Q16"));
    assertThat(worth("Q16", "Q14")).isLessThan(worth("C4"));
  }

  @Test
  void aLoneStoneInACornerCallsForASecond() {
    assertThat(worth("F3", "D4")).isEqualTo(worth("C7", "D4")).isGreaterThan(worth("K3", "D4"));
    assertThat(worth("D5", "D4")).isZero();
    assertThat(worth("F3", "D4", "C6")).isLessThan(worth("F3", "D4"));
  }

  @Test
  void aSideIsWorthMoreTheMoreRoomItHas() {
    assertThat(worth("K3", "Q3", "D3")).isGreaterThan(worth("M3", "Q3", "D3"));
    assertThat(worth("N3", "Q3", "D3", "K3")).isPositive();
    assertThat(worth("L3", "Q3", "D3", "K3")).isZero();
  }

  @ParameterizedTest
  @CsvSource({"K2", "K1", "K5", "K10", "D2", "B2", "E5"})
  void theSecondLineAndTheMiddleAreNoGround(String name) {
    assertThat(worth(name)).isZero();
  }

  @Test
  void smallBoardsHaveNone() {
    assertThat(OpeningPoints.isFor(new PlayoutBoard(9, 9))).isFalse();
    assertThat(OpeningPoints.isFor(new PlayoutBoard(10, 10))).isFalse();
    assertThat(OpeningPoints.isFor(new PlayoutBoard(13, 13))).isTrue();
  }

  private static Site move(Position position, int level, long seed) {
    Bot bot = StoneBots.go().bot(GAME, level);
    SearchLimit thought = SearchLimit.within(3_600_000, seed);
    Side side = position.toMove().orElseThrow();
    return ((Place) bot.decide(position, side, thought).move().orElseThrow()).site();
  }

  private static int fromSide(int line) {
    return Math.min(line, 18 - line);
  }

  @Test
  void everyLevelBeginsInACorner() {
    for (int level = 1; level < StoneLevel.of(false).size(); level++) {
      Site first = move(Position.start(GAME), level, level);
      assertThat(fromSide(first.row())).isBetween(2, 3);
      assertThat(fromSide(first.col())).isBetween(2, 3);
    }
  }

  @Test
  void soDoesItsAdvice() {
    Position start = Position.start(GAME);
    for (int seed = 1; seed <= Repeats.ofLong(2, 5); seed++) {
      SearchLimit thought = SearchLimit.within(3_600_000, seed);
      Move best = StoneBots.go().bot(GAME, 7).analyze(start, Side.BLACK, thought).get(0).move();
      Site first = ((Place) best).site();
      assertThat(fromSide(first.row())).isBetween(2, 3);
      assertThat(fromSide(first.col())).isBetween(2, 3);
    }
  }

  @Test
  void aMoveThatTouchesIsAnsweredThere() {
    Position position = Position.start(GAME);
    for (String name : new String[] {"Q16", "R16"}) {
      Move move = new Place(position.toMove().orElseThrow(), site(name));
      position = ((Played) position.play(move)).after();
    }
    for (int level = 3; level < StoneLevel.of(false).size(); level += 3) {
      Site answer = move(position, level, level);
      int rows = Math.abs(answer.row() - site("R16").row());
      assertThat(rows + Math.abs(answer.col() - site("R16").col())).isLessThan(4);
    }
  }
}
