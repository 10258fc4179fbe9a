package dev.banmen.games.othello.bot;

import dev.banmen.game.Lattice;
import dev.banmen.game.Move;
import dev.banmen.game.Pass;
import dev.banmen.game.Place;
import dev.banmen.game.Side;
import dev.banmen.game.bot.SearchWork;
import dev.banmen.games.othello.board.Bits;
import java.util.ArrayList;
import java.util.List;

/** Follows the best moves that a search knows. For one use, one thread. */
final class BestLine {
  private static final int MOST_GUESSED = 8; // moves, where nothing is proved

  private final DiscSearch search;
  private final Lattice lattice;
  private final List<Move> line = new ArrayList<>();

  BestLine(DiscSearch search, Lattice lattice) {
    this.search = search;
    this.lattice = lattice;
  }

  /** The line from a move on; to the end of the game where its value is proved. */
  List<Move> of(RootMove first, Side side) {
    line.add(new Place(side, lattice.site(first.square)));
    try {
      follow(first.next, first.mine, side.opponent(), first.isProved, -first.value);
    } catch (SearchWork.Over over) {
      // the line found so far is a part of the best
    }
    return line;
  }

  private void follow(long own, long other, Side side, boolean isProved, int value) {
    long moves = Bits.moves(own, other);
    if (moves == 0) {
      if (Bits.moves(other, own) != 0) {
        line.add(new Pass(side));
        follow(other, own, side.opponent(), isProved, -value);
      }
      return;
    }
    int square = isProved ? proved(own, other, moves, value) : known(own, other);
    if (square == KnownBoards.NONE || (moves >>> square & 1) == 0) {
      return;
    }
    line.add(new Place(side, lattice.site(square)));
    if (isProved || line.size() < MOST_GUESSED) {
      long flips = Bits.flips(own, other, square);
      follow(other ^ flips, own | flips | 1L << square, side.opponent(), isProved, -value);
    }
  }

  private int known(long own, long other) {
    return KnownBoards.move(search.known().find(own, other));
  }

  /** A move that keeps the proved value, the one that the table knows first. */
  private int proved(long own, long other, long moves, int value) {
    int known = known(own, other);
    if (known != KnownBoards.NONE && keeps(own, other, known, value)) {
      return known;
    }
    for (long rest = moves; rest != 0; rest &= rest - 1) {
      int square = Long.numberOfTrailingZeros(rest);
      if (keeps(own, other, square, value)) {
        return square;
      }
    }
    return KnownBoards.NONE;
  }

  private boolean keeps(long own, long other, int square, int value) {
    long flips = Bits.flips(own, other, square);
    long mine = own | flips | 1L << square;
    search.trust(Endgame.PROVED);
    return -search.value(other ^ flips, mine, -value, -value + 1, 64) >= value;
  }
}
