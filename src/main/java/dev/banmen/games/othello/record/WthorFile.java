package dev.banmen.games.othello.record;

import dev.banmen.game.record.Property;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A WTHOR header's data about the file itself. The root of each of its games holds it, to write it
 * again. Immutable.
 *
 * @param year the year the file was made, 0 to 2199
 * @param month the month the file was made, 0 to 12
 * @param day the day the file was made, 0 to 31
 * @param depth at how many empty squares the theoretical score starts, 0 to 96
 * @param kind 1 for positions of solitaire play, else 0
 */
record WthorFile(int year, int month, int day, int depth, int kind) {
  private static final String MADE = "WTHFD";
  private static final String DEPTH = "WTHDE";
  private static final String KIND = "WTHKI";

  /** The names of its properties. */
  static final Set<String> IDS = Set.of(MADE, DEPTH, KIND);

  private static final Pattern DATE = Pattern.compile("(\\d{1,4})-(\\d{1,2})-(\\d{1,2})");
  private static final int USUAL_DEPTH = 22;

  /** Returns an unknown file, as old as its games. */
  static WthorFile ofYear(int games) {
    return new WthorFile(games == 0 ? 2000 : games, 1, 1, USUAL_DEPTH, 0);
  }

  /** The file's properties: {@code WTHFD[2004-12-31]}, {@code WTHDE[22]}. */
  List<Property> properties() {
    List<Property> properties = new ArrayList<>(3);
    properties.add(Property.of(MADE, date()));
    properties.add(Property.of(DEPTH, Integer.toString(depth)));
    if (kind != 0) {
      properties.add(Property.of(KIND, Integer.toString(kind)));
    }
    return properties;
  }

  private String date() {
    return String.format(Locale.ROOT, "%04d-%02d-%02d", year, month, day);
  }

  /** Returns this file with a root's properties, except unreadable ones. */
  WthorFile with(List<Property> root) {
    WthorFile file = this;
    for (Property property : root) {
      file = file.with(property).orElse(file);
    }
    return file;
  }

  /** Returns a copy with one property's value; empty if it isn't of a file, or unreadable. */
  private Optional<WthorFile> with(Property property) {
    String value = property.value();
    return switch (property.id()) {
      case MADE -> dated(value);
      case DEPTH -> number(value, 96).map(n -> new WthorFile(year, month, day, n, kind));
      case KIND -> number(value, 1).map(n -> new WthorFile(year, month, day, depth, n));
      default -> Optional.empty();
    };
  }

  private Optional<WthorFile> dated(String date) {
    Matcher parts = DATE.matcher(date);
    if (!parts.matches()) {
      return Optional.empty();
    }
    int y = Integer.parseInt(parts.group(1));
    int m = Integer.parseInt(parts.group(2));
    int d = Integer.parseInt(parts.group(3));
    return y < 2200 && m <= 12 && d <= 31
        ? Optional.of(new WthorFile(y, m, d, depth, kind))
        : Optional.empty();
  }

  private static Optional<Integer> number(String text, int most) {
    int number = TextWalk.number(text, 4);
    return number < 0 || number > most ? Optional.empty() : Optional.of(number);
  }

  /** Whether a file with this header holds what a game's root says about its file. */
  boolean holds(List<Property> root) {
    return root.stream()
        .filter(property -> IDS.contains(property.id()))
        .allMatch(property -> with(property).equals(Optional.of(this)));
  }
}
