package dev.banmen.app;

import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.bot.AreaEstimate;
import dev.banmen.game.bot.Candidate;
import dev.banmen.game.bot.PlayedTurn;
import dev.banmen.game.bot.PositionValue;
import dev.banmen.session.LiveSession;
import dev.banmen.session.PassCount;
import dev.banmen.session.Seat;
import dev.banmen.session.Session;
import dev.banmen.session.Terms;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/**
 * The games that one person plays: starts them, resumes them, and lets go of them. A refused
 * request changes nothing.
 */
public interface GameRoom {
  /** The games that were left before their end, the newest first. */
  List<UnfinishedGame> unfinished();

  /**
   * Starts a game.
   *
   * @throws Refusal if there is no such game, or it cannot have these options
   */
  default LiveSession begin(Terms terms) throws Refusal {
    return begin(terms, TableOptions.OPEN);
  }

  /**
   * Starts a game at a table with these options, where there are such tables.
   *
   * @throws Refusal if there is no such game, or it cannot have these options
   */
  LiveSession begin(Terms terms, TableOptions options) throws Refusal;

  /** What is to be said of a game beside what happens in it; nothing by default. */
  default TableStatus status(LiveSession game) {
    return TableStatus.NONE;
  }

  /**
   * Says something to those at the table of a game. What is said by somebody who only watches
   * reaches the players once the game is over.
   *
   * @throws Refusal if this person can't say that, or there is nobody to hear it
   */
  void say(LiveSession game, String text) throws Refusal;

  /**
   * Adds a listener that hears, on any thread, that the status of a game has changed, and returns
   * at once.
   *
   * @return removes it
   */
  default Runnable listen(LiveSession game, Runnable listener) {
    return () -> {};
  }

  /** The position in which an unfinished game was left; empty if it cannot be read. Any thread. */
  default Optional<Position> preview(UnfinishedGame game) {
    return Optional.empty();
  }

  /**
   * Deletes an unfinished game.
   *
   * @throws Refusal if it cannot be deleted
   */
  void delete(UnfinishedGame game) throws Refusal;

  /**
   * Resumes an unfinished game.
   *
   * @throws Refusal if it cannot be resumed; it may name a file to look at instead
   */
  LiveSession resume(UnfinishedGame game) throws Refusal;

  /**
   * Resumes the newest unfinished game.
   *
   * @param family the id of the game to look for; empty for any
   * @throws Refusal if there is none, or it cannot be resumed; it may name a file to look at
   *     instead
   */
  LiveSession resumeLast(Optional<String> family) throws Refusal;

  /**
   * Continues the game, or the position, in a file.
   *
   * @throws Refusal if the file cannot be read
   */
  LiveSession continueFrom(String file) throws Refusal;

  /**
   * Gives a side's seat in a game to another player: one that may be a program, or this person.
   *
   * @param who as on the command line, such as {@code bot:3} or {@code human}
   * @return the side's seat then
   * @throws Refusal if nobody is called that, or the seat is somebody else's
   */
  Seat seat(LiveSession game, Side side, String who) throws Refusal;

  /**
   * Starts another game of two players who change sides, or asks the other one for it.
   *
   * @return the game; empty while the other one is asked
   * @throws Refusal if this person did not play, or it cannot begin
   */
  default Optional<LiveSession> rematch(LiveSession game) throws Refusal {
    return Optional.of(begin(swapped(game.now())));
  }

  /**
   * Declines the rematch that the other player of a game asks for, if they still do.
   *
   * @throws Refusal if this person did not play
   */
  default void declineRematch(LiveSession game) throws Refusal {}

  /** The terms of a rematch: the players change sides, unless one had an advantage. */
  static Terms swapped(Session over) {
    Terms terms = over.terms();
    return over.position().game().isEven() ? terms.between(terms.white(), terms.black()) : terms;
  }

  /**
   * Checks that this person may have help in a game: hints, a coach, a board to try moves on.
   *
   * @throws Refusal if not
   */
  default void checkAid(LiveSession game) throws Refusal {}

  /** Whether this person may have help in a game. */
  default boolean isAided(LiveSession game) {
    try {
      checkAid(game);
      return true;
    } catch (Refusal refusal) {
      return false;
    }
  }

  /**
   * Starts looking for the best move of the side to move in a game, until that game moves on.
   *
   * @throws Refusal if nobody can tell
   */
  Pending<Candidate> hint(LiveSession game) throws Refusal;

  /**
   * Starts looking who will probably own each site of a game in the end, until that game moves on.
   *
   * @throws Refusal if nothing is owned in this game
   */
  Pending<AreaEstimate> estimate(LiveSession game) throws Refusal;

  /**
   * Counts a game in which a side has just passed, as if it ended now: without what a computer
   * player has for dead.
   *
   * @return completed without a count if there is none, or none for this person
   */
  default CompletableFuture<Optional<PassCount>> passCount(LiveSession game) {
    return CompletableFuture.completedFuture(Optional.empty());
  }

  /**
   * Starts to find out what the positions of a game are worth, until that is given up.
   *
   * @param family the id of the game
   * @param chosen the options of the game that differ from its defaults
   * @param turns the positions, in order, one or more
   * @param found gets each value as soon as it is known, on another thread
   * @return how many positions were looked at; a refusal if that could not go on
   * @throws Refusal if nobody can tell
   */
  Pending<Integer> values(
      String family,
      Map<String, String> chosen,
      List<PlayedTurn> turns,
      PositionValue.Receiver found)
      throws Refusal;

  /** A message about the game that was started, resumed or opened last; often nothing. */
  default String notice() {
    return "";
  }

  /** Lets go of a game: this person does not look at it any more. */
  void leave(LiveSession game);
}
