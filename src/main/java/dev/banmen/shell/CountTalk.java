package dev.banmen.shell;

import dev.banmen.game.Site;
import dev.banmen.session.Session;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** What has changed between two counts of one game, in sentences. Stateless. */
final class CountTalk {
  private CountTalk() {}

  static String changed(Session before, Session after, Sayings sayings) {
    List<String> sentences = new ArrayList<>();
    add("count.dead", without(after.dead(), before.dead()), sayings, sentences);
    add("count.alive", without(before.dead(), after.dead()), sayings, sentences);
    Set<Site> now = after.agreed().neutral();
    Set<Site> then = before.agreed().neutral();
    add("count.neutral", without(now, then), sayings, sentences);
    add("count.claimed", without(then, now), sayings, sentences);
    return Said.line(sentences);
  }

  private static void add(String key, Set<Site> sites, Sayings sayings, List<String> sentences) {
    if (!sites.isEmpty()) {
      sentences.add(sayings.text(key, sayings.list(sites)));
    }
  }

  private static Set<Site> without(Set<Site> sites, Set<Site> others) {
    Set<Site> rest = new TreeSet<>(sites);
    rest.removeAll(others);
    return rest;
  }
}
