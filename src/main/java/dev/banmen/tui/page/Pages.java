package dev.banmen.tui.page;

import dev.banmen.app.Pending;
import dev.banmen.app.Person;
import dev.banmen.app.Refusal;
import dev.banmen.record.Opened;
import dev.banmen.session.Event;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Session;
import dev.banmen.text.Words;
import dev.banmen.tui.canvas.Appearance;
import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.keys.KeyHint;
import dev.banmen.tui.keys.KeyTranslator;
import dev.banmen.tui.keys.OwnKeys;
import dev.banmen.tui.term.Input;
import dev.banmen.tui.term.Input.Code;
import dev.banmen.tui.theme.ThemeFault;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/** The page that is shown, those under it, and the games they are about. Mutable, one thread. */
public final class Pages {
  /**
   * A page, and the game it is about.
   *
   * @param live null for a page that is about none
   */
  private record Leaf(Page page, LiveSession live) {}

  /** How often one looks whether a file has been written. */
  static final long LOOK_MILLIS = 50;

  private static final long CLEARING_MILLIS = 200;

  private final Person person;
  private final Words words;
  private final PageFactory factory;
  private final Deque<Leaf> under = new ArrayDeque<>();
  private final List<Saving> savings = new ArrayList<>();
  private final KeyTranslator presses;
  private final ClockEnd clockEnd = new ClockEnd();
  private Leaf top;
  private Extent screen = Extent.of(0, 0); // as it was at the last input
  private Optional<Refusal> end = Optional.empty();
  private Appearance looks; // of who views them, if they can be changed

  private Pages(Person person, Words words, PageFactory factory) {
    this.person = person;
    this.words = words;
    this.factory = factory;
    presses = new KeyTranslator(words);
  }

  /** Starts with a game. */
  public static Pages of(Person person, Words words, PageFactory factory, LiveSession live) {
    Pages pages = new Pages(person, OwnKeys.in(words, person.preferences()), factory);
    pages.top = new Leaf(null, live);
    pages.top = new Leaf(factory.game(pages, live.now(), false), live);
    return pages;
  }

  /** Starts with a page that is about no game. */
  public static Pages of(Person person, Words words, PageFactory factory, Page first) {
    Pages pages = new Pages(person, OwnKeys.in(words, person.preferences()), factory);
    pages.top = new Leaf(first, null);
    return pages;
  }

  /** Pages may change these looks. */
  public void viewedWith(Appearance changeable) {
    looks = changeable;
  }

  public Words words() {
    return words;
  }

  /** Whose pages these are. */
  public Person person() {
    return person;
  }

  /** Makes the pages that others open. */
  public PageFactory factory() {
    return factory;
  }

  /** How its user sees the pages; null if that can't be changed. */
  public Appearance appearance() {
    return looks;
  }

  public Page shown() {
    return top.page;
  }

  /** The game that the page is about. */
  Optional<LiveSession> live() {
    return Optional.ofNullable(top.live);
  }

  /** There may be something new in the game that is shown. */
  public void told() {
    if (top.live != null) {
      show(top.page.told(top.live.now()));
    }
  }

  /** How long what is shown stays true without any input; {@link Long#MAX_VALUE} for ever. */
  public long waitMillis() {
    long due = top.page.due();
    long wait = due == Long.MAX_VALUE ? due : Math.max(0, due - person.millis());
    long saved = savings.isEmpty() ? Long.MAX_VALUE : LOOK_MILLIS;
    return Math.min(Math.min(wait, saved), clockMillis());
  }

  /** How long until a clock that is shown has moved on. */
  private long clockMillis() {
    return top.live == null ? Long.MAX_VALUE : clockEnd.waitMillis(top.live);
  }

  /**
   * A second of a clock has passed, or all of it, or a page goes on by itself; false if that was
   * the end.
   */
  public boolean tick() {
    hearOfSavings();
    if (top.page.due() != Long.MAX_VALUE && person.millis() >= top.page.due()) {
      top.page.later(person.millis()).follow(this);
    }
    if (top.live == null) {
      return end.isEmpty();
    }
    LiveSession live = top.live;
    if (clockEnd.isDue(live)) {
      ask(new PageResult.Ask(new Event.Tick(), top.page));
      clockEnd.tried(live);
    }
    show(top.page);
    return true;
  }

  /** What the page does by itself next, done now. */
  void hasten() {
    if (top.page.due() != Long.MAX_VALUE) {
      top.page.later(person.millis()).follow(this);
    }
  }

  /** Gives an input to the page that is shown; false if that was to leave. */
  public boolean take(Input input, Extent current) {
    screen = current;
    KeyTranslator.Meaning meaning = presses.of(input, top.page.isTyping());
    if (meaning instanceof KeyTranslator.Meaning.Known known) {
      return take(known.input());
    }
    if (meaning instanceof KeyTranslator.Meaning.Unknown unknown) {
      nothing(unknown.key(), top.page);
    }
    return true;
  }

