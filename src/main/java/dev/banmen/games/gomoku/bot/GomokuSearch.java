package dev.banmen.games.gomoku.bot;

import static dev.banmen.games.gomoku.bot.ShapeBoard.FIVE;
import static dev.banmen.games.gomoku.bot.ShapeBoard.WIN;

import dev.banmen.game.SplitMix64;
import dev.banmen.game.bot.SearchWork;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Looks deeper and deeper by alpha-beta, after a look for a win by fours and threes. Where a threat
 * must be stopped it looks at all that may stop it, else at the points that are worth most to both.
 * For one use, one thread.
 */
final class GomokuSearch {
  /** More than any board is worth; less so many plies for a win. */
  static final int WON = 30_000;

  /** From here on a value is a win. */
  static final int WINS = WON - 1000;

  /**
   * The value of a move that was not looked at, or of which is only known that another is better.
   */
  static final int UNKNOWN = -2 * WON;

  private static final int MOST = 2 * WON;
  private static final int WIDTH = 14; // moves looked at where nothing is forced
  private static final int ROOT_WIDTH = 40;
  private static final int TEMPO = 400; // what it is worth to be on the move
  private static final int THREES = 8; // moves of a win by threes
  private static final int LEAF_EFFORT = 60; // boards looked at for a win by fours in the search
  private static final int LINE = 12; // moves shown of a line
  private static final int COMPARED = 4; // plies that the others are looked at once a move wins
  private static final int NOISE = 58; // bits off a random number: it is below 64

  // the most that looks for a win may take, in eighths of the work
  private static final int OWN_FOURS = 2;
  private static final int OWN_THREES = 2;
  private static final int OTHER_FOURS = 1;
  private static final int PARRIES = 3; // all looks whether a move parries, together

  // what a known value is: its place in a table's word beside the move, the depth and itself
  private static final int EXACTLY = 0;
  private static final int AT_LEAST = 1;
  private static final int AT_MOST = 2;

  private final ShapeBoard board;
  private final int side;
  private final GomokuLevel level;
  private final SearchWork work;
  private final long seed;
  private final ForcedWin forced;
  private final long[] keys;
  private final long[] known;
  private final int base; // plies of the position
  private final List<GomokuMove> moves = new ArrayList<>();
  private boolean isParrying; // the moves left out lose by fours

  /**
   * A search for a side that is to move, 0 or 1.
   *
   * @param seed of the chance that decides between moves of almost the same value
   */
  GomokuSearch(ShapeBoard board, int side, GomokuLevel level, SearchWork work, long seed) {
    this.board = board;
    this.side = side;
    this.level = level;
    this.work = work;
    this.seed = seed;
    // a place in the tables for every two to four boards: most are leaves, which aren't kept
    int bits = Math.max(10, 62 - Long.numberOfLeadingZeros(level.boards()));
    forced = new ForcedWin(board, work, bits);
    keys = new long[1 << bits];
    known = new long[1 << bits];
    base = board.plies();
  }

  /**
   * Returns the moves, the best first, which has a value.
   *
   * @param valued how many of them get a value of their own; 1 for the best alone
   */
  List<GomokuMove> run(int valued) {
    for (int point : candidates(side, ROOT_WIDTH)) {
      moves.add(new GomokuMove(point));
    }
    try {
      if (moves.size() > 1 || valued > 1) {
        if (board.count(side, FIVE) > 0) {
          widen();
        } else if (!findForced()) {
          parry();
        }
        deepen(valued);
      }
    } catch (SearchWork.Over over) {
      while (board.plies() > base) { // what was found before stands
        board.undo();
      }
    }
    GomokuMove best = moves.get(0);
    best.value = best.value == UNKNOWN ? standing(side) : best.value;
    return moves;
  }

  private boolean findForced() {
    boolean isFound =
        forced.byFours(side, share(OWN_FOURS)) || forced.byThrees(side, THREES, share(OWN_THREES));
    if (isFound) {
      int[] line = forced.line();
      moves.removeIf(move -> move.point == line[0]);
      moves.add(0, new GomokuMove(line[0]));
      moves.get(0).value = WON - line.length;
      moves.get(0).line = line;
    }
    return isFound;
  }

  private long share(int eighths) {
    return level.boards() * eighths / 8;
  }

