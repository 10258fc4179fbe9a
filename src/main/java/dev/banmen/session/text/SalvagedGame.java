package dev.banmen.session.text;

import dev.banmen.game.Games;
import dev.banmen.game.record.InputFault;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * The readable part of a text that may be damaged: the lines before the first that can't be read or
 * played. Immutable.
 *
 * @param lines the number of lines before the damaged one; 0 if no line is left out
 * @param fault the fault in the line before which the game stops
 */
public record SalvagedGame(SavedGameText.Reading reading, int lines, Optional<InputFault> fault) {
  private static SalvagedGame whole(SavedGameText.Reading reading) {
    return new SalvagedGame(reading, 0, Optional.empty());
  }

  /**
   * Reads a session from a journal, which may be damaged. A last line without its end is dropped.
   *
   * @throws InputFault if the game's terms can't be read
   */
  public static SalvagedGame of(byte[] bytes, Games games) throws InputFault {
    String text = text(bytes);
    SavedGameReader reader = new SavedGameReader(text, games);
    try {
      return whole(reader.read());
    } catch (InputFault fault) {
      if (!reader.hasBegun()) {
        throw fault;
      }
      // Read again: half of the line may have happened.
      String lines = text.substring(0, reader.lineBegin());
      return new SalvagedGame(
          SavedGameText.read(lines, games), (int) fault.line() - 1, Optional.of(fault));
    }
  }

  /**
   * Reads a file that people may have written: a last line without its end counts if it can be
   * read, and is dropped otherwise.
   *
   * @throws InputFault if nothing was played before the fault
   */
  public static SalvagedGame ofFile(byte[] bytes, Games games) throws InputFault {
    if (bytes.length > 0 && bytes[bytes.length - 1] != '\n') {
      try {
        return whole(SavedGameText.read(text(bytes) + "\n", games));
      } catch (InputFault torn) {
        // Then it was cut off, or is damaged.
      }
    }
    SalvagedGame game = of(bytes, games);
    if (game.fault().isPresent() && game.reading().session().isBare()) {
      throw game.fault().get();
    }
    return game;
  }

  private static String text(byte[] bytes) {
    return new String(bytes, StandardCharsets.UTF_8);
  }
}
