package dev.banmen.games.go;

import dev.banmen.game.Side;
import java.util.BitSet;
import java.util.function.BooleanSupplier;

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

  /**
   * The sites of stones that are caught: in atari, though their side moves; with two liberties, if
   * the other side moves first.
   */
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
    return isLegal(side, liberty) && after(side, liberty, () -> isCaught(stone));
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
    int[] liberty = new int[2];
    if (depth >= deepest) {
      return false;
    } else if (stones.liberties(stone, liberty) > 1 || ko != NONE || tries >= MOST_TRIES) {
      return true;
    }
    byte side = stones.colour[stone];
    BitSet moves = captures(stone);
    moves.set(liberty[0]);
    return moves.stream()
        .anyMatch(
            point -> isLegal(side, point) && after(side, point, () -> !catches(stone, depth + 1)));
  }

  /** Whether the attacker, to move, catches the group. */
  private boolean catches(int stone, int depth) {
    int[] liberties = new int[3];
    int count = stones.liberties(stone, liberties);
    if (depth >= deepest || count != 2) {
      return depth >= deepest || count < 2;
    }
    boolean isSwapped = empties(liberties[1]) > empties(liberties[0]);
    int first = liberties[isSwapped ? 1 : 0]; // where the defender would get more
    int second = liberties[isSwapped ? 0 : 1];
    return isDoubleKo(stone, first, second)
        || catchesAt(stone, first, depth)
        || catchesAt(stone, second, depth);
  }

  private boolean catchesAt(int stone, int point, int depth) {
    byte side = Stones.opponent(stones.colour[stone]);
    return isLegal(side, point) && after(side, point, () -> !escapes(stone, depth + 1));
  }

  /**
   * Whether both liberties are kos that the attacker can take, so that the defender, who can
   * connect only one, never gets more.
   */
  private boolean isDoubleKo(int stone, int one, int other) {
    return isKo(stone, one)
        && isKo(stone, other)
        && !after(stones.colour[stone], one, () -> hasMany(stone))
        && !after(stones.colour[stone], other, () -> hasMany(stone))
        && captures(stone).isEmpty();
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

  private boolean hasMany(int stone) {
    return stones.liberties(stone, new int[3]) > 2;
  }

  private int empties(int point) {
    int count = 0;
    for (int step : stones.grid.steps) {
      count += stones.colour[point + step] == Stones.EMPTY ? 1 : 0;
    }
    return count;
  }

  /** The points where the defender takes stones beside its group. */
  private BitSet captures(int stone) {
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
    return points;
  }

  private boolean isLegal(byte side, int point) {
    return stones.colour[point] == Stones.EMPTY && point != ko && stones.hasRoom(side, point);
  }

  /** The answer after a move, which is taken back. */
  private boolean after(byte side, int point, BooleanSupplier question) {
    int lifted = stones.liftedCount();
    int koBefore = ko;
    tries++;
    stones.put(side, point);
    ko = stones.koPoint(point, lifted);
    boolean answer = question.getAsBoolean();
    stones.takeBack(side, point, lifted);
    ko = koBefore;
    return answer;
  }
}
