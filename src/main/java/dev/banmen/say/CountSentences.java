package dev.banmen.say;

import dev.banmen.game.Lattice;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.session.CountAgreement;
import dev.banmen.session.Report;
import dev.banmen.session.Session;
import dev.banmen.text.Sentences;
import java.util.BitSet;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** The sentences about the count of a game. Immutable. */
public record CountSentences(Session now, GameSentences game) {
  private static final int MOST_NAMED = 8; // more are only counted

  /** Says for whom a site counts, in a few words. */
  public String brief(Site site) {
    String name = game.name(site);
    if (now.dead().contains(site)) {
      return game.text("cursor.dead", name);
    }
    Optional<Side> owner = ownerAt(site);
    return owner.isPresent()
        ? game.text("cursor.counts", name, game.side(owner.get()))
        : game.text("cursor.nobody", name);
  }

  private Optional<Side> ownerAt(Site site) {
    return now.owners().get(now.position().lattice().index(site)).side();
  }

  /** Says for whom a site counts, and why. */
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
      String key = ownerAt(site).isPresent() ? "count.owned" : "count.seki";
      return game.text(key, name, game.side(around.iterator().next()));
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
      for (Site other : lattice.beside(member)) {
        if (!region.get(lattice.index(other))) {
          position.at(other).side().ifPresent(around::add);
        }
      }
    }
    return around;
  }

  /** The changes since another count of the same game; empty if there are none. */
  public String changed(Session before) {
    return changed(before, before.agreed());
  }

  /**
   * The changes since another count of the same game, with what its player had marked in a row up
   * to then, as one mark's sentence takes the place of another's.
   */
  public String inARow(Session before) {
    return changed(
        before,
        now.report() instanceof Report.CountChange counted ? counted.before() : before.agreed());
  }

  /** The marks made after another count of the same game, before those that are reported. */
  public String missed(Session before) {
    if (!(now.report() instanceof Report.CountChange counted) || isInARow(before)) {
      return "";
    }
    CountAgreement then = before.agreed();
    return Sentences.of(
        pieces(counted.before(), then, then), neutral(counted.before(), then, then));
  }

  /** Whether the same marks in a row were reported already, without the last of them. */
  public boolean isInARow(Session before) {
    return before.report() instanceof Report.CountChange && before.report().equals(now.report());
  }

  private String changed(Session before, CountAgreement first) {
    if (!now.isCounted() || !before.isCounted()) {
      return "";
    }
    CountAgreement last = before.agreed();
    Set<Site> turned = without(now.dead(), last.dead());
    return Sentences.of(
        pieces(now.agreed(), first, last),
        together(turned.isEmpty() ? without(last.dead(), now.dead()) : turned),
        neutral(now.agreed(), first, last),
        seki().equals(new CountSentences(before, game).seki()) ? "" : seki());
  }

  /** Says which eyes don't count although nobody has marked them; empty if there are none. */
  public String seki() {
    Position position = now.position();
    BitSet eyes = position.neutral(position.lattice().indices(now.dead()), new BitSet());
    return said("count.eyes", new TreeSet<>(position.lattice().sites(eyes)));
  }

  private String pieces(CountAgreement marks, CountAgreement first, CountAgreement last) {
    return Sentences.of(
        said("count.died", since(marks.dead(), first.dead(), last.dead())),
        said("count.lives", until(marks.dead(), first.dead(), last.dead())));
  }

  private String neutral(CountAgreement marks, CountAgreement first, CountAgreement last) {
    return Sentences.of(
        said("count.neutral", since(marks.neutral(), first.neutral(), last.neutral())),
        said("count.claimed", until(marks.neutral(), first.neutral(), last.neutral())));
  }

  /** Says that several groups have been marked by one key, as they live or die together. */
  private String together(Set<Site> pieces) {
    if (pieces.isEmpty()) {
      return "";
    }
    Position position = now.position();
    BitSet together = position.together(pieces.iterator().next());
    int groups = groups(pieces).size();
    boolean isOnce = position.lattice().sites(together).containsAll(pieces);
    return isOnce && groups > 1 ? game.text("count.together", groups) : "";
  }

  /** The sites that are marked, and were not at one of two times. */
  private static Set<Site> since(Set<Site> marked, Set<Site> first, Set<Site> last) {
    Set<Site> all = without(marked, first);
    all.addAll(without(marked, last));
    return all;
  }

  /** The sites that were marked at one of two times, and are no longer. */
  private static Set<Site> until(Set<Site> marked, Set<Site> first, Set<Site> last) {
    Set<Site> all = without(first, marked);
    all.addAll(without(last, marked));
    return all;
  }

  private String said(String key, Set<Site> sites) {
    return sites.isEmpty() ? "" : game.text(key, some(sites));
  }

  /** Names sites if they are few, else a stone of each group, else only their number. */
  private String some(Set<Site> sites) {
    if (sites.size() <= MOST_NAMED) {
      return game.list(sites);
    }
    Set<Site> groups = groups(sites);
    return groups.size() <= MOST_NAMED
        ? game.text("count.groups", groups.size(), game.list(groups))
        : game.sites(sites.size());
  }

  /** All that are marked dead, or neutral. */
  public String marked(boolean isDead) {
    Set<Site> sites = new TreeSet<>(isDead ? now.dead() : now.agreed().neutral());
    return sites.isEmpty()
        ? game.text(isDead ? "count.none.dead" : "count.none.neutral")
        : game.text(isDead ? "count.died" : "count.neutral", game.list(sites));
  }

  /**
   * Says which marks a player has made, and whether they accept the count.
   *
   * @param sides the player's
   * @param before the marks before the player's own
   */
  String markedBy(Set<Side> sides, CountAgreement before) {
    Set<Site> dead = without(now.dead(), before.dead());
    Set<Site> alive = without(before.dead(), now.dead());
    Side side = sides.iterator().next();
    boolean accepts = now.agreed().accepted().contains(side);
    String name = game.sideFirst(side);
    return Sentences.of(
        alive.isEmpty() ? "" : game.text("count.other.alive", name, some(alive)),
        dead.isEmpty() ? "" : game.text("count.other.dead", name, some(dead)),
        neutral(now.agreed(), before, before),
        accepts ? accepted(side) : "");
  }

  /** Says what the program has marked for the players. */
  String proposed() {
    return game.text("count.proposed", some(now.dead()));
  }

  /** Says that a side accepts the count. */
  public String accepted(Side side) {
    return game.text("count.other.accepts", game.sideFirst(side));
  }

  private static Set<Site> without(Set<Site> sites, Set<Site> others) {
    Set<Site> rest = new TreeSet<>(sites);
    rest.removeAll(others);
    return rest;
  }

  /** The first piece of each group. */
  private Set<Site> groups(Set<Site> pieces) {
    Set<Site> left = new TreeSet<>(pieces);
    Set<Site> first = new TreeSet<>();
    while (!left.isEmpty()) {
      Site one = left.iterator().next();
      first.add(one);
      left.remove(one);
      left.removeAll(now.position().lattice().sites(now.position().group(one)));
    }
    return first;
  }
}
