package dev.banmen.games.othello.bot;

import dev.banmen.game.bot.SearchWork;
import dev.banmen.games.othello.board.Bits;

/**
 * Searches a board to a depth by alpha-beta with null windows, or to the end. Values are in discs,
 * -64 to 64. With some sureness below {@link Endgame#PROVED}, a shallow search that is far enough
 * outside the window stands for a deep one (Buro, "ProbCut: an effective selective extension of the
 * alpha-beta algorithm", 1995). Mutable, one thread.
 */
final class DiscSearch {
  private static final long CORNERS = 0x8100000000000081L;
  private static final int NOTHING = -65;
  private static final int FIRST = 1 << 24; // above any score

  private final KnownBoards known;
  private final StableDiscs stable = new StableDiscs();
  private final DiscEvaluation evaluation;
  private final DiscMoves[] lists = new DiscMoves[65];
  private final Endgame endgame;
  private SearchWork work;
  private int sureness;
  private int cuts; // shallow searches inside each other

  DiscSearch(KnownBoards known, DiscEvaluation evaluation) {
    this.known = known;
    this.evaluation = evaluation;
    for (int i = 0; i < lists.length; i++) {
      lists[i] = new DiscMoves();
    }
    endgame = new Endgame(known, stable, lists);
  }

  /** Begins a search, which ends with its work. */
  void begin(SearchWork next) {
    work = next;
    cuts = 0;
    endgame.begin(next);
    known.grow();
  }

  /** Sets how sure cuts must be, 25 for one standard deviation; none are made from PROVED on. */
  void trust(int next) {
    sureness = next;
  }

  /** Searches without cuts by guess, until the next search begins. */
  void noCuts() {
    cuts = 2;
  }

  KnownBoards known() {
    return known;
  }

  /**
   * The value to a depth, to the end from as many plies as there are empty squares; exact between
   * alpha and beta, else a bound.
   */
  int value(long own, long other, int alpha, int beta, int depth) {
    return value(own, other, alpha, beta, depth, Long.bitCount(~(own | other)));
  }

  private int value(long own, long other, int alpha, int beta, int depth, int empty) {
    if (depth >= empty) {
      if (empty == 0) {
        return LastMoves.end(own, other);
      }
      if (empty <= Endgame.MOST && beta - alpha == 1) {
        return endgame.value(own, other, alpha, empty);
      }
    } else if (depth <= 0) {
      return evaluation.value(own, other);
    }
    work.count();
    int deep = Math.min(depth, empty);
    if (empty < 40 && alpha >= Endgame.worthCounting(empty)) {
      int most = 64 - 2 * stable.count(other, own);
      if (most <= alpha) {
        return most;
      }
    }
    long moves = Bits.moves(own, other);
    if (moves == 0) {
      return Bits.moves(other, own) == 0
          ? LastMoves.end(own, other)
          : -value(other, own, -beta, -alpha, depth, empty);
    }
    if (deep == 1 && empty > 1) {
      return oneMove(own, other, moves, beta);
    }
    return searched(own, other, alpha, beta, deep, empty, moves);
  }

  private int oneMove(long own, long other, long moves, int beta) {
    int best = NOTHING;
    for (long rest = moves; rest != 0; rest &= rest - 1) {
      int square = Long.numberOfTrailingZeros(rest);
      long flips = Bits.flips(own, other, square);
      int value = -evaluation.value(other ^ flips, own | flips | 1L << square);
      if (value > best) {
        best = value;
        if (value >= beta) {
          break;
        }
      }
    }
    return best;
  }

  private int searched(
      long own, long other, int alpha, int beta, int depth, int empty, long moves) {
    int sure = depth < empty ? Math.min(sureness, Endgame.PROVED - 1) : sureness;
    long word = known.find(own, other);
    if (word != 0 && KnownBoards.depth(word) >= depth && KnownBoards.sureness(word) >= sure) {
      int lower = KnownBoards.lower(word);
      int upper = KnownBoards.upper(word);
      if (lower >= beta || lower == upper) {
        return lower;
      }
      if (upper <= alpha) {
        return upper;
      }
    }
    if (beta - alpha == 1 && sureness < Endgame.PROVED && depth >= 3 && cuts < 2) {
      int bound = probe(own, other, alpha, depth, empty);
      if (bound != NOTHING) {
        return bound;
      }
    }
    DiscMoves list = lists[empty];
    list.fill(own, other, moves);
    int found = order(list, own, other, alpha, beta, depth, empty, KnownBoards.move(word));
    return found >= beta ? found : tried(list, own, other, alpha, beta, depth, empty, sure);
  }

