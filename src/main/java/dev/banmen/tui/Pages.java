package dev.banmen.tui;

import dev.banmen.game.Words;
import dev.banmen.record.Opened;
import dev.banmen.session.Event;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Seat;
import dev.banmen.tui.term.Input;
import dev.banmen.tui.term.Input.Code;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/** The page that is shown, those under it, and the games they are about. Mutable, one thread. */
final class Pages {
  /**
   * A page, and the game it is about.
   *
   * @param live null for a page that is about none
   */
  private record Leaf(Page page, LiveSession live) {}

  private static final long SECOND_MILLIS = 1000;

  /** How often one looks whether a file has been written. */
  static final long LOOK_MILLIS = 50;

  private static final long CLEARING_MILLIS = 200;

  private final House house;
  private final Words words;
  private final Deque<Leaf> under = new ArrayDeque<>();
  private final List<Saving> savings = new ArrayList<>();
  private final Presses presses;
  private Leaf top;
  private Optional<House.Refusal> end = Optional.empty();
  private Looks looks; // of who views them, if they can be changed

  private Pages(House house, Words words, Leaf first) {
    this.house = house;
    this.words = words;
    presses = new Presses(words);
    top = first;
  }

  /** Begins with a game. */
  static Pages of(House house, Words words, LiveSession live) {
    return new Pages(house, words, new Leaf(GamePage.of(words, live.now()), live));
  }

  /** Begins with a page that is about no game. */
  static Pages of(House house, Words words, Page first) {
    return new Pages(house, words, new Leaf(first, null));
  }

  /** Pages may change these looks. */
  void viewedWith(Looks changeable) {
    looks = changeable;
  }

  Words words() {
    return words;
  }

  Page shown() {
    return top.page;
  }

  /** The game that the page is about. */
  Optional<LiveSession> live() {
    return Optional.ofNullable(top.live);
  }

  /** There may be something new in the game that is shown. */
  void told() {
    if (top.live != null) {
      show(top.page.told(top.live.now()));
    }
  }

  /** How long what is shown stays true without any input; {@link Long#MAX_VALUE} for ever. */
  long waitMillis() {
    long due = top.page.due();
    long wait = due == Long.MAX_VALUE ? due : Math.max(0, due - house.millis());
    long saved = savings.isEmpty() ? Long.MAX_VALUE : LOOK_MILLIS;
    return Math.min(Math.min(wait, saved), clockMillis());
  }

  /** How long until a clock that is shown has moved on. */
  private long clockMillis() {
    if (top.live == null || top.live.now().clock().running().isEmpty()) {
      return Long.MAX_VALUE;
    }
    long left = top.live.now().clock().deadline() - top.live.millis();
    return left <= 0 ? 0 : (left - 1) % SECOND_MILLIS + 1;
  }

  /**
   * A second of a clock has passed, or all of it, or a page goes on by itself; false if that was
   * the end.
   */
  boolean tick() {
    hearOfSavings();
    if (top.page.due() != Long.MAX_VALUE && house.millis() >= top.page.due()) {
      follow(top.page.later(house.millis()));
    }
    if (top.live == null) {
      return end.isEmpty();
    }
    long now = top.live.millis();
    if (now >= top.live.now().clock().deadline() && !top.live.now().isOver()) {
      ask(new PageStep.Ask(new Event.Tick(), top.page));
    }
    show(top.page);
    return true;
  }

  /** What the page does by itself next, done now. */
  void hasten() {
    if (top.page.due() != Long.MAX_VALUE) {
      follow(top.page.later(house.millis()));
    }
  }

  /** Gives an input to the page that is shown; false if that was to leave. */
  boolean take(Input input, Extent screen) {
    Presses.Meaning meaning = presses.of(input, top.page.isTyping());
    if (meaning instanceof Presses.Meaning.Known known) {
      return takeMeant(known.input(), screen);
    }
    return !(meaning instanceof Presses.Meaning.Unknown unknown)
        || follow(new PageStep.Nothing(unknown.key(), top.page));
  }

  /** The key that a click on the line of keys presses; else the input itself. */
  private Input clicked(Input input, Extent screen) {
    boolean isClick =
        input instanceof Input.Pointed pointed
            && pointed.gesture() == Input.Gesture.PRESS
            && pointed.button() == 0
            && pointed.row() == screen.rows() - 1
            && !top.page.isTyping();
    List<String> texts = isClick ? top.page.keyTexts() : List.of();
    if (texts.isEmpty()) {
      return input;
    }
    int hit = KeyLine.at(texts, screen.cols() - 2, ((Input.Pointed) input).col() - 1);
    Optional<Input.Key> key = hit < 0 ? Optional.empty() : KeyLine.keyOf(texts.get(hit));
    return key.isPresent() ? key.get() : input;
  }

