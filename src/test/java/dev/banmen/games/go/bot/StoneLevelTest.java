package dev.banmen.games.go.bot;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.Game;
import dev.banmen.game.Move;
import dev.banmen.game.Place;
import dev.banmen.game.Played;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.bot.Bot;
import dev.banmen.game.bot.Decision;
import dev.banmen.game.bot.SearchLimit;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The computer players of Go keep their seeds, and overlook what their level overlooks. */
class StoneLevelTest {
  private static final long HOUR = 3_600_000;
  private static final Game GAME = Catalog.ALL.find("go").orElseThrow().game(Map.of("size", "9"));

  private static Bot bot(int level) {
    return StoneBots.go().bot(GAME, level);
  }

  private static Decision decide(Bot bot, Position position, long seed) {
    return bot.decide(position, position.toMove().orElseThrow(), SearchLimit.within(HOUR, seed));
  }

  private static Position after(Position position, Move move) {
    return ((Played) position.play(move)).after();
  }

  /** Plays points given by name, Black first. */
  private static Position played(String... points) {
    Position position = Position.start(GAME);
    for (String point : points) {
      Side side = position.toMove().orElseThrow();
      position = after(position, new Place(side, GAME.notation().parse(point).orElseThrow()));
    }
    return position;
  }

  private static List<Move> game(int level, int plies) {
    Bot black = bot(level);
    Bot white = bot(level);
    List<Move> moves = new ArrayList<>();
    Position position = Position.start(GAME);
    for (int i = 0; i < plies; i++) {
      Move move = decide(i % 2 == 0 ? black : white, position, i).move().orElseThrow();
      moves.add(move);
      position = after(position, move);
    }
    return moves;
  }

  @Test
  void theSamePositionsAndSeedsMakeTheSameGame() {
    assertThat(game(6, 16)).isEqualTo(game(6, 16));
  }

  @Test
  void whatItKnowsOfOneGameIsNotUsedInAnother() {
    Bot bot = bot(5);
    decide(bot, played("E5", "C3"), 1);
    Position other = played("D4", "F6", "C7", "G3");
    assertThat(decide(bot, other, 2).move()).isEqualTo(decide(bot(5), other, 2).move());
    assertThat(decide(bot, other, 2).move()).isEqualTo(decide(bot(5), other, 2).move());
  }

  @Test
  void aStoneInAtariIsTaken() {
    Position atari = played("D5", "E5", "E6", "F6", "F5", "G3");
    assertThat(decide(bot(8), atari, 3).move())
        .contains(new Place(Side.BLACK, GAME.notation().parse("E4").orElseThrow()));
  }

  /** Black, who is to move, has lost nearly everything. */
  private static final String[] LOST = {
    "C3", "B2", "C2", "E2", "E4", "E5", "F4", "D4", "D5", "D6", "C5", "C4", "C6", "C7", "B7", "B6",
    "B5", "A6", "A7", "B8", "A5", "B4", "B6", "B3", "D3", "E3", "F3", "F5", "E6", "D7", "C8", "C9",
    "D8", "E7", "F6", "G5", "G4", "H4", "H5", "G6", "F7", "E8", "F8", "E9", "F9", "D9", "A8", "C8",
    "H3", "J4", "H6", "G7", "H7", "G8", "H8", "G9", "H9", "B1"
  };

  @Test
  void aLowLevelResignsOnceAllIsLost() {
    for (int level = 1; level < 5; level++) {
      assertThat(decide(bot(level), played(LOST), 3).move()).isEmpty();
      assertThat(decide(bot(level), played(Arrays.copyOf(LOST, 40)), 3).move()).isPresent();
    }
  }

  @Test
  void aCarefulLevelSeesEveryMoveAndALowOneNotThoseFarAway() {
    assertThat(seen(wall(), StoneLevel.careful(10), 1)).isEqualTo(69);
    for (int seed = 0; seed < 20; seed++) {
      assertThat(seen(wall(), StoneLevel.atAGlance(), seed)).isBetween(13, 50);
    }
  }

  @Test
  void inAnOpeningNoneSeesTheEdgeFarFromAllStones() {
    assertThat(seen(new PlayoutBoard(9, 9), StoneLevel.careful(10), 1)).isEqualTo(25);
  }

  /** A board that is no opening any more: 12 stones, and 13 with the first move at E5. */
  private static PlayoutBoard wall() {
    PlayoutBoard board = new PlayoutBoard(9, 9);
    for (int col = 0; col < 9; col++) {
      board.put(board.point(2, col), PlayoutBoard.BLACK);
    }
    for (int col = 0; col < 3; col++) {
      board.put(board.point(6, col), PlayoutBoard.WHITE);
    }
    return board;
  }

  @Test
  void theNeighbourhoodOfTheLastMoveIsAlwaysSeen() {
    PlayoutBoard board = new PlayoutBoard(9, 9);
    int last = board.point(4, 4);
    for (int seed = 0; seed < 20; seed++) {
      SearchNode root = search(board, last, StoneLevel.atAGlance(), seed).root();
      int near = 0;
      for (int move = 0; move < root.count(); move++) {
        boolean isPoint = root.point(move) != PlayoutBoard.NONE;
        near += isPoint && board.distance(root.point(move), last) <= StoneLevel.NEAR ? 1 : 0;
      }
      assertThat(near).isEqualTo(12);
    }
  }

  @Test
  void gamesInAHurryDoNotSayWhoOwnsWhat() {
    PlayoutBoard board = new PlayoutBoard(9, 9);
    int last = board.point(4, 4);
    GoSearch search = search(board, last, StoneLevel.careful(300), 3);
    search.hurry(200, SearchLimit.within(60_000, 3));
    assertThat(search.root().visits).isEqualTo(200);
    assertThat(search.counted()).isZero();
    assertThat(search.owner(last)).isZero();
    search.run(100, SearchLimit.within(60_000, 3));
    assertThat(search.root().visits).isEqualTo(300);
    assertThat(search.counted()).isEqualTo(100);
    assertThat(search.owner(last)).isPositive();
  }

  private static int seen(PlayoutBoard board, StoneLevel level, long seed) {
    return search(board, board.point(4, 4), level, seed).root().count();
  }

  /** A search for White after Black's first move; the pass counts as a move. */
  private static GoSearch search(PlayoutBoard board, int last, StoneLevel level, long seed) {
    if (board.colour[last] == PlayoutBoard.EMPTY) {
      board.play(last, PlayoutBoard.BLACK);
    }
    BitSet allowed = new BitSet();
    for (int i = 0; i < board.emptyCount; i++) {
      allowed.set(board.empties[i]);
    }
    return new GoSearch(board, PlayoutBoard.WHITE, null, last, allowed, 7.5, 0, level, seed);
  }
}
