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
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** Finds a group that could have been saved when a move was made elsewhere. For one use. */
final class Rescue {
  /** The least number of stones of a group worth saving. */
  private static final int WORTH_SAVING = 3;

  private final StoneGame game;
  private final PointNames names;
  private final Position before;
  private final Move move;
  private final Side side;

  Rescue(StoneGame game, Position before, Move move) {
    this.game = game;
    names = game.names();
    this.before = before;
    this.move = move;
    side = move.side();
  }

  /**
   * Warns of the largest group left to be captured though a stone would give it liberties.
   *
   * @param captured how many stones the move captures: smaller groups are no loss
   */
  Optional<Warning> warning(Position after, int captured) {
    Optional<Warning> found = Optional.empty();
    int most = Math.max(captured, WORTH_SAVING - 1);
    for (Group group : groups(game.colours(after), GoBoard.colour(side))) {
      boolean isLarger = group.stones().size() > most;
      if (isLarger && stoodInAtari(group) && canBeTaken(after, group)) {
        Optional<Warning> missed = missed(group);
        found = missed.isPresent() ? missed : found;
        most = missed.isPresent() ? group.stones().size() : most;
      }
    }
    return found;
  }

  /** The groups of a colour that have one liberty. */
  private List<Group> groups(byte[] colour, byte wanted) {
    List<Group> groups = new ArrayList<>();
    boolean[] seen = new boolean[game.grid.points];
    for (int point : game.grid.pointOf) {
      if (colour[point] == wanted && !seen[point]) {
        Group group = Group.at(game.grid, colour, point);
        group.stones().forEach(stone -> seen[stone] = true);
        if (group.liberties().size() == 1) {
          groups.add(group);
        }
      }
    }
    return groups;
  }

  private boolean stoodInAtari(Group group) {
    byte[] was = game.colours(before);
    boolean stood = was[group.stones().get(0)] == GoBoard.colour(side);
    return stood && Group.at(game.grid, was, group.stones().get(0)).equals(group);
  }

  private boolean canBeTaken(Position after, Group group) {
    Site last = names.site(group.liberties().get(0));
    return after.miss(new Place(side.opponent(), last)).isEmpty();
  }

  private Optional<Warning> missed(Group group) {
    for (int point : ways(group)) {
      Place saving = new Place(side, names.site(point));
      if (before.play(saving) instanceof Played played) {
        byte[] saved = game.colours(played.after());
        int liberties = Group.at(game.grid, saved, group.stones().get(0)).liberties().size();
        if (liberties > 1) {
          return Optional.of(warning(group, saving.site(), liberties));
        }
      }
    }
    return Optional.empty();
  }

  /** The group's last liberty, and those of the groups beside it that are in atari themselves. */
  private Set<Integer> ways(Group group) {
    Set<Integer> ways = new TreeSet<>(group.liberties());
    byte[] was = game.colours(before);
    byte enemy = Stones.opponent(GoBoard.colour(side));
    for (int stone : group.stones()) {
      for (int step : game.grid.steps) {
        if (was[stone + step] == enemy) {
          List<Integer> liberties = Group.at(game.grid, was, stone + step).liberties();
          ways.addAll(liberties.size() == 1 ? liberties : List.of());
        }
      }
    }
    return ways;
  }

  private Warning warning(Group group, Site saving, int liberties) {
    List<Site> stones = names.sites(group.stones());
    String list = names.list(stones);
    String moved = game.notation.name(move);
    Object[] values = {moved, stones.size(), list, names.name(saving), liberties};
    Explanation.Builder told = game.words().explain("coach.left", values);
    told.hint(stones, Hint.WEAK).hint(List.of(saving), Hint.LEGAL);
    return new Warning("left-in-atari", told.done());
  }
}
