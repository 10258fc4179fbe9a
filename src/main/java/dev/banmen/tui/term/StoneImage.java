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

  /** Samples of a pixel, on each side. */
  private static final int SAMPLES = 4;

  private static final double SHADOW = 0.3;
  private static final double SHADOW_RIGHT = 0.05; // of the radius
  private static final double SHADOW_DOWN = 0.08;

  private final int width;
  private final int height;
  private final double radiusX; // the same on square pixels, unless cells are very high
  private final double radiusY;

  StoneImage(int width, int height, int cellWidth, int cellHeight) {
    this.width = width;
    this.height = height;
    double corner =
        1
            + Math.max(
                Math.hypot(1.5 * cellWidth, 0.5 * cellHeight),
                Math.hypot(cellWidth, 0.75 * cellHeight));
    radiusX = Math.min(corner, width / 2.0 - 0.5);
    radiusY = Math.min(corner, height / 2.0 - 0.5);
  }

  /** Sends it to a terminal, which keeps it under a number and shows it nowhere yet. */
  void send(int number, boolean isBlack, PaintBytes out) {
    Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION);
    byte[] pixels = pixels(isBlack);
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
  private byte[] pixels(boolean isBlack) {
    byte[] pixels = new byte[width * height * 4];
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        double right = (x + 0.5 - width / 2.0) / radiusX;
        double down = (y + 0.5 - height / 2.0) / radiusY;
        double solid = covered(x, y, 0, 0);
        double dark = SHADOW * (1 - solid) * covered(x, y, SHADOW_RIGHT, SHADOW_DOWN);
        double opacity = solid + dark;
        double shown = opacity == 0 ? 0 : solid / opacity; // the shadow is black
        int at = 4 * (y * width + x);
        for (int channel = 0; channel < 3; channel++) {
          double light = isBlack ? slate(right, down) : shell(right, down, channel);
          pixels[at + channel] = (byte) Math.round(255 * shown * light);
        }
        pixels[at + 3] = (byte) Math.round(255 * opacity);
      }
    }
    return pixels;
  }

  /** Returns how much of a pixel is on the disc, or on it moved by parts of its radius. */
  private double covered(int x, int y, double movedRight, double movedDown) {
    int count = 0;
    for (int i = 0; i < SAMPLES * SAMPLES; i++) {
      double right = (x + (i % SAMPLES + 0.5) / SAMPLES - width / 2.0) / radiusX - movedRight;
      double down = (y + (i / SAMPLES + 0.5) / SAMPLES - height / 2.0) / radiusY - movedDown;
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
