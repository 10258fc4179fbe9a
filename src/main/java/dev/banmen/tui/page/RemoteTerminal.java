package dev.banmen.tui.page;

import java.io.IOException;

/**
 * The connection to a user's terminal, as a {@link DrivenScreen} uses it. Called by any thread; no
 * method may wait for the far end. While {@link #pause} or {@link #resume} runs, another thread may
 * be in one of the others; else there is only one.
 */
public interface RemoteTerminal {
  /**
   * Whether it can take the next paint: normally when nothing written before still waits to be
   * sent. After answering no, {@link DrivenScreen#ready} is called once it can.
   */
  boolean isReady();

  /**
   * Sends one paint, or the sequence that leaves the screen at the end. Called only after {@link
   * #isReady}; the bytes are the caller's again when this returns.
   *
   * @throws IOException if the connection is gone; that ends the screen
   */
  void write(byte[] bytes, int from, int length) throws IOException;

  /**
   * Stops reading what is typed: enough waits. Calls of this and {@link #resume} alternate, under a
   * lock that {@link DrivenScreen#typed} takes too; so call that without any lock that they need.
   */
  void pause();

  /** Resumes reading what is typed. */
  void resume();

  /**
   * Ends the screen, whose games are all left. Called once, and last.
   *
   * @param why a message for its user about what could not be shown; often empty
   */
  void ended(String why);
}
