package dev.banmen.session;

import dev.banmen.game.Games;
import dev.banmen.game.record.InputFault;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * The readable part of a text that may be damaged: all of it after repairing one byte, or the lines
 * before the damage. Immutable.
 *
 * @param lines the number of lines before the damaged one; 0 if no line is left out
 * @param fault the fault in the line before which the game stops
 * @param repair the change that makes the text readable
 */
public record SalvagedGame(
    GameText.Reading reading, int lines, Optional<InputFault> fault, Optional<ByteRepair> repair) {
  private static SalvagedGame whole(GameText.Reading reading) {
    return new SalvagedGame(reading, 0, Optional.empty(), Optional.empty());
  }

  static SalvagedGame repaired(GameText.Reading reading, ByteRepair repair) {
    return new SalvagedGame(reading, 0, Optional.empty(), Optional.of(repair));
  }

  public boolean isDamaged() {
    return fault.isPresent() || repair.isPresent();
  }

  /**
   * Reads a session from a journal, which may be damaged. A last line without its end is dropped.
   *
   * @throws InputFault if the game's terms can't be read
   */
  public static SalvagedGame of(byte[] bytes, Games games) throws InputFault {
    TextReader reader = new TextReader(text(bytes), games);
    try {
      return whole(reader.read(), bytes, games);
    } catch (InputFault fault) {
      Optional<SalvagedGame> repaired = new HeadRepair(bytes, reader, games).find(fault);
      return repaired.isPresent() ? repaired.get() : before(fault, bytes, reader, games);
    }
  }

  private static SalvagedGame whole(GameText.Reading reading, byte[] bytes, Games games) {
    return LineEndRepair.of(bytes, games).orElse(whole(reading));
  }

  private static SalvagedGame before(InputFault fault, byte[] bytes, TextReader reader, Games games)
      throws InputFault {
    if (reader.terms().isEmpty()) {
      throw fault;
    }
    // Read again: half of the line may have happened.
    String lines = text(bytes).substring(0, reader.lineBegin());
    return new SalvagedGame(
        GameText.read(lines, games), (int) fault.line() - 1, Optional.of(fault), Optional.empty());
  }

  /**
   * Reads a file that people may have written: a last line without its end counts if it can be
   * read, and is dropped otherwise. A typing error is not taken for a flipped bit.
   *
   * @throws InputFault if nothing was played before the fault
   */
  public static SalvagedGame ofFile(byte[] bytes, Games games) throws InputFault {
    if (bytes.length > 0 && bytes[bytes.length - 1] != '\n') {
      try {
        return whole(GameText.read(text(bytes) + "\n", games));
      } catch (InputFault torn) {
        // Then it was cut off, or is damaged.
      }
    }
    TextReader reader = new TextReader(text(bytes), games);
    try {
      return whole(reader.read(), bytes, games);
    } catch (InputFault fault) {
      SalvagedGame before = before(fault, bytes, reader, games);
      if (before.reading().session().isBare()) {
        throw fault;
      }
      return before;
    }
  }

  private static String text(byte[] bytes) {
    return new String(bytes, StandardCharsets.UTF_8);
  }
}
