package dev.banmen.gtp;

import dev.banmen.game.Side;
import java.util.Locale;
import java.util.Optional;

/** The protocol's names for the sides, in every game. Stateless. */
public final class Colors {
  private Colors() {}

  /** Returns {@code black} or {@code white}. */
  public static String name(Side side) {
    return side == Side.BLACK ? "black" : "white";
  }

  /** Reads {@code black}, {@code b}, {@code white} or {@code w}, in upper or lower case. */
  public static Optional<Side> side(String color) {
    return switch (color.toLowerCase(Locale.ROOT)) {
      case "b", "black" -> Optional.of(Side.BLACK);
      case "w", "white" -> Optional.of(Side.WHITE);
      default -> Optional.empty();
    };
  }
}
