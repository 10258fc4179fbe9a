package dev.banmen.tui.board;

import dev.banmen.game.Site;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiPredicate;

/**
 * The side of its piece that each mark stands on. On the smallest scale there is one cell between
 * two sites, and a mark takes it from the site on its right: marks stand on the left. To the right
 * of the cursor, the last move and a number, marks in a row without a gap move to the right of
 * their pieces, which leaves each of those a cell. Immutable.
 */
final class SideCells {
  private final boolean isNarrow;
  private final Set<Site> marked;
  private final Site cursor;
  private final Optional<Site> last;
  private final Optional<Site> numbered;
  private final BiPredicate<Site, Integer> isSeen;

  /**
   * Finds the sides of these marks.
   *
   * @param marked the sites with a mark beside them
   * @param numbered the site with a number on its right
   * @param isSeen whether the cell this far right of a site's middle is on the screen
   */
  SideCells(
      Scale scale,
      Set<Site> marked,
      Site cursor,
      Optional<Site> last,
      Optional<Site> numbered,
      BiPredicate<Site, Integer> isSeen) {
    isNarrow = scale.stepX() == Scale.SMALL.stepX();
    this.marked = marked;
    this.cursor = cursor;
    this.last = last;
    this.numbered = numbered;
    this.isSeen = isSeen;
  }

  /** Returns the side of a site its mark stands on: -1 for the left, 1 for the right. */
  int side(Site site) {
    return isNarrow && isPushed(site) && isSeen.test(site, 1) ? 1 : -1;
  }

  private boolean isPushed(Site site) {
    return isInRow(cursor, site)
        || numbered.filter(from -> isInRow(from, site)).isPresent()
        || last.filter(from -> isInRow(from, site) && !isInRow(from, cursor)).isPresent();
  }

  /** Whether all sites right of one, up to and including another, have a mark. */
  private boolean isInRow(Site from, Site to) {
    if (from.row() != to.row() || from.col() >= to.col()) {
      return false;
    }
    for (int col = to.col(); col > from.col(); col--) {
      if (!marked.contains(new Site(to.row(), col))) {
        return false;
      }
    }
    return true;
  }
}
