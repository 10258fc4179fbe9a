package dev.banmen.cli;

import dev.banmen.game.Game;
import dev.banmen.game.Position;
import dev.banmen.session.Session;
import dev.banmen.tui.Display;
import dev.banmen.tui.Viewer;
import dev.banmen.tui.term.NativeLibrary;
import java.io.IOException;
import java.nio.file.Path;

/** The stage of the program itself: the full screen of its terminal. Stateless. */
final class Screen implements Stage {
  @Override
  public int show(Game game, String color, boolean ascii) throws NoTerminal {
    Display display = Display.of(color, ascii, System.getenv());
    try {
      Viewer.play(Session.at(Position.start(game)), display);
      return ExitCode.DONE;
    } catch (dev.banmen.tui.term.NoTerminal e) {
      throw new NoTerminal(e.getMessage());
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
  public void rehearse(Game game) {
    Viewer.rehearse(Session.at(Position.start(game)));
  }
}
