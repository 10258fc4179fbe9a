package dev.banmen.session;

import dev.banmen.game.Games;
import dev.banmen.game.record.InputFault;
import dev.banmen.text.LineEnds;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * Repairs the end of the last line. A line that was cut off is different: it isn't whole without
 * its last byte, or that byte isn't a line feed with one bit flipped. Stateless.
 */
final class LineEndRepair {
  private LineEndRepair() {}

  /** Reads the whole text, if only the end of its last line is damaged. */
  static Optional<SalvagedGame> of(byte[] text, Games games) {
    int last = text.length - 1;
    if (!isFlipped(text)) {
      return Optional.empty();
    }
    try {
      String lines = new String(text, 0, last, StandardCharsets.UTF_8) + "\n";
      ByteRepair repair =
          new ByteRepair(last, (byte) '\n', LineEnds.line(last, text), ByteRepair.Lost.NONE);
      return Optional.of(SalvagedGame.repaired(GameText.read(lines, games), repair));
    } catch (InputFault torn) {
      return Optional.empty();
    }
  }

  private static boolean isFlipped(byte[] text) {
    int last = text.length - 1;
    return last > 0 && text[last - 1] != '\n' && Integer.bitCount((text[last] ^ '\n') & 0xFF) == 1;
  }
}
