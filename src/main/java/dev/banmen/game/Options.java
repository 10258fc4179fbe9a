package dev.banmen.game;

import dev.banmen.text.WordList;
import dev.banmen.text.Words;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The values chosen for a game, complete and checked against its list of options. Immutable. */
public final class Options {
  private final Words words;
  private final Map<String, String> values = new TreeMap<>();
  private final Map<String, String> chosen;

  /**
   * Fills in the family's standard values for what was not chosen.
   *
   * @throws OptionFault if a key is unknown or a value isn't one of its choices
   */
  public Options(Family family, Map<String, String> chosen) {
    this.words = family.language().words(Options.class);
    this.chosen = Map.copyOf(chosen);
    List<Option> known = family.options();
    for (Option option : known) {
      values.put(option.key(), option.standard());
    }
    chosen.forEach((key, value) -> put(known, key, value));
  }

  private void put(List<Option> known, String key, String value) {
    Option option =
        known.stream()
            .filter(o -> o.key().equals(key))
            .findFirst()
            .orElseThrow(
                () ->
                    new OptionFault(key, name -> words.text("option.unknown", name, keys(known))));
    if (!option.choices().isEmpty() && !option.choices().contains(value)) {
      String choices = WordList.or(words.language(), option.choices());
      throw new OptionFault(key, name -> words.text("choice.unknown", name, value, choices));
    }
    values.put(key, value);
  }

  private String keys(List<Option> known) {
    return WordList.or(words.language(), known.stream().map(Option::key).toList());
  }

  public String text(String key) {
    String value = values.get(key);
    if (value == null) {
      throw new IllegalArgumentException("no option " + key);
    }
    return value;
  }

  public boolean isChosen(String key) {
    return chosen.containsKey(key);
  }

  /**
   * Returns the value as a whole number.
   *
   * @throws OptionFault if it isn't one, or not from {@code min} to {@code max}
   */
  public int number(String key, int min, int max) {
    String text = text(key);
    int value = digits(text, 9);
    if (value < Math.max(0, min) || value > max) {
      throw new OptionFault(key, name -> words.text("option.number", name, text, min, max));
    }
    return value;
  }

  /** Reads 1 to {@code most} ASCII digits, or returns -1: a regular expression starts slowly. */
  private static int digits(String text, int most) {
    if (text.isEmpty() || text.length() > most) {
      return -1;
    }
    int value = 0;
    for (int i = 0; i < text.length(); i++) {
      int digit = text.charAt(i) - '0';
      if (digit < 0 || digit > 9) {
        return -1;
      }
      value = value * 10 + digit;
    }
    return value;
  }

  /**
   * Returns the value as a number of rows and columns: {@code 9} or {@code 5x7}.
   *
   * @throws OptionFault if it isn't a size, or a side is not from {@code min} to {@code max}
   */
  public Size size(String key, int min, int max) {
    String text = text(key);
    int cross = text.indexOf('x');
    int rows = digits(cross < 0 ? text : text.substring(0, cross), 4);
    int cols = cross < 0 ? rows : digits(text.substring(cross + 1), 4);
    if (Math.min(rows, cols) >= Math.max(0, min) && Math.max(rows, cols) <= max) {
      return new Size(rows, cols);
    }
    throw new OptionFault(
        key, name -> words.text("option.size", name, text, min, max, sizeWithin(min, max)));
  }

  /** An example of a size with more columns than rows, if the limits allow that. */
  private static Size sizeWithin(int min, int max) {
    int rows = Math.max(Math.max(1, min), Math.min(9, max - 1));
    return new Size(Math.min(rows, max), Math.min(rows + 4, max));
  }
}
