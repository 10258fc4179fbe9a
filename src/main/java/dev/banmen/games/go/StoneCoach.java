package dev.banmen.games.go;

import dev.banmen.game.Explanation;
import dev.banmen.game.Hint;
import dev.banmen.game.Mark;
import dev.banmen.game.Move;
import dev.banmen.game.Overlay;
import dev.banmen.game.Place;
import dev.banmen.game.Played;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.facet.Coach;
import dev.banmen.game.facet.Gain;
import dev.banmen.game.facet.Warning;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Warns of groups that a move puts or leaves in atari, its own side's stones that it takes off, and
 * eyes that it fills. It doesn't read ahead: it judges a throw-in by the resulting board alone.
 */
final class StoneCoach implements Coach {
  /** The least number of stones of a group worth saving. */
  private static final int WORTH_SAVING = 3;

  private final StoneGame game;

  StoneCoach(StoneGame game) {
    this.game = game;
  }

  @Override
  public Optional<Warning> warning(Position before, Move move) {
    if (!(before.play(move) instanceof Played played) || played.after().movers().isEmpty()) {
      return Optional.empty();
    }
    byte[] was = game.colours(before);
    byte[] is = game.colours(played.after());
    byte own = GoBoard.colour(move.side());
    int captured = gone(was, is, Stones.opponent(own)).size();
    Optional<Warning> seen = Optional.empty();
    if (move instanceof Place place && captured == 0) {
      seen = ofStone(place, was, is);
    }
    return seen.isPresent()
        ? seen
        : new Rescue(game, before, move).warning(played.after(), captured);
  }

  /** Warns of what a stone that captures nothing does to its own side. */
  private Optional<Warning> ofStone(Place place, byte[] was, byte[] is) {
    int point = game.grid.pointOf[game.lattice.index(place.site())];
    if (is[point] == Stones.EMPTY) {
      return Optional.of(suicide(place, gone(was, is, GoBoard.colour(place.side()))));
    }
    Group group = Group.at(game.grid, is, point);
    if (group.liberties().size() == 1) {
      return Optional.of(selfAtari(place, group));
    }
    return Eye.isFilled(game.grid, was, GoBoard.colour(place.side()), point)
        ? Optional.of(ownEye(place, point))
        : Optional.empty();
  }

  private Warning suicide(Place place, List<Integer> others) {
    String name = game.notation.name(place.site());
    Map<Site, Hint> hints = new TreeMap<>();
    others.forEach(stone -> hints.put(game.site(stone), Hint.TAKEN));
    hints.put(place.site(), Hint.TAKEN);
    String count = game.stones(hints.size());
    return new Warning(
        "suicide",
        Explanation.of(game.words().text("coach.suicide", name, count), new Overlay(hints)));
  }

  private Warning selfAtari(Place place, Group group) {
    String name = game.notation.name(place.site());
    int last = group.liberties().get(0);
    Map<Site, Hint> hints = new TreeMap<>();
    group.stones().forEach(stone -> hints.put(game.site(stone), Hint.CHAIN));
    hints.put(game.site(last), Hint.LIBERTY);
    String liberty = game.notation.name(game.site(last));
    int size = group.stones().size();
    String sentence =
        size == 1
            ? game.words().text("coach.self-atari.one", name, liberty)
            : game.words()
                .text("coach.self-atari", name, size, game.names(group.stones()), liberty);
    return new Warning("self-atari", Explanation.of(sentence, new Overlay(hints)));
  }

  private Warning ownEye(Place place, int point) {
    Map<Site, Hint> hints = new TreeMap<>();
    for (int step : game.grid.steps) {
      if (game.grid.siteOf[point + step] >= 0) {
        hints.put(game.site(point + step), Hint.CHAIN);
      }
    }
    String sentence = game.words().text("coach.own-eye", game.notation.name(place.site()));
    return new Warning("own-eye", Explanation.of(sentence, new Overlay(hints)));
  }

  /** The points of this colour's stones that are gone. */
  private List<Integer> gone(byte[] was, byte[] is, byte colour) {
    List<Integer> gone = new ArrayList<>();
    for (int point : game.grid.pointOf) {
      if (was[point] == colour && is[point] == Stones.EMPTY) {
        gone.add(point);
      }
    }
    return gone;
  }

  /** Returns the stones taken off, which are permanent changes; not those of a pass. */
  @Override
  public Optional<Gain> gain(Position before, Position after) {
    Optional<Move> last = after.last();
    if (last.isEmpty()) {
      return Optional.empty();
    }
    Side mover = last.get().side();
    byte[] was = game.colours(before);
    byte[] is = game.colours(after);
    List<Integer> taken = gone(was, is, GoBoard.colour(mover.opponent()));
    List<Integer> given = new ArrayList<>(gone(was, is, GoBoard.colour(mover)));
    if (last.get() instanceof Place place && after.at(place.site()) == Mark.EMPTY) {
      given.add(game.grid.pointOf[game.lattice.index(place.site())]);
    }
    if (taken.size() == given.size()) {
      return Optional.empty();
    }
    boolean isGiven = given.size() > taken.size();
    List<Integer> gone = isGiven ? given : taken;
    String sentence =
        game.words()
            .text(
                isGiven ? "coach.gain.suicide" : "coach.gain",
                game.words().side(mover),
                game.stones(gone.size()),
                game.names(gone));
    Map<Site, Hint> hints = new TreeMap<>();
    gone.forEach(point -> hints.put(game.site(point), Hint.TAKEN));
    Side side = isGiven ? mover.opponent() : mover;
    int points = Math.abs(taken.size() - given.size());
    return Optional.of(new Gain(side, points, Explanation.of(sentence, new Overlay(hints))));
  }

  /** Whether a group is large enough to be worth saving. */
  static boolean isWorthSaving(Group group) {
    return group.stones().size() >= WORTH_SAVING;
  }
}
