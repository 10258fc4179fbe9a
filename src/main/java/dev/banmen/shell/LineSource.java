package dev.banmen.shell;

import java.io.IOException;
import java.util.Optional;

/** The source of typed lines. One thread. */
public interface LineSource {
  /** The next line, without its end; empty once there are no more. */
  Optional<String> next() throws IOException;
}
