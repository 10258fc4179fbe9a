package dev.banmen.tui;

import dev.banmen.app.Refusal;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Terms;
import dev.banmen.text.Language;
import dev.banmen.tui.canvas.Display;
import dev.banmen.tui.page.PageHost;
import dev.banmen.tui.term.NoTerminal;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;

/**
 * Plays the toy game on the terminal, for tests in a pseudo-terminal. Arguments are options k=v.
 */
public final class ToyMain {
  private ToyMain() {}

  /** Plays; exits 2 without a terminal. */
  public static void main(String[] arguments) throws IOException {
    Map<String, String> chosen = new HashMap<>();
    for (String argument : arguments) {
      int equals = argument.indexOf('=');
      chosen.put(argument.substring(0, equals), argument.substring(equals + 1));
    }
    try {
      TestHouse house =
          new TestHouse(0) {
            @Override
            public long millis() {
              return System.nanoTime() / 1_000_000; // what is said follows when the cursor rests
            }
          };
      LiveSession game = house.begin(Terms.of("toy", chosen));
      TerminalUi.play(
          game,
          "",
          false,
          house,
          Display.of("auto", "auto", System.getenv(), Language.ENGLISH),
          PageHost.TERMINAL);
    } catch (Refusal e) {
      throw new IllegalArgumentException(e);
    } catch (NoTerminal e) {
      System.err.println("banmen: " + e.getMessage());
      System.exit(2);
    }
  }
}
