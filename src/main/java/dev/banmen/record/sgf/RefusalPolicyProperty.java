package dev.banmen.record.sgf;

import dev.banmen.game.record.Property;
import dev.banmen.game.record.Recording;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Our property which says that a record's refused moves were not placed: {@code BANMEN[tried]},
 * {@code BANMEN[exercise]} or {@code BANMEN[noted]} at the root. SGF has no property for that, and
 * other programs place such moves; FF[4] lets applications add their own.
 */
final class RefusalPolicyProperty {
  static final String ID = "BANMEN";

  private RefusalPolicyProperty() {}

  /** The policy in a root's properties; SGF's own if there is none. */
  static Recording.RefusalPolicy of(List<Property> root) {
    for (Property property : root) {
      for (Recording.RefusalPolicy refusalPolicy : Recording.RefusalPolicy.values()) {
        if (property.id().equals(ID) && property.value().equals(word(refusalPolicy))) {
          return refusalPolicy;
        }
      }
    }
    return Recording.RefusalPolicy.PLACED;
  }

  /** A root's properties with the policy added, if needed. */
  static List<Property> properties(Recording.RefusalPolicy refusalPolicy, List<Property> root) {
    if (of(root) == refusalPolicy) {
      return root;
    }
    List<Property> properties = new ArrayList<>(root);
    properties.removeIf(property -> property.id().equals(ID));
    if (refusalPolicy != Recording.RefusalPolicy.PLACED) {
      properties.add(Property.of(ID, word(refusalPolicy)));
    }
    return properties;
  }

  private static String word(Recording.RefusalPolicy refusalPolicy) {
    return refusalPolicy.name().toLowerCase(Locale.ROOT);
  }
}
