package dev.banmen.tui.theme;

import com.googlecode.lanterna.graphics.ThemeDefinition;
import com.googlecode.lanterna.graphics.ThemeStyle;
import com.googlecode.lanterna.gui2.AbstractBorder;
import com.googlecode.lanterna.gui2.Component;
import com.googlecode.lanterna.gui2.ComponentRenderer;
import com.googlecode.lanterna.gui2.TextBox;
import com.googlecode.lanterna.gui2.WindowDecorationRenderer;
import com.googlecode.lanterna.gui2.WindowPostRenderer;
import dev.banmen.game.Ground;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The look of everything, by the names of its styles. A style is named after a role, as {@code
 * QUIET}; after a role on one kind of board, as {@code SQUARES_BOARD}, which overrides that; or
 * after a role in sixteen colours, as {@code SIXTEEN_GOOD}: these differ much between terminals, so
 * only styles with such a name have a colour there. {@code SIXTEEN_SQUARES_BLACK} overrides that on
 * one kind of board, and {@code SIXTEEN_PIECES_BLACK} on both with pieces. Immutable.
 *
 * <p>To Lanterna, these are the custom styles of {@link Role}; its widgets have those of text.
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

  public Theme named(String other) {
    return new Theme(other, styles);
  }

  /** Returns the style where there are enough colours. */
  public Style style(Role role, Ground ground) {
    Style special = styles.get(ground.name() + "_" + role.name());
    return special == null ? styles.getOrDefault(role.name(), Style.PLAIN) : special;
  }

  /** Returns the style in sixteen colours; a name for such a board overrides. */
  public Style sixteen(Role role, Ground ground) {
    Style special = styles.get(SIXTEEN + ground.name() + "_" + role.name());
    if (special == null && ground != Ground.LINES) {
      special = styles.get(PIECES + role.name());
    }
    Style style = special == null ? styles.get(SIXTEEN + role.name()) : special;
    return style == null ? styles.getOrDefault(role.name(), Style.PLAIN).withoutColour() : style;
  }

  /** Returns the style in sixteen colours with only the darker eight behind characters. */
  public Style eight(Role role, Ground ground) {
    Style style = sixteen(role, ground);
    return style.isBrightBehind() ? sixteen(role, Ground.LINES) : style;
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
    return new Definition(styles, style(normal, Ground.SQUARES), style(active, Ground.SQUARES));
  }

  /** Returns null: windows cast no shadow. */
  @Override
  public WindowPostRenderer getWindowPostRenderer() {
    return null;
  }

  /** Returns null: windows have Lanterna's default frame. */
  @Override
  public WindowDecorationRenderer getWindowDecorationRenderer() {
    return null;
  }

  /** Returns the names of the styles that apply on every board, in any number of colours. */
  static List<String> roles() {
    List<String> names = new ArrayList<>();
    for (Role role : Role.values()) {
      names.add(role.name());
    }
    return names;
  }

  static boolean isStyle(String name) {
    return isRole(name, "")
        || isRole(name, SIXTEEN)
        || isRole(name, PIECES)
        || isRole(name, SIXTEEN + Ground.CROSSINGS + "_")
        || isRole(name, SIXTEEN + Ground.SQUARES + "_")
        || isRole(name, SIXTEEN + Ground.LINES + "_")
        || isRole(name, Ground.CROSSINGS + "_")
        || isRole(name, Ground.SQUARES + "_")
        || isRole(name, Ground.LINES + "_");
  }

  private static boolean isRole(String name, String prefix) {
    return name.startsWith(prefix) && ROLES.contains(name.substring(prefix.length()));
  }

  /**
   * The styles of a theme in Lanterna's terms: by name, and those of a kind of widget. Immutable.
   *
   * @param styles by name
   * @param normal of a widget
   * @param active of one that keys act on
   */
  private record Definition(Map<String, Style> styles, Style normal, Style active)
      implements ThemeDefinition {
    @Override
    public ThemeStyle getNormal() {
      return normal;
    }

    @Override
    public ThemeStyle getPreLight() {
      return normal;
    }

    @Override
    public ThemeStyle getSelected() {
      return active;
    }

    @Override
    public ThemeStyle getActive() {
      return active;
    }

    @Override
    public ThemeStyle getInsensitive() {
      return normal;
    }

    /** Returns the style with this name; null if the theme has none. */
    @Override
    public ThemeStyle getCustom(String name) {
      return styles.get(name);
    }

    @Override
    public ThemeStyle getCustom(String name, ThemeStyle orElse) {
      Style style = styles.get(name);
      return style == null ? orElse : style;
    }

    @Override
    public boolean getBooleanProperty(String name, boolean orElse) {
      return orElse;
    }

    @Override
    public boolean isCursorVisible() {
      return true;
    }

    @Override
    public char getCharacter(String name, char orElse) {
      return orElse;
    }

    /** Returns null: widgets draw themselves. */
    @Override
    public <T extends Component> ComponentRenderer<T> getRenderer(Class<T> type) {
      return null;
    }
  }
}