  /** Paints the page that is shown; over its keys, on the last line, that one of them is none. */
  void paint(Canvas canvas) {
    top.page.paint(canvas);
    presses.paint(canvas);
  }

  /** Gives an input to the page that is shown, as pages know it. */
  private boolean takeMeant(Input input, Extent screen) {
    PageStep step = top.page.on(clicked(asked(input), screen), screen);
    if (step instanceof PageStep.Hand hand) {
      return back() && takeMeant(hand.input(), screen);
    }
    boolean isIdle = step instanceof PageStep.Show show && show.page() == top.page;
    if (isIdle && input instanceof Input.Pasted && !top.page.isTyping()) {
      presses.say(words.text("paste.no.use"));
    }
    return follow(step);
  }

  /** F1 asks for help wherever a question mark does. */
  private Input asked(Input input) {
    boolean asks = input instanceof Input.Key key && key.equals(Input.Key.of(Code.F1));
    return asks && !top.page.isTyping() ? Input.Key.of('?') : input;
  }

  /** Does what follows; false if that is to leave. */
  private boolean follow(PageStep step) {
    if (step instanceof PageStep.Show show) {
      show(show.page());
    } else if (step instanceof PageStep.Nothing nothing) {
      nothing(nothing);
    } else if (step instanceof PageStep.NothingThere nothing) {
      nothing(nothing.page(), words.text("mouse.nothing"));
    } else if (step instanceof PageStep.Open open) {
      under.push(new Leaf(open.over(), top.live));
      show(open.page());
    } else if (step instanceof PageStep.Back) {
      return back();
    } else if (step instanceof PageStep.BackTo there) {
      below(RecordPage.class).ifPresent(page -> replaceBelow(page.to(there.node())));
      return back();
    } else if (step instanceof PageStep.Ask ask) {
      ask(ask);
    } else if (step instanceof PageStep.OpenSettings settings) {
      lay(SettingsPage.of(words, house), settings.page());
    } else if (step instanceof PageStep.Prefer prefer) {
      prefer(prefer.chosen(), prefer.page());
    } else if (step instanceof PageStep.PlayAll all) {
      PlayingAll.run(all, house, this);
    } else if (step instanceof PageStep.Dress dress) {
      dress(dress);
    } else if (step instanceof PageStep.Complete wanted) {
      show(wanted.then().apply(names(wanted)));
    } else {
      Errand.run(this, house, step);
    }
    return true;
  }

  /** Tells that a key does nothing, by the name that its user knows. */
  private void nothing(PageStep.Nothing nothing) {
    nothing(nothing.page(), presses.nothing(nothing.key()));
  }

  private void nothing(Page page, String sentence) {
    Optional<Page> idle = page.idle(sentence);
    show(idle.orElse(page));
    presses.say(idle.isPresent() ? "" : sentence);
  }

  private List<String> names(PageStep.Complete wanted) {
    if (!wanted.areThemes()) {
      return house.files(wanted.begun());
    }
    List<String> names = new ArrayList<>(looks == null ? List.of() : looks.names());
    names.removeIf(name -> !name.startsWith(wanted.begun()));
    return names;
  }

  /** Shows a page; if a clock of its game runs, as it is now. */
  void show(Page page) {
    boolean runs = top.live != null && top.live.now().clock().running().isPresent();
    top = new Leaf(runs ? page.at(top.live.millis()) : page, top.live);
  }

  /** Has something done in the session, and tells the page what came of it. */
  void ask(PageStep.Ask ask) {
    try {
      show(ask.page().told(top.live.submit(Seat.HERE, ask.event())));
    } catch (LiveSession.Unkept e) {
      ask(ask); // it happens all the same
      Page warned = top.page.warning(words.text("unkept.sign"));
      show(warned.saying(words.text("unkept.all", e.getMessage())));
    } catch (IOException e) {
      show(ask.page().saying(words.text("unkept", e.getMessage())));
    }
  }

