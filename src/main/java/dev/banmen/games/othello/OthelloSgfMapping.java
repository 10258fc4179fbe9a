package dev.banmen.games.othello;

import dev.banmen.game.record.Property;
import dev.banmen.game.record.SgfRootMapping;
import dev.banmen.text.Words;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/**
 * Maps Othello to SGF: {@code GM[2]}, {@code SZ} for a board other than 8x8. Squares are named a1
 * to h8; two letters, as in Go, are read too. Immutable.
 */
final class OthelloSgfMapping implements SgfRootMapping {
  private static final String USUAL = "8";

  private final Words words;
  private final List<String> sizes;

  OthelloSgfMapping(Words words, List<String> sizes) {
    this.words = words;
    this.sizes = sizes;
  }

  @Override
  public int number() {
    return 2;
  }

  @Override
  public Map<String, String> chosen(List<Property> root, Consumer<String> notes) {
    for (Property property : root) {
      if (property.id().equals("SZ")) {
        return size(property.value().trim(), notes);
      }
    }
    return Map.of();
  }

  private Map<String, String> size(String text, Consumer<String> notes) {
    int colon = text.indexOf(':');
    boolean isSquare = colon > 0 && text.substring(0, colon).equals(text.substring(colon + 1));
    String side = isSquare ? text.substring(0, colon) : text;
    if (sizes.contains(side)) {
      return Map.of("size", side);
    }
    notes.accept(words.text("heading.size", text, USUAL));
    return Map.of();
  }

  @Override
  public List<Property> root(Map<String, String> chosen) {
    return List.of(
        Property.of("GM", Integer.toString(number())),
        Property.of("SZ", chosen.getOrDefault("size", USUAL)));
  }
}
