package dev.banmen.game.record;

import dev.banmen.game.Mark;
import dev.banmen.game.Side;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A property of a record's node: a name and its values. Names and meanings are those of SGF FF[4]
 * ({@code B}, {@code AW}, {@code C}, {@code PB}), whatever file they come from; names unknown to
 * SGF stay as they are. Immutable.
 *
 * @param id the name: one or more capital letters or digits where the file is well-formed
 * @param values one or more, as plain text without a file's escapes
 */
public record Property(String id, List<String> values) {
  /** The names of properties that set up a position. */
  public static final Set<String> SETTING_UP = Set.of("AB", "AW", "AE", "PL");

  public Property {
    values = List.copyOf(values);
  }

  public static Property of(String id, String value) {
    return new Property(id, List.of(value));
  }

  /**
   * Returns the property of a side's move.
   *
   * @param place where, as the record writes it; empty for a pass
   */
  public static Property ofMove(Side side, String place) {
    return of(letter(side), place);
  }

  /** Returns {@code B} or {@code W}. */
  public static String letter(Side side) {
    return side == Side.BLACK ? "B" : "W";
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

  /** Whether this is a move of a side. */
  public boolean isMove() {
    return id.equals("B") || id.equals("W");
  }

  /** Whether this puts or removes pieces, or names the side to move. */
  public boolean isSettingUp() {
    return SETTING_UP.contains(id);
  }

  /** The mark that this sets up on its sites; empty if it doesn't. */
  public Optional<Mark> puts() {
    return switch (id) {
      case "AB" -> Optional.of(Mark.BLACK);
      case "AW" -> Optional.of(Mark.WHITE);
      case "AE" -> Optional.of(Mark.EMPTY);
      default -> Optional.empty();
    };
  }

  /** The side whose move this is. */
  public Side side() {
    return id.equals("B") ? Side.BLACK : Side.WHITE;
  }

  /** The first value; empty text if there is none. */
  public String value() {
    return values.isEmpty() ? "" : values.get(0);
  }
}
