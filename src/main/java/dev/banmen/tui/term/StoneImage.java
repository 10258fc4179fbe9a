package dev.banmen.tui.term;

import java.util.Arrays;
import java.util.Base64;
import java.util.zip.Deflater;

/**
 * A stone of slate or shell in pixels, with a shadow, on nothing: what is behind it is seen around
 * it. It is large enough to hide the stone that characters draw. Immutable.
 */
final class StoneImage {
  /** The most characters of a picture in one sequence. */
  private static final int CHUNK = 4096;

  /** How much larger its radius is than that of the stone of characters, in columns. */
  static final double LARGER = 0.4;

  /** Samples of a pixel, on each side. */
  private static final int SAMPLES = 4;

  private static final double SHADOW = 0.3;
  private static final double SHADOW_RIGHT = 0.05; // of the radius
  private static final double SHADOW_DOWN = 0.08;

  private final int width;
  private final int height;
  private final double middleX;
  private final double middleY;
  private final double radiusX; // the same on cells twice as high as wide
  private final double radiusY;
  private final double dotX; // the middle of the cell with a dot
  private final double dotY;
  private final double dotRadius;

  StoneImage(Disc disc, int cellWidth, int cellHeight) {
    int around = disc.around();
    width = (disc.cols() + 2 * around) * cellWidth;
    height = (disc.rows() + 2 * around) * cellHeight;
    middleX = width / 2.0;
    middleY = (disc.middleY() + around) * cellHeight;
    double radius = disc.radius() + LARGER; // in columns
    radiusX = radius * cellWidth;
    radiusY = radius * cellHeight / 2;
    dotX = (disc.middleCol() + 0.5 + around) * cellWidth;
    dotY = (disc.middleRow() + 0.5 + around) * cellHeight;
    dotRadius = cellWidth / 2.0;
  }

  /**
   * Sends it to a terminal, which keeps it under a number and shows it nowhere yet.
   *
   * @param isDotted whether it has a hole for a dot
   */
  void send(int number, boolean isBlack, boolean isDotted, PaintBytes out) {
    Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION);
    byte[] pixels = pixels(isBlack, isDotted);
    byte[] packed = new byte[pixels.length + 64];
    deflater.setInput(pixels);
    deflater.finish();
    int size = deflater.deflate(packed);
    deflater.end();
    String text = Base64.getEncoder().encodeToString(Arrays.copyOf(packed, size));
    for (int from = 0; from < text.length(); from += CHUNK) {
      int end = Math.min(text.length(), from + CHUNK);
      String head =
          from > 0 ? "" : "a=t,f=32,o=z,s=" + width + ",v=" + height + ",i=" + number + ",q=2,";
      out.ascii("\033_G" + head + "m=" + (end < text.length() ? 1 : 0) + ";");
      out.ascii(text.substring(from, end) + "\033\\");
    }
  }

  /** Returns red, green, blue and opacity of each pixel. */
  private byte[] pixels(boolean isBlack, boolean isDotted) {
    byte[] pixels = new byte[width * height * 4];
    double shadowX = middleX + SHADOW_RIGHT * radiusX;
    double shadowY = middleY + SHADOW_DOWN * radiusY;
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        double right = (x + 0.5 - middleX) / radiusX;
        double down = (y + 0.5 - middleY) / radiusY;
        double solid = covered(x, y, middleX, middleY, radiusX, radiusY);
        double dark = SHADOW * (1 - solid) * covered(x, y, shadowX, shadowY, radiusX, radiusY);
        double hole = isDotted ? covered(x, y, dotX, dotY, dotRadius, dotRadius) : 0;
        double opacity = solid + dark;
        double shown = opacity == 0 ? 0 : solid / opacity; // the shadow is black
        int at = 4 * (y * width + x);
        for (int channel = 0; channel < 3; channel++) {
          double light = isBlack ? slate(right, down) : shell(right, down, channel);
          pixels[at + channel] = (byte) Math.round(255 * shown * light);
        }
        pixels[at + 3] = (byte) Math.round(255 * opacity * (1 - hole));
      }
    }
    return pixels;
  }

  /** Returns how much of a pixel is on a disc. */
  private static double covered(
      int x, int y, double middleX, double middleY, double radiusX, double radiusY) {
    int count = 0;
    for (int i = 0; i < SAMPLES * SAMPLES; i++) {
      double right = (x + (i % SAMPLES + 0.5) / SAMPLES - middleX) / radiusX;
      double down = (y + (i / SAMPLES + 0.5) / SAMPLES - middleY) / radiusY;
      count += Math.hypot(right, down) <= 1 ? 1 : 0;
    }
    return count / (double) (SAMPLES * SAMPLES);
  }

  /** Returns the light of matt black, with a soft shine at its upper left. */
  private static double slate(double right, double down) {
    double far = Math.hypot(right + 0.35, down + 0.4);
    return 0.07 + 0.3 * Math.exp(-3.5 * far * far);
  }

  /** Returns the light of warm white, darker towards its lower right edge. */
  private static double shell(double right, double down, int channel) {
    double far = Math.hypot(right + 0.3, down + 0.35);
    return Math.min(1, 1.02 - 0.12 * far * far) - (channel == 2 ? 0.04 : 0.01 * channel);
  }
}
