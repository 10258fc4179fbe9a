package dev.banmen.app;

import java.util.List;

/** No themes but the program's own. Immutable. */
public record NoThemes() implements ThemeStore {
  @Override
  public List<String> names() {
    return List.of();
  }

  @Override
  public boolean has(String name) {
    return false;
  }

  @Override
  public String text(String name) {
    throw new IllegalArgumentException(name);
  }
}
