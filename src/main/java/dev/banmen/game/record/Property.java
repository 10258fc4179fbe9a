package dev.banmen.game.record;

import java.util.List;

/**
 * A property of a record's node: a name and its values. Names and meanings are those of SGF FF[4]
 * ({@code B}, {@code AW}, {@code C}, {@code PB}), whatever file they come from; names unknown to
 * SGF stay as they are. Immutable.
 *
 * @param id the name: one or more capital letters or digits where the file is well-formed
 * @param values one or more, as plain text without a file's escapes
 */
public record Property(String id, List<String> values) {
  public Property {
    values = List.copyOf(values);
  }

  public static Property of(String id, String value) {
    return new Property(id, List.of(value));
  }

  /** Returns the first value of the property with this name; empty text if there is none. */
  public static String text(List<Property> all, String id) {
    for (Property property : all) {
      if (property.id().equals(id)) {
        return property.value();
      }
    }
    return "";
  }

  /** The first value; empty text if there is none. */
  public String value() {
    return values.isEmpty() ? "" : values.get(0);
  }
}
