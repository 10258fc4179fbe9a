package dev.banmen.games.go;

/** Writes numbers with their fraction as a sign, as komi is counted in stones: 3¾. Stateless. */
final class Quarters {
  private static final String[] SIGNS = {"", "¼", "½", "¾"};

  private Quarters() {}

  /** Returns such as {@code 3¾}; a number that is no multiple of a quarter as a decimal. */
  static String of(double number) {
    double quarters = Math.abs(number) * 4;
    if (quarters != Math.rint(quarters)) {
      return Double.toString(number);
    }
    long whole = (long) quarters / 4;
    String sign = SIGNS[(int) (quarters % 4)];
    String digits = whole == 0 && !sign.isEmpty() ? "" : Long.toString(whole);
    return (number < 0 ? "-" : "") + digits + sign;
  }
}
