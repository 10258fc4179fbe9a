package dev.banmen.tui.page;

import dev.banmen.text.Words;
import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.keys.CustomKeys;
import dev.banmen.tui.keys.KeyMap;
import dev.banmen.tui.text.HelpLine;
import dev.banmen.tui.text.Line;
import dev.banmen.tui.theme.Role;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A text to read and close again. Immutable.
 *
 * @param text its lines; the first is its title
 * @param own the keys of its reader, if its lines are about keys
 * @param first the first line shown, if not all fit
 * @param said over its last lines until it is scrolled; empty for nothing
 */
public record TextPage(Words words, String text, Optional<KeyMap> own, int first, String said)
    implements LongPage {
  public static TextPage of(Words words, String text) {
    return new TextPage(words, text, Optional.empty(), 0, "");
  }

  /** Opens a text over a page. */
  public static PageAction open(Words words, String text, Page page) {
    return PageAction.open(of(words, text), page);
  }

  /** Opens a text about the keys of a page over it. */
  public static PageAction help(Words words, String text, Page page) {
    return PageAction.open(
        new TextPage(words, text, Optional.of(CustomKeys.map(words)), 0, ""), page);
  }

  @Override
  public LongPage from(int line) {
    return new TextPage(words, text, own, line, "");
  }

  @Override
  public TextPage saying(String sentence) {
    return new TextPage(words, text, own, first, sentence);
  }

  @Override
  public int top(Extent screen) {
    return Math.max(0, Math.min(first, lines(screen.cols() - 2).size() - (screen.rows() - 1)));
  }

  private List<Line> lines(int cols) {
    List<Line> lines = new ArrayList<>();
    for (String given : text.split("\n")) {
      boolean isTitle = lines.isEmpty();
      lines.addAll(
          own.isPresent() && !isTitle
              ? HelpLine.of(given).wrapped(cols)
              : Line.wrap(given, isTitle ? Role.HEADING : Role.TEXT, cols));
    }
    if (own.isPresent()) {
      lines.addAll(HiddenKeys.lines(words, own.get(), cols));
    }
    return lines;
  }

  @Override
  public void paint(Canvas canvas) {
    canvas.fill(Role.TEXT);
    List<Line> lines = lines(canvas.cols() - 2);
    int room = canvas.rows() - 1;
    int from = top(canvas.extent());
    for (int y = 0; y < room && from + y < lines.size(); y++) {
      canvas.text(1, y, lines.get(from + y).text(), lines.get(from + y).role());
    }
    LongPage.paintFoot(canvas, words, from, lines.size(), said);
  }
}
