package dev.banmen.games.go;

import dev.banmen.game.Explanation;
import dev.banmen.game.Hint;
import dev.banmen.game.Move;
import dev.banmen.game.Place;
import dev.banmen.game.Played;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.facet.Warning;
import dev.banmen.games.go.bot.LadderReading;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** Finds a group that could have been saved when a move was made elsewhere. For one use. */
final class MissedRescue {
  private final StoneGame game;
  private final PointNames names;
  private final Position before;
  private final Move move;
  private final Side side;
  private final Side other;
  private final boolean isWonByCaptures;

  MissedRescue(StoneGame game, Position before, Move move) {
    this.game = game;
    names = game.names();
    this.before = before;
    this.move = move;
    side = move.side();
    other = side.opponent();
    isWonByCaptures = game.capturesToWin(before, other) < Integer.MAX_VALUE;
  }

  /**
   * Warns of the group whose loss costs most, if it is left to be captured though a stone would
   * give it liberties: in a game that no capture wins, so many that no ladder catches it, and not
   * of a stone in a ko.
   *
   * @param captured how many stones the move captures: who captures as many in return loses nothing
   */
  Optional<Warning> warning(Position after, int captured) {
    Optional<Warning> found = Optional.empty();
    int most = 0;
    for (Group group : inAtari(game.colours(after), side)) {
      int loss = stoodInAtari(group) ? loss(after, group, captured) : 0;
      Optional<Warning> missed = loss > most ? missed(group) : Optional.empty();
      found = missed.isPresent() ? missed : found;
      most = missed.isPresent() ? loss : most;
    }
    return found;
  }

  /** The groups of a side that have one liberty. */
  private List<Group> inAtari(byte[] colour, Side wanted) {
    List<Group> groups = Group.all(game.grid, colour, s -> s == GoBoard.colour(wanted));
    groups.removeIf(group -> group.liberties().size() != 1);
    return groups;
  }

  private boolean stoodInAtari(Group group) {
    byte[] was = game.colours(before);
    boolean stood = was[group.stones().get(0)] == GoBoard.colour(side);
    return stood && Group.at(game.grid, was, group.stones().get(0)).equals(group);
  }

  /** How many stones are lost if the group is captured: 0 if as many are captured in return. */
  private int loss(Position after, Group group, int captured) {
    Place taking = new Place(other, names.site(group.liberties().get(0)));
    if (!(after.play(taking) instanceof Played taken)) {
      return 0;
    }
    int loss = taken.after().captures(other) - after.captures(other);
    boolean isLost = taken.after().movers().isEmpty();
    boolean isKo = !isWonByCaptures && loss == 1 && isAloneInAtari(taken.after(), taking.site());
    return isLost || captured + mostTaken(taken.after(), side) < loss && !isKo ? loss : 0;
  }

  private boolean isAloneInAtari(Position position, Site stone) {
    int point = game.grid.pointOf[game.lattice.index(stone)];
    Group group = Group.at(game.grid, game.colours(position), point);
    return group.stones().size() == 1 && group.liberties().size() == 1;
  }

  /** The most stones that a side can capture at once. */
  private int mostTaken(Position position, Side taker) {
    int most = 0;
    for (Group group : inAtari(game.colours(position), taker.opponent())) {
      Place taking = new Place(taker, names.site(group.liberties().get(0)));
      if (position.play(taking) instanceof Played taken) {
        most = Math.max(most, taken.after().captures(taker) - position.captures(taker));
      }
    }
    return most;
  }

  /** Warns if a stone would win at once, or save the group: one that gives most liberties. */
  private Optional<Warning> missed(Group group) {
    Optional<Warning> missed = Optional.empty();
    int most = 1;
    for (int point : ways(group)) {
      Place saving = new Place(side, names.site(point));
      if (!(before.play(saving) instanceof Played played)) {
        continue;
      } else if (played.after().movers().isEmpty()) {
        return Optional.of(warning("coach.left.win", group, saving.site(), 0));
      }
      Position saved = played.after();
      Group grown = Group.at(game.grid, game.colours(saved), group.stones().get(0));
      if (grown.liberties().size() > most && isSafe(saved, grown)) {
        most = grown.liberties().size();
        String key = group.stones().size() == 1 ? "coach.left.one" : "coach.left";
        missed = Optional.of(warning(key, group, saving.site(), most));
      }
    }
    return missed;
  }

  /** The group's last liberty, and those of the other side's groups that are in atari. */
  private Set<Integer> ways(Group group) {
    Set<Integer> ways = new TreeSet<>(group.liberties());
    inAtari(game.colours(before), other).forEach(enemy -> ways.addAll(enemy.liberties()));
    return ways;
  }

  /** Whether nothing is captured that wins, or in other games no ladder catches the group. */
  private boolean isSafe(Position saved, Group grown) {
    if (isWonByCaptures) {
      return mostTaken(saved, other) < game.capturesToWin(saved, other);
    }
    Site stone = names.site(grown.stones().get(0));
    return grown.liberties().size() > 2
        || new LadderReading(saved, site -> true)
            .catching(stone, names.sites(grown.liberties()))
            .filter(List::isEmpty)
            .isPresent();
  }

  private Warning warning(String key, Group group, Site saving, int liberties) {
    List<Site> stones = names.sites(group.stones());
    String list = names.list(stones);
    String moved = game.notation.name(move);
    Object[] values = {moved, stones.size(), list, names.name(saving), liberties};
    Explanation.Builder told = game.words().explain(key, values);
    told.hint(stones, Hint.WEAK).hint(List.of(saving), Hint.LEGAL);
    return new Warning("left-in-atari", told.done());
  }
}
