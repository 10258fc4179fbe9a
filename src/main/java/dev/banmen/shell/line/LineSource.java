package dev.banmen.shell.line;

import java.io.IOException;
import java.util.Optional;

/** The source of typed lines. One thread. */
public interface LineSource {
  /** The next line, without its end; empty once there are no more. */
  Optional<String> next() throws IOException;

  /**
   * Has a task run, on any thread, each time the one who types asks for an end of what is going on,
   * such as by Ctrl-C; never by default.
   *
   * @return ends that
   */
  default Runnable onInterrupt(Runnable task) {
    return () -> {};
  }
}
