package dev.banmen.tui;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.googlecode.lanterna.TerminalPosition;
import com.googlecode.lanterna.gui2.MultiWindowTextGUI;
import com.googlecode.lanterna.gui2.SameTextGUIThread;
import com.googlecode.lanterna.gui2.Window;
import com.googlecode.lanterna.gui2.dialogs.TextInputDialogBuilder;
import com.googlecode.lanterna.input.KeyStroke;
import dev.banmen.text.Language;
import dev.banmen.tui.term.CompactScreen;
import dev.banmen.tui.term.Depth;
import dev.banmen.tui.term.Input;
import dev.banmen.tui.term.InputQueue;
import dev.banmen.tui.term.StreamTerminal;
import dev.banmen.tui.term.TypedKeys;
import dev.banmen.tui.theme.Themes;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Locale;
import org.jline.utils.ScreenTerminal;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Lanterna's own widgets on our screen, driven by a loop that waits for input, as ours does. */
class LanternaDialogTest {
  private static final int COLS = 60;
  private static final int ROWS = 20;

  private final ByteArrayOutputStream wire = new ByteArrayOutputStream();
  private final InputQueue queue = new InputQueue();
  private final CompactScreen screen =
      new CompactScreen(new StreamTerminal(wire, queue, Depth.INDEXED, COLS, ROWS));
  private final ScreenTerminal emulator = new ScreenTerminal(COLS, ROWS);
  private final StringBuilder seen = new StringBuilder();

  /**
   * A user interface whose dialogs wait for input, where Lanterna's look for it again and again.
   */
  private final class Gui extends MultiWindowTextGUI {
    Gui() {
      super(new SameTextGUIThread.Factory(), screen);
    }

    @Override
    public void waitForWindowToClose(Window dialog) {
      try {
        updateScreen();
        look();
        while (dialog.getTextGUI() != null) {
          Input input = queue.next();
          for (KeyStroke stroke : TypedKeys.strokes(input)) {
            handleInput(stroke);
          }
          updateScreen();
          look();
        }
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    }
  }

  /**
   * Lanterna's own themes can't be read where i has a dotted capital: it makes ANSI.WHİTE of white.
   */
  @BeforeAll
  static void loadThemesInEnglish() throws ClassNotFoundException {
    Locale before = Locale.getDefault();
    Locale.setDefault(Locale.ENGLISH);
    try {
      Class.forName("com.googlecode.lanterna.bundle.LanternaThemes");
    } finally {
      Locale.setDefault(before);
    }
  }

  private void look() {
    emulator.write(wire.toString(UTF_8));
    wire.reset();
    seen.append(shown());
  }

  private String shown() {
    long[] cells = new long[COLS * ROWS];
    emulator.dump(cells, new int[2]);
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < cells.length; i++) {
      int c = ScreenTerminal.cellCodePoint(cells[i]);
      text.appendCodePoint(c == 0 ? ' ' : c).append(i % COLS == COLS - 1 ? "\n" : "");
    }
    return text.toString().replaceAll("(\\p{IsHan}) ", "$1"); // their right halves
  }

  private void types(String keys) {
    byte[] bytes = keys.getBytes(UTF_8);
    queue.bytes(bytes, bytes.length);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "wood", "paper", "safe"})
  void aDialogOpensIsTypedIntoAndCloses(String theme) throws Exception {
    screen.startScreen();
    Gui gui = new Gui();
    if (!theme.isEmpty()) {
      gui.setTheme(Themes.bundled(theme, Language.ENGLISH));
    }
    types("漢x\177字 7");
    types("\033[D\033[D9\t\r"); // before the blank, then OK
    String answer =
        new TextInputDialogBuilder()
            .setTitle("Name 名")
            .setDescription("Who plays?")
            .build()
            .showDialog(gui);
    assertThat(answer).isEqualTo("漢字9 7");
    assertThat(seen).contains("Name 名", "Who plays?", "漢字 7", "漢字9 7", "OK");
    assertThat(shown()).as("once it is closed").doesNotContain("Who plays?", "漢");
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void itsCursorIsShownAndGoesWithIt(boolean isClosed) throws Exception {
    screen.startScreen();
    screen.show();
    assertThat(wire.toString(UTF_8)).contains("\033[?25l").doesNotContain("\033[?25h");
    screen.setCursorPosition(new TerminalPosition(3, 2));
    wire.reset();
    screen.refresh();
    assertThat(wire.toString(UTF_8)).isEqualTo("\033[3;4H\033[?25h");
    screen.setCursorPosition(isClosed ? null : screen.getCursorPosition());
    wire.reset();
    screen.refresh();
    assertThat(wire.toString(UTF_8)).isEqualTo(isClosed ? "\033[?25l" : "");
  }
}
