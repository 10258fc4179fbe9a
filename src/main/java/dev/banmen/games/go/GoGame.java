package dev.banmen.games.go;

import dev.banmen.game.Board;
import dev.banmen.game.Explanation;
import dev.banmen.game.Game;
import dev.banmen.game.Layer;
import dev.banmen.game.Mark;
import dev.banmen.game.Miss;
import dev.banmen.game.Move;
import dev.banmen.game.Position;
import dev.banmen.game.Setup;
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
final class GoGame extends StoneGame {
  private final GoRules rules;
  private final int handicap;

  GoGame(String summary, Size size, GoRules rules, int handicap) {
    super(summary, size);
    this.rules = rules;
    this.handicap = handicap;
  }

  private GoGame(GoGame other, GoRules rules) {
    super(other);
    this.rules = rules;
    handicap = other.handicap;
  }

  @Override
  public String id() {
    return GoFamily.ID;
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
  protected Board board(Setup setup) {
    return new GoBoard(grid, rules, setup);
  }

  @Override
  public List<? extends Miss> misses() {
    return Arrays.asList(GoMiss.values());
  }

  @Override
  public Game free() {
    return new GoGame(this, rules.with(Turns.AS_NAMED));
  }

  @Override
  public Explanation explain(Position before, Move move) {
    GoBoard board = (GoBoard) before.board();
    return new GoExplainer(lattice, notation, words()).explain(board, move, before::number);
  }

  @Override
  public List<Layer> layers() {
    return List.of(new LibertyLayer(this), new TerritoryLayer(this));
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
