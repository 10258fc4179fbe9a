package dev.banmen.games.gomoku;

import dev.banmen.game.Board;
import dev.banmen.game.Lattice;
import dev.banmen.game.Mark;
import dev.banmen.game.Miss;
import dev.banmen.game.Movers;
import dev.banmen.game.Outcome;
import dev.banmen.game.Score;
import dev.banmen.game.Setup;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.SplitMix64;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A board of Gomoku. A side with a winning row on the board has won, Black if both have one, which
 * only a set-up or a record can cause; a full board without one is drawn. Mutable, one thread.
 *
 * <p>The checks, in this order: game over, turn, a pass, off the board, occupied.
 */
final class GomokuBoard implements Board {
  private static final long SEED = 0x476F6D6F6B75L;

  private final GomokuRows rows;
  private final Side first;
  private final boolean isFree;

  /** The plays made: {@code 2 * site}, and 1 more if White made it. */
  private int[] plays = new int[16];

  private int ply;
  private int empty;
  private int blackFives;
  private int whiteFives;
  private long hash;

  /**
   * Creates a board with a set-up that has no faults.
   *
   * @param isFree whether the named side moves, and no row ends the game
   */
  GomokuBoard(Lattice lattice, GomokuRules rules, boolean isFree, Setup setup) {
    rows = new GomokuRows(lattice.rows(), lattice.cols(), rules);
    first = setup.toMove().orElse(Side.BLACK);
    empty = lattice.size();
    this.isFree = isFree;
    for (Map.Entry<Site, Mark> stone : setup.marks().entrySet()) {
      stone.getValue().side().ifPresent(side -> put(side, lattice.index(stone.getKey())));
    }
  }

  private GomokuBoard(GomokuBoard other) {
    rows = other.rows.copy();
    first = other.first;
    isFree = other.isFree;
    plays = other.plays.clone();
    ply = other.ply;
    empty = other.empty;
    blackFives = other.blackFives;
    whiteFives = other.whiteFives;
    hash = other.hash;
  }

  @Override
  public int play(Side side, int site) {
    int miss = check(side, site);
    if (miss != 0) {
      return miss;
    }
    put(side, site);
    if (ply == plays.length) {
      plays = Arrays.copyOf(plays, 2 * ply);
    }
    plays[ply++] = 2 * site + side.ordinal();
    return 0;
  }

  @Override
  public int check(Side side, int site) {
    if (!isFree && isOver()) {
      return GomokuMiss.GAME_OVER.number();
    } else if (!isFree && side != turn()) {
      return GomokuMiss.NOT_YOUR_TURN.number();
    }
    return missAt(site);
  }

  /** Lists every reason to refuse a move, in this order; after the end it is nobody's turn. */
  List<GomokuMiss> reasons(Side side, int site) {
    List<GomokuMiss> reasons = new ArrayList<>();
    if (!isFree && isOver()) {
      reasons.add(GomokuMiss.GAME_OVER);
    } else if (!isFree && side != turn()) {
      reasons.add(GomokuMiss.NOT_YOUR_TURN);
    }
    int miss = missAt(site);
    if (miss != 0) {
      reasons.add(Miss.of(List.of(GomokuMiss.values()), miss));
    }
    return reasons;
  }

  /** The number of the miss of a move there by either side; 0 if there is none. */
  private int missAt(int site) {
    if (site == PASS) {
      return GomokuMiss.NO_PASS.number();
    } else if (site < 0) {
      return GomokuMiss.OFF_BOARD.number();
    }
    return rows.at(site) == Mark.EMPTY ? 0 : GomokuMiss.OCCUPIED.number();
  }

  private void put(Side side, int site) {
    count(side, rows.gained(side, site));
    rows.put(site, side.mark());
    hash ^= key(side, site);
    empty--;
  }

  private void count(Side side, int fives) {
    if (side == Side.BLACK) {
      blackFives += fives;
    } else {
      whiteFives += fives;
    }
  }

  private static long key(Side side, int site) {
    return SplitMix64.mix(SEED + 2 * site + side.ordinal());
  }

  @Override
  public void undo() {
    if (ply == 0) {
      throw new IllegalStateException("nothing to undo");
    }
    int site = last();
    Side side = lastSide();
    ply--;
    rows.put(site, Mark.EMPTY);
    count(side, -rows.gained(side, site));
    hash ^= key(side, site);
    empty++;
  }

  @Override
  public int ply() {
    return ply;
  }

  @Override
  public int last() {
    return ply == 0 ? OFF : plays[ply - 1] / 2;
  }

  @Override
  public Side lastSide() {
    return plays[ply - 1] % 2 == 0 ? Side.BLACK : Side.WHITE;
  }

  @Override
  public int[] touched() {
    return ply == 0 ? new int[0] : new int[] {last()};
  }

  @Override
  public int touched(int[] sites) {
    sites[0] = last();
    return Math.min(ply, 1);
  }

  @Override
  public Mark at(int site) {
    return rows.at(site);
  }

  private Side turn() {
    return ply == 0 ? first : lastSide().opponent();
  }

  private boolean isOver() {
    return blackFives > 0 || whiteFives > 0 || empty == 0;
  }

  @Override
  public Set<Side> movers() {
    return isOver() ? Movers.NOBODY : Movers.only(turn());
  }

  /** The length of each side's longest row. */
  @Override
  public Score score() {
    return new Score(rows.longest(Side.BLACK), rows.longest(Side.WHITE));
  }

  @Override
  public Optional<Outcome> outcome() {
    if (blackFives > 0 || whiteFives > 0) {
      return Optional.of(Outcome.reached(blackFives > 0 ? Side.BLACK : Side.WHITE));
    }
    return empty == 0 ? Optional.of(Outcome.drawn()) : Optional.empty();
  }

  @Override
  public long hash() {
    return hash;
  }

  @Override
  public Board copy() {
    return new GomokuBoard(this);
  }

  /** The stones, for explanations; don't change them. */
  GomokuRows rows() {
    return rows;
  }

  /** The play that put the stone there; 0 if it was set up. */
  int since(int site) {
    for (int i = 0; i < ply; i++) {
      if (plays[i] / 2 == site) {
        return i + 1;
      }
    }
    return 0;
  }
}
