package dev.banmen.games.othello.board;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.game.Board;
import dev.banmen.game.Game;
import dev.banmen.game.Move;
import dev.banmen.game.Movers;
import dev.banmen.game.Pass;
import dev.banmen.game.Place;
import dev.banmen.game.Played;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.games.othello.OthelloGame;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Othello as in records, on both kinds of board: the named side moves. */
class FreeBoardTest {
  private static final int MUST_MOVE = 3;
  private static final int D3 = 19;
  private static final int E3 = 20;
  private static final List<Integer> SIZES = List.of(6, 8, 10);

  @Test
  void whoeverIsNamedMovesIfItBrackets() {
    Board board = start(8);
    assertThat(board.play(Side.WHITE, E3)).isZero();
    assertThat(board.lastSide()).isEqualTo(Side.WHITE);
    assertThat(board.movers()).isEqualTo(Movers.BLACK);
    assertThat(board.score().white()).isEqualTo(4);
    assertThat(board.play(Side.WHITE, D3)).isEqualTo(2);
    board.undo();
    assertThat(board.movers()).isEqualTo(Movers.BLACK);
    assertThat(board.play(Side.BLACK, E3)).isEqualTo(2);
    assertThat(board.play(Side.BLACK, D3)).isZero();
  }

  @Test
  void aPassWithMovesLeftIsRefusedToEitherSide() {
    Board board = start(8);
    assertThat(board.play(Side.BLACK, Board.PASS)).isEqualTo(MUST_MOVE);
    assertThat(board.play(Side.WHITE, Board.PASS)).isEqualTo(MUST_MOVE);
    Position position = Position.start(new OthelloGame(8).free());
    assertThat(position.explain(new Pass(Side.WHITE)).sentence())
        .isEqualTo("You can't pass: you have 4 legal moves (e3 f4 c5 d6).");
  }

  @Test
  void nothingIsTheEndOfARecord() {
    Position position = Position.start(new OthelloGame(8).free());
    Side side = Side.BLACK;
    for (String name : List.of("d3", "c3", "b3", "d6", "e6", "f7", "d7", "c4", "g8")) {
      position = ((Played) position.play(place(side, name))).after();
      side = side.opponent();
    }
    assertThat(position.movers()).isEmpty();
    assertThat(position.outcome()).isPresent();
    assertThat(position.miss(new Pass(Side.WHITE))).isEmpty();
    assertThat(position.miss(place(Side.BLACK, "a1")).orElseThrow().number()).isEqualTo(2);
    assertThat(position.explain(new Pass(Side.WHITE)).sentence())
        .isEqualTo("White has no legal move, and neither has Black: the game is over.");
  }

  private static Move place(Side side, String name) {
    return new Place(side, BoardSize.NOTATION.parse(name).orElseThrow());
  }

  /** Any number of passes, by any side at any time, can all be undone. */
  @Test
  void undoRestoresWhateverWasPlayedInWhateverOrder() {
    SplittableRandom random = new SplittableRandom(4);
    for (int size : SIZES) {
      Board board = start(size);
      Board mirror = board.copy();
      long[] hashes = new long[4000];
      Side[] turns = new Side[4000];
      for (int i = 0; i < 3000; i++) {
        Side side = random.nextBoolean() ? Side.BLACK : Side.WHITE;
        int site = i < 2000 ? random.nextInt(size * size + 1) - 1 : Board.PASS;
        hashes[board.ply()] = board.hash();
        turns[board.ply()] = ((OthelloBoard) board).turn();
        int miss = board.check(side, site);
        assertThat(board.play(side, site)).isEqualTo(miss);
        assertThat(mirror.play(side, site)).isEqualTo(miss);
      }
      assertThat(board.ply()).isGreaterThan(2 * size * size);
      while (board.ply() > 0) {
        board.undo();
        assertThat(board.hash()).isEqualTo(hashes[board.ply()]);
        assertThat(((OthelloBoard) board).turn()).isEqualTo(turns[board.ply()]);
      }
      assertThat(mirror.hash()).isNotEqualTo(board.hash());
    }
  }

  /** The two kinds of board refuse the same moves for the same reasons. */
  @Test
  void bothKindsOfBoardAgree() {
    SplittableRandom random = new SplittableRandom(5);
    for (int round = 0; round < 50; round++) {
      Board bits = new BitBoard(new OthelloGame(8).start(), MoveRights.FREE);
      Board rays = new RayBoard(8, new OthelloGame(8).start(), MoveRights.FREE);
      for (int i = 0; i < 300; i++) {
        Side side = random.nextBoolean() ? Side.BLACK : Side.WHITE;
        int site = random.nextInt(65) - 1;
        assertThat(bits.play(side, site)).isEqualTo(rays.play(side, site));
        assertThat(bits.movers()).isEqualTo(rays.movers());
      }
      assertThat(bits.score()).isEqualTo(rays.score());
    }
  }

  /** A game in turn is the same game: the same legal moves at each ply. */
  @Test
  void aGameInTurnIsPlayedAsByTheRules() {
    SplittableRandom random = new SplittableRandom(6);
    for (int size : SIZES) {
      Position kept = Position.start(new OthelloGame(size));
      Position free = Position.start(new OthelloGame(size).free());
      while (!kept.movers().isEmpty()) {
        assertThat(free.movers()).isEqualTo(kept.movers());
        assertThat(free.legalMoves()).isEqualTo(kept.legalMoves());
        Move move = kept.legalMoves().get(random.nextInt(kept.legalMoves().size()));
        kept = ((Played) kept.play(move)).after();
        free = ((Played) free.play(move)).after();
      }
      assertThat(free.outcome()).isEqualTo(kept.outcome());
    }
  }

  /** Passes take no square, so any number may come before a move. */
  @Test
  void movesAfterAnyNumberOfPassesAreUndone() {
    String drawing = "BW------\n" + "--------\n".repeat(7);
    Game game = new OthelloGame(8).free();
    Board board = game.newBoard(OthelloDiagram.of(drawing).setup(Side.BLACK));
    Board wide = new RayBoard(8, OthelloDiagram.of(drawing).setup(Side.BLACK), MoveRights.FREE);
    for (Board each : List.of(board, wide)) {
      long hash = each.hash();
      for (int i = 0; i < 300; i++) {
        assertThat(each.play(Side.WHITE, Board.PASS)).isZero();
      }
      assertThat(each.play(Side.BLACK, 2)).isZero();
      assertThat(each.score().black()).isEqualTo(3);
      for (int i = 0; i <= 300; i++) {
        each.undo();
      }
      assertThat(each.hash()).isEqualTo(hash);
    }
  }

  private static Board start(int size) {
    Game game = new OthelloGame(size).free();
    assertThat(game.lattice().contains(new Site(size - 1, size - 1))).isTrue();
    return game.newBoard(game.start());
  }
}
