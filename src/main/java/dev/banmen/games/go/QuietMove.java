package dev.banmen.games.go;

import dev.banmen.game.Place;
import dev.banmen.game.Played;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.Vocabulary;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Says what a stone does that captures nothing, and puts or takes nothing out of atari: whom it
 * connects, cuts off, presses or strengthens, or which stones it stands beside. For one use.
 */
final class QuietMove {
  /** The facts of every stone; with another one, the explanation gives a reason already. */
  private static final Set<String> PLAIN = Set.of("group", "liberties");

  /** The number of liberties above which a group needs no help. */
  private static final int FEW = 4;

  /** Rows and columns together to the nearest stone, from where on the ground is open. */
  private static final int FAR = 4;

  private final StoneGame game;
  private final PointNames names;
  private final Vocabulary words;
  private final Optional<String> first;
  private final Place place;
  private final int point;
  private final byte own;
  private final byte[] was;
  private final byte[] is;

  private QuietMove(StoneGame game, Position before, Place place, Position after) {
    this.game = game;
    this.place = place;
    first = new FirstStone(game, before, place.side()).reason(place.site());
    names = game.names();
    words = game.words();
    point = game.grid.pointOf[game.lattice.index(place.site())];
    own = GoBoard.colour(place.side());
    was = game.colours(before);
    is = game.colours(after);
  }

  /** Returns the reason in a sentence; empty if the move's explanation has one. */
  static Optional<String> reason(StoneGame game, Position before, Place place) {
    boolean isPlain =
        before.explain(place).facts().stream().allMatch(fact -> PLAIN.contains(fact.name()));
    return isPlain && before.play(place) instanceof Played played
        ? Optional.of(new QuietMove(game, before, place, played.after()).reason())
        : Optional.empty();
  }

  private String reason() {
    Map<Integer, Group> friends = beside(own);
    Map<Integer, Group> foes = beside(Stones.opponent(own));
    if (friends.size() > 1) {
      return words.text("quiet.connects", list(friends));
    } else if (foes.size() > 1) {
      return words.text("quiet.cuts", words.side(other()), list(foes));
    }
    int liberties = Group.at(game.grid, is, point).liberties().size();
    boolean isPressing = foes.values().stream().anyMatch(foe -> foe.liberties().size() <= FEW);
    if (foes.size() == 1 && (isPressing || friends.isEmpty())) {
      return pressed(foes.values().iterator().next());
    } else if (friends.size() == 1) {
      Group friend = friends.values().iterator().next();
      int had = friend.liberties().size();
      String key = had < FEW && liberties > had ? "quiet.strengthens" : "quiet.extends";
      return words.text(key, named(friend), liberties, had, friend.stones().size());
    }
    return alone();
  }

  private Side other() {
    return place.side().opponent();
  }

  /** The groups of a colour beside the point, each by its stone there. */
  private Map<Integer, Group> beside(byte colour) {
    Map<Integer, Group> groups = new LinkedHashMap<>();
    for (int step : game.grid.steps) {
      int there = point + step;
      if (was[there] == colour
          && groups.values().stream().noneMatch(group -> group.stones().contains(there))) {
        groups.put(there, Group.at(game.grid, was, there));
      }
    }
    return groups;
  }

  private String list(Map<Integer, Group> groups) {
    return words.list(groups.keySet().stream().map(names::name).toList());
  }

  private String named(Group group) {
    return names.list(names.sites(group.stones()));
  }

  private String pressed(Group foe) {
    int left = foe.liberties().size() - 1;
    int stones = foe.stones().size();
    return words.text(
        "quiet.presses", words.side(other()), named(foe), names.liberties(left), stones);
  }

  /** Describes a stone with no other beside it. */
  private String alone() {
    if (first.isPresent()) {
      return first.get();
    }
    List<Integer> friends = nearest(own);
    List<Integer> foes = nearest(Stones.opponent(own));
    int friendly = distance(friends);
    int hostile = distance(foes);
    if (friends.isEmpty() && foes.isEmpty()) {
      return words.text("quiet.first");
    } else if (Math.min(friendly, hostile) >= FAR) {
      int nearest = friendly < hostile ? friends.get(0) : foes.get(0);
      return words.text("quiet.open", names.name(nearest), Math.min(friendly, hostile));
    }
    return friendly < hostile
        ? words.text("quiet.near.own", list(friends), friends.size())
        : words.text("quiet.near.other", words.side(other()), list(foes));
  }

  private String list(List<Integer> points) {
    return words.list(points.stream().map(names::name).toList());
  }

  /** The stones of a colour that are nearest to the point, as many as there are, up to two. */
  private List<Integer> nearest(byte colour) {
    List<Integer> nearest = new ArrayList<>();
    int least = Integer.MAX_VALUE;
    for (int there : game.grid.pointOf) {
      if (was[there] == colour && distance(there) <= least) {
        if (distance(there) < least) {
          nearest.clear();
        }
        least = distance(there);
        nearest.add(there);
      }
    }
    return nearest.subList(0, Math.min(2, nearest.size()));
  }

  private int distance(List<Integer> points) {
    return points.isEmpty() ? Integer.MAX_VALUE : distance(points.get(0));
  }

  private int distance(int there) {
    Site site = names.site(there);
    return Math.abs(site.row() - place.site().row()) + Math.abs(site.col() - place.site().col());
  }
}
