package dev.banmen.tui.page;

import com.googlecode.lanterna.input.KeyStroke;
import dev.banmen.app.Pending;
import dev.banmen.game.Ground;
import dev.banmen.text.Words;
import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.keys.KeyAction;
import dev.banmen.tui.keys.KeyHint;
import dev.banmen.tui.term.Input;
import dev.banmen.tui.theme.Role;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A page that stays on the screen while what follows it is made on another thread. Keys wait for
 * that, except those that leave. If it takes long, its last line says how far it is. Immutable,
 * except for the progress of the work.
 *
 * @param words for that; empty if the page says so itself
 * @param waiting the keys to handle afterwards, in order
 * @param due when to look again, in milliseconds of the person's clock
 * @param since when it was looked for the first time, likewise; 0 if it never was
 */
public record AwaitingPage<T>(
    Page shown,
    Pending<T> pending,
    AfterWork<T> arrival,
    Optional<Words> words,
    List<KeyStroke> waiting,
    long due,
    long since)
    implements TimedPage, WorkingPage {
  /** The most keys that wait; further ones are dropped. */
  public static final int MOST_KEYS = 32;

  private static final long LOOK_MILLIS = 20;
  private static final long LONG_MILLIS = 300;

  /** The next thing to do once the work is done. */
  public interface AfterWork<T> {
    /**
     * Returns the result of the work for the page.
     *
     * @param millis the person's clock
     */
    PageAction of(T made, long millis);
  }

  /**
   * Starts work on another thread, and goes on with its outcome once it is there: at once, if it is
   * there already.
   *
   * @param shown the page to stay on
   * @param name of the work
   */
  public static <T> PageAction start(
      Page shown, String name, Pending.Work<T> work, AfterWork<T> arrival) {
    return (pages, me) -> pages.follow(await(shown, me.background(name, work), arrival));
  }

  /**
   * Does something with the person's own files, and continues with the result once it is there.
   *
   * @param shown the page to stay on
   */
  public static <T> PageAction useOwnFiles(Page shown, Pending.Work<T> work, AfterWork<T> arrival) {
    return (pages, me) -> {
      AwaitingPage<T> page = of(shown, me.withOwnFiles(work), arrival);
      Optional<Words> words = Optional.of(pages.words());
      pages.follow(
          page.pending.isOver()
              ? page.done()
              : new AwaitingPage<>(shown, page.pending, arrival, words, List.of(), 0, 0));
    };
  }

  /** Waits for work that was started before. */
  public static <T> PageAction await(Page shown, Pending<T> pending, AfterWork<T> arrival) {
    AwaitingPage<T> page = of(shown, pending, arrival);
    return pending.isOver() ? page.done() : page;
  }

  /** Returns a page that waits for work that was started before. */
  public static <T> AwaitingPage<T> of(Page shown, Pending<T> pending, AfterWork<T> arrival) {
    return new AwaitingPage<>(shown, pending, arrival, Optional.empty(), List.of(), 0, 0);
  }

  /** Shows the outcome, then handles the keys that waited. */
  private PageAction done() {
    return (pages, person) -> {
      pages.show(shown);
      pages.follow(arrival.of(pending.outcome(), person.millis()));
      for (KeyStroke key : waiting) {
        if (!pages.isLeft()) {
          pages.take(new Input.Key(key));
        }
      }
    };
  }

  private AwaitingPage<T> with(Page page, List<KeyStroke> keys, long when) {
    return new AwaitingPage<>(page, pending, arrival, words, keys, when, since);
  }

  /** How far the work is, in words; empty unless it takes long, and says so. */
  private Optional<String> progress() {
    boolean isLong = since > 0 && due - since > LONG_MILLIS && pending.percent() > 0;
    return words
        .filter(known -> isLong && !pending.isOver())
        .map(known -> known.text("awaiting.progress", pending.percent()));
  }

  @Override
  public PageAction on(Input input, Extent screen) {
    if (!(input instanceof Input.Key pressed)) {
      return this;
    }
    KeyStroke key = pressed.stroke();
    KeyAction action = KeyAction.of(key);
    if (action == KeyAction.ESCAPE || action == KeyAction.QUIT) {
      pending.giveUp();
      boolean isOnlyCancelled = action == KeyAction.ESCAPE && progress().isPresent();
      return isOnlyCancelled ? shown : shown.on(input, screen);
    }
    List<KeyStroke> keys = new ArrayList<>(waiting);
    keys.add(key);
    return keys.size() > MOST_KEYS ? this : with(shown, keys, due);
  }

  @Override
  public PageAction onDue(long millis) {
    if (pending.isOver()) {
      return done();
    }
    Page now =
        shown instanceof TimedPage timed
                && millis >= timed.due()
                && timed.onDue(millis) instanceof Page next
            ? next
            : shown;
    long first = since == 0 ? millis : since;
    return new AwaitingPage<>(now, pending, arrival, words, waiting, millis + LOOK_MILLIS, first);
  }

  @Override
  public Page saying(String sentence) {
    return with(shown.saying(sentence), waiting, due);
  }

  @Override
  public List<KeyHint> keyHints(Extent screen) {
    return shown.keyHints(screen);
  }

  @Override
  public String title() {
    return shown.title();
  }

  @Override
  public Ground ground() {
    return shown.ground();
  }

  @Override
  public void abandon() {
    pending.giveUp();
    if (shown instanceof WorkingPage working) {
      working.abandon();
    }
  }

  @Override
  public void paint(Canvas canvas) {
    shown.paint(canvas);
    progress()
        .ifPresent(
            text -> {
              Canvas foot = KeyLine.foot(canvas);
              foot.fill(Role.TEXT);
              foot.text(0, 0, text, foot.cols(), Role.TEXT);
            });
  }
}
