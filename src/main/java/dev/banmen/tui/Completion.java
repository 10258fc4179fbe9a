package dev.banmen.tui;

import dev.banmen.game.Notation;
import dev.banmen.game.Site;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** How what is being typed on a game's page may go on. Stateless. */
final class Completion {
  /** The command that takes something after it. */
  private static final String SAVE = "save";

  private Completion() {}

  /** The commands and the legal coordinates that begin with what is typed. */
  private static List<String> candidates(GamePage page, String typed) {
    List<String> candidates = new ArrayList<>();
    String small = typed.toLowerCase(Locale.ROOT);
    for (String name : GameCommands.NAMES) {
      if (name.startsWith(small)) {
        candidates.add(name);
      }
    }
    if (!typed.isEmpty()) {
      Notation notation = page.session().position().game().notation();
      for (Site site : page.outlook().sites()) {
        String name = notation.name(site);
        if (name.toLowerCase(Locale.ROOT).startsWith(small)) {
          candidates.add(name);
        }
      }
    }
    return candidates;
  }

  /** What is typed, as far on as all candidates agree. */
  static Entry completed(GamePage page) {
    String typed = page.entry().orElse(Entry.EMPTY).text();
    List<String> candidates = candidates(page, typed);
    if (candidates.isEmpty()) {
      return new Entry(typed);
    }
    String common = common(candidates);
    boolean isOnlySave = candidates.size() == 1 && common.equals(SAVE);
    return new Entry(isOnlySave ? common + " " : common);
  }

  /** How far several texts agree, in upper or lower case; there is at least one. */
  static String common(List<String> candidates) {
    String common = candidates.get(0);
    for (String candidate : candidates) {
      common = common.substring(0, agreeing(common, candidate));
    }
    return common;
  }

  private static int agreeing(String one, String other) {
    int most = Math.min(one.length(), other.length());
    int i = 0;
    while (i < most && one.regionMatches(true, i, other, i, 1)) {
      i++;
    }
    return i;
  }

  /** One line over whatever is above the keys. */
  static void paint(Canvas canvas, GamePage page) {
    if (page.entry().isEmpty()) {
      return;
    }
    paint(canvas, candidates(page, page.entry().get().text()));
  }

  /** The line of them; nothing if there are none. */
  static void paint(Canvas canvas, List<String> candidates) {
    if (candidates.isEmpty()) {
      return;
    }
    canvas.fill(Role.TEXT);
    String more = canvas.glyphs().more();
    canvas.text(0, 0, Line.cut(String.join("  ", candidates), canvas.cols(), more), Role.QUIET);
  }
}
