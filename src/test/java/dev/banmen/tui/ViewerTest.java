package dev.banmen.tui;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.banmen.game.Position;
import dev.banmen.session.Session;
import dev.banmen.toy.ToyFamily;
import dev.banmen.tui.term.Depth;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(20)
class ViewerTest {
  @Test
  void aRehearsalEndsAndLeavesTheSessionAlone() {
    Session session = Session.at(Position.start(new ToyFamily().game(Map.of())));
    Viewer.rehearse(session);
    assertThat(session.position().ply()).isZero();
  }

  @Test
  void theLocaleChoosesTheGlyphs() {
    Map<String, String> posix = Map.of("TERM", "xterm", "LC_ALL", "C", "LANG", "en_US.UTF-8");
    assertThat(Display.of("auto", false, posix)).isEqualTo(new Display(Depth.SIXTEEN, true));
    Map<String, String> utf8 = Map.of("TERM", "xterm", "LANG", "tr_TR.utf8");
    assertThat(Display.of("256", false, utf8)).isEqualTo(new Display(Depth.INDEXED, false));
    assertThat(Display.of("256", true, utf8).ascii()).isTrue();
  }

  @Test
  void anUnknownColourIsRefusedWithWhatThereIs() {
    assertThatThrownBy(() -> Display.of("mauve", false, Map.of()))
        .hasMessage("color 'mauve' is none of auto, truecolor, 256, 16, none");
  }
}
