package dev.banmen.record.server;

import dev.banmen.game.record.InputFault;

/** Recognizes and reads the files of one server, or one program. Stateless. */
interface ServerReader {
  /** The id of its games' family. */
  default String family() {
    return ServerGame.GO;
  }

  /** Whether a file may be one of this server's, by its first lines. */
  boolean fits(ServerLines head);

  /** Reads a file's one game; a fault if it has none. */
  void read(ServerLines lines, ServerGame game) throws InputFault;
}
