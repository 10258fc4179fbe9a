package dev.banmen.app;

import java.util.function.Supplier;

/**
 * A row of a {@link Lobby}, as it stood when it was asked for: a table with a game, somebody who
 * looks for an opponent, or a teaching table. Immutable.
 */
public sealed interface LobbyRow {
  /** What differs from every other row's, and stays as long as the row does. */
  String id();

  /** What is typed for it: the number of a table, or a name. */
  String word();

  /** The game and its options, for people. */
  String title();

  /** Whether the asker has a seat, looks for an opponent, or leads. */
  boolean isMine();

  /** Whether somebody who has no seat there could sit down. */
  default boolean isOpen() {
    return false;
  }

  /** Whether a move of the asker is waited for. */
  default boolean isTurn() {
    return false;
  }

  /** What a friend types to come here, of whoever waits for one; empty if nobody does. */
  default String command() {
    return "";
  }

  /** Applies the case for this row's kind. */
  <T, E extends Exception> T map(
      Case<Table, T, E> table, Case<Seeker, T, E> seeker, Case<Teaching, T, E> teaching) throws E;

  /** What to do for one kind of row. */
  @FunctionalInterface
  interface Case<R extends LobbyRow, T, E extends Exception> {
    T of(R row) throws E;
  }

  /**
   * A table with a game.
   *
   * @param number from 1
   * @param isFree whether a seat has no player
   * @param isMyMove whether the asker would be to move once both seats are taken
   * @param moves how many were played
   * @param text what people read of it: made when somebody does, as most rows are on no screen; for
   *     any thread
   */
  record Table(
      long number,
      boolean isFree,
      boolean isMine,
      boolean isMyMove,
      boolean isOver,
      int moves,
      String command,
      Supplier<TableText> text)
      implements LobbyRow {
    @Override
    public String title() {
      return text.get().title();
    }

    public String clock() {
      return text.get().clock();
    }

    public String freeSide() {
      return text.get().freeSide();
    }

    public String black() {
      return text.get().black();
    }

    public String white() {
      return text.get().white();
    }

    public int watchers() {
      return text.get().watchers();
    }

    @Override
    public String id() {
      return word();
    }

    @Override
    public String word() {
      return Long.toString(number);
    }

    @Override
    public boolean isOpen() {
      return isFree() && !isMine && !isOver;
    }

    @Override
    public boolean isTurn() {
      return isMyMove && !isFree() && !isOver;
    }

    @Override
    public <T, E extends Exception> T map(
        Case<Table, T, E> table, Case<Seeker, T, E> seeker, Case<Teaching, T, E> teaching)
        throws E {
      return table.of(this);
    }
  }

  /**
   * What people read of a table with a game.
   *
   * @param title the game and its options
   * @param clock its clock, or that it has none
   * @param freeSide what the first side without a player is called; empty if there is none, or
   *     nobody can choose it
   * @param black who has the first side; empty if the seat is free
   * @param white the other
   * @param watchers how many look on who have no seat
   */
  record TableText(
      String title, String clock, String freeSide, String black, String white, int watchers) {}

  /**
   * Somebody who looks for an opponent: there is no table yet.
   *
   * @param person their number
   * @param word their name
   * @param player their name and, if they have one, their rating, for people
   * @param title the game that they want to play
   * @param clock its clock, or that it has none, for people
   */
  record Seeker(long person, String word, String player, String title, String clock, boolean isMine)
      implements LobbyRow {
    @Override
    public String id() {
      return "seeker " + person;
    }

    @Override
    public boolean isOpen() {
      return !isMine;
    }

    @Override
    public <T, E extends Exception> T map(
        Case<Table, T, E> table, Case<Seeker, T, E> seeker, Case<Teaching, T, E> teaching)
        throws E {
      return seeker.of(this);
    }
  }

  /**
   * A table where one leads, and others follow.
   *
   * @param leader the number of whoever leads
   * @param word their name
   * @param people how many are there
   */
  record Teaching(
      long leader, String word, String title, int people, boolean isMine, String command)
      implements LobbyRow {
    @Override
    public String id() {
      return "teaching " + leader;
    }

    @Override
    public <T, E extends Exception> T map(
        Case<Table, T, E> table, Case<Seeker, T, E> seeker, Case<Teaching, T, E> teaching)
        throws E {
      return teaching.of(this);
    }
  }
}
