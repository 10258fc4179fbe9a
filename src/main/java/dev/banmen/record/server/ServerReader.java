package dev.banmen.record.server;

import dev.banmen.game.record.InputFault;

/** How one server's files are recognized and read. Stateless. */
interface ServerReader {
  /** Whether a file may be one of this server's, by its first lines. */
  boolean fits(ServerLines head);

  /**
   * Reads a file's one game.
   *
   * @throws InputFault if there is no game in it
   */
  void read(ServerLines lines, ServerGame game, FileFaults report) throws InputFault;
}
