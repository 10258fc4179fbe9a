package dev.banmen.tui;

import dev.banmen.game.Words;
import dev.banmen.session.Session;
import dev.banmen.tui.term.CompactTerminal;
import dev.banmen.tui.term.Depth;
import dev.banmen.tui.term.Inbox;
import dev.banmen.tui.term.Input;
import dev.banmen.tui.term.LocalTerminal;
import dev.banmen.tui.term.NoTerminal;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;

/**
 * Shows pages on a terminal: waits for input, takes all that has come, paints once. It owns its
 * pages and its screen; one thread.
 */
public final class Viewer {
  /** What is asked of the terminal's owner. */
  interface Host {
    /** Stops the program for a while. */
    void suspend() throws IOException, InterruptedException;

    /** Has the size arrive in the inbox. */
    void measure();
  }

  private final CompactTerminal terminal;
  private final Inbox inbox;
  private final Palette palette;
  private final Glyphs glyphs;
  private final Host host;
  private final Pages pages;

  Viewer(
      Page page, CompactTerminal terminal, Inbox inbox, Palette palette, Glyphs glyphs, Host host) {
    pages = new Pages(page);
    this.terminal = terminal;
    this.inbox = inbox;
    this.palette = palette;
    this.glyphs = glyphs;
    this.host = host;
  }

  /**
   * Plays a session on the program's own terminal, until its user leaves.
   *
   * @throws NoTerminal if there is none to play on; nothing was shown then
   * @throws IOException if the terminal fails
   */
  public static void play(Session session, Display display) throws NoTerminal, IOException {
    LocalTerminal.approach();
    Words words = Words.beside(Viewer.class);
    GamePage page = GamePage.of(words, session);
    Palette palette = Palette.usual(display.depth(), session.position().lattice().ground());
    try (LocalTerminal local = LocalTerminal.open(display.depth())) {
      Viewer viewer =
          new Viewer(
              page,
              local.terminal(),
              local.inbox(),
              palette,
              display.glyphs(),
              new Host() {
                @Override
                public void suspend() throws IOException, InterruptedException {
                  local.suspend();
                }

                @Override
                public void measure() {
                  local.measure();
                }
              });
      viewer.run();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /**
   * Paints a session to nowhere and tries a terminal of its own, so that a start-up archive learns
   * the classes that takes.
   */
  public static void rehearse(Session session) {
    rehearse(session, OutputStream.nullOutputStream());
    LocalTerminal.rehearse();
  }

  /** Paints a session, and what comes of placing a piece, to a stream. */
  static void rehearse(Session session, OutputStream out) {
    GamePage page = GamePage.of(Words.beside(Viewer.class), session);
    Palette palette = Palette.usual(Depth.INDEXED, session.position().lattice().ground());
    CompactTerminal terminal = new CompactTerminal(out, Depth.INDEXED, 80, 24);
    try {
      Inbox inbox = new Inbox();
      Viewer viewer = new Viewer(page, terminal, inbox, palette, Glyphs.UNICODE, null);
      terminal.enter();
      viewer.paint();
      viewer.pages.take(Input.Key.of(' '), viewer.screenExtent());
      viewer.paint();
      inbox.resized(80, 24);
      inbox.bytes(new byte[] {'q'}, 1);
      viewer.run();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (IOException e) {
      throw new UncheckedIOException(e); // the stream is our own
    }
  }

  void run() throws IOException, InterruptedException {
    terminal.enter();
    paint();
    while (true) {
      Input input = inbox.next();
      while (input != null) {
        if (!take(input)) {
          return;
        }
        input = inbox.poll();
      }
      paint();
    }
  }

  /** Does what an input asks for; false if that was to leave. */
  private boolean take(Input input) throws IOException, InterruptedException {
    if (input instanceof Input.Ended) {
      return false;
    } else if (input instanceof Input.Resized resized) {
      terminal.resize(resized.cols(), resized.rows());
    } else if (input instanceof Input.Suspend) {
      suspend();
    } else if (input instanceof Input.Key key && key.ctrl()) {
      return control(key);
    } else {
      return pages.take(input, screenExtent());
    }
    return true;
  }

  private boolean control(Input.Key key) throws IOException, InterruptedException {
    if (key.isCtrl('c')) {
      return false;
    } else if (key.isCtrl('l')) {
      terminal.forget();
      host.measure();
    } else if (key.isCtrl('z')) {
      suspend();
    } else {
      return pages.take(key, screenExtent());
    }
    return true;
  }

  private void suspend() throws IOException, InterruptedException {
    host.suspend();
  }

  private Extent screenExtent() {
    return Extent.of(terminal.cols(), terminal.rows());
  }

  private void paint() throws IOException {
    pages.shown().paint(new Canvas(terminal.sheet(), screenExtent(), palette, glyphs));
    terminal.show();
  }
}
