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

  /** Returns a legal move whose explanation has no reason yet; empty if that has one. */
  static Optional<QuietMove> of(StoneGame game, Position before, Place place) {
    boolean isPlain =
        before.explain(place).facts().stream().allMatch(fact -> PLAIN.contains(fact.name()));
    return isPlain && before.play(place) instanceof Played played
        ? Optional.of(new QuietMove(game, before, place, played.after()))
        : Optional.empty();
  }

  /** Returns the reason in a sentence. */
  String reason() {
    return strongReason().orElseGet(this::weakReason);
  }

  /** Returns what it does to groups that need it, or with the first stones of an opening. */
  Optional<String> strongReason() {
    Map<Integer, Group> friends = beside(own);
    Map<Integer, Group> foes = beside(Stones.opponent(own));
    if (friends.size() > 1) {
      return Optional.of(words.text("quiet.connects", list(friends)));
    } else if (foes.size() > 1) {
      return Optional.of(words.text("quiet.cuts", words.side(other()), list(foes)));
    } else if (isWeak(foes)) {
      return Optional.of(pressed(only(foes)));
    } else if (friends.isEmpty()) {
      return foes.isEmpty() ? first : Optional.empty();
    }
    int had = only(friends).liberties().size();
    return had < FEW && liberties() > had
        ? Optional.of(joined("quiet.strengthens", only(friends)))
        : Optional.empty();
  }

  private String weakReason() {
    Map<Integer, Group> friends = beside(own);
    if (!friends.isEmpty()) {
      return joined("quiet.extends", only(friends));
    }
    Map<Integer, Group> foes = beside(Stones.opponent(own));
    return foes.isEmpty() ? alone() : pressed(only(foes));
  }

  private static Group only(Map<Integer, Group> groups) {
    return groups.values().iterator().next();
  }

  private static boolean isWeak(Map<Integer, Group> groups) {
    return groups.values().stream().anyMatch(group -> group.liberties().size() <= FEW);
  }

  private String joined(String key, Group friend) {
    int had = friend.liberties().size();
    return words.text(key, named(friend), liberties(), had, friend.stones().size());
  }

  private int liberties() {
    return Group.at(game.grid, is, point).liberties().size();
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
        : words.text("quiet.near.other", words.colour(other()), list(foes), foes.size());
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
