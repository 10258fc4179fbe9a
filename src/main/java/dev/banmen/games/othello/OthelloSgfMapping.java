package dev.banmen.games.othello;

import dev.banmen.game.record.Property;
import dev.banmen.game.record.RootReading;
import dev.banmen.game.record.RootReading.RootNote;
import dev.banmen.game.record.SgfRootMapping;
import dev.banmen.text.Words;
import java.util.List;
import java.util.Map;

/**
 * Maps Othello to SGF: {@code GM[2]}, {@code SZ} for a board other than 8x8. Squares are named a1
 * to h8; two letters, as in Go, are read too. Immutable.
 */
record OthelloSgfMapping(Words words, List<String> sizes) implements SgfRootMapping {
  private static final String USUAL = "8";

  @Override
  public int number() {
    return 2;
  }

  @Override
  public RootReading read(List<Property> root) {
    for (Property property : root) {
      if (property.id().equals("SZ")) {
        return size(property.value().trim());
      }
    }
    return new RootReading(Map.of(), List.of());
  }

  private RootReading size(String text) {
    int colon = text.indexOf(':');
    boolean isSquare = colon > 0 && text.substring(0, colon).equals(text.substring(colon + 1));
    String side = isSquare ? text.substring(0, colon) : text;
    return sizes.contains(side)
        ? new RootReading(Map.of("size", side), List.of())
        : new RootReading(
            Map.of(), List.of(new RootNote("SZ", words.text("heading.size", text, USUAL))));
  }

  @Override
  public List<Property> root(Map<String, String> chosen) {
    return List.of(
        Property.of("GM", Integer.toString(number())),
        Property.of("SZ", chosen.getOrDefault("size", USUAL)));
  }
}
