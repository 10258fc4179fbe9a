package dev.banmen.tui.page.play;

import dev.banmen.game.Game;
import dev.banmen.game.Lattice;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.session.CountAgreement;
import dev.banmen.session.Session;
import dev.banmen.text.Sentences;
import dev.banmen.text.Words;
import java.util.BitSet;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** Describes the count of a finished game. Immutable. */
final class CountWords {
  private static final int[][] BESIDE = {{-1, 0}, {0, -1}, {0, 1}, {1, 0}};

  private final Words words;
  private final Session session;
  private final Position position;
  private final Game game;

  CountWords(Words words, Session session) {
    this.words = words;
    this.session = session;
    position = session.position();
    game = position.game();
  }

  String why(Site site) {
    String name = game.notation().name(site);
    Optional<Side> standing = position.at(site).side();
    if (standing.isPresent()) {
      String side = game.words().side(standing.get());
      return words.text(session.dead().contains(site) ? "count.dead" : "count.alive", name, side);
    }
    Set<Side> around = around(site);
    if (session.agreed().neutral().contains(site)) {
      return words.text("count.agreed", name);
    } else if (around.size() == 1) {
      return words.text("count.owned", name, game.words().side(around.iterator().next()));
    }
    return words.text(around.isEmpty() ? "count.empty" : "count.dame", name);
  }

  /** Returns the sides whose living pieces surround a site's region of empty sites. */
  private Set<Side> around(Site site) {
    Lattice lattice = position.lattice();
    BitSet region = position.region(site, lattice.indices(session.dead()));
    Set<Side> around = EnumSet.noneOf(Side.class);
    for (Site member : lattice.sites(region)) {
      for (int[] way : BESIDE) {
        Site other = member.plus(way[0], way[1]);
        if (lattice.contains(other) && !region.get(lattice.index(other))) {
          position.at(other).side().ifPresent(around::add);
        }
      }
    }
    return around;
  }

  /** Returns what has changed since another count of the same game; empty if nothing has. */
  String changed(Session before) {
    if (!session.isCounted() || !before.isCounted()) {
      return "";
    }
    String dead = pieces("count.died", without(session.dead(), before.dead()));
    String alive = pieces("count.lives", without(before.dead(), session.dead()));
    return Sentences.of(dead, alive, neutral(before.agreed()));
  }

  private String neutral(CountAgreement before) {
    int neutral = without(session.agreed().neutral(), before.neutral()).size();
    int claimed = without(before.neutral(), session.agreed().neutral()).size();
    if (neutral > 0) {
      return words.text("count.nobodys", neutral);
    }
    return claimed > 0 ? words.text("count.asitlies", claimed) : "";
  }

  /**
   * Says what a side has marked, and whether it accepts the count.
   *
   * @param name the side's, at the start of a sentence
   * @param before the marks before the side's own
   */
  String markedBy(String name, Side side, CountAgreement before) {
    int dead = without(session.dead(), before.dead()).size();
    int alive = without(before.dead(), session.dead()).size();
    boolean accepts = session.agreed().accepted().contains(side);
    String revived = alive == 0 ? "" : words.text("count.other.alive", name, stones(alive));
    String killed = "";
    if (dead > 0) {
      killed =
          words.text(accepts ? "count.other.dead.accepts" : "count.other.dead", name, stones(dead));
    } else if (accepts) {
      killed = words.text("count.other.accepts", name);
    }
    return Sentences.of(revived, killed, neutral(before));
  }

  private String stones(int number) {
    return words.text("count.pieces", number);
  }

  private static Set<Site> without(Set<Site> sites, Set<Site> others) {
    Set<Site> rest = new TreeSet<>(sites);
    rest.removeAll(others);
    return rest;
  }

  private String pieces(String key, Set<Site> pieces) {
    if (pieces.isEmpty()) {
      return "";
    }
    int groups = groups(pieces);
    String text = words.text(key, stones(pieces.size()), groups);
    return groups == 1 ? text : Sentences.of(text, words.text("count.together", groups));
  }

  private int groups(Set<Site> pieces) {
    Set<Site> left = new TreeSet<>(pieces);
    int groups = 0;
    while (!left.isEmpty()) {
      Site one = left.iterator().next();
      left.remove(one);
      left.removeAll(position.lattice().sites(position.group(one)));
      groups++;
    }
    return groups;
  }
}
