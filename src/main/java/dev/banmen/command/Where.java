package dev.banmen.command;

import java.util.Optional;

/**
 * The place where a line is typed. Several may hold at once: a game that is counted, in a place
 * where people meet.
 */
public enum Where {
  ANYWHERE,
  AT_HOME,
  IN_GAME,
  /** A game that is not over. */
  IN_PLAY(IN_GAME),
  /** A game that is being counted. */
  IN_COUNT(IN_GAME),
  /** A game in which the other player asks for something. */
  ASKED(IN_GAME),
  /** A game with a coach. */
  COACHED(IN_GAME),
  /** A game whose moves can be explained now. */
  EXPLAINED(IN_GAME),
  /** A game at a table where people talk. */
  AT_TABLE,
  IN_RECORD,
  /** The list of a file's games. */
  IN_FILE,
  /** A teaching table, for somebody who follows. */
  FOLLOWING,
  /** A teaching table, for its leader. */
  LEADING,
  IN_LESSON,
  /** The end of a lesson, from whose last position a game can be played. */
  AT_LESSON_END(IN_LESSON),
  IN_DRILL,
  IN_EDITOR,
  /** A place where many people meet, and what they do there is open or not. */
  IN_LOBBY,
  /** The words after {@code ssh HOST}, with a terminal for the screen or without one. */
  AFTER_HOST;

  private final Where wider;

  Where() {
    wider = null;
  }

  Where(Where wider) {
    this.wider = wider;
  }

  /** The place that this one is a case of; empty if there is none. */
  Optional<Where> wider() {
    return Optional.ofNullable(wider);
  }
}
