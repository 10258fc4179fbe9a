package dev.banmen.games.othello;

import dev.banmen.game.Explanation;
import dev.banmen.game.Game;
import dev.banmen.game.Hint;
import dev.banmen.game.Lattice;
import dev.banmen.game.Mark;
import dev.banmen.game.Move;
import dev.banmen.game.Overlay;
import dev.banmen.game.Place;
import dev.banmen.game.Played;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.Symmetry;
import dev.banmen.game.facet.Coach;
import dev.banmen.game.facet.Gain;
import dev.banmen.game.facet.Trait;
import dev.banmen.game.facet.Warning;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;

/**
 * Warns of corners and stable edges that a move opens to the opponent, where another move would
 * not; with ten squares or fewer left, only where another move wins. As a gain it counts discs that
 * can never be flipped again, by {@link StableLayer}.
 */
record OthelloCoach(Game game) implements Coach {
  @Override
  public Set<String> merits() {
    return Set.of("takes-corner");
  }

  @Override
  public List<Trait> traits() {
    return new OthelloTraits(game).all();
  }

  @Override
  public Optional<Warning> warning(Position before, Move move) {
    if (!(move instanceof Place place) || !(before.play(move) instanceof Played played)) {
      return Optional.empty();
    }
    Position after = played.after();
    EdgeMoves were = EdgeMoves.turned(game, before, move.side().opponent());
    Set<Site> corners = were.newCorners(after);
    if (!corners.isEmpty()) {
      boolean isNeedless =
          hasOther(
              before, move, other -> were.newCorners(other).isEmpty() && isChoice(move, other));
      return isNeedless ? Optional.of(corner(place, corners)) : Optional.empty();
    }
    Optional<EdgeMoves.EdgeGift> gift = were.newEdge(after);
    boolean isNeedless =
        gift.isPresent()
            && hasOther(before, move, other -> isQuiet(were, other) && isChoice(move, other));
    return isNeedless ? Optional.of(edge(place, gift.get())) : Optional.empty();
  }

  /** Near the end, only a move that wins is another choice. */
  private static boolean isChoice(Move move, Position other) {
    return !LastSquares.isFew(other) || LastSquares.wins(other, move.side());
  }

  private boolean isQuiet(EdgeMoves were, Position other) {
    return were.newCorners(other).isEmpty() && were.newEdge(other).isEmpty();
  }

  /** Whether another move of this side leads to such a position. */
  private static boolean hasOther(Position before, Move move, Predicate<Position> wanted) {
    for (Move other : before.legalMoves()) {
      boolean isOwn = other.side() == move.side() && !other.equals(move);
      if (isOwn && before.play(other) instanceof Played played && wanted.test(played.after())) {
        return true;
      }
    }
    return false;
  }

  private Warning corner(Place place, Set<Site> corners) {
    Object[] values = {name(place.site()), opponent(place), names(corners), corners.size()};
    Explanation.Builder told = game.words().explain("coach.corners", values);
    return new Warning("corner", told.hint(corners, Hint.LEGAL).done());
  }

  private Warning edge(Place place, EdgeMoves.EdgeGift gift) {
    String edge = name(gift.site());
    Object[] values = {name(place.site()), opponent(place), edge, gift.firm().size()};
    Explanation.Builder told = game.words().explain("coach.edge", values);
    told.hint(List.of(gift.site()), Hint.LEGAL).hint(gift.firm(), Hint.FIRM);
    return new Warning("edge", told.done());
  }

  /** Says that all moves are the same on a turned or mirrored board, as the first ones are. */
  @Override
  public Optional<String> reason(Position before, Move move) {
    List<Move> moves = before.legalMoves();
    Set<Site> same = new TreeSet<>();
    if (move instanceof Place place && moves.size() > 1) {
      game.symmetries().stream()
          .filter(turn -> keeps(turn, before))
          .forEach(turn -> same.add(turn.of(place.site(), game.lattice())));
    }
    return same.size() == moves.size()
        ? Optional.of(game.words().text("reason.same"))
        : Optional.empty();
  }

  private static boolean keeps(Symmetry turn, Position position) {
    Lattice lattice = position.lattice();
    for (int i = 0; i < lattice.size(); i++) {
      Site site = lattice.site(i);
      if (position.at(site) != position.at(turn.of(site, lattice))) {
        return false;
      }
    }
    return true;
  }

  @Override
  public Optional<Gain> gain(Position before, Position after) {
    Map<Site, Hint> firm = new TreeMap<>(StableLayer.firm(after));
    firm.keySet().removeAll(StableLayer.firm(before).keySet());
    int black = 0;
    for (Site site : firm.keySet()) {
      black += after.at(site) == Mark.BLACK ? 1 : 0;
    }
    int white = firm.size() - black;
    if (black == white) {
      return Optional.empty();
    }
    Side side = black > white ? Side.BLACK : Side.WHITE;
    int most = Math.max(black, white);
    int least = Math.min(black, white);
    String sentence = sentence(before, after, side, most, least);
    Explanation why = Explanation.of(sentence, new Overlay(firm));
    return Optional.of(new Gain(side, most - least, why));
  }

  private String sentence(Position before, Position after, Side side, int most, int least) {
    String others = least == 0 ? "" : game.words().text("coach.gain.others", least);
    String colour = game.words().text(side == Side.BLACK ? "colour.black" : "colour.white");
    Set<Site> corners = takenCorners(before, after, side);
    String gainer = game.words().side(side);
    return corners.isEmpty()
        ? game.words().text("coach.gain", most, colour, others)
        : game.words().text("coach.gain.corner", gainer, names(corners), most, colour, others);
  }

  /** Returns a loss only with a corner: near the end, every move makes discs stable. */
  @Override
  public Optional<Gain> loss(Position before, Position after) {
    Optional<Gain> gain = gain(before, after);
    return gain.filter(made -> !takenCorners(before, after, made.side()).isEmpty());
  }

  private Set<Site> takenCorners(Position before, Position after, Side side) {
    Set<Site> taken = new TreeSet<>(game.lattice().corners());
    taken.removeIf(corner -> before.at(corner) != Mark.EMPTY || after.at(corner) != side.mark());
    return taken;
  }

  private String opponent(Place place) {
    return game.words().side(place.side().opponent());
  }

  private String name(Site site) {
    return game.notation().name(site);
  }

  private String names(Set<Site> sites) {
    List<String> names = new ArrayList<>();
    sites.forEach(site -> names.add(name(site)));
    return String.join(" ", names);
  }
}
