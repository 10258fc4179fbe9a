package dev.banmen.tui.page;

import com.googlecode.lanterna.input.KeyStroke;
import com.googlecode.lanterna.input.KeyType;
import com.googlecode.lanterna.input.MouseActionType;
import dev.banmen.app.Pending;
import dev.banmen.app.Person;
import dev.banmen.app.Refusal;
import dev.banmen.game.Site;
import dev.banmen.record.OpenedFile;
import dev.banmen.session.Event;
import dev.banmen.session.LiveSession;
import dev.banmen.text.SpokenFault;
import dev.banmen.text.Words;
import dev.banmen.tui.canvas.Appearance;
import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.canvas.SmallScreen;
import dev.banmen.tui.keys.CustomKeys;
import dev.banmen.tui.keys.KeyHint;
import dev.banmen.tui.keys.KeyTranslator;
import dev.banmen.tui.term.Clipboard;
import dev.banmen.tui.term.Input;
import dev.banmen.tui.term.InputQueue;
import dev.banmen.tui.term.Keys;
import dev.banmen.tui.term.Mouse;
import dev.banmen.tui.text.Line;
import dev.banmen.tui.theme.Role;
import dev.banmen.tui.theme.ThemeFault;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** The current page, those under it, and the games they are about. Mutable, one thread. */
public final class Pages {
  /** A page, and the game it is about; null for none. */
  private record Leaf(Page page, LiveSession live) {}

  private final Person person;
  private final Words words;
  private final PageFactory factory;
  private final Deque<Leaf> under = new ArrayDeque<>();
  private final PendingSaves savings = new PendingSaves(this::showSaved, this::showUnsaved);
  private final Outbox outbox;
  private final KeyTranslator keys;
  private final ClockEnd clockEnd = new ClockEnd();
  private final CursorRest cursorRest = new CursorRest();
  private final ClickConfirmation confirmation = new ClickConfirmation();
  private Leaf top;
  private Extent screen = Extent.of(0, 0); // at the last input
  private Optional<Refusal> end = Optional.empty();
  private Appearance appearance; // of their viewer, if it can be changed
  private Clipboard clipboard; // of their viewer, if it has one

  private Pages(Person person, Words words, PageFactory factory) {
    this.person = person;
    this.words = words;
    this.factory = factory;
    outbox = new Outbox(person);
    keys = new KeyTranslator(words);
  }

  /** Returns pages that start with a game. */
  public static Pages of(Person person, Words words, PageFactory factory, LiveSession live) {
    Pages pages = new Pages(person, CustomKeys.in(words, person.preferences()), factory);
    pages.top = new Leaf(factory.game(pages, live.now(), false), live);
    return pages;
  }

  /** Returns pages that start with a page that isn't about a game. */
  public static Pages of(Person person, Words words, PageFactory factory, Page first) {
    Pages pages = new Pages(person, CustomKeys.in(words, person.preferences()), factory);
    pages.top = new Leaf(first, null);
    return pages;
  }

  /** Lets pages change this appearance. */
  public void viewedWith(Appearance changeable) {
    appearance = changeable;
  }

  /** Lets pages copy to this clipboard. */
  public void copyingTo(Clipboard writable) {
    clipboard = writable;
  }

  /** Lets pages keep typed keys waiting here while an event is being saved. */
  public void fedBy(InputQueue inputs) {
    outbox.fedBy(inputs);
  }

  /** The clipboard of the terminal that shows the pages; empty if it can't be written to. */
  Optional<Clipboard> clipboard() {
    return Optional.ofNullable(clipboard).filter(Clipboard::canCopy);
  }

  public Words words() {
    return words;
  }

  public Person person() {
    return person;
  }

  public PageFactory factory() {
    return factory;
  }

  /** Returns the appearance of the pages; null if it can't be changed. */
  public Appearance appearance() {
    return appearance;
  }

  public Page shown() {
    return top.page;
  }

