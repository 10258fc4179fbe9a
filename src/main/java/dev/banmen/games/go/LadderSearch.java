package dev.banmen.games.go;

import dev.banmen.game.Side;
import java.util.BitSet;

/**
 * The groups of a board that ladders catch: by one atari after another, whatever the defender does.
 * All kos are the defender's. A search that gets too long finds nothing. Immutable.
 *
 * <p>These are KataGo's ladders, which its networks see: {@code Board::searchIsLadderCaptured} in
 * {@code cpp/game/board.cpp}.
 */
final class LadderSearch {
  /** The most moves that are tried for one group. */
  private static final int MOST_TRIES = 25_000;

  /** No point. */
  private static final int NONE = 0;

  private final Stones stones;
  private final int deepest;
  private final BitSet caught = new BitSet(); // by site
  private final BitSet[] catching = {new BitSet(), new BitSet(), new BitSet()}; // by colour caught

  private int ko;
  private int tries;

  private LadderSearch(GoBoard board) {
    stones = board.stones().copy();
    deepest = board.sites() * 3 / 2;
    ko = board.koPoint();
  }

  /** Searches for ladders on all groups of one or two liberties. */
  static LadderSearch of(GoBoard board) {
    LadderSearch search = new LadderSearch(board);
    BitSet seen = new BitSet();
    for (int point : board.stones().grid.pointOf) {
      byte colour = board.stones().colour[point];
      if (colour != Stones.EMPTY && !seen.get(board.stones().head(point))) {
        seen.set(board.stones().head(point));
        search.search(point);
      }
    }
    return search;
  }

  /** The sites of stones that are caught, if in atari by whoever moves, else by the other side. */
  BitSet caught() {
    return (BitSet) caught.clone();
  }

  /** The sites where a side may begin a ladder. */
  BitSet catching(Side side) {
    return (BitSet) catching[GoBoard.colour(side.opponent())].clone();
  }

  private void search(int stone) {
    int[] liberties = new int[3];
    int count = stones.liberties(stone, liberties);
    boolean isCaught = count == 1 && isCaught(stone);
    for (int i = 0; count == 2 && i < 2; i++) {
      byte colour = stones.colour[stone];
      if (isCaughtBy(stone, liberties[i])) {
        isCaught = true;
        catching[colour].set(stones.grid.siteOf[liberties[i]]);
      }
    }
    int member = stone;
    do {
      caught.set(stones.grid.siteOf[member], isCaught);
      member = stones.next(member);
    } while (member != stone);
  }

  private boolean isCaughtBy(int stone, int liberty) {
    byte side = Stones.opponent(stones.colour[stone]);
    if (!isLegal(side, liberty)) {
      return false;
    }
    int before = stones.liftedCount();
    int koBefore = ko;
    play(side, liberty);
    boolean isCaught = isCaught(stone);
    undo(side, liberty, before, koBefore);
    return isCaught;
  }

  /** Whether a group in atari is caught though its side moves. */
  private boolean isCaught(int stone) {
    int koBefore = ko;
    ko = NONE;
    tries = 0;
    boolean isCaught = !escapes(stone, 0);
    ko = koBefore;
    return isCaught && tries < MOST_TRIES;
  }

  /** Whether the defender, to move, gets away. */
  private boolean escapes(int stone, int depth) {
    if (depth >= deepest) {
      return false;
    }
    int[] liberty = new int[2];
    if (stones.liberties(stone, liberty) > 1 || ko != NONE) {
      return true;
    }
    byte side = stones.colour[stone];
    int[] captures = captures(stone);
    for (int i = 0; i <= captures.length; i++) {
      int point = i < captures.length ? captures[i] : liberty[0];
      if (isLegal(side, point)) {
        int before = stones.liftedCount();
        int koBefore = ko;
        play(side, point);
        boolean escapes = !catches(stone, depth + 1);
        undo(side, point, before, koBefore);
        if (escapes || tries >= MOST_TRIES) {
          return true;
        }
      }
    }
    return false;
  }

