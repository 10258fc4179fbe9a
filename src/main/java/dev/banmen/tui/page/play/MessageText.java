package dev.banmen.tui.page.play;

import dev.banmen.text.Sentences;
import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.canvas.Glyphs;
import dev.banmen.tui.canvas.PaintCache;
import dev.banmen.tui.text.CellText;
import dev.banmen.tui.text.Line;
import dev.banmen.tui.theme.Role;
import java.util.ArrayList;
import java.util.List;

/**
 * One message beside the board, which always takes the same lines: what it is about, its text, and
 * at its end a quiet code. What doesn't fit is cut off, and the code stays. Immutable.
 *
 * @param lead what it is about, such as {@code D3} or {@code Illegal: ko}; may be empty
 * @param isName whether the lead is a name that the text continues, not a heading above it
 * @param body the text; may be empty
 * @param code the code of a refusal; may be empty
 */
record MessageText(Line lead, boolean isName, Line body, String code) {
  static final MessageText NONE = of("", Role.TEXT);

  private static final int GAP = 2;

  /**
   * Names of two letters and of three begin their texts alike, so that little changes with a step.
   */
  private static final int LEAST_INDENT = 4;

  /** The least rows in which a heading has a line of its own. */
  private static final int ROWS_WITH_HEADING = 3;

  static MessageText of(String text, Role role) {
    return new MessageText(Line.BLANK, false, new Line(text, role), "");
  }

  static MessageText named(String name, Role role, String text) {
    return new MessageText(new Line(name, role), true, new Line(text, Role.TEXT), "");
  }

  static MessageText headed(String heading, Role role, String text) {
    return new MessageText(new Line(heading, role), false, new Line(text, Role.TEXT), "");
  }

  MessageText withCode(String next) {
    return new MessageText(lead, isName, body, next);
  }

  /** This text with another sentence at the end. */
  MessageText and(String sentence) {
    String text = Sentences.of(body.text(), sentence);
    return new MessageText(lead, isName, new Line(text, body.role()), code);
  }

  /** Returns its sentences without the code. */
  String sentences() {
    return lead.text().isEmpty() || body.text().isEmpty()
        ? lead.text() + body.text()
        : lead.text() + " ".repeat(GAP) + body.text();
  }

  /** Returns all of it, a line for each part. */
  String whole() {
    StringBuilder text = new StringBuilder(lead.text());
    text.append(lead.text().isEmpty() ? "" : "\n").append(body.text());
    return text.append(code.isEmpty() ? "" : "\n\n" + code).toString();
  }

  /** A layout: the lines of the body from a row and a column on. */
  private record Laid(List<Line> lines, int row, int indent) {}

  private Laid laid(int cols, int rows) {
    int leadCols = CellText.width(lead.text());
    boolean isHeading = !isName && leadCols > 0 && rows >= ROWS_WITH_HEADING;
    if (leadCols == 0 || isHeading) {
      return new Laid(wrapped(body.text(), cols), isHeading ? 1 : 0, 0);
    }
    int indent = leadCols < LEAST_INDENT ? LEAST_INDENT : leadCols + GAP;
    if (isName && indent <= cols / 3) {
      return new Laid(wrapped(body.text(), cols - indent), 0, indent);
    }
    return new Laid(wrapped(lead.text() + " ".repeat(GAP) + body.text(), cols), 0, 0);
  }

  private List<Line> wrapped(String text, int cols) {
    return text.isEmpty() ? List.of() : Line.wrap(text, body.role(), Math.max(1, cols));
  }

  private int codeCols() {
    return code.isEmpty() ? 0 : CellText.width(code) + GAP;
  }

  /** Whether some of it doesn't fit. */
  boolean isCut(int cols, int rows) {
    Laid laid = laid(cols, rows);
    return laid.row() + laid.lines().size() > rows
        || laid.row() == 1 && isTooWide(lead, cols)
        || lastCols(laid, rows) + codeCols() > cols && !isCodeBesideHeading(laid, cols, rows);
  }

  /** Whether the code stands beside the heading: where the text leaves no place for it. */
  private boolean isCodeBesideHeading(Laid laid, int cols, int rows) {
    return laid.row() == 1
        && lastCols(laid, rows) <= cols
        && lastCols(laid, rows) + codeCols() > cols
        && CellText.width(lead.text()) + codeCols() <= cols;
  }