  /** The game in play that is shown; empty if there is none. */
  public Optional<LiveSession> live() {
    return Optional.ofNullable(top.live);
  }

  /** Updates the page from the game or the place it shows, which may have changed. */
  public void refreshSession() {
    finishSending();
    cursorRest.stop();
    if (top.live != null) {
      show(top.page.withSession(top.live.now()).withNote(person.room().note(top.live)));
    } else if (top.page.news().isPresent()) {
      show(top.page.refreshed());
    }
  }

  /** Returns how long the screen stays true without input; {@link Long#MAX_VALUE} for ever. */
  public long waitMillis() {
    long due = top.page.due();
    long wait = due == Long.MAX_VALUE ? due : Math.max(0, due - person.millis());
    wait = Math.min(wait, outbox.waitMillis());
    wait = Math.min(wait, cursorRest.waitMillis(person.millis()));
    return Math.min(Math.min(wait, savings.waitMillis()), clockMillis());
  }

  private long clockMillis() {
    return top.live == null ? Long.MAX_VALUE : clockEnd.waitMillis(top.live);
  }

  /** Updates clocks and pages that change by themselves; false if that was the end. */
  public boolean tick() {
    savings.showFinished();
    showSlowness();
    cursorRest.tick(person.millis());
    if (person.millis() >= top.page.due()) {
      advanceNow();
    }
    if (top.live == null) {
      return end.isEmpty();
    }
    LiveSession live = top.live;
    if (clockEnd.isDue(live)) {
      if (!isSending()) {
        submit(new Event.ClockTick(), top.page);
      }
      clockEnd.tried(live);
    }
    show(top.page);
    return true;
  }

  /** Does the page's next change by itself now, if there is one. */
  void advanceNow() {
    if (top.page.due() != Long.MAX_VALUE) {
      top.page.onDue(person.millis()).follow(this);
    }
  }

  /** Whether the cursor was moved just now and is not at rest yet. */
  boolean isMoving() {
    return cursorRest.isMoving();
  }

  /** Has the cursor at rest with the next {@link #tick}, which is due now. */
  void rest() {
    cursorRest.hasten(person.millis());
  }

  /** Gives an input to the current page; false if that was to leave. */
  public boolean take(Input input, Extent current) {
    screen = current;
    KeyTranslator.Meaning meaning = keys.of(input, top.page.isTyping());
    if (meaning instanceof KeyTranslator.Meaning.Known known) {
      return take(known.input());
    }
    if (meaning instanceof KeyTranslator.Meaning.Unknown unknown) {
      sayUnused(unknown.key(), top.page);
    }
    return true;
  }

  /** Returns the key that a click on the line of keys presses; else the input itself. */
  private Input clicked(Input input) {
    boolean isClick =
        input instanceof Input.Pointed pointed
            && Mouse.isClick(pointed.action())
            && pointed.action().getPosition().getRow() == screen.rows() - 1
            && !top.page.isTyping()
            && !SmallScreen.is(screen);
    if (!isClick) {
      return input;
    }
    List<KeyHint> hints = top.page.keyHints(screen);
    int x = ((Input.Pointed) input).action().getPosition().getColumn() - 1;
    Optional<KeyStroke> key = KeyLine.at(hints, screen.cols() - 2, x);
    return key.isPresent() ? new Input.Key(key.get()) : input;
  }

  /** Paints the current page; over its keys, on the last line, a message about them. */
  public void paint(Canvas canvas) {
    top.page.paint(canvas);
    Optional<String> notice = keys.notice();
    if (notice.isPresent() && canvas.rows() > 0) {
      Canvas last = canvas.part(new Extent(0, canvas.rows() - 1, canvas.cols(), 1));
      last.fill(Role.TEXT);
      int room = Math.max(0, last.cols() - 2); // begins where the keys do
      last.text(1, 0, Line.cut(notice.get(), room, last.glyphs().more()), Role.MISS);
    }
  }

