package dev.banmen.tui.theme;

import com.googlecode.lanterna.graphics.ThemeDefinition;
import com.googlecode.lanterna.gui2.AbstractBorder;
import com.googlecode.lanterna.gui2.TextBox;
import com.googlecode.lanterna.gui2.WindowDecorationRenderer;
import com.googlecode.lanterna.gui2.WindowPostRenderer;
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
 * <p>To Lanterna, these are the custom styles of {@link Role}, and its widgets have those of words.
 *
 * @param name as the user names it
 */
public record Theme(String name, Map<String, Style> styles)
    implements com.googlecode.lanterna.graphics.Theme {
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

  @Override
  public ThemeDefinition getDefaultDefinition() {
    return definition(Role.TEXT, Role.SELECTED);
  }

  @Override
  public ThemeDefinition getDefinition(Class<?> kind) {
    if (TextBox.class.isAssignableFrom(kind)) {
      return definition(Role.FIELD, Role.ENTRY);
    } else if (AbstractBorder.class.isAssignableFrom(kind)
        || WindowDecorationRenderer.class.isAssignableFrom(kind)) {
      return definition(Role.BORDER, Role.HEADING);
    }
    return getDefaultDefinition();
  }

  private ThemeDefinition definition(Role normal, Role active) {
    return new StyleDefinition(
        styles, style(normal, Ground.SQUARES), style(active, Ground.SQUARES));
  }

  /** None: windows cast no shadow. */
  @Override
  public WindowPostRenderer getWindowPostRenderer() {
    return null;
  }

  /** None: windows have Lanterna's usual frame. */
  @Override
  public WindowDecorationRenderer getWindowDecorationRenderer() {
    return null;
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
