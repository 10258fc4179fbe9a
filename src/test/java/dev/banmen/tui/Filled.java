package dev.banmen.tui;

/** A screen without colours as it is with them: the large white pieces on it are filled. */
final class Filled {
  private static final String TOP = "╭───╮";
  private static final int WIDTH = TOP.length();

  private Filled() {}

  static String pieces(String screen) {
    String[] rows = screen.split("\n", -1);
    for (int y = 0; y + 2 < rows.length; y++) {
      for (int x = rows[y].indexOf(TOP); x >= 0; x = rows[y].indexOf(TOP)) {
        put(rows, x, y, "▟   ▙");
        put(rows, x, y + 1, " " + rows[y + 1].substring(x + 1, x + WIDTH - 1) + " ");
        put(rows, x, y + 2, "▜   ▛");
      }
    }
    return String.join("\n", rows);
  }

  private static void put(String[] rows, int x, int y, String text) {
    rows[y] = (rows[y].substring(0, x) + text + rows[y].substring(x + WIDTH)).stripTrailing();
  }
}
