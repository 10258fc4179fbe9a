package dev.banmen.gtp.client;

import java.util.Set;

/**
 * How a program is started, and what it plays. Immutable.
 *
 * @param line its command line, split into words as a shell does
 * @param games the ids of the games that the user says it plays; empty for Go, unless it says
 *     itself what it plays
 */
public record EngineProgram(String line, Set<String> games) {
  private static final String GO = "go";

  public EngineProgram {
    games = Set.copyOf(games);
  }

  /** A program of which only the command line is known. */
  public EngineProgram(String line) {
    this(line, Set.of());
  }

  /** Whether it plays a game, as far as is known before it is asked. */
  public boolean plays(String game) {
    return games.isEmpty() ? game.equals(GO) : games.contains(game);
  }
}
