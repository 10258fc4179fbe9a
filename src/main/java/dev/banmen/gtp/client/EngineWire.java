package dev.banmen.gtp.client;

import java.io.InputStream;
import java.io.OutputStream;

/** The two streams between Banmen and an engine. For any thread. */
interface EngineWire {
  /** What the engine writes. */
  InputStream answers();

  /** What the engine reads. */
  OutputStream commands();

  /** Ends the engine, and with it both streams. Returns at once; a second time does nothing. */
  void end();
}
