package dev.banmen.settings;

import dev.banmen.text.EditDistance;
import dev.banmen.text.Language;
import dev.banmen.text.Words;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.tomlj.TomlParseResult;

/**
 * Whole numbers by their names, from a TOML file such as {@code tables = 20}. Immutable.
 *
 * @param values those without faults
 * @param faults what is wrong, in the order of the lines
 */
public record NumberSettings(Map<String, Long> values, List<SettingsFault> faults) {
  /** The least and the most that a number may be. */
  public record LimitRange(long least, long most) {}

  /** Reads a text; reports its faults in this language. */
  public static NumberSettings read(
      String whole, Map<String, LimitRange> known, Language language) {
    Words words = language.words(NumberSettings.class);
    TomlText text = new TomlText(whole, words);
    TomlParseResult result = text.table();
    Map<String, Long> values = new TreeMap<>();
    for (String name : result.keySet()) {
      Object value = result.get(List.of(name));
      Optional<String> wrong = wrong(name, value, known, words);
      if (wrong.isPresent()) {
        text.fault(result.inputPositionOf(List.of(name)), wrong.get());
      } else {
        values.put(name, (Long) value);
      }
    }
    return new NumberSettings(Map.copyOf(values), text.faults());
  }

  private static Optional<String> wrong(
      String name, Object value, Map<String, LimitRange> known, Words words) {
    LimitRange range = known.get(name);
    if (range == null) {
      Optional<String> near = EditDistance.nearest(name, known.keySet());
      return Optional.of(
          near.isPresent()
              ? words.text("number.near", name, near.get())
              : words.text("number.unknown", name));
    }
    boolean isRight =
        value instanceof Long number && number >= range.least() && number <= range.most();
    return isRight
        ? Optional.empty()
        : Optional.of(
            words.text(
                "number.wrong", name, Long.toString(range.least()), Long.toString(range.most())));
  }
}