  /** Returns what the window is called: what is on the current page. */
  public String title() {
    String title = top.page.title();
    return title.isEmpty() ? "Banmen" : title;
  }

  /** Gives an input, as pages know it, to the current page; false if that was to leave. */
  public boolean take(Input input) {
    Input pressed = clicked(asked(input));
    if (appearance != null && appearance.confirmsClicks() && isKept(pressed)) {
      return true;
    }
    Page before = top.page;
    PageResult result = before.on(pressed, screen);
    boolean isIdle = result instanceof PageResult.Show show && show.page() == top.page;
    if (isIdle && input instanceof Input.Pasted && !top.page.isTyping()) {
      keys.say(words.text("paste.no.use"));
    }
    boolean stays = result.follow(this);
    boolean isSamePage = before.getClass() == top.page.getClass();
    Optional<Site> from = isSamePage ? before.cursorSite() : Optional.empty();
    cursorRest.noteStep(pressed, from, top.page.cursorSite(), person.millis());
    return stays;
  }

  /** Moves the cursor on the first of two clicks on a site; whether that was all. */
  private boolean isKept(Input input) {
    Optional<Site> site =
        input instanceof Input.Pointed pointed
            ? top.page.playedAt(pointed.action(), screen)
            : Optional.empty();
    boolean isKept = confirmation.keeps(input, site);
    if (isKept && ((Input.Pointed) input).action().getActionType() == MouseActionType.CLICK_DOWN) {
      show(top.page.clickedOnce(site.get()));
    }
    return isKept;
  }

  private Input asked(Input input) {
    boolean asks =
        input instanceof Input.Key pressed && pressed.stroke().equals(Keys.of(KeyType.F1));
    return asks && !top.page.isTyping() ? Input.Key.of('?') : input;
  }

  /** Runs an effect; if it is refused, the current page says why. */
  void run(PageResult.PortAction effect) {
    try {
      effect.run(this, person);
    } catch (Refusal refusal) {
      show(top.page.saying(refusal.getMessage()));
    }
  }

  /** Says that a key does nothing, by the name that its user knows. */
  void sayUnused(KeyStroke key, Page page) {
    sayUnused(page, keys.unusedText(key));
  }

  void sayUnusedClick(Page page) {
    sayUnused(page, words.text("mouse.nothing"));
  }

  private void sayUnused(Page page, String sentence) {
    Optional<Page> idle = page.idle(sentence);
    show(idle.orElse(page));
    keys.say(idle.isPresent() ? "" : sentence);
  }

  List<String> names(PageResult.Complete.Names names, String begun) {
    return switch (names) {
      case THEMES -> themes(begun);
      case FILES -> person.files().startingWith(begun);
      case FILES_TO_WRITE -> person.files().writableStartingWith(begun);
    };
  }

  private List<String> themes(String begun) {
    List<String> names = new ArrayList<>(appearance == null ? List.of() : appearance.names());
    names.removeIf(name -> !name.startsWith(begun));
    return names;
  }

  /** Shows a page, with its game's clock up to date. */
  public void show(Page page) {
    boolean runs = top.live != null && top.live.now().clock().running().isPresent();
    Page next = page.settled();
    top = new Leaf(runs ? next.at(top.live.millis()) : next, top.live);
  }

  /**
   * Sends an event to the session, and shows its result on the page: at once, or when it is saved.
   * Until then no other event is sent.
   */
  public void submit(Event event, Page page) {
    show(page);
    if (isSending()) {
      show(page.saying(words.text("saving.slow")));
      return;
    }
    outbox.send(top.live, event);
    finishSending();
  }

  /** Whether an event is on its way to be saved. */
  public boolean isSending() {
    return outbox.isSending();
  }

  /** Carries this out once the event on its way is saved, or could not be. */
  public void afterSending(PageResult next) {
    outbox.afterwards(() -> next.follow(this));
  }

