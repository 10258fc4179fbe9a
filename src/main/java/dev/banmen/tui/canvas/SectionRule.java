package dev.banmen.tui.canvas;

import dev.banmen.tui.text.CellText;
import dev.banmen.tui.theme.Role;

/** The line above a part of a page, with its title in it: {@code ─ Moves ─────}. Stateless. */
public final class SectionRule {
  private static final int BEFORE = 2;

  /** The cells of a rule beside its texts. */
  private static final int LEAST = 5;

  private SectionRule() {}

  /** Paints a rule as wide as the canvas; without a title, nothing but the rule. */
  public static void paint(Canvas canvas, int y, String title) {
    paint(canvas, y, title, "");
  }

  /** Paints a rule that also says something brief at its right end, such as a part's number. */
  public static void paint(Canvas canvas, int y, String title, String right) {
    paint(canvas, y, title, right, false);
  }

  /** Paints a rule whose title draws the eye if something unusual goes on. */
  public static void paint(Canvas canvas, int y, String title, String right, boolean isBright) {
    String shown = title.isEmpty() ? "" : " " + title + " ";
    paint(canvas, y, shown, right, isBright ? Role.HEADING : Role.TEXT);
  }

  public static void paintFocused(Canvas canvas, int y, String title) {
    paintFocused(canvas, y, title, "");
  }

  /** Paints the rule of the part that keys go to; brackets show that without colours too. */
  public static void paintFocused(Canvas canvas, int y, String title, String right) {
    paint(canvas, y, "[" + title + "]", right, Role.HEADING);
  }

  private static void paint(Canvas canvas, int y, String title, String right, Role role) {
    rule(canvas, y);
    int end = canvas.cols();
    if (!right.isEmpty() && CellText.width(title) + CellText.width(right) + LEAST <= end) {
      end -= CellText.width(right) + BEFORE + 1;
      canvas.text(end, y, " " + right + " ", Role.QUIET);
    }
    int room = Math.max(0, end - 1);
    canvas.text(1, y, title, room, role);
  }

  private static void rule(Canvas canvas, int y) {
    char across = canvas.glyphs().across(canvas.glyphs().border());
    for (int x = 0; x < canvas.cols(); x++) {
      canvas.put(x, y, across, Role.RULE);
    }
  }
}
