package dev.banmen.survey;

import dev.banmen.game.Mark;
import dev.banmen.game.Side;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.function.Predicate;

/**
 * The games of one index or of several, numbered through: what the indexes say is one answer.
 * Immutable; for any thread.
 *
 * @param indexes at least one
 * @param counted whether a game counts, by its number here
 */
public record IndexedGames(List<PositionIndex> indexes, IntPredicate counted) {
  /** The games of these indexes, in this order. */
  public static IndexedGames of(PositionIndex... indexes) {
    return new IndexedGames(List.of(indexes), game -> true);
  }

  /** The same indexes, of which only the games of some files count, by the names of these. */
  public IndexedGames in(Predicate<String> files) {
    BitSet games = new BitSet();
    int before = 0;
    for (PositionIndex index : indexes) {
      for (IndexedFile file : index.files()) {
        games.set(before + file.first(), before + file.end(), files.test(file.name()));
      }
      before += index.games();
    }
    return new IndexedGames(indexes, game -> isAsked(game, games::get));
  }

  /** Each index alone, with those of its games that count. */
  public List<IndexedGames> each() {
    return each(game -> true, (index, those) -> new IndexedGames(List.of(index), those));
  }

  /** How many games there are, those included that can't be read. */
  public int games() {
    return indexes.stream().mapToInt(PositionIndex::games).sum();
  }

  /** Whether all can be read still: nobody has cut a file short. */
  public boolean isWhole() {
    return indexes.stream().allMatch(PositionIndex::isWhole);
  }

  private interface Asking<T> {
    T ask(PositionIndex index, IntPredicate wanted);
  }

  /** Asks each index, with the games that count and are wanted, by their numbers there. */
  private <T> List<T> each(IntPredicate wanted, Asking<T> asking) {
    List<T> answers = new ArrayList<>();
    int before = 0;
    for (PositionIndex index : indexes) {
      int first = before;
      answers.add(asking.ask(index, game -> isAsked(first + game, wanted)));
      before += index.games();
    }
    return answers;
  }

  private boolean isAsked(int game, IntPredicate wanted) {
    return counted.test(game) && wanted.test(game);
  }

  /**
   * Returns what was played from a position.
   *
   * @param keys of its game
   * @param at the marks of its board
   * @param movers the sides that may move
   * @param wanted whether a game counts, by its number here
   */
  public Explored at(
      PositionKeys keys, IntFunction<Mark> at, Set<Side> movers, IntPredicate wanted) {
    return each(wanted, (index, those) -> index.at(keys, at, movers, those)).stream()
        .reduce(Explored::and)
        .orElseThrow();
  }

  /** Begins to look for a part of the board in the games that are wanted, by their numbers here. */
  public PartSearch search(SoughtPattern pattern, IntPredicate wanted) {
    return new PartSearch(each(wanted, (index, those) -> new PatternSearch(index, pattern, those)));
  }

  /** Looks for a part of the board, in some games at a time. Mutable, one thread at a time. */
  public static final class PartSearch {
    private final List<PatternSearch> searches;

    private PartSearch(List<PatternSearch> searches) {
      this.searches = searches;
    }

    /** Looks in so many more games, perhaps fewer; returns whether there are others left. */
    public boolean advance(int games) {
      int last = searches.size() - 1;
      for (PatternSearch search : searches.subList(0, last)) {
        if (search.isLeft()) {
          search.advance(games);
          return true;
        }
      }
      return searches.get(last).advance(games);
    }

    /** In how many games it has looked, or need not. */
    public int done() {
      return searches.stream().mapToInt(PatternSearch::done).sum();
    }

    /** What has been found so far. */
    public Explored explored() {
      return searches.stream().map(PatternSearch::explored).reduce(Explored::and).orElseThrow();
    }
  }
}
