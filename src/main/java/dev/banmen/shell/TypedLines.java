package dev.banmen.shell;

import java.io.IOException;
import java.util.Optional;

/** Where the typed lines come from. One thread. */
public interface TypedLines {
  /** The next line, without its end; empty once there are no more. */
  Optional<String> next() throws IOException;
}
