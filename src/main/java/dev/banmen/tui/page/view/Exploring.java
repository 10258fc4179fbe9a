package dev.banmen.tui.page.view;

import dev.banmen.app.Pending;
import dev.banmen.app.Refusal;
import dev.banmen.game.Position;
import dev.banmen.study.NodeView;
import dev.banmen.survey.Explored;
import dev.banmen.survey.ExploredGame;
import dev.banmen.survey.PositionIndex;
import dev.banmen.survey.PositionKeys;
import dev.banmen.text.Words;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;

/**
 * What was played in many games from the position of a recording that is shown. Immutable, except
 * for what it remembers of the position that it was asked about last.
 *
 * @param pending the index of those games, which may take long to make
 * @param collection the file or folder that was asked for; empty for where the recording is
 * @param filter the question that games must answer; empty for all games
 * @param isInGames whether keys go to the list of games, not of moves
 * @param at the chosen row of that list
 * @param due when to look again for what is pending, in milliseconds of the person's clock
 */
record Exploring(
    Pending<PositionIndex> pending,
    String collection,
    Optional<GameFilter> filter,
    Latest latest,
    boolean isInGames,
    int at,
    long due) {
  private static final long LOOK_MILLIS = 50;

  /**
   * A question that games must answer.
   *
   * @param games those that do, by their numbers in the index
   */
  record GameFilter(String text, Pending<BitSet> games) {}

  /** The latest answer. Mutable, one thread. */
  static final class Latest {
    private NodeView shown; // null before the first answer
    private Explored explored;
    private List<ExploredGame> games; // null until they are asked for
  }

  static Exploring of(Pending<PositionIndex> pending, String collection) {
    return new Exploring(pending, collection, Optional.empty(), new Latest(), false, 0, 0);
  }

  /** Looks whether what is pending is there, if it is time to. */
  Exploring at(long millis) {
    if (millis < due) {
      return this;
    }
    boolean isOver = awaited().isOver();
    long next = isOver ? Long.MAX_VALUE : millis + LOOK_MILLIS;
    return new Exploring(pending, collection, filter, latest, isInGames, at, next);
  }

  /** On a row of the list of moves, or of games. */
  Exploring in(boolean games, int row) {
    return new Exploring(pending, collection, filter, latest, games, row, due);
  }

  /** On the first row, as on a new position. */
  Exploring atFirst() {
    return in(isInGames, 0);
  }

  /** With the games of a question only, or with all. */
  Exploring filtered(Optional<GameFilter> next) {
    filter.ifPresent(before -> before.games().giveUp());
    return new Exploring(pending, collection, next, new Latest(), isInGames, 0, 0);
  }

  /** Gives up what is pending. */
  void giveUp() {
    pending.giveUp();
    filter.ifPresent(filter -> filter.games().giveUp());
  }

  /** What is being waited for, or was last. */
  private Pending<?> awaited() {
    return filter.isPresent() && pending.isOver() ? filter.get().games() : pending;
  }

  /** How much of what is waited for is done, from 0 to 100. */
  int percent() {
    return awaited().percent();
  }

  /** The index; empty while it is made, and if it can't be. */
  Optional<PositionIndex> index() {
    return outcome(pending);
  }

  private static <T> Optional<T> outcome(Pending<T> work) {
    try {
      return work.isOver() ? Optional.of(work.outcome()) : Optional.empty();
    } catch (Refusal | RuntimeException fault) {
      return Optional.empty();
    }
  }

  /** Why nothing is known, in a sentence; often empty. */
  String fault(Words words) {
    try {
      if (awaited().isOver()) {
        awaited().outcome();
      }
      return "";
    } catch (Refusal refusal) {
      return refusal.getMessage();
    } catch (RuntimeException fault) {
      return words.text("explore.fault");
    }
  }

  /** What was played on a node; empty while that isn't known. */
  Optional<Explored> explored(NodeView node) {
    Optional<PositionIndex> index = index();
    Optional<IntPredicate> wanted =
        filter.isEmpty()
            ? Optional.of(game -> true)
            : outcome(filter.get().games()).map(games -> games::get);
    if (index.isEmpty() || wanted.isEmpty()) {
      return Optional.empty();
    }
    if (latest.shown != node) {
      Position position = node.position();
      PositionKeys keys = new PositionKeys(position.game());
      latest.explored = index.get().at(keys, position::at, position.movers(), wanted.get());
      latest.games = null;
      latest.shown = node;
    }
    return Optional.of(latest.explored);
  }

  /** The games that have the position of a node, the latest first; none while that isn't known. */
  List<ExploredGame> games(NodeView node) {
    Optional<Explored> explored = explored(node);
    if (explored.isPresent() && latest.games == null) {
      latest.games = explored.get().games();
    }
    return explored.isPresent() ? latest.games : List.of();
  }

  /** How many rows the list has that keys go to. */
  int rows(NodeView node) {
    return isInGames
        ? games(node).size()
        : explored(node).map(explored -> explored.moves().size()).orElse(0);
  }
}
