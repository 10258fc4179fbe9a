package dev.banmen.tui.page;

import dev.banmen.app.Person;
import dev.banmen.app.Refusal;
import dev.banmen.session.Event;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Session;
import dev.banmen.text.SpokenFault;
import dev.banmen.text.Words;
import dev.banmen.tui.canvas.Appearance;
import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.keys.CustomKeys;
import dev.banmen.tui.term.Clipboard;
import dev.banmen.tui.term.Input;
import dev.banmen.tui.term.InputQueue;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/**
 * The stack of pages: the current one, those under it, and the games in play that they are about.
 * Mutable, one thread.
 */
public final class Pages {
  /** A page, and the game it is about; null for none. */
  private record StackedPage(Page page, LiveSession live) {}

  private final Person person;
  private final Words words;
  private final PageFactory factory;
  private final Deque<StackedPage> under = new ArrayDeque<>();
  private final OpenFiles files = new OpenFiles(this);
  private final Outbox outbox;
  private final InputGate gate;
  private final ClockEnd clockEnd = new ClockEnd();
  private StackedPage top;
  private Optional<Refusal> end = Optional.empty();
  private boolean isLeft; // whether the last page closed
  private Appearance appearance; // of their viewer, if it can be changed
  private Clipboard clipboard; // of their viewer, if it has one

  private Pages(Person person, Words words, PageFactory factory) {
    this.person = person;
    this.words = words;
    this.factory = factory;
    outbox = new Outbox(person);
    gate = new InputGate(this);
  }

  /** Returns pages that start with a game. */
  public static Pages of(Person person, Words words, PageFactory factory, LiveSession live) {
    Pages pages = new Pages(person, CustomKeys.in(words, person.preferences()), factory);
    pages.top = new StackedPage(factory.game(pages, live.now(), false), live);
    return pages;
  }

