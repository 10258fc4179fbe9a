package dev.banmen.record;

import dev.banmen.game.Game;
import dev.banmen.game.Property;
import dev.banmen.game.Site;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * What a node draws on the board (SGF FF[4], markup properties). Immutable.
 *
 * @param signs one a site, in reading order; where several are written the last one counts
 * @param labels the text of each {@link Sign#LABEL}
 */
public record Markup(Map<Site, Sign> signs, Map<Site, String> labels) {
  /** No markup. */
  public static final Markup NONE = new Markup(Map.of(), Map.of());

  /** The signs that a record may put on a site. */
  public enum Sign {
    TRIANGLE("TR"),
    SQUARE("SQ"),
    CIRCLE("CR"),
    CROSS("MA"),
    SELECTED("SL"),
    LABEL("LB"),
    TERRITORY_BLACK("TB"),
    TERRITORY_WHITE("TW"),
    DIM("DD");

    private final String id;

    Sign(String id) {
      this.id = id;
    }

    /** The property that puts it. */
    public String id() {
      return id;
    }
  }

  public Markup {
    signs = Collections.unmodifiableMap(new TreeMap<>(signs));
    labels = Collections.unmodifiableMap(new TreeMap<>(labels));
  }

  /** What these properties draw. */
  public static Markup of(Game game, List<Property> properties) {
    Map<Site, Sign> signs = new TreeMap<>();
    Map<Site, String> labels = new TreeMap<>();
    Sites sites = new Sites(game);
    for (Property property : properties) {
      for (Sign sign : Sign.values()) {
        if (!sign.id.equals(property.id())) {
          continue;
        }
        if (sign == Sign.LABEL) {
          labels(property, sites, signs, labels);
        } else {
          sites.of(property).forEach(site -> signs.put(site, sign));
        }
      }
    }
    return signs.isEmpty() ? NONE : new Markup(signs, labels);
  }

  private static void labels(
      Property property, Sites sites, Map<Site, Sign> signs, Map<Site, String> labels) {
    for (String value : property.values()) {
      int colon = value.indexOf(':');
      if (colon > 0) {
        for (Site site : sites.of(value.substring(0, colon))) {
          signs.put(site, Sign.LABEL);
          labels.put(site, value.substring(colon + 1));
        }
      }
    }
  }
}
