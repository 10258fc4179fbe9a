package dev.banmen.tui;

/** Text that is being typed, and the place of the next character. Stateless. */
final class TypedText {
  private TypedText() {}

  /** Paints as much of the text's end as there is room for. */
  static void paint(Canvas canvas, String text, Role role) {
    int cut = 0;
    while (cut < text.length() && Cells.width(text.substring(cut)) >= canvas.cols()) {
      cut = text.offsetByCodePoints(cut, 1);
    }
    String end = text.substring(cut);
    canvas.text(0, 0, end, role);
    canvas.put(Cells.width(end), 0, ' ', Role.ENTRY);
  }
}
