package dev.banmen.tui.page.picture;

import com.googlecode.lanterna.TextCharacter;
import dev.banmen.app.Person;
import dev.banmen.schedule.HeldTime;
import dev.banmen.text.Language;
import dev.banmen.tui.canvas.Display;
import dev.banmen.tui.keys.KeyScript;
import dev.banmen.tui.keys.TimedKey;
import dev.banmen.tui.page.OpenFiles;
import dev.banmen.tui.page.PageHost;
import dev.banmen.tui.page.Pages;
import dev.banmen.tui.page.Viewer;
import dev.banmen.tui.term.AnsiText;
import dev.banmen.tui.term.BufferGraphics;
import dev.banmen.tui.term.CompactScreen;
import dev.banmen.tui.term.Depth;
import dev.banmen.tui.term.Input;
import dev.banmen.tui.term.InputQueue;
import dev.banmen.tui.term.Recorder;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.Optional;

/**
 * A screen painted in memory, after some keys: it holds what a terminal of that size would show.
 * Its {@link #time} stands still but for pauses between keys, so that the same keys show the same.
 * Mutable, used for one showing.
 */
public final class OffscreenSurface extends PageHost {
  /** How long to wait for background work, such as a file being read. */
  private static final long PATIENCE_MILLIS = 10_000;

  private final int cols;
  private final int rows;
  private final List<TimedKey> keys;
  private final Optional<Film> film;
  private final Language language;
  private BufferGraphics sheet;
  private Depth depth = Depth.TRUECOLOR;
  private AnsiText ink;
  private final HeldTime time = new HeldTime();

  /**
   * A screen that shows nothing yet.
   *
   * @param keys as {@link KeyScript} has them
   * @param language of the message about a fault in them
   * @throws IllegalArgumentException if the keys aren't valid; the message is one line
   */
  public OffscreenSurface(int cols, int rows, String keys, Language language) {
    this(cols, rows, TimedKey.typed(keys, language), Optional.empty(), language);
  }

  OffscreenSurface(
      int cols, int rows, List<TimedKey> keys, Optional<Film> film, Language language) {
    this.cols = cols;
    this.rows = rows;
    this.keys = keys;
    this.film = film;
    this.language = language;
    sheet = new BufferGraphics(cols, rows);
  }

  /** The time for its pages: that of the pauses between keys, in which computer players move. */
  public HeldTime time() {
    return time;
  }

  @Override
  public void show(Pages pages, Person person, Display display, Recorder recorder)
      throws IOException {
    CompactScreen terminal =
        new CompactScreen(OutputStream.nullOutputStream(), display.depth(), cols, rows);
    InputQueue queue = new InputQueue();
    Viewer viewer = Viewer.unseen(pages, terminal, queue, display);
    depth = display.depth();
    ink = new AnsiText(depth);
    sheet = terminal.newTextGraphics();
    try {
      viewer.begin();
      settle(pages, viewer, queue);
      film(0);
      for (TimedKey key : keys) {
        if (film.isPresent() && film.get().isFull()) {
          break;
        }
        pass(key.pause(), pages, viewer);
        if (key.input() == Input.Signal.TICK) {
          pages.advanceNow();
        }
        if (!viewer.slice(key.input())) {
          break;
        }
        pages.restCursor();
        settle(pages, viewer, queue);
        film(0);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      pages.leaveAll();
    }
  }

  private void film(long pause) {
    film.ifPresent(it -> it.show(pause, sheet));
  }

  /** Shows what happens on its own within a pause; a computer's move comes at its end. */
  private void pass(long pause, Pages pages, Viewer viewer)
      throws IOException, InterruptedException {
    long left = pause;
    for (long wait = pages.waitMillis(); wait < left; wait = pages.waitMillis()) {
      long step = Math.max(1, wait);
      left -= step;
      time.pass(step);
      viewer.slice(Input.Signal.TICK);
      film(step);
    }
    time.pass(left);
    film(left);
    if (pause > 0) {
      time.runTasks();
      viewer.slice(Input.Signal.NEWS);
    }
  }

  /** Waits while the page polls for something. */
  private void settle(Pages pages, Viewer viewer, InputQueue queue)
      throws IOException, InterruptedException {
    long waited = 0;
    long wait = pages.waitMillis();
    while (wait <= OpenFiles.LOOK_MILLIS && waited < PATIENCE_MILLIS) {
      Input input = queue.next(wait);
      waited += Math.max(1, wait);
      time.pass(wait);
      viewer.slice(input);
      wait = pages.waitMillis();
    }
  }

  public boolean isShown() {
    return ink != null;
  }

  /** Returns the rows as lines, without trailing blanks; one that is underlined is a low line. */
  public String text() {
    StringBuilder text = new StringBuilder();
    for (int row = 0; row < rows; row++) {
      StringBuilder line = new StringBuilder();
      for (int col = 0; col < cols; col++) {
        TextCharacter cell = sheet.cell(col, row);
        line.append(cell == null ? "" : isLine(cell) ? "_" : cell.getCharacterString());
      }
      text.append(line.toString().stripTrailing()).append('\n');
    }
    return text.toString();
  }

  private static boolean isLine(TextCharacter cell) {
    return cell.isUnderlined() && cell.getCharacterString().equals(" ");
  }

  /** Returns the rows as lines, with a terminal's control sequences for their colours. */
  public String ansi() {
    return ink.lines(sheet);
  }

  /** Returns the screen as an SVG picture, in the colours that its terminal shows. */
  public String svg(String title) {
    return StillPicture.of(sheet.shown(depth), cols, rows, title, language);
  }
}
