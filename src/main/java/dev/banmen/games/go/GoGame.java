package dev.banmen.games.go;

import dev.banmen.game.Board;
import dev.banmen.game.Explanation;
import dev.banmen.game.Game;
import dev.banmen.game.Ground;
import dev.banmen.game.Lattice;
import dev.banmen.game.Mark;
import dev.banmen.game.Miss;
import dev.banmen.game.Move;
import dev.banmen.game.Notation;
import dev.banmen.game.Position;
import dev.banmen.game.Setup;
import dev.banmen.game.SetupFault;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.Size;
import dev.banmen.game.Words;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/** Go on one size of board under one set of rules. Immutable. */
final class GoGame implements Game {
  private final String summary;
  private final GoRules rules;
  private final int handicap;
  private final Lattice lattice;
  private final Notation notation;
  private final Notation recorded;
  private final Grid grid;

  GoGame(String summary, Size size, GoRules rules, int handicap) {
    this.summary = summary;
    this.rules = rules;
    this.handicap = handicap;
    this.lattice = Lattice.full(size.rows(), size.cols(), Ground.CROSSINGS);
    this.notation = new GoNotation(lattice);
    this.recorded = new SgfPoints(lattice);
    this.grid = Grid.of(size.rows(), size.cols());
  }

  private GoGame(GoGame other, GoRules rules) {
    summary = other.summary;
    this.rules = rules;
    handicap = other.handicap;
    lattice = other.lattice;
    notation = other.notation;
    recorded = other.recorded;
    grid = other.grid;
  }

  @Override
  public String id() {
    return GoFamily.ID;
  }

  @Override
  public String summary() {
    return summary;
  }

  @Override
  public Lattice lattice() {
    return lattice;
  }

  @Override
  public Setup start() {
    if (handicap == 0) {
      return Setup.EMPTY;
    }
    Map<Site, Mark> stones = new TreeMap<>();
    Handicap.points(grid.rows, grid.cols, handicap).forEach(s -> stones.put(s, Mark.BLACK));
    return new Setup(stones, Optional.of(Side.WHITE));
  }

  @Override
  public List<SetupFault> faults(Setup setup) {
    return SetupCheck.faults(lattice, grid, notation, words(), setup);
  }

  @Override
  public Board newBoard(Setup setup) {
    List<SetupFault> faults = setup.marks().isEmpty() ? List.of() : faults(setup);
    if (!faults.isEmpty()) {
      throw new IllegalArgumentException(faults.get(0).sentence());
    }
    return new GoBoard(grid, rules, setup);
  }

  @Override
  public List<? extends Miss> misses() {
    return Arrays.asList(GoMiss.values());
  }

  @Override
  public Notation notation() {
    return notation;
  }

  @Override
  public Notation recordNotation() {
    return recorded;
  }

  @Override
  public Game free() {
    return new GoGame(this, rules.with(Turns.AS_NAMED));
  }

  @Override
  public Explanation explain(Position before, Move move) {
    GoBoard board = (GoBoard) before.board();
    return new GoExplainer(lattice, notation, words()).explain(board, before, move);
  }

  @Override
  public Words words() {
    return Words.beside(GoGame.class);
  }

  @Override
  public String scoreUnit() {
    return words().text(rules.scoring() == Scoring.AREA ? "score" : "score.territory");
  }

  @Override
  public Set<Site> landmarks() {
    return Handicap.stars(grid.rows, grid.cols);
  }
}
