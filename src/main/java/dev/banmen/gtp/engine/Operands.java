package dev.banmen.gtp.engine;

import dev.banmen.game.Side;
import java.util.List;
import java.util.Locale;

/** Reads the arguments of commands; what can't be read is a fault with the given words. */
final class Operands {
  private Operands() {}

  /** Returns an argument, or an empty text if there is none. */
  static String at(List<String> arguments, int index) {
    return index < arguments.size() ? arguments.get(index) : "";
  }

  /** Reads {@code black}, {@code b}, {@code white} or {@code w}, in upper or lower case. */
  static Side side(String color, String fault) throws CommandFault {
    return switch (color.toLowerCase(Locale.ROOT)) {
      case "b", "black" -> Side.BLACK;
      case "w", "white" -> Side.WHITE;
      default -> throw new CommandFault(fault);
    };
  }

  /** Reads a whole number from 0 on, below a thousand million. */
  static int number(String text, String fault) throws CommandFault {
    if (!text.matches("[0-9]{1,9}")) {
      throw new CommandFault(fault);
    }
    return Integer.parseInt(text);
  }

  /** Reads a finite number. */
  static double real(String text, String fault) throws CommandFault {
    try {
      double value = Double.parseDouble(text);
      if (Double.isFinite(value)) {
        return value;
      }
    } catch (NumberFormatException e) {
      // the same fault
    }
    throw new CommandFault(fault);
  }
}
