package dev.banmen.games.go;

import dev.banmen.game.Mark;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.Vocabulary;
import java.util.Optional;

/**
 * The place where people play the first stone, and why: in a corner of a large board of Go, in the
 * middle of others. For one position.
 */
final class FirstStone {
  /** On smaller boards, all is one fight from the start. */
  private static final int LARGE = 11;

  /** The line of a corner's star point, and the last one of a corner, from 1. */
  private static final int STAR = 4;

  private static final int LAST = 5;

  private final Position before;
  private final Vocabulary words;
  private final int rows;
  private final int cols;
  private final boolean isOfCorners;
  private final boolean isWonByCaptures;

  FirstStone(StoneGame game, Position before, Side side) {
    this.before = before;
    words = game.words();
    rows = before.lattice().rows();
    cols = before.lattice().cols();
    isWonByCaptures = game.capturesToWin(before, side) < Integer.MAX_VALUE;
    isOfCorners = !isWonByCaptures && Math.min(rows, cols) >= LARGE;
  }

  /** The star point at the upper right, or the middle; empty once there is a stone. */
  Optional<Site> site() {
    if (!isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(
        isOfCorners ? new Site(STAR - 1, cols - STAR) : new Site((rows - 1) / 2, cols / 2));
  }

  /** Why a stone there is good; empty where it is neither of the two. */
  Optional<String> reason(Site site) {
    if (isOfCorners) {
      return isEmptyCorner(site) ? Optional.of(words.text("quiet.corner")) : Optional.empty();
    } else if (!isEmpty() || !isMiddle(site.row(), rows) || !isMiddle(site.col(), cols)) {
      return Optional.empty();
    }
    int least = Math.min(fromEdge(site.row(), rows), fromEdge(site.col(), cols)) - 1;
    int most = Math.max(rows, cols) / 2;
    return least > 1
        ? Optional.of(words.text("quiet.centre", isWonByCaptures ? least : most))
        : Optional.empty();
  }

  private boolean isEmpty() {
    return before.setup().marks().isEmpty();
  }

  private static boolean isMiddle(int line, int lines) {
    return line == (lines - 1) / 2 || line == lines / 2;
  }

  /** Whether a point is on the third to fifth lines of a corner, and no stone in that third. */
  private boolean isEmptyCorner(Site site) {
    int low = Math.min(fromEdge(site.row(), rows), fromEdge(site.col(), cols));
    int high = Math.max(fromEdge(site.row(), rows), fromEdge(site.col(), cols));
    if (low < STAR - 1 || low > STAR || high > LAST) {
      return false;
    }
    int reach = Math.max(LAST, Math.min(rows, cols) / 3);
    boolean isUpper = 2 * site.row() < rows;
    boolean isLeft = 2 * site.col() < cols;
    for (int row = 0; row < reach; row++) {
      for (int col = 0; col < reach; col++) {
        Site there = new Site(isUpper ? row : rows - 1 - row, isLeft ? col : cols - 1 - col);
        if (before.at(there) != Mark.EMPTY) {
          return false;
        }
      }
    }
    return true;
  }

  /** The number of a line from the nearer edge, from 1. */
  private static int fromEdge(int line, int lines) {
    return 1 + Math.min(line, lines - 1 - line);
  }
}
