package dev.banmen.app;

import java.util.Optional;

/**
 * A table in a {@link Lobby}, or somebody who looks for an opponent, as it stood when it was asked
 * for. Immutable.
 *
 * @param number differs from every other's; below 0 for what is no table with a game
 * @param title the game and its options, for people
 * @param clock its clock, or that it has none, for people; empty where nothing is played
 * @param freeSide what the first side without a player is called; empty if there is none, or nobody
 *     can choose it
 * @param black who has the first side; empty if the seat is free
 * @param white the other
 * @param isMine whether the asker has a seat
 * @param isMyTurn whether the asker is to move
 * @param isOver whether the game is over
 * @param moves how many were played
 * @param watchers how many look on who have no seat; at a teaching table, how many are there
 * @param invitation a sentence with what to send a friend who is to come here; empty if nobody is
 *     waited for, or by others
 * @param command the same without the sentence: what the friend types; empty with the invitation
 * @param leader who leads a teaching table; empty for a game
 */
public record LobbyTable(
    long number,
    String title,
    String clock,
    String freeSide,
    String black,
    String white,
    boolean isMine,
    boolean isMyTurn,
    boolean isOver,
    int moves,
    int watchers,
    String invitation,
    String command,
    String leader) {
  /** Whether one leads there, and others follow. */
  public boolean isTaught() {
    return !leader.isEmpty();
  }

  /** Whether somebody looks for an opponent, and there is no table yet. */
  public boolean isSearch() {
    return number < 0 && !isTaught();
  }

  /** Whether somebody may still sit down. */
  public boolean isFree() {
    return !isTaught() && (black.isEmpty() || white.isEmpty());
  }

  /** The player who waits there for another; empty if both seats are taken, or both are free. */
  public Optional<String> onlyPlayer() {
    return black.isEmpty() == white.isEmpty() ? Optional.empty() : Optional.of(black + white);
  }
}