  private void showSlowness() {
    if (outbox.becomesSlow()) {
      show(top.page.saying(words.text("saving.slow")));
    }
  }

  /** Shows the result of an event that was on its way, if that is known now. */
  private void finishSending() {
    Optional<Outbox.Sending> sent = outbox.takeFinished();
    if (sent.isPresent() && sent.get().live() == top.live) {
      show(sent.get());
      sent.get().next().run();
    }
  }

  private void show(Outbox.Sending sent) {
    try {
      show(top.page.withSession(sent.after()));
    } catch (LiveSession.Closed e) {
      show(top.page.saying(words.text("closed")));
    } catch (LiveSession.Unsaved e) {
      show(sent.resubmitted(person.me()).map(top.page::withSession).orElse(top.page));
      Page warned = top.page.warning(words.text("unkept.sign"));
      show(warned.saying(words.text("unkept.all", SpokenFault.why(e, words.language()))));
    } catch (IOException e) {
      show(top.page.saying(words.text("unkept", SpokenFault.why(e, words.language()))));
    }
  }

  /** Changes the theme, to the next one if it is empty, and shows the result on the page. */
  void changeTheme(String theme, Page page) {
    if (appearance == null) {
      return;
    }
    try {
      if (theme.isEmpty()) {
        appearance.useNextTheme();
      } else {
        appearance.useTheme(theme);
      }
      show(page.saying(words.text(appearance.themeLabel(), appearance.theme())));
    } catch (ThemeFault fault) {
      show(page.saying(fault.getMessage()));
    }
  }

  /**
   * Shows a game; without a page to return to, in place of the current one.
   *
   * @param isCoached whether a coach warns of moves, if the game has one
   */
  public void openGame(LiveSession live, Optional<Page> over, boolean isCoached) {
    Leaf old = top;
    if (over.isPresent()) {
      under.push(new Leaf(over.get(), old.live));
    }
    Page page = factory.game(this, live.now(), isCoached && isAided(live));
    top = new Leaf(page, live);
    show(page.withNote(person.room().note(live))); // with its clock
    if (!person.room().notice().isEmpty()) {
      show(top.page.saying(person.room().notice()));
    }
    boolean stays = !under.isEmpty() && under.peek().live == old.live;
    if (over.isEmpty() && !stays) {
      leave(old);
    }
  }

  private boolean isAided(LiveSession live) {
    try {
      person.room().checkAid(live);
      return true;
    } catch (Refusal refusal) {
      return false;
    }
  }

  /** Shows a game over a page. */
  public void openGame(LiveSession live, Page over) {
    openGame(live, Optional.of(over), person.preferences().isCoached());
  }

  /** Shows a page over another one, about the same game. */
  void push(Page page, Page over) {
    under.push(new Leaf(over, top.live));
    show(page.listing(CustomKeys.map(words)));
  }

  void openSettings(Page over) {
    pushOther(factory.settings(this), over);
  }

  /** Shows a file's contents over a page: at once, or when it has been read. */
  public void openFile(String file, Page over, OpeningPage.First first) throws Refusal {
    Pending<OpenedFile> pending = person.files().openAsync(file);
    OpeningPage page = OpeningPage.of(words, file, pending, first);
    pushOther(pending.isOver() ? page.opened() : page, over);
  }

  /** Shows a page that isn't about a game in play over another one. */
  public void pushOther(Page page, Page over) {
    under.push(new Leaf(over, top.live));
    top = new Leaf(page, null);
  }

