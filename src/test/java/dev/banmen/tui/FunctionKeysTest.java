package dev.banmen.tui;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.app.KeyChoice;
import dev.banmen.tui.keys.KeyMap;
import dev.banmen.tui.page.LongPage;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** F1 is help on every page, and the others are reported as unused. */
class FunctionKeysTest {
  private final List<KeyMap.Clash> clashes = new ArrayList<>();

  @Test
  void aFunctionKeyMayBeTheKeyForHelp() {
    KeyChoice f1 = new KeyChoice("default", List.of(new KeyChoice.Own("help", List.of("F1"))));
    KeyMap.of(f1, clashes);
    assertThat(clashes).isEmpty();
    Evening evening = EveryPage.GAME.open(f1);
    assertThat(evening.text()).contains("F1 help");
    assertThat(evening.types("?").text()).contains("? does nothing here");
    assertThat(evening.types("\033OP").shown()).isInstanceOf(LongPage.class);
  }

  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "REVIEW") // any key closes that
  void functionKeysAskForHelpOrSayThatTheyAreNone(EveryPage page) {
    assertThat(page.open().types("\033[15~").text()).contains("F5 does nothing here");
    assertThat(page.open().types("\033OQ").text()).contains("F2 does nothing here");
    assertThat(page.open().types("\033[24~").text()).contains("F12 does nothing here");
    for (String f1 : List.of("\033OP", "\033[11~", "\033[[A")) {
      assertThat(page.open().types(f1).shown()).isInstanceOf(LongPage.class);
    }
  }
}