  private static boolean isTooWide(Line line, int cols) {
    return CellText.width(line.text()) > cols;
  }

  private static int lastCols(Laid laid, int rows) {
    int last = rows - 1 - laid.row();
    return last < 0 || last >= laid.lines().size()
        ? 0
        : laid.indent() + CellText.width(laid.lines().get(last).text());
  }

  /** Paints this, or while the cursor moves the last message, unless only its name is another. */
  void paintAtRest(Canvas canvas) {
    PaintCache cache = canvas.cache();
    boolean isHeld =
        cache.isMoving()
            && cache.find(PaintCache.Thing.MESSAGE) instanceof MessageText last
            && !isRenamed(last);
    if (isHeld) {
      ((MessageText) cache.find(PaintCache.Thing.MESSAGE)).paint(canvas);
    } else {
      cache.save(PaintCache.Thing.MESSAGE, this);
      paint(canvas);
    }
  }

  /** Whether this says the same as another message about another point. */
  private boolean isRenamed(MessageText other) {
    String name = other.lead.text();
    boolean isAsWide = CellText.width(lead.text()) == CellText.width(name);
    return isName && isAsWide && equals(other.named(lead));
  }

  private MessageText named(Line name) {
    return new MessageText(name, isName, body, code);
  }

  /** Returns this with fractions as the screen writes them. */
  private MessageText written(Glyphs glyphs) {
    Line head = new Line(glyphs.fractions(lead.text()), lead.role());
    Line text = new Line(glyphs.fractions(body.text()), body.role());
    return new MessageText(head, isName, text, code);
  }

  /**
   * Returns this with as many whole sentences as fit, and a mark if there are more; the same if not
   * even the first one does.
   */
  private MessageText fitting(int cols, int rows, String more) {
    String text = body.text();
    int end = text.length();
    while (isCut(cols, rows)) {
      end = Sentences.lastEnd(text, end);
      if (end == 0) {
        return this;
      }
      Line fewer = new Line(text.substring(0, end) + " " + more, body.role());
      MessageText next = new MessageText(lead, isName, fewer, code);
      if (!next.isCut(cols, rows)) {
        return next;
      }
    }
    return this;
  }

  void paint(Canvas canvas) {
    int cols = canvas.cols();
    int rows = canvas.rows();
    if (rows > 0) {
      written(canvas.glyphs()).fitting(cols, rows, canvas.glyphs().more()).put(canvas);
    }
  }

  private void put(Canvas canvas) {
    int cols = canvas.cols();
    int rows = canvas.rows();
    if (rows == 1 && CellText.width(lead.text()) + codeCols() > cols && !code.isEmpty()) {
      withCode("").put(canvas); // what it is about says more
      return;
    }
    String more = canvas.glyphs().more();
    Laid laid = laid(cols, rows);
    List<Line> lines = new ArrayList<>();
    if (laid.row() == 1) {
      lines.add(lead);
    }
    lines.addAll(laid.lines());
    boolean isCut = isCut(cols, rows);
    boolean isAbove =
        laid.row() + laid.lines().size() <= rows && isCodeBesideHeading(laid, cols, rows);
    for (int y = 0; y < Math.min(rows, lines.size()); y++) {
      boolean isBody = y >= laid.row();
      int indent = isBody ? laid.indent() : 0;
      String line = lines.get(y).text();
      if (y == rows - 1) {
        line = last(line, cols - indent - (isAbove ? 0 : codeCols()), isCut ? more : "");
      }
      canvas.text(indent, y, line, cols - indent, lines.get(y).role());
    }
    if (laid.row() == 0 && !lead.text().isEmpty()) {
      canvas.text(0, 0, lead.text(), cols, lead.role());
    }
    canvas.text(cols - codeCols() + GAP, isAbove ? 0 : rows - 1, code, Role.QUIET);
  }

  /** Returns the last line, with a sign if the message continues. */
  private static String last(String text, int cols, String more) {
    return more.isEmpty() ? text : Line.words(text, cols - more.length()) + more;
  }
}
