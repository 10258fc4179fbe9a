package dev.banmen.tui.page;

import java.io.IOException;

/**
 * The connection to somebody's terminal, as a {@link DrivenScreen} uses it. Called by any thread;
 * no method may wait for the far end. While {@link #pause} or {@link #resume} runs, another thread
 * may be in one of the others; else there is only one.
 */
public interface RemoteTerminal {
  /**
   * Whether it takes what is painted next: usually so when nothing that was written before still
   * waits to be sent. When it answered no, {@link DrivenScreen#ready} is called once it can.
   */
  boolean isReady();

  /**
   * Sends one paint, or what leaves the screen at the end. Called only after {@link #isReady}; the
   * bytes are the caller's again when this comes back.
   *
   * @throws IOException if the connection is gone; that ends the screen
   */
  void write(byte[] bytes, int from, int length) throws IOException;

  /**
   * Stops reading what is typed: enough waits. This and {@link #resume} come one after the other,
   * under a lock that {@link DrivenScreen#typed} takes too; so call that without any lock that they
   * need.
   */
  void pause();

  /** Reads on what is typed. */
  void resume();

  /**
   * The screen is over, and all its games are left. Called once, and last.
   *
   * @param why for its user, what could not be shown; often empty
   */
  void ended(String why);
}
