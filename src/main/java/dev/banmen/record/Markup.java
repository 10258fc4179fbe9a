package dev.banmen.record;

import dev.banmen.game.Game;
import dev.banmen.game.Lattice;
import dev.banmen.game.Move;
import dev.banmen.game.Place;
import dev.banmen.game.Site;
import dev.banmen.game.record.Property;
import dev.banmen.game.record.RecordTree;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * A node's marks on the board (SGF FF[4], markup properties). Immutable.
 *
 * @param signs one per site, in reading order; of several the last one counts
 * @param labels the text of each {@link Sign#LABEL}
 * @param strokes arrows, then lines
 * @param isPart whether only a part of the board is in view; the rest is {@link Sign#DIM}
 */
public record Markup(
    Map<Site, Sign> signs, Map<Site, String> labels, List<Stroke> strokes, boolean isPart) {
  /** No markup. */
  public static final Markup NONE = new Markup(Map.of(), Map.of(), List.of(), false);

  /** The property of arrows. */
  public static final String ARROW = "AR";

  /** The property of lines. */
  public static final String LINE = "LN";

  private static final String VIEW = "VW";

  /** The marks that a record may put on a site, with their characters. */
  public enum Sign {
    TRIANGLE("TR", '△', '^'),
    SQUARE("SQ", '□', '$'),
    CIRCLE("CR", '◎', '&'),
    CROSS("MA", '╳', '/'),
    SELECTED("SL", '▣', ';'),
    LABEL("LB", '»', '"'),
    TERRITORY_BLACK("TB", '▪', '{'),
    TERRITORY_WHITE("TW", '▫', '}'),
    DIM("DD", '░', ',');

    private final String id;
    private final char unicode;
    private final char ascii;

    Sign(String id, char unicode, char ascii) {
      this.id = id;
      this.unicode = unicode;
      this.ascii = ascii;
    }

    /** The sign's character; for a label, the one used where its text does not fit. */
    public char drawn(boolean isAscii) {
      return isAscii ? ascii : unicode;
    }

    /** The sign's property in a record. */
    public String id() {
      return id;
    }
  }

  public Markup {
    signs = Collections.unmodifiableMap(new TreeMap<>(signs));
    labels = Collections.unmodifiableMap(new TreeMap<>(labels));
    strokes = List.copyOf(strokes);
  }

  /** The markup at a node; dimming and the part in view are inherited from earlier nodes. */
  public static Markup at(Game game, RecordTree tree, int node) {
    Markup own = of(game, tree.properties(node));
    Optional<Property> dim = nearest(tree, node, Sign.DIM.id);
    Optional<Property> view = nearest(tree, node, VIEW);
    if (dim.isEmpty() && view.isEmpty()) {
      return own;
    }
    Map<Site, Sign> signs = new TreeMap<>();
    Sites sites = new Sites(game);
    List<Site> seen = view.map(sites::of).orElse(List.of());
    if (!seen.isEmpty()) {
      Lattice lattice = game.lattice();
      for (int site = 0; site < lattice.size(); site++) {
        signs.put(lattice.site(site), Sign.DIM);
      }
      signs.keySet().removeAll(seen);
    }
    dim.ifPresent(said -> sites.of(said).forEach(site -> signs.put(site, Sign.DIM)));
    own.signs.forEach((site, sign) -> signs.merge(site, sign, Markup::more));
    return new Markup(signs, own.labels, own.strokes, !seen.isEmpty());
  }

  /** Any mark overrides dimming. */
  private static Sign more(Sign one, Sign other) {
    return other == Sign.DIM ? one : other;
  }

  /** The property of the nearest node up to the root; it applies to nodes below it too. */
  private static Optional<Property> nearest(RecordTree tree, int node, String id) {
    for (int at = node; at != RecordTree.NONE; at = tree.parent(at)) {
      Optional<Property> property = tree.property(at, id);
      if (property.isPresent()) {
        return property;
      }
    }
    return Optional.empty();
  }

  /** The markup of these properties alone. */
  public static Markup of(Game game, List<Property> properties) {
    Map<Site, Sign> signs = new TreeMap<>();
    Map<Site, String> labels = new TreeMap<>();
    Sites sites = new Sites(game);
    List<Stroke> strokes = new ArrayList<>();
    for (Property property : properties) {
      if (property.id().equals(ARROW) || property.id().equals(LINE)) {
        strokes(property, sites, strokes);
      }
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
    return signs.isEmpty() && strokes.isEmpty() ? NONE : new Markup(signs, labels, strokes, false);
  }

  /** This markup as long as these moves are to be found: without what stands on their sites. */
  public Markup without(Collection<Move> answers) {
    Map<Site, Sign> left = new TreeMap<>(signs);
    Map<Site, String> texts = new TreeMap<>(labels);
    for (Move answer : answers) {
      if (answer instanceof Place place) {
        left.remove(place.site());
        texts.remove(place.site());
      }
    }
    return new Markup(left, texts, strokes, isPart);
  }

  private static void strokes(Property property, Sites sites, List<Stroke> strokes) {
    for (String value : property.values()) {
      int colon = value.indexOf(':');
      List<Site> from = sites.of(value.substring(0, Math.max(0, colon)));
      List<Site> to = sites.of(value.substring(colon + 1));
      if (colon > 0 && from.size() == 1 && to.size() == 1 && !from.equals(to)) {
        strokes.add(new Stroke(from.get(0), to.get(0), property.id().equals(ARROW)));
      }
    }
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
