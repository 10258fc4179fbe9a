package dev.banmen.server.store;

import java.io.IOException;

/** The store cannot do it: the disk is full, or the store is closed. Nothing was changed. */
public final class StoreFault extends IOException {
  private static final long serialVersionUID = 1L;

  public StoreFault(String message, Throwable cause) {
    super(message, cause);
  }

  public StoreFault(String message) {
    super(message);
  }
}
