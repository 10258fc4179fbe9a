package dev.banmen.tui.page;

import com.googlecode.lanterna.input.KeyStroke;
import com.googlecode.lanterna.input.KeyType;
import dev.banmen.app.Pending;
import dev.banmen.app.Refusal;
import dev.banmen.record.OpenedFile;
import dev.banmen.text.Words;
import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.keys.KeyAction;
import dev.banmen.tui.keys.KeyHint;
import dev.banmen.tui.term.Input;
import dev.banmen.tui.theme.Role;
import java.util.List;

/**
 * A file being opened, for as long as that takes. Immutable, except for its progress.
 *
 * @param name of the file
 * @param first makes the page to show once it is open
 * @param due when to look again, in milliseconds of the person's clock
 * @param said what the file's page is to say once it is shown; empty for nothing
 */
public record OpeningPage(
    Words words, String name, Pending<OpenedFile> pending, First first, long due, String said)
    implements TimedPage, WorkingPage {
  /** Makes the page of a file once it is open. */
  public interface First {
    public Page of(OpenedFile opened) throws Refusal;
  }

  private static final long LOOK_MILLIS = 20;

  public static OpeningPage of(Words words, String name, Pending<OpenedFile> pending, First first) {
    return new OpeningPage(words, name, pending, first, 0, "");
  }

  /** Returns the file's page; waits until the file is open. */
  Page opened() throws Refusal {
    Page opened = first.of(pending.outcome());
    return said.isEmpty() ? opened : opened.saying(said);
  }

  @Override
  public List<KeyHint> keyHints(Extent screen) {
    return List.of(KeyHint.of(words, KeyType.Escape, "opening.key.give.up"));
  }

  @Override
  public PageAction on(Input input, Extent screen) {
    if (!(input instanceof Input.Key pressed)) {
      return this;
    }
    KeyStroke key = pressed.stroke();
    if (KeyAction.of(key) == KeyAction.ESCAPE || KeyAction.of(key) == KeyAction.QUIT) {
      return PageAction.back();
    }
    return KeyAction.of(key) == KeyAction.THEME ? PageAction.changeTheme("", this) : this;
  }

  @Override
  public PageAction onDue(long millis) {
    return pending.isOver()
        ? arrived()
        : new OpeningPage(words, name, pending, first, millis + LOOK_MILLIS, said);
  }

  /** Shows the file's page; if there is none, the page below says why. */
  private PageAction arrived() {
    return (pages, person) -> {
      try {
        pages.show(opened());
      } catch (Refusal refusal) {
        pages.backFrom(refusal);
        throw refusal;
      }
    };
  }

  @Override
  public void abandon() {
    pending.giveUp();
  }

  @Override
  public OpeningPage saying(String sentence) {
    return new OpeningPage(words, name, pending, first, due, sentence);
  }

  @Override
  public void paint(Canvas canvas) {
    canvas.fill(Role.TEXT);
    int cols = canvas.cols() - 2;
    canvas.text(1, 0, name, cols, Role.HEADING);
    String text = words.text("opening.read", pending.percent());
    canvas.text(1, 1, text, cols, Role.TEXT);
    Canvas foot = KeyLine.foot(canvas);
    KeyLine.paint(foot, keyHints(canvas.extent()));
    KeyLine.paintOver(canvas, said);
  }
}
