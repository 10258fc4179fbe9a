package dev.banmen.tui.board;

import dev.banmen.game.Hint;
import dev.banmen.game.Mark;
import dev.banmen.game.Position;
import dev.banmen.game.Site;
import dev.banmen.tui.canvas.Glyphs;
import dev.banmen.tui.theme.Role;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/**
 * Paints the marks on a board: hints, numbers, and around them the cursor and the last move, so
 * that none hides another. Used for one painting.
 *
 * <p>Marks come first, each in a cell that {@link SideCells} gives it. The signs around the cursor
 * and the last move then take free cells, two if possible and at least one.
 */
final class MarkPainter {
  private static final int TEN = 10;

  /** Ten or more, if there is only one cell for it. */
  private static final char MANY = '+';

  private final BoardPainter painter;
  private final Scale scale;
  private final Scene scene;
  private final Position position;
  private final Optional<Site> last;
  private final SideCells cells;
  private final Set<Integer> taken = new HashSet<>(); // cells of marks, by their number

  /**
   * Makes a painter of marks on a board whose pieces are painted.
   *
   * @param last the site that the last move is marked around
   * @param signed the pieces with something else painted beside them
   * @param numbered the site with a number on its right
   */
  MarkPainter(
      BoardPainter painter, Optional<Site> last, Set<Site> signed, Optional<Site> numbered) {
    this.painter = painter;
    this.last = last;
    scale = painter.scale();
    scene = painter.scene();
    position = scene.position();
    Set<Site> beside = new HashSet<>(signed);
    if (scene.hasHints()) {
      painter.shown().stream().filter(this::isHintBeside).forEach(beside::add);
    }
    scene.counts().keySet().stream().filter(site -> !isInside(site)).forEach(beside::add);
    cells =
        new SideCells(
            scale,
            seen(beside),
            painter.seen(scene.cursor()),
            seen(last),
            seen(numbered),
            painter::isSeenAt);
  }

  private Set<Site> seen(Set<Site> sites) {
    if (!painter.isTurned()) {
      return sites;
    }
    Set<Site> seen = new HashSet<>();
    for (Site site : sites) {
      seen.add(painter.seen(site));
    }
    return seen;
  }

  private Optional<Site> seen(Optional<Site> site) {
    return site.isPresent() ? Optional.of(painter.seen(site.get())) : site;
  }

  /** Whether a site has a hint that {@link #hints} paints. */
  boolean isHinted(Site site) {
    Hint hint = scene.hint(site);
    boolean isDrawn = painter.hasSolidPieces() && hint == Hint.TAKEN && scene.isTerritory(site);
    return hint != null && !isDrawn && !(hint == Hint.LEGAL && scene.isMarked(site));
  }

  private boolean isHintBeside(Site site) {
    return isHinted(site) && !isHintInside(site);
  }

  /** Whether a hint stands on the site itself, as it does unless a number takes the place. */
  private boolean isHintInside(Site site) {
    return isInside(site) && (painter.isLarge() || !scene.counts().containsKey(site));
  }

  /** Whether a mark stands on the site itself: if its piece is large, or it has none. */
  private boolean isInside(Site site) {
    return painter.isLarge() || position.at(site) == Mark.EMPTY;
  }

  /** Returns the side of a piece its mark stands on: -1 for the left, 1 for the right. */
  int side(Site site) {
    return cells.side(painter.seen(site));
  }

  /** Paints a mark this far right of a site's middle, where no bracket hides it. */
  void mark(Site site, int right, char c, Role role) {
    painter.put(site, right, 0, c, role);
    take(site, right);
  }

  /** Reserves a cell for the mark on its left, which is two cells wide. */
  void take(Site site, int right) {
    taken.add(painter.cell(site, right));
  }

  /** Whether the cell this far right of a site's middle is visible and nothing is painted in it. */
  boolean isFree(Site site, int right) {
    return painter.isSeen(site, right) && !taken.contains(painter.cell(site, right));
  }

  void hints() {
    if (scene.hasHints()) {
      for (Site site : painter.shown()) {
        if (isHinted(site)) {
          Hint hint = scene.hint(site);
          boolean isOwned = hint == Hint.BLACKS || hint == Hint.WHITES;
          char sign =
              isOwned && painter.hasSolidPieces() ? Glyphs.OWNED : painter.glyphs().hint(hint);
          mark(site, isHintInside(site) ? 0 : side(site), sign, role(site, hint));
        }
      }
    }
    scene.counts().forEach(this::count);
  }