  /** Uses a choice at once where that can be, and keeps it. */
  private void prefer(Preference chosen, SettingsPage page) {
    show(page);
    try {
      if (looks != null) {
        looks.prefer(chosen);
      }
      house.prefer(chosen);
      show(page.saying(words.text("settings.saved", house.preferencesFile())));
    } catch (ThemeFault | House.Refusal e) {
      SettingsPage kept = page.having(house.preferences());
      restore(chosen.name(), kept.all());
      show(kept.saying(e.getMessage()));
    }
  }

  /** What was to be chosen looks as it did before. */
  private void restore(String name, List<Preference> kept) {
    for (Preference one : kept) {
      try {
        if (looks != null && one.name().equals(name)) {
          looks.prefer(one);
        }
      } catch (ThemeFault e) {
        // This one could not be had before, either.
      }
    }
  }

  /** Changes the looks, and has the page say so. */
  void dress(PageStep.Dress dress) {
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
    GamePage page = GamePage.of(words, live.now());
    boolean hasCoach = live.now().position().game().coach().isPresent();
    show(isCoached && hasCoach ? page.looking(page.look().with(Coaching.ON)) : page);
    boolean stays = !under.isEmpty() && under.peek().live == old.live;
    if (over.isEmpty() && !stays) {
      leave(old);
    }
  }

  /** Shows a page that is about no game in play; the other one is come back to. */
  void lay(Page page, Page over) {
    under.push(new Leaf(over, top.live));
    top = new Leaf(page, null);
  }

  /** Shows the page under this one, as this one cannot be; with none there, that is the end. */
  void backFrom(House.Refusal refusal) {
    if (!back()) {
      end = Optional.of(refusal);
    }
  }

  /** Why there is nothing to show. */
  Optional<House.Refusal> end() {
    return end;
  }

  /** Shows the page under this one; false if there is none. */
  private boolean back() {
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
      house.leave(old.live);
    }
    old.page.about().ifPresent(this::closeUnseen);
  }

  /** The page under the one that is shown, if it is of this kind. */
  <T extends Page> Optional<T> below(Class<T> kind) {
    return under.isEmpty() || !kind.isInstance(under.peek().page)
        ? Optional.empty()
        : Optional.of(kind.cast(under.peek().page));
  }

  /** Changes the page under the one that is shown; there must be one. */
  void replaceBelow(Page page) {
    under.push(new Leaf(page, under.pop().live));
  }

  /** Does what is still to be done before another page takes the place of the one shown. */
  void partWithShown() {
    top.page.parting().ifPresent(step -> Errand.run(this, house, step));
  }

  /** A file that is shown was written again. */
  void rewritten(Saving saving, Opened now) {
    Deque<Leaf> leaves = new ArrayDeque<>();
    for (Leaf leaf : under) {
      leaves.addLast(new Leaf(leaf.page.rewritten(saving, now), leaf.live));
    }
    under.clear();
    under.addAll(leaves);
    show(top.page.rewritten(saving, now));
  }

  /** A file is written while other things go on. */
  void goOnSaving(Saving saving) {
    savings.add(saving);
  }

  /** Whether this file is being written. */
  boolean isSaving(Opened file) {
    return savings.stream().anyMatch(saving -> saving.file() == file);
  }

  /** The files that are being written. */
  List<Saving> savings() {
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
    } catch (House.Refusal refusal) {
      show(top.page.saying(refusal.getMessage()));
      closeUnseen(saving.file());
      return false;
    }
  }

  /** Closes a file that no page is about any more. */
  void closeUnseen(Opened file) {
    boolean isSeen = isAbout(top, file) || isSaving(file);
    for (Leaf leaf : under) {
      isSeen |= isAbout(leaf, file);
    }
    if (!isSeen) {
      house.close(file);
    }
  }

  private static boolean isAbout(Leaf leaf, Opened file) {
    return leaf.page.about().filter(other -> other == file).isPresent();
  }

  /** All games that are open are left, and what is being written is waited for. */
  void leaveAll() {
    partWithShown();
    for (Saving saving : savings()) {
      try {
        saving.pending().outcome();
      } catch (House.Refusal refusal) {
        house.tellLate(refusal.getMessage());
      }
    }
    LiveSession last = null;
    for (under.push(top); !under.isEmpty(); under.pop()) {
      LiveSession live = under.peek().live;
      if (live != null && live != last) {
        house.leave(live);
      }
      last = live;
      under.peek().page.about().ifPresent(house::close);
    }
  }
}
