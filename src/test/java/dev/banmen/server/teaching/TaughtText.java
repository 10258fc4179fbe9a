package dev.banmen.server.teaching;

import dev.banmen.app.SharedPosition;

/** What is saved of a teaching table, for tests that compare it with what is shown. Stateless. */
public final class TaughtText {
  private TaughtText() {}

  /** The text of a place in a record, as it is saved. */
  public static String of(SharedPosition shown) {
    return TeachingText.of(shown);
  }
}
