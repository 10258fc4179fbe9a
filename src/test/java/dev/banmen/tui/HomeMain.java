package dev.banmen.tui;

import dev.banmen.app.UnfinishedGame;
import dev.banmen.session.Session;
import dev.banmen.session.Terms;
import dev.banmen.text.Language;
import dev.banmen.tui.canvas.Display;
import dev.banmen.tui.page.PageHost;
import dev.banmen.tui.term.NoTerminal;
import java.io.IOException;
import java.util.Map;

/** Shows the first page on the terminal, of a house with all games and the toy. */
public final class HomeMain {
  private HomeMain() {}

  /** Shows it; exits 2 without a terminal. */
  public static void main(String[] arguments) throws IOException {
    try {
      TestHouse house = new TestHouse(0);
      Terms terms = Terms.of("toy", Map.of("size", "5"));
      house.files.put("left", Session.begin(terms, terms.start(house.games())));
      house.unfinished.add(
          new UnfinishedGame("left", "toy", "Three in a Row 5x5", "", 0, "2026-11-21 10:36"));
      TerminalUi.home(
          house, Display.of("auto", "auto", System.getenv(), Language.ENGLISH), PageHost.TERMINAL);
    } catch (NoTerminal e) {
      System.err.println("banmen: " + e.getMessage());
      System.exit(2);
    }
  }
}
