package dev.banmen.tui;

import dev.banmen.game.Hint;
import dev.banmen.game.Notation;
import dev.banmen.game.Words;
import dev.banmen.tui.term.Input;
import dev.banmen.tui.term.Input.Code;
import java.util.ArrayList;
import java.util.List;

/**
 * The keys of a game's page, and what the signs on a board mean. Immutable.
 *
 * @param example a coordinate as the game writes it
 * @param first the first line shown, where not all fit
 */
record HelpPage(Words words, String example, int first) implements Page {
  private static final int LINES = 13;

  /** Where the meanings of keys stand. */
  private static final int MEANING = 14;

  static HelpPage of(GamePage page) {
    Notation notation = page.session().position().game().notation();
    return new HelpPage(page.words(), notation.name(page.cursor()), 0);
  }

  @Override
  public PageStep on(Input input, Extent screen) {
    if (input instanceof Input.Pointed pointed) {
      boolean press = pointed.gesture() == Input.Gesture.PRESS;
      return press ? new PageStep.Back() : new PageStep.Show(this);
    } else if (!(input instanceof Input.Key key)) {
      return new PageStep.Show(this);
    } else if (key.code() == Code.DOWN || key.is('j')) {
      return new PageStep.Show(from(top(screen) + 1, screen));
    } else if (key.code() == Code.UP || key.is('k')) {
      return new PageStep.Show(from(top(screen) - 1, screen));
    } else if (key.is(':')) {
      return new PageStep.Hand(key);
    }
    return new PageStep.Back();
  }

  private HelpPage from(int line, Extent screen) {
    return new HelpPage(
        words, example, new HelpPage(words, example, Math.max(0, line)).top(screen));
  }

  /** The first line shown on such a screen, which may have become larger. */
  private int top(Extent screen) {
    int all = lines(Glyphs.ASCII, screen.cols() - 2).size(); // as many in any glyphs
    return Math.max(0, Math.min(first, all - room(screen.rows())));
  }

  private static int room(int rows) {
    return rows - 1;
  }

  @Override
  public void paint(Canvas canvas) {
    canvas.fill(Role.TEXT);
    List<Line> lines = lines(canvas.glyphs(), canvas.cols() - 2);
    int room = room(canvas.rows());
    int from = top(Extent.of(canvas.cols(), canvas.rows()));
    for (int y = 0; y < room && from + y < lines.size(); y++) {
      Line line = lines.get(from + y);
      canvas.text(1, y, line.text(), line.role());
    }
    canvas.text(
        1,
        canvas.rows() - 1,
        words.text(lines.size() > room ? "key.scroll" : "key.close"),
        Role.KEYS);
  }

  private List<Line> lines(Glyphs glyphs, int width) {
    List<Line> lines = new ArrayList<>();
    lines.add(new Line(words.text("help.title"), Role.STRONG));
    for (int line = 1; line <= LINES; line++) {
      lines.addAll(Line.wrap(words.text("help." + line, example, gap()), Role.TEXT, width));
    }
    lines.add(Line.BLANK);
    lines.add(new Line(words.text("help.signs"), Role.STRONG));
    lines.addAll(Line.wrap(words.text("help.signs.1"), Role.TEXT, width));
    lines.addAll(
        Line.wrap(
            signs("help.signs.2", glyphs, Hint.LEGAL, Hint.CHAIN, Hint.LIBERTY), Role.TEXT, width));
    lines.addAll(
        Line.wrap(
            signs("help.signs.3", glyphs, Hint.TAKEN, Hint.REPEATED, Hint.BLOCKED),
            Role.TEXT,
            width));
    return lines;
  }

  private String gap() {
    return " ".repeat(Math.max(1, MEANING - 1 - example.length()));
  }

  private String signs(String key, Glyphs glyphs, Hint... hints) {
    Object[] signs = new Object[hints.length];
    for (int i = 0; i < hints.length; i++) {
      signs[i] = glyphs.hint(hints[i]);
    }
    return words.text(key, signs);
  }
}
