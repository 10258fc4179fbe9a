package dev.banmen.server.store;

import dev.banmen.rating.Rating;
import dev.banmen.server.rating.RatingChange;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;

/**
 * Keeps tables, their events, and people. For any thread; each method returns at once, and what it
 * returns is completed on a thread of the store, where nothing may wait. What fails, fails with a
 * {@link StoreFault}, and nothing was changed. What is completed is on the disk.
 *
 * <p>The events of a table are the truth; its {@link TableState} is there for lists.
 */
public interface Store extends AutoCloseable {
  /** A house in which no process has said the time for so long was closed. */
  long CLOSED_MILLIS = 5_000;

  /** Adds a table without events; returns its number. */
  default CompletableFuture<Long> add(TableRow table) {
    return add(table, Integer.MAX_VALUE);
  }

  /**
   * Adds a table without events, if whoever opens it has room.
   *
   * @param most how many tables one person may have that are not over, one for teaching included
   * @return its number; 0 if they have so many, whichever processes opened them
   */
  CompletableFuture<Long> add(TableRow table, int most);

  /**
   * Adds the table where the players of one that is over go on, unless there is one in play, or
   * that one itself goes on: of several who try, one does.
   *
   * @param over the number of a table
   * @return the new table's number; below 0 that of the one that is in play; 0 if there is none,
   *     and whoever opens it has no room, see {@link #add(TableRow, int)}
   */
  CompletableFuture<Long> addRematch(TableRow table, long over, int most);

  /** Adds the table where they go on, whatever else whoever opens it has. */
  default CompletableFuture<Long> addRematch(TableRow table, long over) {
    return addRematch(table, over, Integer.MAX_VALUE);
  }

  /** The number of the newest table where the players of one that is over have gone on. */
  CompletableFuture<Optional<Long>> rematch(long over);

  /**
   * Adds an event to a table, if the event before it is the table's last one. The number of the
   * event is the only arbiter between many who try.
   *
   * @param event the new event; its number is one more than the last one's
   * @param after the table's state after it
   * @return whether it is saved; false if another one was first, and nothing was saved
   */
  default CompletableFuture<Boolean> append(long table, EventRow event, TableState after) {
    return append(table, event, after, Map.of());
  }

  /**
   * Adds an event that may end the game to a table, as {@link #append(long, EventRow, TableState)}
   * does.
   *
   * @param ends the people who are to hear of that, saved with the event, and what each is to read;
   *     empty for nothing
   */
  CompletableFuture<Boolean> append(
      long table, EventRow event, TableState after, Map<Long, String> ends);

  /**
   * What is still to be told of games that are over, at most {@link RowLimits#ENDS}: those with a
   * line to read, then the others; of both, the oldest tables first.
   */
  CompletableFuture<List<EndRow>> ends();

  /**
   * Has a person read the line of an end when they come: adds it to their setting {@link
   * AccountStore#ENDED}, of which so many of the newest lines are kept. The end stays, without its
   * line, until it is {@linkplain #dropEnd dropped}.
   *
   * @return whether that was done now; of several who try, one does
   */
  CompletableFuture<Boolean> tellEnd(EndRow end, int most);

  /** Takes lines that a person has read away from what they read when they come. */
  CompletableFuture<Void> readEnds(long person, Set<String> lines);

  /** Notes that a person is to hear no more of an end. */
  CompletableFuture<Void> dropEnd(EndRow end);

  /** The number of the last event of each table whose game is not over, by table. */
  CompletableFuture<Map<Long, Long>> heads();

  /**
   * Deletes a table with its events, if this event is still its last one; one that is over stays.
   *
   * @return whether it was deleted now
   */
  CompletableFuture<Boolean> remove(long table, long lastEvent);

  /** The events of a table after this one, in order; none if there is no such table. */
  CompletableFuture<List<EventRow>> events(long table, long after);

  /** The table with this number. */
  CompletableFuture<Optional<TableRow>> table(long id);

  /**
   * Where a code leads: the number of a table whose game is not over; below 0 that of the leader of
   * a teaching table.
   *
   * @param code in small letters
   */
  CompletableFuture<Optional<Long>> coded(String code);

  /** The tables with these numbers, as far as they are there. */
  CompletableFuture<List<TableRow>> tables(Set<Long> ids);

  /** Writes what lists show of a table anew, if this event is still its last one. */
  CompletableFuture<Void> restate(long table, long lastEvent, String standing);

  /** All tables whose games are not over, in the order of their numbers. */
  CompletableFuture<List<TableRow>> unfinished();

  /** The games of a person that are over, the newest first. */
  CompletableFuture<List<PastGame>> past(long person, int most);

