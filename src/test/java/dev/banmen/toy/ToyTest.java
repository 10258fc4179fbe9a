package dev.banmen.toy;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.game.Board;
import dev.banmen.game.Fact;
import dev.banmen.game.Family;
import dev.banmen.game.Game;
import dev.banmen.game.Mark;
import dev.banmen.game.Outcome;
import dev.banmen.game.Position;
import dev.banmen.game.Setup;
import dev.banmen.game.Side;
import dev.banmen.laws.GameCase;
import dev.banmen.laws.Past;
import dev.banmen.laws.Reference;
import dev.banmen.laws.Witness;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Three in a row, and all that the laws need to be told of it. */
class ToyTest implements GameCase {
  private final Game game = new ToyFamily().game(Map.of());
  private final Board board = game.newBoard(Setup.EMPTY);

  @Test
  void threeInARowWin() {
    play(0, 3, 1, 4, 2);
    assertThat(board.outcome()).contains(Outcome.reached(Side.BLACK));
    assertThat(board.play(Side.WHITE, 8)).isEqualTo(ToyMiss.GAME_OVER.number());
  }

  @Test
  void threeOnTheRisingDiagonalWin() {
    play(2, 0, 4, 1, 6);
    assertThat(board.outcome()).contains(Outcome.reached(Side.BLACK));
  }

  @Test
  void threeRoundACornerDoNotWin() {
    play(2, 6, 3, 7, 4);
    assertThat(board.outcome()).isEmpty();
  }

  @Test
  void turnComesBeforeThePassAndThePlace() {
    assertThat(board.play(Side.WHITE, Board.PASS)).isEqualTo(ToyMiss.NOT_YOUR_TURN.number());
    assertThat(board.play(Side.BLACK, Board.PASS)).isEqualTo(ToyMiss.NO_PASS.number());
    assertThat(board.play(Side.BLACK, Board.OFF)).isEqualTo(ToyMiss.OFF_BOARD.number());
  }

  @Test
  void aFullBoardWithoutARowIsADraw() {
    play(0, 1, 2, 4, 3, 5, 7, 6, 8);
    assertThat(board.outcome()).contains(Outcome.drawn());
  }

  private void play(int... sites) {
    for (int site : sites) {
      assertThat(board.play(board.movers().iterator().next(), site)).isZero();
    }
  }

  @Override
  public Family family() {
    return new ToyFamily();
  }

  @Override
  public List<String> smallOptions() {
    return List.of("size=1", "size=3", "size=4x5 row=4");
  }

  @Override
  public List<String> namesOffBoard() {
    return List.of("a99", "z1");
  }

  @Override
  public Witness witness(Past past, Position position, Optional<Reference> now) {
    return new ToyWitness(past, position);
  }

  /** Sees in three in a row which squares are taken, but not who moves. */
  private record ToyWitness(Past past, Position position) implements Witness {
    @Override
    public List<Integer> misses(Side side, int site) {
      List<Integer> misses = new ArrayList<>();
      if (position.outcome().isPresent()) {
        misses.add(6);
      } else if (!position.movers().contains(side)) {
        misses.add(5);
      }
      if (site == Board.PASS) {
        misses.add(2);
      } else if (site == Board.OFF) {
        misses.add(4);
      } else if (past.now().get(site) != Mark.EMPTY) {
        misses.add(1);
      }
      return misses;
    }

    @Override
    public List<Fact> facts(Side side, int site, List<Fact> told) {
      List<Integer> misses = misses(side, site);
      if (misses.isEmpty() || misses.get(0) == 1) {
        return misses.isEmpty()
            ? List.of()
            : List.of(
                Fact.of(
                    "occupied",
                    past.now().get(site).side().orElseThrow(),
                    past.sites(List.of(site))));
      }
      return misses.get(0) == 5 ? List.of(Fact.of("turn", side.opponent(), List.of())) : List.of();
    }
  }
}
