package dev.banmen.cli;

import dev.banmen.session.Session;
import dev.banmen.session.Terms;
import java.util.Optional;

/** What is shown first. Immutable. */
sealed interface Opening {
  /** A new game. */
  record New(Terms terms) implements Opening {}

  /** The page on which games are chosen. */
  record Home() implements Opening {}

  /** A game that goes on from what was read. */
  record From(Session session) implements Opening {}

  /**
   * The game that was left last.
   *
   * @param family of this game; empty for any
   */
  record Left(Optional<String> family) implements Opening {}
}