  /** Whether the attacker, to move, catches the group. */
  private boolean catches(int stone, int depth) {
    int[] liberties = new int[3];
    int count = stones.liberties(stone, liberties);
    if (depth >= deepest || count < 2) {
      return true;
    } else if (count > 2) {
      return false;
    }
    int one = liberties[0];
    int other = liberties[1];
    if (isDoubleKo(stone, one, other)) {
      return true;
    }
    int atOne = empties(one);
    int atOther = empties(other);
    boolean areApart = !stones.grid.isBeside(one, other);
    // the defender, who plays where the attacker doesn't, gets three liberties
    boolean isOneForced = areApart && atOne > 2;
    boolean isOtherForced = areApart && atOther > 2;
    if (atOther > atOne) {
      one = liberties[1];
      other = liberties[0];
    }
    return !(isOneForced && isOtherForced)
        && (catchesAt(stone, one, depth)
            || !isOneForced && !isOtherForced && catchesAt(stone, other, depth));
  }

  private boolean catchesAt(int stone, int point, int depth) {
    byte side = Stones.opponent(stones.colour[stone]);
    if (!isLegal(side, point) || tries >= MOST_TRIES) {
      return false;
    }
    int before = stones.liftedCount();
    int koBefore = ko;
    play(side, point);
    boolean catches = !escapes(stone, depth + 1);
    undo(side, point, before, koBefore);
    return catches;
  }

  /**
   * Whether both liberties are kos that the attacker can take, so that the defender, who can
   * connect only one, never gets more.
   */
  private boolean isDoubleKo(int stone, int one, int other) {
    return isKo(stone, one)
        && isKo(stone, other)
        && libertiesAfter(stone, one) <= 2
        && libertiesAfter(stone, other) <= 2
        && captures(stone).length == 0;
  }

  /** Whether the attacker takes a ko at a liberty: only the defender's stones are around it. */
  private boolean isKo(int stone, int liberty) {
    byte side = stones.colour[stone];
    int inAtari = NONE;
    for (int step : stones.grid.steps) {
      int neighbour = liberty + step;
      byte colour = stones.colour[neighbour];
      if (colour != side && colour != Stones.EDGE) {
        return false;
      } else if (colour == side && stones.liberties(neighbour, new int[2]) == 1) {
        if (inAtari != NONE) {
          return false;
        }
        inAtari = neighbour;
      }
    }
    return inAtari != NONE && stones.next(inAtari) == inAtari;
  }

  private int libertiesAfter(int stone, int point) {
    byte side = stones.colour[stone];
    int before = stones.liftedCount();
    stones.put(side, point);
    int count = stones.colour[point] == side ? stones.liberties(point, new int[3]) : 0;
    stones.takeBack(side, point, before);
    return count;
  }

  private int empties(int point) {
    int count = 0;
    for (int step : stones.grid.steps) {
      count += stones.colour[point + step] == Stones.EMPTY ? 1 : 0;
    }
    return count;
  }

  /** The points where the defender takes stones beside its group. */
  private int[] captures(int stone) {
    byte enemy = Stones.opponent(stones.colour[stone]);
    BitSet heads = new BitSet();
    BitSet points = new BitSet();
    int[] liberty = new int[2];
    int member = stone;
    do {
      for (int step : stones.grid.steps) {
        int neighbour = member + step;
        if (stones.colour[neighbour] == enemy && !heads.get(stones.head(neighbour))) {
          heads.set(stones.head(neighbour));
          if (stones.liberties(neighbour, liberty) == 1) {
            points.set(liberty[0]);
          }
        }
      }
      member = stones.next(member);
    } while (member != stone);
    return points.stream().toArray();
  }

  private boolean isLegal(byte side, int point) {
    return stones.colour[point] == Stones.EMPTY && point != ko && stones.hasRoom(side, point);
  }

  private void play(byte side, int point) {
    tries++;
    int before = stones.liftedCount();
    stones.put(side, point);
    ko = stones.koPoint(point, before);
  }

  private void undo(byte side, int point, int liftedBefore, int koBefore) {
    stones.takeBack(side, point, liftedBefore);
    ko = koBefore;
  }
}