  /** Paints a number on a site's left, where a piece has its sign; in the middle if empty. */
  private void count(Site site, int count) {
    char digit = count < TEN ? (char) ('0' + count) : MANY;
    mark(site, isInside(site) ? 0 : side(site), digit, Role.LIBERTY);
  }

  /** Returns the role of a hint; on the cursor's ground, that of what is seen there. */
  private Role role(Site site, Hint hint) {
    boolean isOnCursor =
        painter.hasSolidPieces()
            && painter.isLarge()
            && site.equals(scene.cursor())
            && position.at(site) == Mark.EMPTY;
    return isOnCursor ? Role.CURSOR : role(hint);
  }

  private static Role role(Hint hint) {
    return switch (hint) {
      case LEGAL -> Role.LEGAL;
      case CHAIN -> Role.CHAIN;
      case LIBERTY -> Role.LIBERTY;
      case TAKEN -> Role.TAKEN;
      case REPEATED, BLOCKED, WEAK -> Role.REPEATED;
      case FIRM -> Role.LIBERTY;
      case LOOP -> Role.TAKEN;
      case BLACKS -> Role.TERRITORY_BLACK;
      case WHITES -> Role.TERRITORY_WHITE;
    };
  }

  /**
   * Paints the cursor and the last move, unless lines frame that; around the same small piece, one
   * sign of each, or a combined sign if there is only one cell.
   */
  void brackets() {
    if (painter.marksInColour(last, taken)) {
      return;
    }
    Site site = scene.cursor();
    Optional<Site> last = painter.frames(this.last) ? Optional.empty() : this.last;
    boolean isSame = last.filter(site::equals).isPresent();
    if (isSame && !scale.large()) {
      Brackets both = new Brackets(site, "[)", Role.CURSOR, 1, scale.room());
      Places places = places(both);
      boolean isOne = places.left() == 0 || places.right() == 0;
      put(isOne ? new Brackets(site, "{}", Role.CURSOR, 1, scale.room()) : both, places);
      return;
    }
    int least = scale.large() ? scale.reach() : 1;
    int far = scale.large() ? scale.reach() : scale.room();
    Brackets cursor = new Brackets(site, "[]", Role.CURSOR, least, far);
    if (last.isEmpty()) {
      put(cursor, places(cursor));
      return;
    }
    int most = scale.large() ? scale.reach() - 1 : scale.room();
    paint(cursor, new Brackets(last.get(), "()", Role.LAST, 1, most));
  }

  /**
   * Two signs around a site.
   *
   * @param least the least distance from its middle in cells
   * @param most the greatest one
   */
  private record Brackets(Site site, String signs, Role role, int least, int most) {}

  /** The places of two marks; 0 for one without a place. */
  private record Places(int left, int right) {
    boolean isNone() {
      return left == 0 && right == 0;
    }
  }

  /**
   * Paints two of them, the cursor's first; it leaves the other a cell if that has no other one.
   */
  private void paint(Brackets first, Brackets second) {
    Places places = places(first);
    Set<Integer> own = painter.cells(first.site(), places.left(), places.right());
    taken.addAll(own);
    Places others = places(second);
    if (others.isNone() && own.size() > 1) {
      taken.removeAll(own);
      others = places(second);
      own.removeAll(painter.cells(second.site(), others.left(), others.right()));
      taken.addAll(painter.cells(second.site(), others.left(), others.right()));
      places = places(first);
    }
    put(first, places);
    put(second, others);
  }

  /** Returns the nearest places with room for both signs, or else the nearest for each. */
  private Places places(Brackets brackets) {
    int left = 0;
    int right = 0;
    for (int far = brackets.least(); far <= brackets.most(); far++) {
      boolean isLeft = isFree(brackets.site(), -far);
      boolean isRight = isFree(brackets.site(), far);
      if (isLeft && isRight) {
        return new Places(far, far);
      }
      left = isLeft && left == 0 ? far : left;
      right = isRight && right == 0 ? far : right;
    }
    for (int near = brackets.least() - 1; near > 0; near--) { // at the edge of what is shown
      left = left == 0 && isFree(brackets.site(), -near) ? near : left;
      right = right == 0 && isFree(brackets.site(), near) ? near : right;
    }
    return new Places(left, right);
  }

  /** Paints the signs; if there is no room at all, the site itself takes their colours. */
  private void put(Brackets brackets, Places places) {
    Site site = brackets.site();
    if (places.isNone()) {
      painter.tint(site, brackets.role());
    }
    if (places.left() > 0) {
      mark(site, -places.left(), brackets.signs().charAt(0), brackets.role());
    }
    if (places.right() > 0) {
      mark(site, places.right(), brackets.signs().charAt(1), brackets.role());
    }
  }
}
