package dev.banmen.say;

import dev.banmen.game.Lattice;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.session.CountAgreement;
import dev.banmen.session.Session;
import dev.banmen.text.Sentences;
import java.util.BitSet;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** The sentences about the count of a game. Immutable. */
public record CountSentences(Session now, GameSentences game) {
  private static final int[][] BESIDE = {{-1, 0}, {0, -1}, {0, 1}, {1, 0}};
  private static final int MOST_NAMED = 8; // more are only counted

  /** What a site counts for, in a few words. */
  public String brief(Site site) {
    String name = game.name(site);
    if (now.dead().contains(site)) {
      return game.text("cursor.dead", name);
    }
    Optional<Side> owner = now.owners().get(now.position().lattice().index(site)).side();
    return owner.isPresent()
        ? game.text("cursor.counts", name, game.side(owner.get()))
        : game.text("cursor.nobody", name);
  }

  /** What a site counts for, and why. */
  public String why(Site site) {
    String name = game.name(site);
    Optional<Side> standing = now.position().at(site).side();
    if (standing.isPresent()) {
      String key = now.dead().contains(site) ? "count.dead" : "count.alive";
      return game.text(key, name, game.side(standing.get()));
    }
    Set<Side> around = around(site);
    if (now.agreed().neutral().contains(site)) {
      return game.text("count.agreed", name);
    } else if (around.size() == 1) {
      return game.text("count.owned", name, game.side(around.iterator().next()));
    }
    return game.text(around.isEmpty() ? "count.empty" : "count.dame", name);
  }

  /** Returns the sides whose living pieces surround a site's region of empty sites. */
  private Set<Side> around(Site site) {
    Position position = now.position();
    Lattice lattice = position.lattice();
    BitSet region = position.region(site, lattice.indices(now.dead()));
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

  /** What has changed since another count of the same game; empty if nothing has. */
  public String changed(Session before) {
    if (!now.isCounted() || !before.isCounted()) {
      return "";
    }
    return Sentences.of(
        pieces("count.died", without(now.dead(), before.dead())),
        pieces("count.lives", without(before.dead(), now.dead())),
        neutral(before.agreed()));
  }

  private String pieces(String key, Set<Site> pieces) {
    int groups = groups(pieces);
    return Sentences.of(said(key, pieces), groups > 1 ? game.text("count.together", groups) : "");
  }

  private String neutral(CountAgreement before) {
    Set<Site> then = before.neutral();
    Set<Site> neutral = now.agreed().neutral();
    return Sentences.of(
        said("count.neutral", without(neutral, then)),
        said("count.claimed", without(then, neutral)));
  }

  private String said(String key, Set<Site> sites) {
    return sites.isEmpty() ? "" : game.text(key, some(sites));
  }

  private String some(Set<Site> sites) {
    return sites.size() <= MOST_NAMED ? game.list(sites) : game.sites(sites.size());
  }

  /** All that are marked dead, or neutral. */
  public String marked(boolean isDead) {
    Set<Site> sites = new TreeSet<>(isDead ? now.dead() : now.agreed().neutral());
    return sites.isEmpty()
        ? game.text(isDead ? "count.none.dead" : "count.none.neutral")
        : game.text(isDead ? "count.died" : "count.neutral", game.list(sites));
  }

  /**
   * What a side has marked, and whether it accepts the count.
   *
   * @param before the marks before the side's own
   */
  String markedBy(Side side, CountAgreement before) {
    Set<Site> dead = without(now.dead(), before.dead());
    Set<Site> alive = without(before.dead(), now.dead());
    boolean accepts = now.agreed().accepted().contains(side);
    String name = game.sideFirst(side);
    return Sentences.of(
        alive.isEmpty() ? "" : game.text("count.other.alive", name, some(alive)),
        dead.isEmpty() ? "" : game.text("count.other.dead", name, some(dead)),
        neutral(before),
        accepts ? accepted(side) : "");
  }

  /** That a side accepts the count. */
  public String accepted(Side side) {
    return game.text("count.other.accepts", game.sideFirst(side));
  }

  private static Set<Site> without(Set<Site> sites, Set<Site> others) {
    Set<Site> rest = new TreeSet<>(sites);
    rest.removeAll(others);
    return rest;
  }

  private int groups(Set<Site> pieces) {
    Set<Site> left = new TreeSet<>(pieces);
    int groups = 0;
    while (!left.isEmpty()) {
      Site one = left.iterator().next();
      left.remove(one);
      left.removeAll(now.position().lattice().sites(now.position().group(one)));
      groups++;
    }
    return groups;
  }
}
