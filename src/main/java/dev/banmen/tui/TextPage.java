package dev.banmen.tui;

import dev.banmen.game.Words;
import dev.banmen.tui.term.Input;
import dev.banmen.tui.term.Input.Code;
import java.util.ArrayList;
import java.util.List;

/**
 * A text that is read and closed again. Immutable.
 *
 * @param text its lines; the first is its title
 * @param first the first line shown, where not all fit
 */
record TextPage(Words words, String text, int first) implements Page {
  static TextPage of(Words words, String text) {
    return new TextPage(words, text, 0);
  }

  @Override
  public PageStep on(Input input, Extent screen) {
    if (input instanceof Input.Pointed pointed) {
      return switch (pointed.gesture()) {
        case PRESS -> new PageStep.Back();
        case WHEEL_UP -> scrolled(-1, screen);
        case WHEEL_DOWN -> scrolled(1, screen);
        default -> new PageStep.Show(this);
      };
    } else if (!(input instanceof Input.Key key)) {
      return new PageStep.Show(this);
    } else if (key.code() == Code.DOWN || key.is('j')) {
      return scrolled(1, screen);
    } else if (key.code() == Code.UP || key.is('k')) {
      return scrolled(-1, screen);
    }
    return new PageStep.Back();
  }

  private PageStep scrolled(int by, Extent screen) {
    int wanted = Math.max(0, top(screen) + by);
    return new PageStep.Show(
        new TextPage(words, text, new TextPage(words, text, wanted).top(screen)));
  }

  /** The first line shown on such a screen, which may have become larger. */
  private int top(Extent screen) {
    return Math.max(0, Math.min(first, lines(screen.cols() - 2).size() - (screen.rows() - 1)));
  }

  private List<Line> lines(int cols) {
    List<Line> lines = new ArrayList<>();
    for (String line : text.split("\n")) {
      lines.addAll(Line.wrap(line, lines.isEmpty() ? Role.HEADING : Role.TEXT, cols));
    }
    return lines;
  }

  @Override
  public void paint(Canvas canvas) {
    canvas.fill(Role.TEXT);
    List<Line> lines = lines(canvas.cols() - 2);
    int room = canvas.rows() - 1;
    int from = top(Extent.of(canvas.cols(), canvas.rows()));
    for (int y = 0; y < room && from + y < lines.size(); y++) {
      canvas.text(1, y, lines.get(from + y).text(), lines.get(from + y).role());
    }
    String keys = words.text(lines.size() > room ? "key.scroll" : "key.close");
    canvas.text(1, canvas.rows() - 1, keys, Role.KEYS);
  }

  /** Says what size a page with a board needs. */
  static void tooSmall(Canvas canvas, Words words) {
    String sentence = words.text("small", GameFrame.LEAST.cols(), GameFrame.LEAST.rows());
    int y = 0;
    for (Line line : Line.wrap(sentence, Role.TEXT, canvas.cols())) {
      canvas.text(0, y++, line.text(), line.role());
    }
  }
}
