package dev.banmen.tui.page.play;

import dev.banmen.game.Notation;
import dev.banmen.game.Site;
import dev.banmen.tui.board.DrawnMarks;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Draws signs and arrows on the board of a game's page, for whoever looks at this screen. Changes
 * nothing in the game. Stateless.
 */
final class MarkActions {
  private MarkActions() {}

  /** Puts the next sign on the site under the cursor. */
  static GamePage mark(GamePage page) {
    return mark(page, page.cursor());
  }

  private static GamePage mark(GamePage page, Site site) {
    Optional<DrawnMarks> next = page.view().drawn().marked(site);
    return next.isPresent()
        ? drawing(page, next.get())
        : page.says("marks.full", DrawnMarks.MOST_SIGNS);
  }

  /** Starts an arrow under the cursor, or ends it there; where it started, starts none. */
  static GamePage arrow(GamePage page) {
    Site cursor = page.cursor();
    DrawnMarks drawn = page.view().drawn();
    if (drawn.from().isEmpty()) {
      String name = page.game().notation().name(cursor);
      return drawing(page, drawn.startingAt(Optional.of(cursor))).says("arrow.from", name);
    } else if (drawn.from().get().equals(cursor)) {
      return drawing(page, drawn.startingAt(Optional.empty()));
    }
    return arrow(page, drawn.from().get(), cursor);
  }

  private static GamePage arrow(GamePage page, Site start, Site end) {
    Optional<DrawnMarks> next = page.view().drawn().withArrow(start, end);
    return next.isPresent()
        ? drawing(page, next.get())
        : page.says("arrows.full", DrawnMarks.MOST_ARROWS);
  }

  /** Carries out {@code mark D4}, or {@code mark} for the site under the cursor. */
  static GamePage markAt(GamePage page, String names) {
    if (names.isEmpty()) {
      return mark(page);
    }
    List<Site> sites = sites(page, names);
    return sites.size() == 1 ? mark(page, sites.get(0)) : page.says("mark.how", example(page, 0));
  }

  /** Carries out {@code arrow D4 F6}. */
  static GamePage arrowBetween(GamePage page, String names) {
    List<Site> sites = sites(page, names);
    return sites.size() == 2 && !sites.get(0).equals(sites.get(1))
        ? arrow(page, sites.get(0), sites.get(1))
        : page.says("arrow.how", example(page, 0), example(page, 1));
  }

  /** Returns the sites with these names; none if one of them isn't on the board. */
  private static List<Site> sites(GamePage page, String names) {
    Notation notation = page.game().notation();
    List<Site> sites = new ArrayList<>();
    for (String name : names.split("\\s+", 4)) {
      Optional<Site> site = notation.parse(name).filter(page.game().lattice()::contains);
      if (site.isEmpty()) {
        return List.of();
      }
      sites.add(site.get());
    }
    return sites;
  }

  /** Returns the name of the first site that takes a move, or of the last. */
  private static String example(GamePage page, int end) {
    int size = page.game().lattice().size();
    int at = page.game().lattice().nextOpen(end == 0 ? 0 : size / 2);
    return page.game().notation().name(page.game().lattice().site(Math.max(0, at)));
  }

  /** Removes all that was drawn. */
  static GamePage clear(GamePage page) {
    return drawing(page, DrawnMarks.NONE);
  }

  private static GamePage drawing(GamePage page, DrawnMarks next) {
    return page.with(page.view().drawing(next));
  }
}
