package dev.banmen.study;

import dev.banmen.game.Game;
import dev.banmen.game.Notation;
import dev.banmen.game.Site;
import dev.banmen.game.record.Property;
import dev.banmen.game.record.RecordTree;
import dev.banmen.game.record.Recordable;
import dev.banmen.record.Markup;
import dev.banmen.record.Markup.Sign;
import dev.banmen.record.Sites;
import dev.banmen.record.Stroke;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** Adds and removes the markup of a node. Immutable. */
public record MarkupEdit(Game game, RecordTree tree, int node) {
  /** Returns the tree with only this sign on a site; with none if it is empty. */
  public RecordTree put(Site site, Optional<Sign> sign, String label) {
    List<Property> properties = new ArrayList<>();
    for (Property property : tree.properties(node)) {
      Optional<Property> rest =
          isMarkup(property) ? without(property, site) : Optional.of(property);
      rest.ifPresent(properties::add);
    }
    if (sign.isPresent()) {
      String name = Recordable.notation(game).name(site);
      add(properties, sign.get().id(), sign.get() == Sign.LABEL ? name + ":" + label : name);
    }
    return tree.with(node, properties);
  }

  /** Returns the tree with an arrow or a line, or without it if it is there. */
  public RecordTree toggle(Stroke stroke) {
    String id = stroke.isArrow() ? Markup.ARROW : Markup.LINE;
    List<Property> properties = new ArrayList<>();
    boolean isThere = false;
    for (Property property : tree.properties(node)) {
      if (!property.id().equals(id)) {
        properties.add(property);
        continue;
      }
      List<String> values = new ArrayList<>(property.values());
      isThere |=
          values.removeIf(value -> Markup.of(game, alone(id, value)).strokes().contains(stroke));
      if (!values.isEmpty()) {
        properties.add(new Property(id, values));
      }
    }
    if (!isThere) {
      Notation notation = Recordable.notation(game);
      add(properties, id, notation.name(stroke.from()) + ":" + notation.name(stroke.to()));
    }
    return tree.with(node, properties);
  }

  private static List<Property> alone(String id, String value) {
    return List.of(Property.of(id, value));
  }

  private static boolean isMarkup(Property property) {
    for (Sign sign : Sign.values()) {
      if (sign.id().equals(property.id())) {
        return true;
      }
    }
    return false;
  }

  /** Returns a markup property without one site; empty if that was its only one. */
  private Optional<Property> without(Property property, Site site) {
    Sites sites = new Sites(game);
    boolean isLabel = property.id().equals(Sign.LABEL.id());
    List<String> values = new ArrayList<>();
    for (String value : property.values()) {
      int colon = isLabel ? value.indexOf(':') : -1;
      List<Site> named = sites.of(colon < 0 ? value : value.substring(0, colon));
      if (!named.contains(site)) {
        values.add(value);
      } else if (!isLabel) {
        for (Site other : named) {
          if (!other.equals(site)) {
            values.add(Recordable.notation(game).name(other));
          }
        }
      }
    }
    return values.isEmpty() ? Optional.empty() : Optional.of(new Property(property.id(), values));
  }

  private static void add(List<Property> properties, String id, String value) {
    for (int i = 0; i < properties.size(); i++) {
      if (properties.get(i).id().equals(id)) {
        List<String> values = new ArrayList<>(properties.get(i).values());
        values.add(value);
        properties.set(i, new Property(id, values));
        return;
      }
    }
    properties.add(Property.of(id, value));
  }

  /** The first letter that isn't a label of the node yet: A to Z, then a to z; else "?". */
  public static String letter(Markup markup) {
    Set<String> used = new TreeSet<>(markup.labels().values());
    for (char c = 'A'; c <= 'z'; c++) {
      if (Character.isLetter(c) && !used.contains(String.valueOf(c))) {
        return String.valueOf(c);
      }
    }
    return "?";
  }
}
