package dev.banmen.tui.theme;

import com.googlecode.lanterna.graphics.ThemeDefinition;
import com.googlecode.lanterna.graphics.ThemeStyle;
import com.googlecode.lanterna.gui2.Component;
import com.googlecode.lanterna.gui2.ComponentRenderer;
import java.util.Map;

/**
 * The styles of a theme in Lanterna's terms: by name, and those of a kind of widget. Immutable.
 *
 * @param styles by name, see {@link Theme}
 * @param normal of a widget
 * @param active of one that keys act on
 */
record StyleDefinition(Map<String, Style> styles, Style normal, Style active)
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
