package dev.banmen.games.go;

import dev.banmen.game.Board;
import dev.banmen.game.Game;
import dev.banmen.game.Ground;
import dev.banmen.game.Lattice;
import dev.banmen.game.Layer;
import dev.banmen.game.Notation;
import dev.banmen.game.Position;
import dev.banmen.game.Setup;
import dev.banmen.game.SetupFault;
import dev.banmen.game.Size;
import java.util.Arrays;
import java.util.List;

/**
 * A game of stones on the crossings of one size of board, with groups that have liberties: Go, and
 * what is played like it. Immutable.
 */
public abstract class StoneGame implements Game {
  protected final Lattice lattice;
  protected final Grid grid;
  protected final Notation notation;

  private final String summary;
  private final Notation recorded;

  /** A game on a board of this size. */
  protected StoneGame(String summary, Size size) {
    this.summary = summary;
    lattice = Lattice.full(size.rows(), size.cols(), Ground.CROSSINGS);
    grid = Grid.of(size.rows(), size.cols());
    notation = new GoNotation(lattice);
    recorded = new SgfPoints(lattice);
  }

  /** A game on the board of another. */
  protected StoneGame(StoneGame other) {
    summary = other.summary;
    lattice = other.lattice;
    grid = other.grid;
    notation = other.notation;
    recorded = other.recorded;
  }

  /** The board of a set-up that has no faults. */
  protected abstract Board board(Setup setup);

  @Override
  public final String summary() {
    return summary;
  }

  @Override
  public final Lattice lattice() {
    return lattice;
  }

  @Override
  public final List<SetupFault> faults(Setup setup) {
    return SetupCheck.faults(lattice, grid, notation, words(), setup);
  }

  @Override
  public final Board newBoard(Setup setup) {
    List<SetupFault> faults = setup.marks().isEmpty() ? List.of() : faults(setup);
    if (!faults.isEmpty()) {
      throw new IllegalArgumentException(faults.get(0).sentence());
    }
    return board(setup);
  }

  @Override
  public final Notation notation() {
    return notation;
  }

  @Override
  public List<Layer> layers() {
    return List.of(new LibertyLayer(this));
  }

  /** What stands on the points of the grid: {@link Stones#EMPTY} and the like. */
  final byte[] colours(Position position) {
    byte[] colours = new byte[grid.points];
    Arrays.fill(colours, Stones.EDGE);
    for (int site = 0; site < grid.pointOf.length; site++) {
      colours[grid.pointOf[site]] =
          switch (position.at(lattice.site(site))) {
            case BLACK -> Stones.BLACK;
            case WHITE -> Stones.WHITE;
            default -> Stones.EMPTY;
          };
    }
    return colours;
  }

  @Override
  public final Notation recordNotation() {
    return recorded;
  }
}