  /** The key that a click on the line of keys presses; else the input itself. */
  private Input clicked(Input input) {
    boolean isClick =
        input instanceof Input.Pointed pointed
            && pointed.gesture() == Input.Gesture.PRESS
            && pointed.button() == 0
            && pointed.row() == screen.rows() - 1
            && !top.page.isTyping();
    if (!isClick) {
      return input;
    }
    List<KeyHint> hints = top.page.keyHints();
    int x = ((Input.Pointed) input).col() - 1;
    Optional<Input.Key> key = KeyLine.at(hints, screen.cols() - 2, x);
    return key.isPresent() ? key.get() : input;
  }

  /** Paints the page that is shown; over its keys, on the last line, that one of them is none. */
  public void paint(Canvas canvas) {
    top.page.paint(canvas);
    presses.paint(canvas);
  }

  /** Gives an input to the page that is shown, as pages know it; false if that was to leave. */
  public boolean take(Input input) {
    PageResult result = top.page.on(clicked(asked(input)), screen);
    boolean isIdle = result instanceof PageResult.Show show && show.page() == top.page;
    if (isIdle && input instanceof Input.Pasted && !top.page.isTyping()) {
      presses.say(words.text("paste.no.use"));
    }
    return result.follow(this);
  }

  /** F1 asks for help wherever a question mark does. */
  private Input asked(Input input) {
    boolean asks = input instanceof Input.Key key && key.equals(Input.Key.of(Code.F1));
    return asks && !top.page.isTyping() ? Input.Key.of('?') : input;
  }

  /** Runs an effect; if it is refused, the page that is shown says why. */
  void run(PageResult.Effect effect) {
    try {
      effect.run(this, person);
    } catch (Refusal refusal) {
      show(top.page.saying(refusal.getMessage()));
    }
  }

  /** Says that a key does nothing, by the name that its user knows. */
  void nothing(Input.Key key, Page page) {
    nothing(page, presses.nothing(key));
  }

  /** Says that the mouse does nothing there. */
  void nothingThere(Page page) {
    nothing(page, words.text("mouse.nothing"));
  }

  private void nothing(Page page, String sentence) {
    Optional<Page> idle = page.idle(sentence);
    show(idle.orElse(page));
    presses.say(idle.isPresent() ? "" : sentence);
  }

  /** The names of themes that begin like this. */
  List<String> themes(String begun) {
    List<String> names = new ArrayList<>(looks == null ? List.of() : looks.names());
    names.removeIf(name -> !name.startsWith(begun));
    return names;
  }

  /** The names of files that begin like this. */
  List<String> files(String begun) {
    return person.files().startingWith(begun);
  }

  /** Shows a page; if a clock of its game runs, as it is now. */
  public void show(Page page) {
    boolean runs = top.live != null && top.live.now().clock().running().isPresent();
    top = new Leaf(runs ? page.at(top.live.millis()) : page, top.live);
  }

  /** Has something done in the session, and tells the page what came of it. */
  public void ask(PageResult.Ask ask) {
    try {
      show(ask.page().told(submitted(ask)));
    } catch (LiveSession.Closed e) {
      show(ask.page().saying(words.text("closed")));
    } catch (LiveSession.Unkept e) {
      again(ask);
      Page warned = top.page.warning(words.text("unkept.sign"));
      show(warned.saying(words.text("unkept.all", e.getMessage())));
    } catch (IOException e) {
      show(ask.page().saying(words.text("unkept", e.getMessage())));
    }
  }

  private Session submitted(PageResult.Ask ask) throws IOException {
    return top.live.submit(person.me(), ask.event());
  }

  /** What could not be saved happens anyway, unless it fails once more. */
  private void again(PageResult.Ask ask) {
    try {
      show(ask.page().told(submitted(ask)));
    } catch (IOException e) {
      show(ask.page());
    }
  }

  /** Changes the looks, and has the page say so. */
  void dress(PageResult.Dress dress) {
    if (looks == null) {
      return;
    }
    try {
      if (dress.theme().isEmpty()) {
        looks.wearNext();
      } else {
        looks.wear(dress.theme());
      }
      show(dress.page().saying(words.text(looks.theming(), looks.theme())));
    } catch (ThemeFault fault) {
      show(dress.page().saying(fault.getMessage()));
    }
  }

  /**
   * A game is shown; without a page to come back to, in place of the one that is shown now.
   *
   * @param isCoached whether a coach warns of moves, where the game has one
   */
  void open(LiveSession live, Optional<Page> over, boolean isCoached) {
    Leaf old = top;
    if (over.isPresent()) {
      under.push(new Leaf(over.get(), old.live));
    }
    top = new Leaf(null, live);
    show(factory.game(this, live.now(), isCoached));
    boolean stays = !under.isEmpty() && under.peek().live == old.live;
    if (over.isEmpty() && !stays) {
      leave(old);
    }
  }

  /** A game is shown over a page, with what the room has to say about it. */
  void open(LiveSession live, Page over) {
    open(live, Optional.of(over), person.preferences().isCoached());
    if (!person.room().notice().isEmpty()) {
      show(top.page.saying(person.room().notice()));
    }
  }

  /** Shows a page over another one, about the same game. */
  void open(Page page, Page over) {
    under.push(new Leaf(over, top.live));
    show(page.listing(OwnKeys.map(words)));
  }

