package dev.banmen.gtp.engine;

import dev.banmen.game.record.Recording;

/** Reads recorded games for the engine. */
public interface GameLoader {
  /**
   * Returns the first game of a file.
   *
   * @throws NotLoaded if there is none
   */
  Recording read(String file) throws NotLoaded;

  /** A file has no game that can be read. */
  final class NotLoaded extends Exception {
    private static final long serialVersionUID = 1L;

    public NotLoaded(Throwable cause) {
      super(cause);
    }
  }
}
