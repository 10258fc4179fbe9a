package dev.banmen.game.record;

import dev.banmen.text.Language;
import dev.banmen.text.WordList;
import dev.banmen.text.Words;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** A kind of information in a record that a file format may have no place for. */
public enum Loss {
  VARIATIONS,
  /** Pieces put or removed, or a side named to move, other than by moves. */
  SET_UP,
  PASSES,
  /** Moves that the rules refuse. */
  REFUSED,
  /** Moves that name no site of the board. */
  OFF_BOARD,
  /** Moves that are played there and refused here, or vice versa. */
  OTHERWISE_JUDGED,
  COMMENTS,
  MARKUP,
  TIMES,
  /** The names of the players, where and when they played, and how it ended. */
  INFORMATION,
  /** Anything else, known or unknown. */
  OTHER;

  private static final Set<String> MOVES = Set.of("B", "W", "KO");

  /** Properties about the file itself, and those that the chosen options cover. */
  private static final Set<String> OF_THE_FILE =
      Set.of("FF", "GM", "SZ", "AP", "CA", "ST", "KM", "HA", "RU");

  private static final Set<String> COMMENTING = Set.of("C", "N", "GC");
  private static final Set<String> DRAWING =
      Set.of("TR", "SQ", "CR", "MA", "SL", "LB", "AR", "LN", "DD", "VW", "TB", "TW");
  private static final Set<String> TIMING = Set.of("BL", "WL", "OB", "OW", "TM", "OT");
  private static final Set<String> INFORMING =
      Set.of(
          "PB", "PW", "BR", "WR", "BT", "WT", "EV", "RO", "PC", "DT", "RE", "GN", "ON", "AN", "US",
          "SO", "CP");

  /** Returns what some properties hold apart from moves. */
  public static Set<Loss> of(List<Property> properties) {
    Set<Loss> kinds = EnumSet.noneOf(Loss.class);
    for (int i = 0; i < properties.size(); i++) {
      String id = properties.get(i).id();
      if (!MOVES.contains(id) && !OF_THE_FILE.contains(id)) {
        kinds.add(of(id));
      }
    }
    return kinds;
  }

  private static Loss of(String id) {
    if (Property.SETTING_UP.contains(id)) {
      return SET_UP;
    } else if (COMMENTING.contains(id)) {
      return COMMENTS;
    } else if (DRAWING.contains(id)) {
      return MARKUP;
    } else if (TIMING.contains(id)) {
      return TIMES;
    }
    return INFORMING.contains(id) ? INFORMATION : OTHER;
  }

  /** Lists kinds in one line, such as {@code variations, comments}. */
  public static String text(Set<Loss> kinds, Language language) {
    Words words = language.words(Loss.class);
    return WordList.of(language, kinds.stream().map(kind -> kind.text(words)).toList());
  }

  private String text(Words words) {
    return words.text("loss." + name().toLowerCase(Locale.ROOT).replace('_', '-'));
  }
}
