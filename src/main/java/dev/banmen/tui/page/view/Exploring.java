package dev.banmen.tui.page.view;

import dev.banmen.app.GameSearch;
import dev.banmen.app.Pending;
import dev.banmen.app.Person;
import dev.banmen.app.Refusal;
import dev.banmen.app.SearchWatch;
import dev.banmen.game.Position;
import dev.banmen.game.record.HasOpenings.NamedOpening;
import dev.banmen.say.FoundSentences;
import dev.banmen.study.NodeView;
import dev.banmen.survey.BoardPart;
import dev.banmen.survey.Explored;
import dev.banmen.survey.ExploredGame;
import dev.banmen.survey.IndexedGames;
import dev.banmen.survey.IndexedGames.PartSearch;
import dev.banmen.survey.OpeningNames;
import dev.banmen.survey.PositionKeys;
import dev.banmen.survey.SoughtPattern;
import dev.banmen.text.Words;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;

/**
 * What was played in many games from the position of a recording that is shown, or at a part of its
 * board. Immutable, except for what it remembers of the position that it was asked about last.
 *
 * @param person who asks
 * @param pending the indexes of those games, which may take long to make
 * @param collection the file or folder that was asked for; empty for where the recording is
 * @param filter the question that games must answer; empty for all games
 * @param marks the part of the board to look for
 * @param isInGames whether keys go to the list of games, not of moves
 * @param at the chosen row of that list
 * @param due when to look again for what is pending, in milliseconds of the person's clock
 */
