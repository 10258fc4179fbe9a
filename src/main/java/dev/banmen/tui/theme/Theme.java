package dev.banmen.tui.theme;

import dev.banmen.game.Ground;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * How everything looks, by the names of its styles. A style is named as a role, as {@code QUIET};
 * as a role on one kind of board, {@code SQUARES_BOARD}, which goes before; or as a role in sixteen
 * colours, {@code SIXTEEN_GOOD}: these differ much between terminals, so only what is named so has
 * a colour there. {@code SIXTEEN_PIECES_BLACK} goes before that where pieces stand on a board; a
 * terminal with only eight colours for what is behind characters makes do without. Immutable.
 *
 * @param name as the user names it
 */
public record Theme(String name, Map<String, Style> styles) {
  private static final String SIXTEEN = "SIXTEEN_";
  private static final String PIECES = SIXTEEN + "PIECES_";
  private static final Set<String> ROLES = Set.copyOf(roles());

  public Theme {
    styles = Map.copyOf(styles);
  }

  /** The same under another name. */
  public Theme named(String other) {
    return new Theme(other, styles);
  }

  /** Where there are colours enough. */
  public Style style(Role role, Ground ground) {
    Style special = styles.get(ground.name() + "_" + role.name());
    return special == null ? styles.getOrDefault(role.name(), Style.PLAIN) : special;
  }

  /** In sixteen colours: on a board for pieces, those that are named for such go before. */
  public Style sixteen(Role role, Ground ground) {
    Style special = ground == Ground.LINES ? null : styles.get(PIECES + role.name());
    return special == null ? eight(role) : special;
  }

  /** In sixteen colours where only eight can be behind characters. */
  public Style eight(Role role) {
    Style style = styles.get(SIXTEEN + role.name());
    return style == null ? styles.getOrDefault(role.name(), Style.PLAIN).withoutColour() : style;
  }

  /** The names of the styles that hold on every board, in any number of colours. */
  static List<String> roles() {
    List<String> names = new ArrayList<>();
    for (Role role : Role.values()) {
      names.add(role.name());
    }
    return names;
  }

  /** Whether a style may have this name. */
  static boolean isStyle(String name) {
    return isRole(name, "")
        || isRole(name, SIXTEEN)
        || isRole(name, PIECES)
        || isRole(name, Ground.CROSSINGS + "_")
        || isRole(name, Ground.SQUARES + "_")
        || isRole(name, Ground.LINES + "_");
  }

  private static boolean isRole(String name, String prefix) {
    return name.startsWith(prefix) && ROLES.contains(name.substring(prefix.length()));
  }
}