  /**
   * Leaves only the moves that prevent a win by fours of the other side, if there are any: where
   * the work is enough to tell that of each, as it is from 60,000 boards on. If the work ends
   * before, those found come first.
   */
  private void parry() {
    long look = share(PARRIES) / board.points.length;
    if (look < LEAF_EFFORT || !forced.byFours(1 - side, share(OTHER_FOURS))) {
      return;
    }
    widen();
    int safe = 0;
    for (int i = 0; i < moves.size(); i++) {
      board.play(side, moves.get(i).point);
      if (!forced.byFours(1 - side, look)) {
        moves.add(safe++, moves.remove(i));
      }
      board.undo();
    }
    isParrying = safe > 0;
    if (isParrying) {
      moves.subList(safe, moves.size()).clear();
    }
  }

  private void deepen(int valued) {
    for (int depth = 1; depth <= level.depth(); depth++) {
      int best = moves.get(0).value;
      boolean isLost = best > UNKNOWN && best <= -WINS;
      if (best >= WINS && (valued == 1 || depth > COMPARED)
          || moves.size() == 1 && valued == 1
          || isLost && depth > 2 * THREES) {
        return;
      }
      if (isLost && !isParrying && board.count(1 - side, FIVE) == 0) {
        widen();
      }
      iterate(depth, valued);
    }
  }

  /** Looks at all points, those that seemed best first. */
  private void widen() {
    for (int point : worthMost(side, board.points.length, false)) {
      if (moves.stream().noneMatch(move -> move.point == point)) {
        moves.add(new GomokuMove(point));
      }
    }
  }

  private void iterate(int depth, int valued) {
    int best = -MOST;
    int[] values = new int[moves.size()]; // noted once there are all: only then they compare
    for (int i = 0; i < moves.size(); i++) {
      GomokuMove move = moves.get(i);
      int least = i < valued ? -MOST : best;
      int value = move.line == null ? after(move.point, depth, least) : move.value;
      values[i] = value > least ? value : UNKNOWN;
      if (value > best) {
        best = value;
        if (valued == 1) {
          move.value = value; // stands if the work ends in this iteration
          moves.add(0, moves.remove(i));
          System.arraycopy(values, 0, values, 1, i);
          values[0] = value;
        }
      }
    }
    for (int i = 0; i < values.length; i++) {
      moves.get(i).value = values[i];
    }
    moves.sort((a, b) -> b.value - a.value);
  }

  /** What a move is worth, or no more than {@code least}. */
  private int after(int point, int depth, int least) {
    if (board.kind(side, point) == FIVE) {
      return WON - 1;
    }
    board.play(side, point);
    int value = least == -MOST ? MOST : -value(1 - side, depth - 1, -least - 1, -least);
    if (value > least) {
      value = -value(1 - side, depth - 1, -MOST, -least);
    }
    board.undo();
    return value;
  }

  /** Returns the points of a move and of those that probably follow. */
  int[] line(GomokuMove move) {
    if (move.line != null) {
      return move.line;
    }
    int[] line = new int[LINE];
    int count = 0;
    int mover = side;
    for (int next = move.point; next > 0 && count < LINE; ) {
      boolean isLast = board.kind(mover, next) == FIVE || board.plies() + 1 == board.points.length;
      line[count++] = next;
      board.play(mover, next);
      mover = 1 - mover;
      int slot = slot(key(mover));
      next = isLast || keys[slot] != key(mover) ? 0 : (int) (known[slot] & 0xFFF);
    }
    while (board.plies() > base) {
      board.undo();
    }
    return Arrays.copyOf(line, count);
  }

  private long key(int mover) {
    return board.hash() ^ (mover == 0 ? 0x5DEECE66DL : 0);
  }

  private int slot(long key) {
    return (int) (key >>> 20) & keys.length - 1;
  }