record Exploring(
    Person person,
    Pending<IndexedGames> pending,
    String collection,
    Optional<GameFilter> filter,
    PartMarks marks,
    Latest latest,
    boolean isInGames,
    int at,
    long due) {
  private static final long LOOK_MILLIS = 50;

  /**
   * A question that games must answer.
   *
   * @param games the search for those that do, by their numbers in the index
   */
  record GameFilter(String text, GameSearch games) {
    /** Whether it is known which games answer it, or which of those that there was time for. */
    private boolean isAnswered() {
      return games.isOver()
          && games.fault().isEmpty()
          && (games.refusal().isEmpty() || !games.numbers().isEmpty());
    }
  }

  /** The latest answer. Mutable, one thread; another one looks for a part in many games. */
  static final class Latest {
    private static final int FIRST = 200; // games that a person waits for
    private static final int SOME = 2000; // games between two answers

    private NodeView shown; // null before the first answer
    private Explored explored; // null if there is none
    private List<ExploredGame> games; // null until they are asked for
    private OpeningNames names; // null before the first answer
    private String opening = "";
    private volatile Explored soFar; // what another thread has found; null if there is none
    private Pending<Explored> search; // that thread's; null if there is none
    private String fault = ""; // why a part can't be looked for; the key of a sentence

    private void look(
        IndexedGames indexed, NodeView node, BoardPart part, IntPredicate wanted, Person person) {
      Optional<SoughtPattern> pattern = SoughtPattern.of(node.position(), part);
      boolean isTooLarge = pattern.filter(SoughtPattern::isTooLarge).isPresent();
      if (pattern.isEmpty() || isTooLarge) {
        fault = isTooLarge ? "explore.part.large" : "explore.part.empty";
        return;
      }
      PartSearch begun = indexed.search(pattern.get(), wanted);
      boolean isMore = begun.advance(FIRST);
      soFar = begun.explored();
      if (isMore) {
        search = SearchWatch.search(person, "pattern", watch -> rest(begun, indexed, watch));
      }
    }

    private Explored rest(PartSearch begun, IndexedGames indexed, Pending.Watch watch) {
      while (!watch.isGivenUp() && indexed.isWhole() && begun.advance(SOME)) {
        soFar = begun.explored();
        watch.came(begun.done(), indexed.games());
      }
      soFar = begun.explored();
      return soFar;
    }

    private void giveUp() {
      if (search != null) {
        search.giveUp();
      }
    }
  }

  static Exploring of(Person person, Pending<IndexedGames> pending, String collection) {
    return new Exploring(
        person, pending, collection, Optional.empty(), PartMarks.NONE, new Latest(), false, 0, 0);
  }

  /** Looks whether what is pending is there, if it is time to. */
  Exploring at(long millis) {
    if (millis < due) {
      return this;
    }
    boolean isAsked = marks.part().isEmpty() || latest.shown != null;
    boolean isOver = pending.isOver() && !isFiltering() && !isSearching() && isAsked;
    long next = isOver ? Long.MAX_VALUE : millis + LOOK_MILLIS;
    return new Exploring(person, pending, collection, filter, marks, latest, isInGames, at, next);
  }

  /** On a row of the list of moves, or of games. */
  Exploring in(boolean games, int row) {
    return new Exploring(person, pending, collection, filter, marks, latest, games, row, due);
  }

  /** On the first row, as on a new position. */
  Exploring atFirst() {
    return marks.part().isEmpty() ? in(isInGames, 0) : asking(filter, marks);
  }

  private Exploring asking(Optional<GameFilter> games, PartMarks next) {
    latest.giveUp();
    return new Exploring(person, pending, collection, games, next, new Latest(), isInGames, 0, 0);
  }

  /** With another part of the board to look for, or as it is being marked. */
  Exploring with(PartMarks next) {
    return next.part().equals(marks.part())
        ? new Exploring(person, pending, collection, filter, next, latest, isInGames, at, due)
        : asking(filter, next);
  }

  /** With the games of a question only, or with all. */
  Exploring filtered(Optional<GameFilter> next) {
    filter.ifPresent(before -> before.games().giveUp());
    return asking(next, marks);
  }

  /** Gives up what is pending. */
  void giveUp() {
    pending.giveUp();
    filter.ifPresent(filter -> filter.games().giveUp());
    latest.giveUp();
  }

  /** Whether it isn't known yet which games answer the question. */
  private boolean isFiltering() {
    return filter.filter(question -> !question.games().isOver()).isPresent();
  }

  private boolean isSearching() {
    return latest.search != null && !latest.search.isOver();
  }

  /** Whether not all games have been looked through: not yet, or there was no time for more. */
  boolean isPart() {
    return latest.search != null && (!latest.search.isOver() || outcome(latest.search).isEmpty());
  }

  /** How much of what is waited for is done, from 0 to 100. */
  int percent() {
    if (pending.isOver() && isFiltering()) {
      return filter.orElseThrow().games().percent();
    }
    return pending.isOver() && latest.search != null ? latest.search.percent() : pending.percent();
  }

  /** The index; empty while it is made, and if it can't be, or can't be read any more. */
  Optional<IndexedGames> index() {
    return outcome(pending).filter(IndexedGames::isWhole);
  }

  private static <T> Optional<T> outcome(Pending<T> work) {
    try {
      return work.isOver() ? Optional.of(work.outcome()) : Optional.empty();
    } catch (Refusal | RuntimeException fault) {
      return Optional.empty();
    }
  }

  /** Why nothing is known, or not all, in a sentence; often empty. */
  String fault(Words words) {
    if (!latest.fault.isEmpty()) {
      return words.text(latest.fault);
    }
    try {
      if (pending.isOver() && !pending.outcome().isWhole()) {
        return words.text("explore.damaged");
      }
      if (latest.search != null && latest.search.isOver()) {
        latest.search.outcome();
      }
      return isFiltering()
          ? ""
          : filter.map(GameFilter::games).map(new FoundSentences(words)::fault).orElse("");
    } catch (Refusal refusal) {
      return refusal.getMessage();
    } catch (RuntimeException fault) {
      return words.text("explore.fault");
    }
  }

  /** What was played on a node; empty while that isn't known. */
  Optional<Explored> explored(NodeView node) {
    Optional<IndexedGames> index = index();
    if (index.isEmpty() || !filter.map(GameFilter::isAnswered).orElse(true)) {
      return Optional.empty();
    }
    if (latest.shown != node) {
      IntPredicate wanted =
          filter.<IntPredicate>map(those -> those.games().numbers()::get).orElse(game -> true);
      latest.shown = node;
      latest.games = null;
      if (marks.part().isPresent()) {
        latest.look(index.get(), node, marks.part().get(), wanted, person);
      } else {
        Position position = node.position();
        PositionKeys keys = new PositionKeys(position.game());
        latest.explored = index.get().at(keys, position::at, position.movers(), wanted);
        latest.names = latest.names == null ? new OpeningNames(position.game()) : latest.names;
        latest.opening =
            latest.names.leadingTo(position.board()).map(NamedOpening::name).orElse("");
      }
    }
    Explored now = latest.soFar;
    if (now != null && now != latest.explored) {
      latest.explored = now;
      latest.games = null;
    }
    return Optional.ofNullable(latest.explored);
  }

  /** What the opening of a node's position is called; often empty. */
  String opening(NodeView node) {
    return explored(node).isPresent() ? latest.opening : "";
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
