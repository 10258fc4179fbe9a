package dev.banmen.cli;

import dev.banmen.game.Games;
import dev.banmen.session.Terms;
import dev.banmen.tui.Display;
import dev.banmen.tui.House;
import dev.banmen.tui.Viewer;
import dev.banmen.tui.term.NativeLibrary;
import java.io.IOException;
import java.nio.file.Path;

/** The stage of the program itself: the full screen of its terminal. Stateless. */
final class Screen implements Stage {
  @Override
  public int show(Games games, Terms terms, String color, boolean ascii) throws NoTerminal {
    Display display = Display.of(color, ascii, System.getenv());
    try {
      Library library = new Library(games);
      Viewer.play(library.begin(terms), library, display);
      return ExitCode.DONE;
    } catch (dev.banmen.tui.term.NoTerminal e) {
      throw new NoTerminal(e.getMessage());
    } catch (House.Refusal e) {
      throw new UsageFault(e.getMessage());
    } catch (IOException e) {
      Streams.ofProcess().complain("the terminal failed: " + e.getMessage());
      return ExitCode.FAULT;
    }
  }

  @Override
  public void unpack(Path folder) throws IOException {
    NativeLibrary.unpack(folder);
  }

  @Override
  public void rehearse(Games games, Terms terms) {
    Library library = new Library(games);
    try {
      Viewer.rehearse(library.begin(terms), library);
    } catch (House.Refusal e) {
      throw new IllegalStateException(e);
    }
  }
}