  /** The value of the board to a side that is to move. */
  private int value(int mover, int depth, int alpha, int beta) {
    work.count();
    int other = 1 - mover;
    int ply = board.plies() - base;
    if (board.count(mover, FIVE) > 0) {
      return WON - ply - 1;
    } else if (board.count(other, FIVE) > 1) {
      return ply + 2 - WON;
    } else if (board.plies() == board.points.length) {
      return 0;
    }
    boolean isHeld = board.count(other, FIVE) == 1;
    if (!isHeld && board.count(mover, WIN) > 0) {
      return WON - ply - 3;
    }
    long key = key(mover);
    int slot = slot(key);
    int first = -1;
    if (keys[slot] == key) {
      first = (int) (known[slot] & 0xFFF);
      int value = fromTable((int) (known[slot] >> 32), ply);
      int bound = (int) (known[slot] >> 12 & 3);
      if ((int) (known[slot] >> 16 & 0xFF) >= depth
          && (bound == EXACTLY
              || bound == AT_LEAST && value >= beta
              || bound == AT_MOST && value <= alpha)) {
        return value;
      }
    }
    if (!isHeld && forced.byFours(mover, LEAF_EFFORT)) {
      return WON - ply - forced.plies();
    } else if (depth <= 0 && !isHeld && board.count(other, WIN) == 0) {
      return standing(mover);
    }
    int least = alpha;
    int best = -MOST;
    int move = 0;
    int[] points = candidates(mover, WIDTH);
    toFront(points, first);
    for (int i = 0; i < points.length && least < beta; i++) {
      board.play(mover, points[i]);
      int next = isHeld ? depth : depth - 1;
      int value = least + 1;
      if (i > 0) {
        int less = i > 3 && depth > 2 && points.length == WIDTH ? 1 : 0;
        value = -value(other, next - less, -least - 1, -least);
        if (value > least && less > 0) {
          value = -value(other, next, -least - 1, -least);
        }
      }
      if (i == 0 || value > least && value < beta) {
        value = -value(other, next, -beta, -least);
      }
      board.undo();
      if (value > best) {
        best = value;
        move = points[i];
      }
      least = Math.max(least, value);
    }
    int bound = best >= beta ? AT_LEAST : best <= alpha ? AT_MOST : EXACTLY;
    keys[slot] = key;
    known[slot] =
        (long) toTable(best, ply) << 32 | (long) Math.max(0, depth) << 16 | bound << 12 | move;
    return best;
  }

  /** What a board is worth that nobody looks ahead from, with a little chance. */
  private int standing(int mover) {
    long noise = SplitMix64.mix(board.hash() ^ seed) >>> NOISE;
    int value = board.total(mover) - board.total(1 - mover) + TEMPO + (int) noise;
    return Math.max(1 - WINS, Math.min(WINS - 1, value)); // set up by hand it may be any
  }

  /** In the table a win counts its plies from the board there. */
  private static int toTable(int value, int ply) {
    return value >= WINS ? value + ply : value <= -WINS ? value - ply : value;
  }

  private static int fromTable(int value, int ply) {
    return value >= WINS ? value - ply : value <= -WINS ? value + ply : value;
  }

  private static void toFront(int[] points, int first) {
    for (int i = 1; i < points.length; i++) {
      if (points[i] == first) {
        System.arraycopy(points, 0, points, 1, i);
        points[0] = first;
      }
    }
  }

  /** The points that a side has to look at, those worth most first. */
  private int[] candidates(int mover, int most) {
    int other = 1 - mover;
    if (board.count(mover, FIVE) > 0) {
      return new int[] {board.five(mover)};
    } else if (board.count(other, FIVE) > 0) {
      return new int[] {board.five(other)};
    }
    boolean isThreatened = board.count(other, WIN) > 0 && board.count(mover, WIN) == 0;
    return worthMost(mover, isThreatened ? board.points.length : most, isThreatened);
  }

  /**
   * So many of the points that are worth most; of those alone that stop a threat if there is one.
   */
  private int[] worthMost(int mover, int most, boolean isThreatened) {
    int[] best = new int[most];
    int[] worths = new int[best.length];
    int count = 0;
    for (int point : board.points) {
      boolean isStopping =
          board.kind(mover, point) >= ShapeBoard.FOUR
              || board.kind(1 - mover, point) >= ShapeBoard.FOUR;
      if (board.isEmpty(point) && (isStopping || !isThreatened)) {
        int worth = worth(mover, point);
        int place = count < best.length ? count++ : worths[count - 1] < worth ? count - 1 : -1;
        while (place > 0 && worths[place - 1] < worth) {
          worths[place] = worths[place - 1];
          best[place] = best[place - 1];
          place--;
        }
        if (place >= 0) {
          worths[place] = worth;
          best[place] = point;
        }
      }
    }
    return count == best.length ? best : Arrays.copyOf(best, count);
  }

  private int worth(int mover, int point) {
    return board.worth(mover, point) + board.worth(1 - mover, point) + 1;
  }
}
