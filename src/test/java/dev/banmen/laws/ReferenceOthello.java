package dev.banmen.laws;

import dev.banmen.game.Board;
import dev.banmen.game.Mark;
import dev.banmen.game.Movers;
import dev.banmen.game.Outcome;
import dev.banmen.game.Score;
import dev.banmen.game.Setup;
import dev.banmen.game.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Othello by the rules of the World Othello Federation: a disc must bracket, a player without a
 * move passes, neither having one ends the game, the winner gets the empty squares.
 */
public record ReferenceOthello(ModelStones discs, Side toMove) implements Reference {
  public static ReferenceOthello of(int size, Setup setup) {
    return new ReferenceOthello(
        ModelStones.of(size, size, setup), setup.toMove().orElse(Side.BLACK));
  }

  @Override
  public int miss(Side side, int site) {
    if (movers().isEmpty()) {
      return 6;
    }
    if (side != toMove) {
      return 5;
    }
    if (site == Board.PASS) {
      return hasMove(side) ? 3 : 0;
    }
    if (site == Board.OFF) {
      return 4;
    }
    if (discs.at(site) != '.') {
      return 1;
    }
    return flips(side, site).isEmpty() ? 2 : 0;
  }

  @Override
  public List<Integer> misses(Side side, int site) {
    List<Integer> misses = new ArrayList<>();
    if (movers().isEmpty()) {
      misses.add(6);
    } else if (side != toMove) {
      misses.add(5);
    }
    if (site == Board.PASS && hasMove(side)) {
      misses.add(3);
    } else if (site == Board.OFF) {
      misses.add(4);
    } else if (site != Board.PASS && discs.at(site) != '.') {
      misses.add(1);
    } else if (site != Board.PASS && flips(side, site).isEmpty()) {
      misses.add(2);
    }
    return misses;
  }

  private boolean hasMove(Side side) {
    for (int site = 0; site < discs.marks().length(); site++) {
      if (discs.at(site) == '.' && !flips(side, site).isEmpty()) {
        return true;
      }
    }
    return false;
  }

  /** The discs that this one would bracket, in all eight directions. */
  List<Integer> flips(Side side, int site) {
    List<Integer> flips = new ArrayList<>();
    for (int down = -1; down <= 1; down++) {
      for (int right = -1; right <= 1; right++) {
        if (down != 0 || right != 0) {
          flips.addAll(bracketed(side, site, down, right));
        }
      }
    }
    return flips;
  }

  private List<Integer> bracketed(Side side, int site, int down, int right) {
    List<Integer> row = new ArrayList<>();
    int cols = discs.cols();
    int r = site / cols + down;
    int c = site % cols + right;
    while (r >= 0 && r < discs.rows() && c >= 0 && c < cols) {
      char disc = discs.at(r * cols + c);
      if (disc == '.') {
        return List.of();
      }
      if (disc == ModelStones.letter(side)) {
        return row;
      }
      row.add(r * cols + c);
      r += down;
      c += right;
    }
    return List.of();
  }

  @Override
  public ReferenceOthello after(Side side, int site) {
    if (site == Board.PASS) {
      return new ReferenceOthello(discs, side.opponent());
    }
    ModelStones next = discs.with(site, ModelStones.letter(side));
    for (int flipped : flips(side, site)) {
      next = next.with(flipped, ModelStones.letter(side));
    }
    return new ReferenceOthello(next, side.opponent());
  }

  @Override
  public Mark at(int site) {
    return discs.mark(site);
  }

  @Override
  public Set<Side> movers() {
    boolean over = !hasMove(Side.BLACK) && !hasMove(Side.WHITE);
    return over ? Movers.NOBODY : Movers.only(toMove);
  }

  @Override
  public Score score() {
    return new Score(discs.count('B'), discs.count('W'));
  }

  @Override
  public Optional<Outcome> outcome() {
    if (!movers().isEmpty()) {
      return Optional.empty();
    }
    int black = discs.count('B');
    int white = discs.count('W');
    int empty = discs.count('.');
    return Optional.of(
        Outcome.of(
            new Score(
                black > white ? black + empty : black, white > black ? white + empty : white)));
  }
}
