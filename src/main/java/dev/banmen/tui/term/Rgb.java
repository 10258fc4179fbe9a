package dev.banmen.tui.term;

import com.googlecode.lanterna.TextColor;
import java.awt.Color;
import java.nio.charset.StandardCharsets;

/**
 * A colour by its red, green and blue, each 0 to 255. Immutable; equal by value.
 *
 * <p>Lanterna's own uses {@link Color}, which loads a whole desktop library: 7 ms of a start.
 */
public final class Rgb implements TextColor {
  private final int value;

  /**
   * A colour.
   *
   * @param value 0xrrggbb
   */
  public Rgb(int value) {
    this.value = value;
  }

  @Override
  public int getRed() {
    return value >> 16 & 0xff;
  }

  @Override
  public int getGreen() {
    return value >> 8 & 0xff;
  }

  @Override
  public int getBlue() {
    return value & 0xff;
  }

  @Override
  public byte[] getForegroundSGRSequence() {
    return sequence("38;2;");
  }

  @Override
  public byte[] getBackgroundSGRSequence() {
    return sequence("48;2;");
  }

  private byte[] sequence(String begin) {
    String text = begin + getRed() + ";" + getGreen() + ";" + getBlue();
    return text.getBytes(StandardCharsets.US_ASCII);
  }

  // Not a record: its generated methods cost a start 10 ms when first used.
  @Override
  public boolean equals(Object other) {
    return other instanceof Rgb rgb && value == rgb.value;
  }

  @Override
  public int hashCode() {
    return value;
  }

  @Override
  public String toString() {
    return Integer.toHexString(value);
  }

  @Deprecated
  @Override
  public Color toColor() {
    return new Color(value);
  }
}
