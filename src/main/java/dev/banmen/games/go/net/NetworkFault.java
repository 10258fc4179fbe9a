package dev.banmen.games.go.net;

import java.io.IOException;

/** A file that isn't a network this program can use. Its message is a clause without the file. */
public final class NetworkFault extends IOException {
  private static final long serialVersionUID = 1L;

  NetworkFault(String message) {
    super(message);
  }
}
