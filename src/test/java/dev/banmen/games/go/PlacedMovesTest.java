package dev.banmen.games.go;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.game.Board;
import dev.banmen.game.Game;
import dev.banmen.game.Ground;
import dev.banmen.game.Lattice;
import dev.banmen.game.Mark;
import dev.banmen.game.Setup;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.record.LetterPairs;
import dev.banmen.game.record.Recordable;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** A record's moves are played even if the rules forbid them, and can be undone. */
class PlacedMovesTest {
  private static Game free(String rules) {
    return Recordable.free(new GoFamily().game(Map.of("size", "4", "rules", rules)));
  }

  @Test
  void whoeverIsNamedMovesAndPassesEndNothing() {
    Board board = free("chinese").newBoard(Setup.EMPTY);
    assertThat(board.play(Side.WHITE, 0)).isZero();
    assertThat(board.play(Side.WHITE, Board.PASS)).isZero();
    assertThat(board.play(Side.BLACK, Board.PASS)).isZero();
    assertThat(board.outcome()).isEmpty();
    assertThat(board.movers()).containsExactly(Side.WHITE);
    assertThat(board.play(Side.BLACK, 1)).isZero();
  }

  @Test
  void aSuicideIsPlacedAndTakenOff() {
    Board board = free("chinese").newBoard(Setup.EMPTY);
    board.play(Side.WHITE, 1);
    board.play(Side.WHITE, 4);
    long before = board.hash();
    assertThat(board.play(Side.BLACK, 0)).isEqualTo(GoMiss.SUICIDE.number());
    assertThat(board.force(Side.BLACK, 0)).isTrue();
    assertThat(board.hash()).isEqualTo(before);
    assertThat(board.captures(Side.WHITE)).isEqualTo(1);
    board.undo();
    assertThat(board.captures(Side.WHITE)).isZero();
    assertThat(board.ply()).isEqualTo(2);
  }

  @Test
  void aStoneIsForcedInPlaceOfAnotherAndIsNoPrisoner() {
    Board board = free("chinese").newBoard(Setup.EMPTY);
    board.play(Side.BLACK, 5);
    board.play(Side.BLACK, 6);
    assertThat(board.force(Side.WHITE, 5)).isTrue();
    assertThat(board.at(5)).isEqualTo(Mark.WHITE);
    assertThat(board.touched()).containsExactly(5);
    assertThat(board.captures(Side.WHITE)).isZero();
    assertThat(board.play(Side.WHITE, 7)).isZero();
    assertThat(board.play(Side.WHITE, 2)).isZero();
    assertThat(board.play(Side.WHITE, 10)).isZero();
    assertThat(board.captures(Side.WHITE)).as("one stone, as its group fell apart").isEqualTo(1);
    assertThat(board.force(Side.WHITE, 5)).as("of its own colour").isTrue();
    assertThat(board.touched()).isEmpty();
  }

  @Test
  void aStoneIsForcedOffNoBoard() {
    Board board = free("chinese").newBoard(Setup.EMPTY);
    assertThat(board.force(Side.WHITE, 16)).isFalse();
    assertThat(board.force(Side.WHITE, Board.OFF)).isFalse();
    assertThat(board.ply()).isZero();
  }

  /** Undoing all forced moves restores each earlier board, with the same answers. */
  @Test
  void undoRestoresWhateverWasForced() {
    for (String rules : List.of("chinese", "japanese", "aga", "nz", "tromp-taylor", "exercise")) {
      for (long seed = 0; seed < 40; seed++) {
        forceAndTakeBack(free(rules), new Random(seed));
      }
    }
  }

  private static void forceAndTakeBack(Game game, Random random) {
    Board board = game.newBoard(Setup.EMPTY);
    List<List<Object>> before = new ArrayList<>();
    for (int i = 0; i < 120; i++) {
      Side side = random.nextBoolean() ? Side.BLACK : Side.WHITE;
      int site = random.nextInt(17) - 1;
      List<Object> stood = seen(board);
      if (board.play(side, site) == 0 || site >= 0 && board.force(side, site)) {
        before.add(stood);
      }
    }
    while (board.ply() > 0) {
      board.undo();
      assertThat(seen(board)).isEqualTo(before.get(board.ply()));
    }
  }

  private static List<Object> seen(Board board) {
    List<Object> seen = new ArrayList<>(List.of(board.hash(), board.movers(), board.ply()));
    for (Side side : Side.values()) {
      seen.add(board.captures(side));
      for (int site = -1; site < 16; site++) {
        seen.add(board.check(side, site));
      }
    }
    return seen;
  }

  @Test
  void pointsAreTwoLettersAndTtPassesUpToNineteen() {
    LetterPairs small = LetterPairs.ofGo(Lattice.full(13, 19, Ground.CROSSINGS));
    LetterPairs large = LetterPairs.ofGo(Lattice.full(13, 20, Ground.CROSSINGS));
    assertThat(small.parse("ba")).isEqualTo(Optional.of(new Site(0, 1)));
    assertThat(small.parse("aA")).isEqualTo(Optional.of(new Site(26, 0)));
    assertThat(List.of(small.parse("a"), small.parse("a1"), small.parse("aaa")))
        .containsOnly(Optional.empty());
    assertThat(small.isPass("tt")).isTrue();
    assertThat(large.isPass("tt")).isFalse();
    assertThat(large.isPass("")).isTrue();
    for (int row = 0; row < 52; row++) {
      Site site = new Site(row, 51 - row);
      assertThat(small.parse(small.name(site))).isEqualTo(Optional.of(site));
    }
  }
}