  /**
   * A person's ratings, by the ids of the games. The last event of a rated game changes those of
   * both players as it is saved, once for each game.
   */
  default CompletableFuture<Map<String, Rating>> ratings(long person) {
    return ratings(Set.of(person)).thenApply(all -> all.get(person));
  }

  /** The ratings of each of these people, by the ids of the games. */
  CompletableFuture<Map<Long, Map<String, Rating>>> ratings(Set<Long> people);

  /** The changes of ratings by a game, by person; empty if it did not count. */
  CompletableFuture<Map<Long, RatingChange>> ratingChanges(long table);

  /** Computes all ratings again from the games that were rated. */
  CompletableFuture<Void> recomputeRatings();

  /** The person with this key, who is made if there is none. */
  CompletableFuture<PersonRow> person(String key);

  /** The person with this number. */
  CompletableFuture<Optional<PersonRow>> person(long id);

  /**
   * Gives a person a name, unless another one's is the same or looks like it.
   *
   * @param folded the name in the form in which no two are the same
   * @return whether it was free
   */
  CompletableFuture<Boolean> name(long person, String name, String folded);

  /** The settings of a person, chosen or learned, by name. */
  CompletableFuture<Map<String, String>> settings(long person);

  /** Saves what a person has chosen or learned. */
  CompletableFuture<Void> set(long person, String name, String value);

  /**
   * Saves a person's new teaching table in place of the one they had, with whom they held back at
   * that, and who is or was there.
   */
  CompletableFuture<Void> beginTeaching(TeachingRow row);

  /** Saves what a teaching table shows; returns whether it is there: one with this code. */
  CompletableFuture<Boolean> saveTeaching(TeachingRow row);

  /** Saves when somebody was at a person's teaching table, unless that is known of a later time. */
  CompletableFuture<Void> useTeaching(long leader, long at);

  /**
   * Deletes a teaching table with this code, whom its leader holds back, and who is or was there.
   */
  CompletableFuture<Void> endTeaching(long leader, String code);

  /** A person's teaching table. */
  CompletableFuture<Optional<TeachingRow>> teaching(long leader);

  /** All teaching tables, in the order of their leaders' numbers. */
  CompletableFuture<List<TeachingRow>> teaching();

  /** Saves what the leader of a teaching table does about somebody, in place of what they did. */
  CompletableFuture<Void> holdBack(HeldBack held);

  /** All whom the leader of a teaching table holds back. */
  CompletableFuture<List<HeldBack>> heldBack(long leader);

  /** All who are held back at teaching tables. */
  CompletableFuture<List<HeldBack>> heldBack();

  /**
   * Saves at which table a person is, to come back to after the connection, or the server, is lost.
   *
   * @param place the number of a table; below 0 that of the leader of a teaching table
   */
  CompletableFuture<Void> place(long person, long place);

  /** Saves that a person has left a table, unless they are at another one by now. */
  CompletableFuture<Void> leave(long person, long place);

  /**
   * The table at which a person is, or was when the connection was lost; 0 for none. It is that of
   * after all that this process has asked to be saved before.
   */
  CompletableFuture<Long> placeOf(long person);

  /** Saves what a person said to all; 0 is the house itself. */
  CompletableFuture<Long> say(long person, String text);

  /** The latest talk, the oldest first. */
  CompletableFuture<List<ChatRow>> said(int most);

  /**
   * Saves what somebody said at a table, if that is there, for {@link RowLimits#TALK_MINUTES}: for
   * processes that did not hear of it.
   */
  CompletableFuture<Void> sayAt(TalkRow line);

  /** The latest talk at these tables, at each the oldest first. */
  CompletableFuture<List<TalkRow>> saidAt(Set<Long> tables);

  /**
   * Saves the time by the clock of the house, in milliseconds. It stands still while the house is
   * closed.
   *
   * @param millis as it is by this process's measure
   * @return what time it is: where several processes share the store, by their database's measure,
   *     after which nobody has said anything for {@link #CLOSED_MILLIS} if the house was closed
   */
  CompletableFuture<Long> beat(long millis);

  /** The time that was saved last; 0 before the first. */
  CompletableFuture<Long> lastBeat();

  /** Has somebody hear of what is saved from now on. */
  void listen(StoreNews listener);

  /** The part of the store about who people are, and who may not come in. */
  AccountStore accounts();

  /** The part of the store about the processes that share it. */
  NodeStore nodes();

  /** The part of the store about what people have on their own. */
  OwnFileStore ownFiles();

  /** Copies all of it, while it is in use, to a new file; fails if its database has own tools. */
  CompletableFuture<Void> backUp(Path file);

  /** Saves what was asked for before, and closes; waits for that. */
  @Override
  void close();
}
