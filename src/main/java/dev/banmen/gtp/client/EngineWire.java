package dev.banmen.gtp.client;

import java.io.InputStream;
import java.io.OutputStream;

/** The streams between Banmen and an engine. For any thread. */
interface EngineWire {
  /** The engine's output. */
  InputStream answers();

  /** The engine's input. */
  OutputStream commands();

  /**
   * The last line with words on the engine's error output, cut; empty if there is none. Waits a
   * moment for the end of that output: what an engine dies of may come after its last answer.
   */
  String complaint();

  /** Ends the engine, and with it the streams. Returns at once; a second time does nothing. */
  void end();
}