  /** Shows the settings over a page. */
  void openSettings(Page over) {
    lay(factory.settings(this), over);
  }

  /** Shows what is in a file over a page: at once, or when it has been read. */
  void openRecord(String file, Page over, OpeningPage.First first) throws Refusal {
    Pending<Opened> pending = person.files().opening(file);
    OpeningPage page = OpeningPage.of(words, file, pending, first);
    lay(pending.isOver() ? page.opened() : page, over);
  }

  /** Shows a page that is about no game in play; the other one is come back to. */
  public void lay(Page page, Page over) {
    under.push(new Leaf(over, top.live));
    top = new Leaf(page, null);
  }

  /** Shows the page under this one, as this one cannot be; with none there, that is the end. */
  void backFrom(Refusal refusal) {
    if (!back()) {
      end = Optional.of(refusal);
    }
  }

  /** Why there is nothing to show. */
  public Optional<Refusal> end() {
    return end;
  }

  /** Shows the page under this one; false if there is none. */
  boolean back() {
    if (under.isEmpty()) {
      return false;
    }
    Leaf old = top;
    top = under.pop();
    leave(old);
    told();
    String said = old.page.lastWord();
    show(said.isEmpty() ? top.page.again() : top.page.again().saying(said));
    return true;
  }

  private void leave(Leaf old) {
    if (old.live != null && old.live != top.live) {
      person.room().leave(old.live);
    }
    old.page.about().ifPresent(this::closeUnseen);
  }

  /** The page under the one that is shown, if it is of this kind. */
  public <T extends Page> Optional<T> below(Class<T> kind) {
    return under.isEmpty() || !kind.isInstance(under.peek().page)
        ? Optional.empty()
        : Optional.of(kind.cast(under.peek().page));
  }

  /** Changes the page under the one that is shown; there must be one. */
  public void replaceBelow(Page page) {
    under.push(new Leaf(page, under.pop().live));
  }

  /** Does what is still to be done before another page takes the place of the one shown. */
  public void partWithShown() {
    top.page.parting().ifPresent(result -> result.follow(this));
  }

  /** A file that is shown was written again. */
  public void rewritten(Saving saving, Opened now) {
    Deque<Leaf> leaves = new ArrayDeque<>();
    for (Leaf leaf : under) {
      leaves.addLast(new Leaf(leaf.page.rewritten(saving, now), leaf.live));
    }
    under.clear();
    under.addAll(leaves);
    show(top.page.rewritten(saving, now));
  }

  /** A file is written while other things go on. */
  public void goOnSaving(Saving saving) {
    savings.add(saving);
  }

  /** Whether this file is being written. */
  public boolean isSaving(Opened file) {
    return savings.stream().anyMatch(saving -> saving.file() == file);
  }

  /** Whether a file is being written just now. */
  boolean isWriting() {
    return savings.stream().anyMatch(saving -> !saving.pending().isOver());
  }

  /** The files that are being written, and those of which that was not said yet. */
  public List<Saving> savings() {
    return List.copyOf(savings);
  }

  /**
   * Nobody waits any more for the files that are being written, but for a moment in which what is
   * half written is cleared away.
   */
  void giveUpSaving() {
    savings.forEach(saving -> saving.pending().giveUp());
    savings.forEach(saving -> saving.pending().await(CLEARING_MILLIS));
    savings.clear();
  }

  /** Tells of each file that has been written since, or could not be; false if one could not. */
  boolean hearOfSavings() {
    boolean isWell = true;
    for (Saving saving : savings()) {
      if (saving.pending().isOver()) {
        savings.remove(saving);
        isWell &= saved(saving);
      }
    }
    return isWell;
  }

  private boolean saved(Saving saving) {
    try {
      Opened now = saving.pending().outcome();
      rewritten(saving, now);
      show(top.page.saying(words.text("saved", now.name())));
      closeUnseen(now);
      return true;
    } catch (Refusal refusal) {
      show(top.page.saying(refusal.getMessage()));
      closeUnseen(saving.file());
      return false;
    }
  }

  /** Closes a file that no page is about any more. */
  public void closeUnseen(Opened file) {
    boolean isSeen = isAbout(top, file) || isSaving(file);
    for (Leaf leaf : under) {
      isSeen |= isAbout(leaf, file);
    }
    if (!isSeen) {
      person.files().close(file);
    }
  }

  private static boolean isAbout(Leaf leaf, Opened file) {
    return leaf.page.about().filter(other -> other == file).isPresent();
  }

  /** All games that are open are left, and what is being written is waited for. */
  public void leaveAll() {
    partWithShown();
    for (Saving saving : savings()) {
      try {
        saving.pending().outcome();
      } catch (Refusal refusal) {
        person.tellLate(refusal.getMessage());
      }
    }
    LiveSession last = null;
    for (under.push(top); !under.isEmpty(); under.pop()) {
      LiveSession live = under.peek().live;
      if (live != null && live != last) {
        person.room().leave(live);
      }
      last = live;
      under.peek().page.about().ifPresent(person.files()::close);
    }
  }
}
