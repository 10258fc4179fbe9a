package dev.banmen.cli;

import dev.banmen.picture.Colours;
import dev.banmen.picture.Tint;
import dev.banmen.tui.canvas.BoardColours;
import java.util.EnumMap;
import java.util.Map;

/** The tints of a picture in the colours of a theme. Immutable. */
final class AnsiColours implements Colours {
  private final Map<Tint, String> begins = new EnumMap<>(Tint.class);

  AnsiColours(BoardColours colours) {
    for (Tint tint : Tint.values()) {
      begins.put(tint, colours.begin(role(tint)));
    }
  }

  /** The theme's name for a tint; a record's drawings look like marks on a board. */
  private static String role(Tint tint) {
    return tint == Tint.MARKUP ? "CHAIN" : tint.name();
  }

  @Override
  public String begin(Tint tint) {
    return begins.get(tint);
  }
}
