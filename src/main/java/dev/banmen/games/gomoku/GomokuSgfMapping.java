package dev.banmen.games.gomoku;

import dev.banmen.game.record.Property;
import dev.banmen.game.record.RootReading;
import dev.banmen.game.record.RootReading.RootNote;
import dev.banmen.game.record.SgfRootMapping;
import dev.banmen.text.Words;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * Maps Gomoku to SGF: {@code GM[4]}, which it shares with Renju, {@code SZ} for its size, and
 * {@code RU[Freestyle]} or {@code RU[Exactly five]}. Immutable.
 */
record GomokuSgfMapping(Words words) implements SgfRootMapping {
  private static final Map<GomokuRules, String> RECORDED =
      Map.of(GomokuRules.FREESTYLE, "Freestyle", GomokuRules.EXACT, "Exactly five");

  @Override
  public int number() {
    return 4;
  }

  @Override
  public RootReading read(List<Property> root) {
    Map<String, String> chosen = new HashMap<>();
    List<RootNote> notes = new ArrayList<>();
    chosen.put("size", GomokuRules.DEFAULT_SIZE);
    chosen.put("rules", GomokuRules.FREESTYLE.id());
    String size = Property.text(root, "SZ").trim();
    if (!size.isEmpty()) {
      size(size)
          .ifPresentOrElse(
              read -> chosen.put("size", read),
              () ->
                  notes.add(
                      new RootNote(
                          "SZ",
                          words.text(
                              "heading.size",
                              size,
                              GomokuRules.DEFAULT_SIZE,
                              GomokuRules.SMALLEST,
                              GomokuRules.LARGEST))));
    }
    String text = Property.text(root, "RU").trim();
    if (!text.isEmpty()) {
      Optional<GomokuRules> rules = rules(text.toLowerCase(Locale.ROOT));
      rules.ifPresent(known -> chosen.put("rules", known.id()));
      if (rules.isEmpty()) {
        notes.add(new RootNote("RU", words.text("heading.rules", text)));
      }
    }
    return new RootReading(chosen, notes);
  }

  /** Converts {@code 15} or columns and rows {@code 15:13} to a size as written in options. */
  private static Optional<String> size(String text) {
    int colon = text.indexOf(':');
    int cols = side(colon < 0 ? text : text.substring(0, colon));
    int rows = colon < 0 ? cols : side(text.substring(colon + 1));
    if (cols == 0 || rows == 0) {
      return Optional.empty();
    }
    return Optional.of(rows == cols ? Integer.toString(rows) : rows + "x" + cols);
  }

  /** Reads one or two digits; 0 unless a board can have so many lines. */
  private static int side(String text) {
    boolean isNumber =
        !text.isEmpty() && text.length() <= 2 && text.chars().allMatch(c -> c >= '0' && c <= '9');
    int side = isNumber ? Integer.parseInt(text) : 0;
    return side >= GomokuRules.SMALLEST && side <= GomokuRules.LARGEST ? side : 0;
  }

  /** Returns the rules that a record's {@code RU} names; Renju's aren't supported. */
  private static Optional<GomokuRules> rules(String text) {
    return switch (text) {
      case "freestyle", "free style", "free", "gomoku", "freestyle gomoku" ->
          Optional.of(GomokuRules.FREESTYLE);
      case "exactly five", "exact", "exact five", "standard", "standard gomoku" ->
          Optional.of(GomokuRules.EXACT);
      default -> Optional.empty();
    };
  }

  @Override
  public List<Property> root(Map<String, String> chosen) {
    String size = chosen.getOrDefault("size", GomokuRules.DEFAULT_SIZE);
    int cross = size.indexOf('x');
    boolean isSquare = cross < 0 || size.substring(0, cross).equals(size.substring(cross + 1));
    String rows = cross < 0 ? size : size.substring(0, cross);
    String sides = isSquare ? rows : size.substring(cross + 1) + ":" + rows;
    String rules = chosen.getOrDefault("rules", GomokuRules.FREESTYLE.id());
    return List.of(
        Property.of("GM", Integer.toString(number())),
        Property.of("SZ", sides),
        Property.of("RU", RECORDED.get(GomokuRules.of(rules))));
  }
}
