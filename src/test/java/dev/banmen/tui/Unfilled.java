package dev.banmen.tui;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.regex.Pattern;

/** A law of every screen: no placeholder of a text is left unfilled. */
final class Unfilled {
  private static final Pattern PLACE = Pattern.compile("\\{(\\d|key:)");

  private Unfilled() {}

  /** Fails where a screen shows something like <code>{0}</code>, cut off or whole. */
  static void checkNone(String screen) {
    assertThat(screen).doesNotContainPattern(PLACE);
  }
}
