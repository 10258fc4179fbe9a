package dev.banmen.games.othello.bot;

import dev.banmen.game.bot.SearchWork;
import dev.banmen.games.othello.board.Bits;

/**
 * Decides whether a side wins by more than so many discs, with some ten empty squares: moves that
 * leave the opponent few answers first, a table of known boards, and cuts by stable discs. Sources:
 * Buro, "Experiments with Multi-ProbCut and a new high-quality evaluation function for Othello"
 * (2000), on fastest first; Delorme's notes on Edax. Mutable, one thread.
 */
final class Endgame {
  /** The most empty squares for which answers alone order the moves well. */
  static final int MOST = 11;

  /** How sure a value without guesses is. */
  static final int PROVED = 100;

  private static final long CORNERS = 0x8100000000000081L;
  private static final int EXCHANGES_FROM = 9; // empty squares from which answers are looked up

  private final KnownBoards known;
  private final StableDiscs stable;
  private final DiscMoves[] lists;
  private SearchWork work;

  Endgame(KnownBoards known, StableDiscs stable, DiscMoves[] lists) {
    this.known = known;
    this.stable = stable;
    this.lists = lists;
  }

  void begin(SearchWork next) {
    work = next;
  }

  /** The value, exact only as far as it says on which side of {@code alpha} it lies. */
  int value(long own, long other, int alpha, int empty) {
    return value(own, other, alpha, empty, LastMoves.odd(~(own | other)));
  }

  private int value(long own, long other, int alpha, int empty, int odd) {
    if (empty <= LastMoves.MOST) {
      return LastMoves.value(own, other, alpha, odd);
    }
    work.count();
    if (alpha >= worthCounting(empty)) {
      int most = 64 - 2 * stable.count(other, own);
      if (most <= alpha) {
        return most;
      }
    }
    long moves = Bits.moves(own, other);
    if (moves == 0) {
      return Bits.moves(other, own) == 0
          ? LastMoves.end(own, other)
          : -value(other, own, -alpha - 1, empty, odd);
    }
    long word = known.find(own, other);
    if (word != 0 && KnownBoards.depth(word) == empty && KnownBoards.sureness(word) == PROVED) {
      if (KnownBoards.lower(word) > alpha) {
        return KnownBoards.lower(word);
      }
      if (KnownBoards.upper(word) <= alpha) {
        return KnownBoards.upper(word);
      }
    }
    DiscMoves list = lists[empty];
    list.fill(own, other, moves);
    int found = order(list, own, other, alpha, empty, odd, KnownBoards.move(word));
    return found > alpha ? found : tried(list, own, other, alpha, empty, odd);
  }

  /** The least alpha at which counting stable discs pays: they can't be many before that. */
  static int worthCounting(int empty) {
    return empty < 9 ? 2 * empty - 6 : 4 * empty - 26;
  }

  /** Scores the moves; returns a value above alpha if one is known without a search. */
  private int order(
      DiscMoves list, long own, long other, int alpha, int empty, int odd, int knownMove) {
    for (int i = 0; i < list.count; i++) {
      int square = list.squares[i];
      long flips = list.flips[i];
      if (flips == other) {
        return 64; // nothing is left to the other
      }
      long next = other ^ flips;
      long mine = own | flips | 1L << square;
      if (empty >= EXCHANGES_FROM) {
        long word = known.find(next, mine);
        if (word != 0
            && KnownBoards.depth(word) == empty - 1
            && KnownBoards.sureness(word) == PROVED
            && -KnownBoards.upper(word) > alpha) {
          return -KnownBoards.upper(word);
        }
      }
      long answers = Bits.moves(next, mine);
      int count = Long.bitCount(answers) + Long.bitCount(answers & CORNERS);
      int score = DiscMoves.worth(square) - (count << 4);
      score += (LastMoves.squares(odd) >>> square & 1) != 0 ? 6 : 0;
      list.scores[i] = square == knownMove ? 1 << 20 : score;
    }
    return -65;
  }

  private int tried(DiscMoves list, long own, long other, int alpha, int empty, int odd) {
    int best = -65;
    int bestMove = KnownBoards.NONE;
    for (int i = 0; i < list.count; i++) {
      list.bringBest(i);
      int square = list.squares[i];
      long flips = list.flips[i];
      int left = odd ^ LastMoves.quadrant(square);
      long mine = own | flips | 1L << square;
      int value = -value(other ^ flips, mine, -alpha - 1, empty - 1, left);
      if (value > best) {
        best = value;
        bestMove = square;
        if (value > alpha) {
          known.put(own, other, empty, PROVED, value, 64, square);
          return value;
        }
      }
    }
    known.put(own, other, empty, PROVED, -64, best, bestMove);
    return best;
  }
}
