package dev.banmen.survey;

import dev.banmen.survey.Explored.ExploredMove;
import dev.banmen.survey.Explored.FoundPlaces;
import dev.banmen.survey.PositionIndex.ExploredTally;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.function.IntPredicate;

/**
 * Looks for a part of the board in the games of an index, some at a time: what has been found so
 * far can be asked in between. Mutable, one thread at a time.
 */
public final class PatternSearch {
  private static final int GAMES_AT_ONCE = 100;

  private final PositionIndex index;
  private final SoughtPattern pattern;
  private final IntPredicate isWanted;
  private final ChangeReader changes;
  private final SoughtPattern.Scan scan;
  private int next; // game

  private final ExploredTally all;
  private int elsewhere; // how many places whose next move was not there
  private final Map<Integer, ExploredTally> moves = new HashMap<>();
  private long[] found = new long[64];
  private int count;

  private int[] open = new int[64]; // shapes found in this game whose next move isn't known yet
  private int openCount;
  private int fresh; // how many of the last of them have seen no move

  /**
   * Looks for a part, in no game yet.
   *
   * @param isWanted whether a game counts, by its number in the index
   */
  public PatternSearch(PositionIndex index, SoughtPattern pattern, IntPredicate isWanted) {
    this.index = index;
    this.pattern = pattern;
    IntPredicate isOf = index.isOf(pattern.family(), pattern.lattice());
    this.isWanted = game -> index.isIndexed(game) && isOf.test(game) && isWanted.test(game);
    changes = index.changes(pattern.lattice());
    scan = pattern.new Scan();
    all = index.new ExploredTally();
  }

  /**
   * The games that have it, or aren't indexed, by their numbers.
   *
   * @param isEnough whether those that have been found so far are enough
   */
  static BitSet games(PositionIndex index, SoughtPattern pattern, BooleanSupplier isEnough) {
    BitSet games = index.unindexed();
    PatternSearch search = new PatternSearch(index, pattern, game -> true);
    for (int game = 0; game < index.games(); game++) {
      if (game % GAMES_AT_ONCE == 0 && isEnough.getAsBoolean()) {
        break;
      } else if (search.isWanted.test(game) && search.isIn(game)) {
        games.set(game);
      }
    }
    return games;
  }

  private boolean isIn(int game) {
    begin(game);
    while (changes.next()) {
      if (find() > 0) {
        return true;
      }
    }
    return false;
  }

  private void begin(int game) {
    scan.begin();
    changes.begin(index.changesOf(game));
  }

  /** Looks at a node; returns how many shapes are there for the first time. */
  private int find() {
    for (int i = 0; i < changes.changes(); i++) {
      scan.change(changes.site(i), changes.mark(i));
    }
    return changes.number() <= pattern.part().until() ? scan.find() : 0;
  }

  /** Looks in so many more games; returns whether there are others left. */
  public boolean advance(int games) {
    int end = Math.min(index.games(), next + games);
    for (; next < end; next++) {
      if (isWanted.test(next)) {
        look(next);
      }
    }
    return isLeft();
  }

  /** Whether there are games in which it hasn't looked. */
  boolean isLeft() {
    return next < index.games();
  }

  /** In how many games it has looked, or need not. */
  public int done() {
    return next;
  }

  private void look(int game) {
    begin(game);
    openCount = 0;
    fresh = 0;
    boolean isNew = true;
    while (changes.next()) {
      openCount = changes.isNext() ? openCount : 0;
      fresh = changes.isNext() ? fresh : 0;
      if (openCount > 0 && changes.move() != ChangeWriter.NONE) {
        follow(game, changes.move());
      }
      int places = find();
      if (places > 0 && isNew) {
        found = count == found.length ? Arrays.copyOf(found, 2 * count) : found;
        found[count++] = PositionIndex.place(game, changes.node());
        isNew = false;
      }
      for (int i = 0; i < places; i++) {
        int shape = scan.found(i);
        all.add(game, pattern.isSwapped(shape));
        open = openCount == open.length ? Arrays.copyOf(open, 2 * openCount) : open;
        open[openCount++] = shape;
        fresh++;
      }
    }
  }

  /** Counts a move at those places that are open to which it is near. */
  private void follow(int game, int move) {
    int old = openCount - fresh;
    int left = 0;
    for (int i = 0; i < openCount; i++) {
      int shape = open[i];
      boolean isPass = move >> 1 == PositionScan.PASS;
      int seen = isPass ? ChangeWriter.NONE : pattern.seen(shape, move);
      if (seen != ChangeWriter.NONE) {
        moves
            .computeIfAbsent(seen, none -> index.new ExploredTally())
            .add(game, pattern.isSwapped(shape));
        continue;
      }
      elsewhere += i < old ? 0 : 1;
      open[left++] = shape;
    }
    openCount = left;
    fresh = 0;
  }

  /** What has been found so far. */
  public Explored explored() {
    List<ExploredMove> explored = new ArrayList<>();
    moves.forEach(
        (move, tally) -> explored.add(tally.move(SoughtPattern.side(move), pattern.sites(move))));
    List<FoundPlaces> places = List.of(new FoundPlaces(index, Arrays.copyOf(found, count)));
    return Explored.of(places, pattern::isOn, all.outcomes(), explored, elsewhere);
  }
}
