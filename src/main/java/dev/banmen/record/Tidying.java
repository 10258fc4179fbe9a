package dev.banmen.record;

import dev.banmen.game.record.Property;
import dev.banmen.game.record.RecordTree;
import dev.banmen.game.record.Recording;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Writes what a recording says about the game as a whole the way that SGF wants it: dates with dots
 * or signs, blanks and line ends in names. Komis and results are read so anyway. What it doesn't
 * understand stays. Stateless.
 */
public final class Tidying {
  private static final Set<String> NAMES =
      Set.of("PB", "PW", "BR", "WR", "BT", "WT", "EV", "RO", "PC", "GN", "SO", "US", "AN", "CP");

  private static final Pattern DATE =
      Pattern.compile("(\\d{4})[-./年](\\d{1,2})(?:[-./月](\\d{1,2})日?)?月?");

  private Tidying() {}

  /** The recording with a tidy root. */
  public static Recording of(Recording recording) {
    RecordTree tree = recording.tree();
    List<Property> tidy = new ArrayList<>();
    for (Property property : tree.properties(RecordTree.ROOT)) {
      tidy.add(
          property.values().size() == 1
              ? Property.of(property.id(), tidy(property.id(), property.value()))
              : property);
    }
    return tidy.equals(tree.properties(RecordTree.ROOT))
        ? recording
        : recording.with(tree.with(RecordTree.ROOT, tidy));
  }

  private static String tidy(String id, String value) {
    if (NAMES.contains(id)) {
      return value.strip().replaceAll("\\s+", " ");
    }
    return id.equals("DT") ? date(value.strip()) : value;
  }

  private static String date(String text) {
    Matcher date = DATE.matcher(text);
    if (!date.matches()) {
      return text;
    }
    int month = Integer.parseInt(date.group(2));
    int day = date.group(3) == null ? 1 : Integer.parseInt(date.group(3));
    if (month < 1 || month > 12 || day < 1 || day > 31) {
      return text;
    }
    String tidy = String.format(Locale.ROOT, "%s-%02d", date.group(1), month);
    return date.group(3) == null ? tidy : tidy + String.format(Locale.ROOT, "-%02d", day);
  }
}
