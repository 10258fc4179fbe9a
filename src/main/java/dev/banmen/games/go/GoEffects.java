package dev.banmen.games.go;

import dev.banmen.game.Explanation;
import dev.banmen.game.Fact;
import dev.banmen.game.Hint;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.Vocabulary;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Explains what a legal stone does: what it captures, saves and puts in atari, its own group too,
 * and which answers are forbidden or bad for the opponent. Immutable.
 */
final class GoEffects {
  private final PointNames names;
  private final Vocabulary words;
  private final Predicate<GoBoard> isWon;

  GoEffects(PointNames names, Vocabulary words, Predicate<GoBoard> isWon) {
    this.names = names;
    this.words = words;
    this.isWon = isWon;
  }

  void tell(GoBoard board, Side side, int point, Explanation.Builder told) {
    GoBoard after = board.copy();
    Grid grid = board.stones().grid;
    after.playPoint(GoBoard.colour(side), point);
    List<Integer> taken = takenBy(board, after);
    String name = names.name(point);
    if (after.stones().colour[point] == Stones.EMPTY) {
      List<Site> own = names.sites(withStone(taken, point));
      told.say(words.text("explain.legal.suicide", name, names.stones(own.size()), names.list(own)))
          .claim(Fact.of("loses", side, own))
          .hint(own, Hint.TAKEN);
      return;
    }
    Group group = Group.at(grid, after.stones().colour, point);
    group(side, name, group, names.sites(taken), told);
    if (isWon.test(after)) {
      told.say(words.text("explain.wins", words.side(side)))
          .claim(Fact.of("wins", side, List.of()));
      return;
    }
    saved(board, after, side, told);
    atari(after, side, point, told);
    selfAtari(after, side, group, taken, told);
  }

  private static List<Integer> takenBy(GoBoard before, GoBoard after) {
    List<Integer> taken = new ArrayList<>();
    for (int point : before.stones().grid.pointOf) {
      boolean gone = after.stones().colour[point] == Stones.EMPTY;
      if (gone && before.stones().colour[point] != Stones.EMPTY) {
        taken.add(point);
      }
    }
    return taken;
  }

  private static List<Integer> withStone(List<Integer> others, int point) {
    List<Integer> all = new ArrayList<>(others);
    all.add(point);
    all.sort(null);
    return all;
  }

  private void group(
      Side side, String name, Group group, List<Site> taken, Explanation.Builder told) {
    String liberties = names.liberties(group.liberties().size());
    boolean isSaid = group.liberties().size() == 1; // as self-atari
    if (taken.isEmpty() && !isSaid) {
      told.say(words.text("explain.legal", name, liberties));
    } else if (!taken.isEmpty()) {
      String stones = names.stones(taken.size());
      told.say(words.text("explain.legal.captures", name, stones, names.list(taken), liberties))
          .claim(Fact.of("captures", side.opponent(), taken));
    }
    List<Site> own = names.sites(group.stones());
    List<Site> free = names.sites(group.liberties());
    told.claim(Fact.of("group", side, own)).claim(Fact.of("liberties", side, free));
    told.hint(taken, Hint.TAKEN).hint(own, Hint.CHAIN).hint(free, Hint.LIBERTY);
  }

  /** Explains which of the side's groups had one liberty and have more of them now. */
  private void saved(GoBoard before, GoBoard after, Side side, Explanation.Builder told) {
    Grid grid = before.stones().grid;
    byte own = GoBoard.colour(side);
    for (Group group : Group.all(grid, before.stones().colour, stone -> stone == own)) {
      boolean isHunted = group.liberties().size() == 1;
      int point = group.stones().get(0);
      if (isHunted && Group.at(grid, after.stones().colour, point).liberties().size() > 1) {
        List<Site> stones = names.sites(group.stones());
        told.say(words.text("explain.saves", names.stones(stones.size()), names.list(stones)))
            .claim(Fact.of("saves", side, stones));
      }
    }
  }

  /** Explains which opponent's groups have one liberty left now that this point is taken. */
  private void atari(GoBoard after, Side side, int point, Explanation.Builder told) {
    Grid grid = after.stones().grid;
    byte[] colour = after.stones().colour;
    Set<Integer> stones = new HashSet<>();
    List<String> groups = new ArrayList<>();
    for (int step : new int[] {-grid.stride, -1, 1, grid.stride}) {
      if (colour[point + step] != GoBoard.colour(side.opponent())) {
        continue;
      }
      Group group = Group.at(grid, colour, point + step);
      if (group.liberties().size() == 1 && stones.addAll(group.stones())) {
        List<Site> sites = names.sites(group.stones());
        groups.add(names.list(sites));
        told.claim(Fact.of("atari", side.opponent(), sites));
      }
    }
    if (!groups.isEmpty()) {
      told.say(words.text("explain.atari", names.stones(stones.size()), words.list(groups)));
    }
  }

  /** Explains an own group left with one liberty: a ko, a snapback, or just that. */
  private void selfAtari(
      GoBoard after, Side side, Group group, List<Integer> taken, Explanation.Builder told) {
    if (group.liberties().size() != 1) {
      return;
    }
    Grid grid = after.stones().grid;
    int liberty = group.liberties().get(0);
    Side opponent = side.opponent();
    if (group.stones().size() == 1
        && taken.equals(group.liberties())
        && isKo(after, opponent, liberty)) {
      Site back = names.site(liberty);
      told.say(words.text("explain.ko", words.side(opponent), names.name(back)))
          .claim(Fact.of("ko", opponent, List.of(back)));
      return;
    }
    List<Site> own = names.sites(group.stones());
    told.say(words.text("explain.self-atari", names.stones(own.size()), names.list(own)))
        .claim(Fact.of("self-atari", side, own));
    snapback(after, side, group, told);
  }

  private static boolean isKo(GoBoard after, Side opponent, int point) {
    byte colour = GoBoard.colour(opponent);
    return after.checkPoint(colour, point) == GoMiss.REPETITION.number()
        && Arrays.equals(
            after.stonesAfter(after.repeatedPly(colour, point)),
            after.stonesAfter(after.ply() - 1));
  }

  /** Explains a snapback: taking the group may leave more of the opponent's own stones in atari. */
  private void snapback(GoBoard after, Side side, Group group, Explanation.Builder told) {
    int liberty = group.liberties().get(0);
    GoBoard taken = after.copy();
    byte opponent = GoBoard.colour(side.opponent());
    if (taken.playPoint(opponent, liberty) != 0 || isWon.test(taken)) {
      return;
    }
    Grid grid = after.stones().grid;
    Group takers = Group.at(grid, taken.stones().colour, liberty);
    boolean isMore = takers.stones().size() > group.stones().size();
    if (!isMore || takers.liberties().size() != 1) {
      return;
    }
    int back = takers.liberties().get(0);
    if (taken.checkPoint(GoBoard.colour(side), back) == 0) {
      List<Site> caught = names.sites(takers.stones());
      told.say(
              words.text(
                  "explain.snapback",
                  words.side(side.opponent()),
                  names.name(liberty),
                  words.side(side),
                  names.stones(caught.size()),
                  names.name(back)))
          .claim(Fact.of("snapback", side, caught));
    }
  }
}
