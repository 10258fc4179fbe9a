package dev.banmen.record.sgf;

/** Checks the format of a result and a date (SGF FF[4], RE and DT). */
final class InfoSyntax {
  private InfoSyntax() {}

  /** {@code 0}, {@code Draw}, {@code Void}, {@code ?}, or who wins by what. */
  static boolean isResult(String text) {
    switch (text) {
      case "0", "Draw", "Void", "?" -> {
        return true;
      }
      default -> {}
    }
    if (!text.startsWith("B+") && !text.startsWith("W+")) {
      return false;
    }
    String by = text.substring(2);
    return switch (by) {
      case "", "R", "Resign", "T", "Time", "F", "Forfeit" -> true;
      default -> Numbers.isReal(by);
    };
  }

  /** {@code 1846-09-11}, {@code 1846-09}, {@code 1846}, or several with commas between. */
  static boolean isDate(String text) {
    boolean isFirst = true;
    for (String part : text.split(",", -1)) {
      int hyphens = 0;
      int digits = 0;
      for (int i = 0; i < part.length(); i++) {
        char c = part.charAt(i);
        if (c == '-') {
          hyphens++;
        } else if (c >= '0' && c <= '9') {
          digits++;
        } else {
          return false;
        }
      }
      boolean isWhole = digits == 4 + 2 * hyphens && (hyphens == 0 || part.charAt(4) == '-');
      boolean isShort = !isFirst && (part.length() == 2 || part.length() == 5) && digits >= 2;
      if (hyphens > 2 || !isWhole && !isShort) {
        return false;
      }
      isFirst = false;
    }
    return true;
  }
}