  /** Goes back to the page under this one, which can't be shown; without one, ends. */
  void backFrom(Refusal refusal) {
    if (!back()) {
      end = Optional.of(refusal);
    }
  }

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
    refreshSession();
    String lastWord = old.page.lastWord();
    Page page = lastWord.isEmpty() ? top.page.refreshed() : top.page.refreshed().saying(lastWord);
    show(page);
    return page.returning().map(result -> result.follow(this)).orElse(true);
  }

  private void leave(Leaf old) {
    if (old.live != null && old.live != top.live) {
      person.room().leave(old.live);
    }
    old.page.abandon();
    old.page.about().ifPresent(this::closeIfUnused);
  }

  /** Returns the page under the current one, if it is of this kind. */
  public <T extends Page> Optional<T> below(Class<T> kind) {
    return under.isEmpty() || !kind.isInstance(under.peek().page)
        ? Optional.empty()
        : Optional.of(kind.cast(under.peek().page));
  }

  /** Leaves the pages of this kind under the current one, down to the last page of all. */
  public void dropBelow(Class<? extends Page> kind) {
    while (under.size() > 1 && kind.isInstance(under.peek().page)) {
      leave(under.pop());
    }
  }

  /** Replaces the page under the current one; there must be one. */
  public void replaceBelow(Page page) {
    under.push(new Leaf(page, under.pop().live));
  }

  /** Finishes the current page's work before another page replaces it. */
  public void partWithShown() {
    top.page.parting().ifPresent(result -> result.follow(this));
  }

  /** Updates all pages after a file was saved. */
  public void rewritten(Saving saving, OpenedFile now) {
    Deque<Leaf> leaves = new ArrayDeque<>();
    for (Leaf leaf : under) {
      leaves.addLast(new Leaf(leaf.page.rewritten(saving, now), leaf.live));
    }
    under.clear();
    under.addAll(leaves);
    show(top.page.rewritten(saving, now));
  }

  public PendingSaves savings() {
    return savings;
  }

  /** Writes to the person's own files: settings, progress, results. Any thread. */
  public interface OwnWrite {
    void write() throws Refusal;
  }

  /** Saves something in the person's own files; the current page says if it can't, now or later. */
  public void save(OwnWrite work) {
    save(work, () -> {});
  }

  /**
   * The same, and shows that it is saved.
   *
   * @param saved shows it
   */
  public void save(OwnWrite work, Runnable saved) {
    Pending.Work<Boolean> written =
        watch -> {
          work.write();
          return true;
        };
    save(written, yes -> saved.run(), refusal -> show(top.page.saying(refusal.getMessage())));
  }

  /**
   * The same for work with a result, and shows how that went.
   *
   * @param saved shows that it is saved
   * @param refused shows why it is not
   */
  public <T> void save(Pending.Work<T> work, Consumer<T> saved, Consumer<Refusal> refused) {
    savings.add(person.withOwnFiles(work), saved, refused);
    savings.showFinished();
  }

  private void showSaved(Saving saving, OpenedFile now) {
    rewritten(saving, now);
    show(top.page.saying(words.text("saved", now.name())));
    closeIfUnused(now);
  }

  private void showUnsaved(Saving saving, Refusal refusal) {
    show(top.page.saying(refusal.getMessage()));
    closeIfUnused(saving.file());
  }

  /** Closes a file that no page is about any more. */
  public void closeIfUnused(OpenedFile file) {
    boolean isSeen = isAbout(top, file) || savings.isSaving(file);
    for (Leaf leaf : under) {
      isSeen |= isAbout(leaf, file);
    }
    if (!isSeen) {
      person.files().close(file);
    }
  }

  private static boolean isAbout(Leaf leaf, OpenedFile file) {
    return leaf.page.about().filter(other -> other == file).isPresent();
  }

  /** Leaves all open games, and waits for saves in progress; all of it, though a part fails. */
  public void leaveAll() {
    try {
      partWithShown();
      savings.await(person);
    } finally {
      under.push(top);
      leaveAll(null);
    }
  }

  private void leaveAll(LiveSession last) {
    if (under.isEmpty()) {
      return;
    }
    Leaf leaf = under.pop();
    try {
      if (leaf.live != null && leaf.live != last) {
        person.room().leave(leaf.live);
      }
      leaf.page.abandon();
      leaf.page.about().ifPresent(person.files()::close);
    } finally {
      leaveAll(leaf.live);
    }
  }
}