  /** Returns pages that start with a page that isn't about a game. */
  public static Pages of(Person person, Words words, PageFactory factory, Page first) {
    Pages pages = new Pages(person, CustomKeys.in(words, person.preferences()), factory);
    pages.top = new StackedPage(first, null);
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

  /** The files they are about, and what is being saved. */
  public OpenFiles files() {
    return files;
  }

  /** The way of inputs to them. */
  InputGate gate() {
    return gate;
  }

  /** Returns the appearance of the pages; null if it can't be changed. */
  public Appearance appearance() {
    return appearance;
  }

  /** The names of themes that begin like this; none if the appearance can't be changed. */
  List<String> themesStartingWith(String begun) {
    return appearance == null
        ? List.of()
        : appearance.names().stream().filter(name -> name.startsWith(begun)).toList();
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
    gate.cursorRest().stop();
    if (top.live != null) {
      updateGame(
          page -> page.withSession(top.live.now()).withTable(person.room().status(top.live)));
    } else if (top.page instanceof NewsPage page && page.news().isPresent()) {
      show(page.refreshed());
    }
  }

  /** Shows the page with something of its game changed; as it is, if it doesn't show the game. */
  private void updateGame(UnaryOperator<SessionPage> change) {
    show(top.page instanceof SessionPage page ? change.apply(page) : top.page);
  }

  /** Returns how long the screen stays true without input; {@link Long#MAX_VALUE} for ever. */
  public long waitMillis() {
    long due = due();
    long wait = due == Long.MAX_VALUE ? due : Math.max(0, due - person.millis());
    wait = Math.min(wait, outbox.waitMillis());
    wait = Math.min(wait, gate.cursorRest().waitMillis(person.millis()));
    return Math.min(Math.min(wait, files.waitMillis()), clockMillis());
  }

  private long clockMillis() {
    return top.live == null ? Long.MAX_VALUE : clockEnd.waitMillis(top.live);
  }

  /** Updates clocks and pages that change by themselves; false if that was the end. */
  public boolean tick() {
    files.showFinished();
    showSlowness();
    gate.cursorRest().tick(person.millis());
    if (person.millis() >= due()) {
      advanceNow();
    }
    if (top.live == null) {
      return end.isEmpty();
    }
    LiveSession live = top.live;
    if (clockEnd.isDue(live)) {
      if (!isSending()) {
        submit(Event.Act.CLOCK_TICK, top.page);
      }
      clockEnd.tried(live);
    }
    show(top.page);
    return true;
  }

  private long due() {
    return top.page instanceof TimedPage page ? page.due() : Long.MAX_VALUE;
  }

  /** Does the page's next change by itself now, if there is one. */
  public void advanceNow() {
    if (top.page instanceof TimedPage page && page.due() != Long.MAX_VALUE) {
      follow(page.onDue(person.millis()));
    }
  }

  /** Has the cursor at rest with the next {@link #tick}. */
  public void restCursor() {
    gate.cursorRest().hasten(person.millis());
  }

  /** Gives an input as it was typed to the current page; false if that was to leave. */
  public boolean take(Input input, Extent screen) {
    isLeft = false;
    gate.take(input, screen);
    return !isLeft;
  }

  /** Gives an input, as pages know it, to the current page. */
  public void take(Input input) {
    gate.take(input);
  }

  /** Paints the current page; over its keys, on the last line, a message about them. */
  public void paint(Canvas canvas) {
    top.page.paint(canvas);
    gate.paintNotice(canvas);
  }

  /** Returns what the window is called: what is on the current page. */
  public String title() {
    String title = top.page.title();
    return title.isEmpty() ? "Banmen" : title;
  }

  /** Carries an action out; if it is refused, the current page says why. */
  public void follow(PageAction action) {
    try {
      action.run(this, person);
    } catch (Refusal refusal) {
      show(top.page.saying(refusal.getMessage()));
    }
  }

  /** Shows a page, with its game's clock up to date. */
  public void show(Page page) {
    boolean runs = top.live != null && top.live.now().clock().running().isPresent();
    Page next = page instanceof RecordedPage record ? record.beforeShown() : page;
    next = runs && next instanceof SessionPage game ? game.at(top.live.millis()) : next;
    top = new StackedPage(next, top.live);
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
  public void afterSending(PageAction next) {
    outbox.afterwards(() -> follow(next));
  }

  private void showSlowness() {
    if (outbox.becomesSlow()) {
      show(top.page.saying(words.text("saving.slow")));
    }
  }

  /** Shows the result of an event that was on its way, if that is known now. */
  private void finishSending() {
    Optional<Outbox.Sending> sent = outbox.takeFinished();
    if (sent.isPresent()) {
      boolean isShown = sent.get().live() == top.live;
      show(sent.get(), isShown);
      if (isShown) {
        sent.get().next().run();
      }
    }
  }

  /** Shows a result on the pages of its game; why it isn't saved, on any page. */
  private void show(Outbox.Sending sent, boolean isShown) {
    try {
      Session after = sent.after();
      updatePages(sent.live(), page -> page.withSession(after));
    } catch (LiveSession.Closed e) {
      if (isShown) {
        show(top.page.saying(words.text("closed")));
      }
    } catch (LiveSession.Unsaved e) {
      Optional<Session> now = sent.resubmitted(person.me());
      updatePages(sent.live(), page -> now.map(page::withSession).orElse(page));
      updatePages(sent.live(), page -> page.warning(words.text("unkept.sign")));
      show(top.page.saying(words.text("unkept.all", SpokenFault.why(e, words.language()))));
    } catch (IOException e) {
      show(top.page.saying(words.text("unkept", SpokenFault.why(e, words.language()))));
    }
  }

  /** Changes each page of a game, those under others too. */
  private void updatePages(LiveSession live, UnaryOperator<SessionPage> change) {
    replaceEach(
        stacked ->
            stacked.live == live && stacked.page instanceof SessionPage page
                ? change.apply(page)
                : stacked.page);
  }

  /**
   * Shows a game; without a page to return to, in place of the current one.
   *
   * @param isCoached whether a coach warns of moves, if the game has one
   */
  public void openGame(LiveSession live, Optional<Page> over, boolean isCoached) {
    StackedPage old = top;
    if (over.isPresent()) {
      under.push(new StackedPage(over.get(), old.live));
    }
    boolean isAided = isCoached && person.room().isAided(live);
    begin(new StackedPage(factory.game(this, live.now(), isAided), live));
    updateGame(page -> page.withTable(person.room().status(live))); // with its clock
    if (!person.room().notice().isEmpty()) {
      show(top.page.saying(person.room().notice()));
    }
    boolean stays = !under.isEmpty() && under.peek().live == old.live;
    if (over.isEmpty() && !stays) {
      leave(old);
    }
  }

  /** Shows a game over a page. */
  public void openGame(LiveSession live, Page over) {
    openGame(live, Optional.of(over), person.preferences().isCoached());
  }

  /** Shows a game over a page by itself; what is typed in that moment is not for the game. */
  public void openGameByItself(LiveSession live, Page over) {
    openGame(live, over);
    gate.settle();
  }

  /** Shows a page over another one, about the same game. */
  void push(Page page, Page over) {
    under.push(new StackedPage(over, top.live));
    begin(new StackedPage(page, top.live));
    show(page);
  }

  /** Shows a page that isn't about a game in play over another one. */
  public void pushOther(Page page, Page over) {
    under.push(new StackedPage(over, top.live));
    begin(new StackedPage(page, null));
  }

  /** Shows a page without what was said of keys on another. */
  private void begin(StackedPage next) {
    top = next;
    gate.sayNothing();
  }

  /** Goes back to the page under this one, which can't be shown; without one, ends. */
  void backFrom(Refusal refusal) {
    back();
    end = isLeft ? Optional.of(refusal) : end;
  }

  public Optional<Refusal> end() {
    return end;
  }

  /** Whether the last page closed, so that nothing waits for another input. */
  boolean isLeft() {
    return isLeft;
  }

  /** Shows the page under this one; without one, that was to leave. */
  public void back() {
    isLeft = under.isEmpty();
    if (!isLeft) {
      StackedPage old = top;
      begin(under.pop());
      leave(old);
      refreshSession();
      follow(top.page.returned());
    }
  }

  private void leave(StackedPage old) {
    if (old.live != null && old.live != top.live) {
      person.room().leave(old.live);
    }
    abandon(old.page);
    if (old.page instanceof FilePage page) {
      files.closeIfUnused(page.about());
    }
  }

  private static void abandon(Page page) {
    if (page instanceof WorkingPage working) {
      working.abandon();
    }
  }

  /** Whether any page is like this. */
  boolean any(Predicate<Page> is) {
    return is.test(top.page) || under.stream().anyMatch(stacked -> is.test(stacked.page));
  }

  /** Replaces every page by another. */
  void replaceAll(UnaryOperator<Page> change) {
    replaceEach(stacked -> change.apply(stacked.page));
  }

  private void replaceEach(Function<StackedPage, Page> change) {
    List<StackedPage> all = List.copyOf(under);
    under.clear();
    all.forEach(stacked -> under.addLast(new StackedPage(change.apply(stacked), stacked.live)));
    show(change.apply(top));
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
    under.push(new StackedPage(page, under.pop().live));
  }

  /** Finishes the current page's work before another page replaces it. */
  public void partWithShown() {
    if (top.page instanceof RecordedPage page) {
      page.parting().ifPresent(this::follow);
    }
  }

  /** Leaves all open games, and waits for saves in progress; all of it, though a part fails. */
  public void leaveAll() {
    try {
      partWithShown();
      files.await();
    } finally {
      under.push(top);
      leaveAll(null);
    }
  }

  private void leaveAll(LiveSession last) {
    if (under.isEmpty()) {
      return;
    }
    StackedPage stacked = under.pop();
    try {
      if (stacked.live != null && stacked.live != last) {
        person.room().leave(stacked.live);
      }
      abandon(stacked.page);
      if (stacked.page instanceof FilePage page) {
        person.files().close(page.about());
      }
    } finally {
      leaveAll(stacked.live);
    }
  }
}
