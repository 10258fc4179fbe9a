package dev.banmen.games.go;

import dev.banmen.game.Explanation;
import dev.banmen.game.Hint;
import dev.banmen.game.Mark;
import dev.banmen.game.Move;
import dev.banmen.game.Place;
import dev.banmen.game.Played;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.Vocabulary;
import dev.banmen.game.facet.Coach;
import dev.banmen.game.facet.Gain;
import dev.banmen.game.facet.Trait;
import dev.banmen.game.facet.Warning;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Warns of groups that a move puts or leaves in atari, its own side's stones that it takes off, and
 * eyes that it fills. It says nothing of a throw-in that is a snapback, nor in Go of a group that a
 * ladder catches; else it doesn't read ahead.
 */
final class StoneCoach implements Coach {
  private final StoneGame game;
  private final PointNames names;
  private final Vocabulary words;

  StoneCoach(StoneGame game) {
    this.game = game;
    names = game.names();
    words = game.words();
  }

  @Override
  public Set<String> merits() {
    return Set.of("captures", "saves", "atari", "snapback", "wins");
  }

  @Override
  public List<Trait> traits() {
    return StoneTraits.ALL;
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
      seen = ofStone(before, place, was, is);
    }
    return seen.isPresent()
        ? seen
        : new MissedRescue(game, before, move).warning(played.after(), captured);
  }

  /** Warns of what a stone that captures nothing does to its own side. */
  private Optional<Warning> ofStone(Position before, Place place, byte[] was, byte[] is) {
    int point = game.grid.pointOf[game.lattice.index(place.site())];
    if (is[point] == Stones.EMPTY) {
      return Optional.of(suicide(place, gone(was, is, GoBoard.colour(place.side()))));
    }
    Group group = Group.at(game.grid, is, point);
    if (group.liberties().size() == 1) {
      return isSnapback(before, place) ? Optional.empty() : Optional.of(selfAtari(place, group));
    }
    return fillsEye(was, GoBoard.colour(place.side()), point)
        ? Optional.of(ownEye(place, point))
        : Optional.empty();
  }

  /** Whether the explanation of the move says that taking its stones loses more. */
  private static boolean isSnapback(Position before, Place place) {
    return before.explain(place).facts().stream().anyMatch(fact -> fact.name().equals("snapback"));
  }

  /**
   * Whether a stone of its own side on this point fills an eye: all neighbours are that side's and
   * none of them needs the stone, and the other side has at most one of the diagonal points, or
   * none at the edge.
   */
  private boolean fillsEye(byte[] colour, byte side, int point) {
    for (int step : game.grid.steps) {
      int neighbour = point + step;
      if (isOff(neighbour)) {
        continue;
      } else if (colour[neighbour] != side || isShort(colour, neighbour)) {
        return false;
      }
    }
    return isWhole(colour, side, point);
  }

  /** Whether the point is the last liberty of the group beside it. */
  private boolean isShort(byte[] colour, int stone) {
    return Group.at(game.grid, colour, stone).liberties().size() == 1;
  }

  private boolean isWhole(byte[] colour, byte side, int point) {
    int enemies = 0;
    boolean isAtEdge = false;
    for (int across :
        new int[] {
          -game.grid.stride - 1, -game.grid.stride + 1, game.grid.stride - 1, game.grid.stride + 1
        }) {
      isAtEdge |= isOff(point + across);
      enemies += colour[point + across] == Stones.opponent(side) ? 1 : 0;
    }
    return enemies <= (isAtEdge ? 0 : 1);
  }

  private boolean isOff(int point) {
    return game.grid.siteOf[point] < 0;
  }

  private Warning suicide(Place place, List<Integer> others) {
    List<Site> lost = new ArrayList<>(names.sites(others));
    lost.add(place.site());
    Explanation.Builder told =
        words.explain("coach.suicide", names.name(place.site()), names.stones(lost.size()));
    return new Warning("suicide", told.hint(lost, Hint.TAKEN).done());
  }

  private Warning selfAtari(Place place, Group group) {
    String name = names.name(place.site());
    List<Site> stones = names.sites(group.stones());
    List<Site> last = names.sites(group.liberties());
    String liberty = names.name(last.get(0));
    Explanation.Builder told =
        stones.size() == 1
            ? words.explain("coach.self-atari.one", name, liberty)
            : words.explain("coach.self-atari", name, stones.size(), names.list(stones), liberty);
    told.hint(stones, Hint.CHAIN).hint(last, Hint.LIBERTY);
    return new Warning("self-atari", told.done());
  }

  private Warning ownEye(Place place, int point) {
    List<Site> around = new ArrayList<>();
    for (int step : game.grid.steps) {
      if (!isOff(point + step)) {
        around.add(names.site(point + step));
      }
    }
    Explanation.Builder told = words.explain("coach.own-eye", names.name(place.site()));
    return new Warning("own-eye", told.hint(around, Hint.CHAIN).done());
  }

  /** The points of this colour's stones that are gone. */
  private List<Integer> gone(byte[] was, byte[] is, byte colour) {
    return IntStream.of(game.grid.pointOf)
        .filter(point -> was[point] == colour && is[point] == Stones.EMPTY)
        .boxed()
        .toList();
  }

  @Override
  public Optional<Move> opening(Position before, Side side) {
    return new FirstStone(game, before, side).site().map(site -> new Place(side, site));
  }

  @Override
  public Optional<String> reason(Position before, Move move) {
    return move instanceof Place place
        ? QuietMove.of(game, before, place).map(QuietMove::reason)
        : Optional.of(game.words().text("quiet.pass"));
  }

  /** Returns what a stone does to others; not where it stands, nor anything of a pass. */
  @Override
  public Optional<String> strongReason(Position before, Move move) {
    return move instanceof Place place
        ? QuietMove.of(game, before, place).flatMap(QuietMove::strongReason)
        : Optional.empty();
  }

  /** Returns the stones taken off, which are permanent changes; not those of a pass. */
  @Override
  public Optional<Gain> gain(Position before, Position after) {
    return change(before, after, "coach.gain");
  }

  @Override
  public Optional<Gain> loss(Position before, Position after) {
    return change(before, after, "coach.let");
  }

  private Optional<Gain> change(Position before, Position after, String captured) {
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
    List<Site> gone = names.sites(isGiven ? given : taken);
    String key = isGiven ? "coach.gain.suicide" : captured;
    Explanation.Builder told =
        words.explain(key, words.side(mover), names.stones(gone.size()), names.list(gone));
    Side side = isGiven ? mover.opponent() : mover;
    int points = Math.abs(taken.size() - given.size());
    return Optional.of(new Gain(side, points, told.hint(gone, Hint.TAKEN).done()));
  }
}
