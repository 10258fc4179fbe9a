package dev.banmen.tui.page;

import com.googlecode.lanterna.TextCharacter;
import dev.banmen.app.Person;
import dev.banmen.text.Language;
import dev.banmen.tui.canvas.Display;
import dev.banmen.tui.keys.KeyScript;
import dev.banmen.tui.term.AnsiText;
import dev.banmen.tui.term.BufferGraphics;
import dev.banmen.tui.term.CompactScreen;
import dev.banmen.tui.term.Input;
import dev.banmen.tui.term.InputQueue;
import dev.banmen.tui.term.Recorder;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;

/**
 * A screen painted in memory, after some keys: it holds what a terminal of that size would show.
 * Mutable, used for one showing.
 */
public final class OffscreenSurface extends PageHost {
  /** How long to wait for background work, such as a file being read. */
  private static final long PATIENCE_MILLIS = 10_000;

  private final int cols;
  private final int rows;
  private final List<Input> inputs;
  private final Language language;
  private BufferGraphics sheet;
  private AnsiText ink;

  /**
   * A screen that shows nothing yet.
   *
   * @param keys as {@link KeyScript} has them
   * @param language of the message about a fault in them
   * @throws IllegalArgumentException if the keys aren't valid; the message is one line
   */
  public OffscreenSurface(int cols, int rows, String keys, Language language) {
    this.cols = cols;
    this.rows = rows;
    this.language = language;
    inputs = KeyScript.inputs(keys, language);
    sheet = new BufferGraphics(cols, rows);
  }

  @Override
  public void show(Pages pages, Person person, Display display, Recorder recorder)
      throws IOException {
    CompactScreen terminal =
        new CompactScreen(OutputStream.nullOutputStream(), display.depth(), cols, rows);
    InputQueue queue = new InputQueue();
    Viewer viewer = Viewer.unseen(pages, terminal, queue, display);
    ink = new AnsiText(display.depth());
    try {
      viewer.begin();
      settle(pages, person, viewer, queue);
      for (Input input : inputs) {
        if (input == Input.Signal.TICK) {
          pages.advanceNow();
        }
        if (!viewer.turn(input)) {
          break;
        }
        pages.gate().rest().hasten(person.millis());
        settle(pages, person, viewer, queue);
      }
      sheet = terminal.newTextGraphics();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      pages.leaveAll();
    }
  }

  /** Waits while the page polls for something. */
  private static void settle(Pages pages, Person person, Viewer viewer, InputQueue queue)
      throws IOException, InterruptedException {
    long end = person.millis() + PATIENCE_MILLIS;
    long wait = pages.waitMillis();
    while (wait <= OpenFiles.LOOK_MILLIS && person.millis() < end) {
      viewer.turn(queue.next(wait));
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

  /** Returns the screen as an SVG picture. */
  public String svg(String title) {
    return StillPicture.of(sheet, cols, rows, title, language);
  }
}
