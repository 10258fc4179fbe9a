package dev.banmen.session;

import dev.banmen.game.Games;
import dev.banmen.game.InputFault;
import java.util.Optional;

/**
 * What can be read of a text up to its first fault. Immutable.
 *
 * @param lines how many stand before the one with the fault; 0 if there is none
 */
public record SalvagedGame(GameText.Reading reading, int lines, Optional<InputFault> fault) {
  private static SalvagedGame whole(String text, Games games) throws InputFault {
    return new SalvagedGame(GameText.read(text, games), 0, Optional.empty());
  }

  /**
   * Reads a session, of which something may be damaged.
   *
   * @param text as {@link GameText#read} takes it
   * @throws InputFault if nothing was played before the fault
   */
  public static SalvagedGame of(String text, Games games) throws InputFault {
    TextReader reader = new TextReader(text, games);
    try {
      return new SalvagedGame(reader.read(), 0, Optional.empty());
    } catch (InputFault fault) {
      if (!reader.hasBegun()) {
        throw fault;
      }
      // Read anew: half of the line may have happened.
      GameText.Reading before = GameText.read(text.substring(0, reader.lineBegin()), games);
      if (before.session().isBare()) {
        throw fault;
      }
      return new SalvagedGame(before, (int) fault.line() - 1, Optional.of(fault));
    }
  }

  /**
   * Reads a file that people may have written: a last line without a line end counts if it is
   * whole, else it was cut off and is ignored.
   */
  public static SalvagedGame ofFile(String text, Games games) throws InputFault {
    if (!text.endsWith("\n")) {
      try {
        return whole(text + "\n", games);
      } catch (InputFault torn) {
        // So it was cut off, or is damaged.
      }
    }
    return of(text, games);
  }
}
