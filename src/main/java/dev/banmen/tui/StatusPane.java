package dev.banmen.tui;

import dev.banmen.game.Place;
import dev.banmen.session.Report;
import java.util.ArrayList;
import java.util.List;

/**
 * The lines beside or below a board. Beside it they stand in groups, a blank line between two where
 * there is room; below it, or where they do not fit, the most needed come first, because the last
 * ones may be cut off.
 */
final class StatusPane {
  private StatusPane() {}

  static void paint(Canvas canvas, GamePage page, GameWords words, boolean wide) {
    List<List<Line>> groups = wide(canvas, page, words);
    boolean airy = wide && height(groups) + groups.size() - 1 <= canvas.rows();
    if (!wide || height(groups) > canvas.rows()) {
      groups = narrow(canvas, page, words);
    }
    int y = 0;
    for (List<Line> group : groups) {
      for (Line line : group) {
        canvas.text(0, y++, line.text(), line.role());
      }
      y += airy && !group.isEmpty() ? 1 : 0;
    }
  }

  private static int height(List<List<Line>> groups) {
    int height = 0;
    for (List<Line> group : groups) {
      height += group.size();
    }
    return height;
  }

  private static List<List<Line>> wide(Canvas canvas, GamePage page, GameWords words) {
    List<Line> standing = new ArrayList<>(words.turn(page.hand(), canvas.glyphs()));
    standing.addAll(words.score());
    standing.addAll(words.move());
    standing.addAll(words.legal(page.outlook()));
    return List.of(
        words.title(),
        standing,
        underCursor(page, words),
        told(page, words),
        words.dead(page.outlook()));
  }

  private static List<List<Line>> narrow(Canvas canvas, GamePage page, GameWords words) {
    return List.of(
        words.turn(page.hand(), canvas.glyphs()),
        told(page, words),
        underCursor(page, words),
        words.dead(page.outlook()),
        words.score(),
        words.move(),
        words.legal(page.outlook()),
        words.title());
  }

  /** What the cursor is on; nothing if that was refused just now and is told already. */
  private static List<Line> underCursor(GamePage page, GameWords words) {
    boolean told =
        page.session().report() instanceof Report.Refused refused
            && refused.move() instanceof Place place
            && place.site().equals(page.cursor());
    return told ? List.of() : words.cursor(page.cursor(), page.hand(), page.shown().isPresent());
  }

  /** What was refused or has to be said; often nothing. */
  private static List<Line> told(GamePage page, GameWords words) {
    List<Line> lines = words.notice(page.notice());
    if (page.session().report() instanceof Report.Refused refused) {
      lines.addAll(words.refused(refused.miss(), refused.why()));
    }
    return lines;
  }
}
