package dev.banmen.shell;

import dev.banmen.game.Lattice;
import dev.banmen.game.Site;
import dev.banmen.session.Session;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Explains the count of a game, and marks sites in it. Stateless. */
final class CountSentences {
  private static final int MOST_NAMED = 8; // more are only counted, as they are read aloud

  private CountSentences() {}

  /** What a site of the board counts for; for any other name, that the game is being counted. */
  static String of(Session now, String name, GameSentences sayings) {
    return now.position()
        .game()
        .notation()
        .parse(name)
        .filter(now.position().lattice()::contains)
        .map(site -> of(now, site, sayings))
        .orElse(sayings.text("counting.open"));
  }

  private static String of(Session now, Site site, GameSentences sayings) {
    String name = sayings.name(site);
    if (now.dead().contains(site)) {
      return sayings.text("count.site.dead", name);
    }
    return now.owners()
        .get(now.position().lattice().index(site))
        .side()
        .map(side -> sayings.text("cursor.counts", name, sayings.side(side)))
        .orElse(sayings.text("cursor.nobody", name));
  }

  static String changed(Session before, Session after, GameSentences sayings) {
    List<String> sentences = new ArrayList<>();
    add("count.died", without(after.dead(), before.dead()), sayings, sentences);
    add("count.lives", without(before.dead(), after.dead()), sayings, sentences);
    Set<Site> now = after.agreed().neutral();
    Set<Site> then = before.agreed().neutral();
    add("count.neutral", without(now, then), sayings, sentences);
    add("count.claimed", without(then, now), sayings, sentences);
    return Answer.line(sentences);
  }

  private static void add(
      String key, Set<Site> sites, GameSentences sayings, List<String> sentences) {
    if (!sites.isEmpty()) {
      boolean isShort = sites.size() <= MOST_NAMED;
      sentences.add(sayings.text(key, isShort ? sayings.list(sites) : sayings.sites(sites.size())));
    }
  }

  /** Names all that are marked dead, or neutral. */
  static String marked(Session now, boolean isDead, GameSentences sayings) {
    Set<Site> sites = new TreeSet<>(isDead ? now.dead() : now.agreed().neutral());
    return sites.isEmpty()
        ? sayings.text(isDead ? "count.none.dead" : "count.none.neutral")
        : sayings.text(isDead ? "count.died" : "count.neutral", sayings.list(sites));
  }

  private static Set<Site> without(Set<Site> sites, Set<Site> others) {
    Set<Site> rest = new TreeSet<>(sites);
    rest.removeAll(others);
    return rest;
  }

  static List<String> sites(Session now, boolean isPieces, GameSentences sayings) {
    Lattice lattice = now.position().lattice();
    List<String> names = new ArrayList<>();
    for (int i = 0; i < lattice.size(); i++) {
      Site site = lattice.site(i);
      if (isPieces ? now.canMark(site) : now.canMarkNeutral(site)) {
        names.add(sayings.name(site));
      }
    }
    return names;
  }
}
