package dev.banmen.tui.canvas;

import dev.banmen.tui.text.CellText;
import dev.banmen.tui.theme.Role;

/** Text being typed, and the place of the next character. Stateless. */
public final class TypedText {
  /** The fewest characters shown beside the sign for cut-off text. */
  private static final int LEAST = 3;

  private TypedText() {}

  /** Paints as much of the text's end as fits, after a sign if that is not all. */
  public static void paint(Canvas canvas, String text, Role role) {
    int room = canvas.cols() - 1;
    String end = CellText.width(text) <= room ? text : end(text, room, canvas.glyphs().more());
    canvas.text(0, 0, end, role);
    canvas.put(CellText.width(end), 0, ' ', Role.ENTRY);
  }

  private static String end(String text, int cols, String more) {
    String sign = cols >= more.length() + LEAST ? more : "";
    int cut = 0;
    while (cut < text.length() && CellText.width(text.substring(cut)) > cols - sign.length()) {
      cut = CellText.end(text, cut);
    }
    return sign + text.substring(cut);
  }
}
