package dev.banmen.tui.board;

import dev.banmen.game.Site;
import dev.banmen.record.Markup;
import dev.banmen.record.Markup.Sign;
import dev.banmen.record.Stroke;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The drawings of somebody on a board that they look at: signs, letters and arrows. They are no
 * part of the game. Immutable.
 *
 * @param signs one per site
 * @param letters the letter of each {@link Sign#LABEL}
 * @param arrows in the order in which they were drawn
 * @param from where an arrow starts that has no end yet
 */
public record DrawnMarks(
    Map<Site, Sign> signs, Map<Site, String> letters, List<Stroke> arrows, Optional<Site> from) {
  /** The most signs and letters at once. */
  public static final int MOST_SIGNS = 60;

  /** The most arrows at once. */
  public static final int MOST_ARROWS = 20;

  /** Nothing drawn. */
  public static final DrawnMarks NONE =
      new DrawnMarks(Map.of(), Map.of(), List.of(), Optional.empty());

  private static final List<Sign> SIGNS =
      List.of(Sign.TRIANGLE, Sign.SQUARE, Sign.CIRCLE, Sign.CROSS, Sign.LABEL);

  public DrawnMarks {
    signs = Map.copyOf(signs);
    letters = Map.copyOf(letters);
    arrows = List.copyOf(arrows);
  }

  public boolean isEmpty() {
    // A record's own equals is linked on its first call, which the first paint would wait for.
    return signs.isEmpty() && letters.isEmpty() && arrows.isEmpty() && from.isEmpty();
  }

  /**
   * Returns these marks with the next sign on a site: triangle, square, circle, cross, the first
   * letter that stands nowhere else, none. Empty if there would be too many.
   */
  public Optional<DrawnMarks> marked(Site site) {
    int next = signs.containsKey(site) ? SIGNS.indexOf(signs.get(site)) + 1 : 0;
    Map<Site, Sign> nextSigns = new HashMap<>(signs);
    Map<Site, String> nextLetters = new HashMap<>(letters);
    nextLetters.remove(site);
    Optional<String> letter = freeLetter();
    if (next == SIGNS.size() || SIGNS.get(next) == Sign.LABEL && letter.isEmpty()) {
      nextSigns.remove(site);
    } else {
      nextSigns.put(site, SIGNS.get(next));
      if (SIGNS.get(next) == Sign.LABEL) {
        nextLetters.put(site, letter.get());
      }
    }
    return nextSigns.size() > MOST_SIGNS
        ? Optional.empty()
        : Optional.of(new DrawnMarks(nextSigns, nextLetters, arrows, from));
  }

  private Optional<String> freeLetter() {
    Set<String> taken = new HashSet<>(letters.values());
    for (char c = 'A'; c <= 'Z'; c++) {
      if (!taken.contains(String.valueOf(c))) {
        return Optional.of(String.valueOf(c));
      }
    }
    return Optional.empty();
  }

  /** Returns these marks with the start of an arrow, or without one. */
  public DrawnMarks startingAt(Optional<Site> site) {
    return new DrawnMarks(signs, letters, arrows, site);
  }

  /**
   * Returns these marks with an arrow, or without it if it is there; no arrow is being started any
   * more. Empty if there would be too many.
   */
  public Optional<DrawnMarks> withArrow(Site start, Site end) {
    Stroke arrow = new Stroke(start, end, true);
    List<Stroke> next = new ArrayList<>(arrows);
    if (!next.remove(arrow)) {
      next.add(arrow);
    }
    return next.size() > MOST_ARROWS
        ? Optional.empty()
        : Optional.of(new DrawnMarks(signs, letters, next, Optional.empty()));
  }

  /** Returns them as those of a recorded game; the start of an unfinished arrow is selected. */
  public Markup markup() {
    Map<Site, Sign> shown = new HashMap<>(signs);
    from.ifPresent(site -> shown.putIfAbsent(site, Sign.SELECTED));
    return new Markup(shown, letters, arrows, false);
  }
}