  /** A bound by a shallower search, if that is clear enough; else {@link #NOTHING}. */
  private int probe(long own, long other, int alpha, int depth, int empty) {
    int shallow = DiscErrors.shallow(depth);
    int margin = DiscErrors.margin(empty, depth, shallow, sureness);
    int beta = alpha + 1;
    int guess = evaluation.value(own, other);
    int guessMargin = DiscErrors.margin(empty, depth, 0, sureness) + margin >> 1;
    int high = beta + margin;
    int low = alpha - margin;
    int bound = NOTHING;
    cuts++;
    if (high < 64 && guess >= beta + margin - guessMargin) {
      if (value(own, other, high - 1, high, shallow, empty) >= high) {
        bound = beta;
      }
    }
    if (bound == NOTHING && low > -64 && guess <= alpha - margin + guessMargin) {
      if (value(own, other, low, low + 1, shallow, empty) <= low) {
        bound = alpha;
      }
    }
    cuts--;
    return bound;
  }

  /** Scores the moves; returns a value of beta or more if one is known without a search. */
  private int order(
      DiscMoves list,
      long own,
      long other,
      int alpha,
      int beta,
      int depth,
      int empty,
      int knownMove) {
    int sure = depth < empty ? Math.min(sureness, Endgame.PROVED - 1) : sureness;
    int ahead = ahead(depth, empty);
    int odd = LastMoves.odd(~(own | other));
    for (int i = 0; i < list.count; i++) {
      int square = list.squares[i];
      long flips = list.flips[i];
      if (flips == other) {
        return 64;
      }
      long next = other ^ flips;
      long mine = own | flips | 1L << square;
      if (depth >= 4) {
        long word = known.find(next, mine);
        if (word != 0
            && KnownBoards.depth(word) >= depth - 1
            && KnownBoards.sureness(word) >= sure
            && -KnownBoards.upper(word) >= beta) {
          return -KnownBoards.upper(word);
        }
      }
      long answers = Bits.moves(next, mine);
      int count = Long.bitCount(answers) + Long.bitCount(answers & CORNERS);
      int score = DiscMoves.worth(square) * 2;
      score -= depth == empty ? count * 48 : count * 12;
      score += depth == empty && (LastMoves.squares(odd) >>> square & 1) != 0 ? 8 : 0;
      if (square == knownMove) {
        score = FIRST;
      } else if (ahead >= 0) {
        score -= look(next, mine, ahead, empty - 1) * 32;
      }
      list.scores[i] = score;
    }
    return NOTHING;
  }

  /** How deep moves are searched to be ordered; -1 for not at all. */
  private static int ahead(int depth, int empty) {
    if (depth < 3) {
      return -1;
    }
    if (depth == empty) {
      return empty < 13 ? -1 : empty < 16 ? 0 : empty < 20 ? 1 : 2;
    }
    return depth < 9 ? 0 : depth < 14 ? 1 : 2;
  }

  private int look(long own, long other, int depth, int empty) {
    int before = sureness;
    sureness = Math.min(sureness, Endgame.PROVED - 1);
    cuts += 2; // no shallow searches for so little
    int value = value(own, other, -64, 64, depth, empty);
    cuts -= 2;
    sureness = before;
    return value;
  }

  private int tried(
      DiscMoves list, long own, long other, int alpha, int beta, int depth, int empty, int sure) {
    int best = NOTHING;
    int bestMove = KnownBoards.NONE;
    int low = alpha;
    for (int i = 0; i < list.count; i++) {
      list.bringBest(i);
      int square = list.squares[i];
      long next = other ^ list.flips[i];
      long mine = own | list.flips[i] | 1L << square;
      int value;
      if (i == 0) {
        value = -value(next, mine, -beta, -low, depth - 1, empty - 1);
      } else {
        value = -value(next, mine, -low - 1, -low, depth - 1, empty - 1);
        if (value > low && value < beta) {
          value = -value(next, mine, -beta, -low, depth - 1, empty - 1);
        }
      }
      if (value > best) {
        best = value;
        bestMove = square;
        low = Math.max(low, value);
        if (value >= beta) {
          break;
        }
      }
    }
    int lower = best > alpha ? best : -64;
    int upper = best < beta ? best : 64;
    known.put(own, other, depth, sure, lower, upper, bestMove);
    return best;
  }
}
