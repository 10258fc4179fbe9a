package dev.banmen.tui.term;

/** How different two colours look: their distance in Oklab (Ottosson, 2020). Stateless. */
final class Oklab {
  /** The light of each of the 256 values of a part of a colour. */
  private static final double[] LIGHT = new double[256];

  static {
    for (int value = 0; value < LIGHT.length; value++) {
      double part = value / 255.0;
      LIGHT[value] = part <= 0.04045 ? part / 12.92 : Math.pow((part + 0.055) / 1.055, 2.4);
    }
  }

  private Oklab() {}

  /** Returns the square of the distance of two colours, each 0xrrggbb. */
  static double distance(int one, int other) {
    double[] a = of(one);
    double[] b = of(other);
    double sum = 0;
    for (int axis = 0; axis < a.length; axis++) {
      sum += (a[axis] - b[axis]) * (a[axis] - b[axis]);
    }
    return sum;
  }

  private static double[] of(int rgb) {
    double r = LIGHT[rgb >> 16];
    double g = LIGHT[rgb >> 8 & 0xff];
    double b = LIGHT[rgb & 0xff];
    double l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
    double m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
    double s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
    return new double[] {
      0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
      1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
      0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
    };
  }
}
