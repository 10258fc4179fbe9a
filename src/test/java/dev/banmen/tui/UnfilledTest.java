package dev.banmen.tui;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.banmen.session.Player;
import dev.banmen.session.Session;
import dev.banmen.session.Terms;
import dev.banmen.text.Language;
import dev.banmen.text.Words;
import dev.banmen.tui.canvas.Glyphs;
import dev.banmen.tui.page.Viewer;
import dev.banmen.tui.page.play.GamePage;
import java.util.Map;
import org.junit.jupiter.api.Test;

class UnfilledTest {
  private final TestHouse house = new TestHouse(0);
  private final Words words = Language.ENGLISH.words(Viewer.class);

  private Evening saying(String sentence) {
    Terms toy = Terms.of("toy", Map.of());
    Session begun = Session.begin(toy, toy.start(house.games()));
    return new Evening(
        house, GamePage.of(words, begun, Player.HERE).saying(sentence), 80, 24, Glyphs.ASCII);
  }

  @Test
  void aPlaceWithoutItsValueIsFoundOnAScreen() {
    assertThat(saying(words.text("saved", "a")).text()).contains("Saved as a");
    assertThatThrownBy(() -> saying(words.text("saved")).text())
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("Saved as {0}");
  }
}
