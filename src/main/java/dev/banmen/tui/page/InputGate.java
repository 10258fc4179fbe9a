package dev.banmen.tui.page;

import com.googlecode.lanterna.input.KeyStroke;
import com.googlecode.lanterna.input.KeyType;
import com.googlecode.lanterna.input.MouseActionType;
import dev.banmen.game.Site;
import dev.banmen.tui.canvas.Appearance;
import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.canvas.SmallScreen;
import dev.banmen.tui.keys.KeyTranslator;
import dev.banmen.tui.term.Input;
import dev.banmen.tui.term.Keys;
import dev.banmen.tui.term.Mouse;
import dev.banmen.tui.theme.Role;
import java.util.Optional;

/**
 * The way of an input to the current page: a person's own keys become those that pages know, a
 * click on the line of keys presses one, a first click may only move the cursor. Says which keys do
 * nothing. Mutable, one thread.
 */
final class InputGate {
  /** How long inputs may be meant for the page before, in milliseconds. */
  private static final long SETTLING = 600;

  private final Pages pages;
  private final KeyTranslator keys;
  private final CursorRest cursorRest = new CursorRest();
  private final ClickConfirmation confirmation = new ClickConfirmation();
  private long settled = Long.MIN_VALUE; // when inputs are for the page that is shown
  private Extent screen = Extent.of(0, 0); // at the last input

  InputGate(Pages pages) {
    this.pages = pages;
    keys = new KeyTranslator(pages.words());
  }

  /** Knows when the cursor, which was moved, rests. */
  CursorRest cursorRest() {
    return cursorRest;
  }

  /** Drops the inputs of the next moment: the page has changed by itself under them. */
  void settle() {
    settled = pages.person().millis() + SETTLING;
  }

  /** Gives an input as it was typed to the current page. */
  void take(Input input, Extent current) {
    screen = current;
    boolean isKey = input instanceof Input.Key;
    boolean isTyped = isKey || input instanceof Input.Pasted || input instanceof Input.Pointed;
    if (isTyped && pages.person().millis() < settled) {
      keys.say(isKey ? pages.words().text("page.turned") : "");
      return;
    }
    Optional<Input> known = keys.of(input, pages.shown().isTyping());
    keys.unknown().ifPresent(key -> sayUnused(key, pages.shown()));
    known.ifPresent(this::take);
  }

  /** Gives an input, as pages know it, to the current page. */
  void take(Input input) {
    Page before = pages.shown();
    Input pressed = before.isTyping() ? input : pressed(input);
    Appearance appearance = pages.appearance();
    if (appearance != null && appearance.confirmsClicks() && isFirstClick(pressed)) {
      return;
    }
    PageAction action = before.on(pressed, screen);
    boolean isIdle = action == before;
    if (isIdle && input instanceof Input.Pasted && !before.isTyping()) {
      keys.say(pages.words().text("paste.no.use"));
    }
    pages.follow(action);
    boolean isSamePage = before.getClass() == pages.shown().getClass();
    Optional<Site> from = isSamePage ? cursor(before) : Optional.empty();
    cursorRest.noteStep(pressed, from, cursor(pages.shown()), pages.person().millis());
  }

  private static Optional<Site> cursor(Page page) {
    return page instanceof BoardPage<?> board ? Optional.of(board.cursor()) : Optional.empty();
  }

  /** Returns the key that F1 or a click on the line of keys means; else the input itself. */
  private Input pressed(Input input) {
    if (input instanceof Input.Key key && key.stroke().equals(Keys.of(KeyType.F1))) {
      return Input.Key.of('?');
    }
    boolean isClick =
        input instanceof Input.Pointed pointed
            && Mouse.isClick(pointed.action())
            && pointed.action().getPosition().getRow() == screen.rows() - 1
            && !SmallScreen.is(screen);
    if (!isClick) {
      return input;
    }
    int x = ((Input.Pointed) input).action().getPosition().getColumn() - 1;
    Optional<KeyStroke> key = KeyLine.at(pages.shown().keyHints(screen), screen.cols() - 2, x);
    return key.isPresent() ? new Input.Key(key.get()) : input;
  }

  /** Moves the cursor on the first of two clicks on a site; whether that was all. */
  private boolean isFirstClick(Input input) {
    BoardPage<?> board = pages.shown() instanceof BoardPage<?> page ? page : null;
    Optional<Site> site =
        board != null && input instanceof Input.Pointed pointed
            ? board.playedAt(pointed.action(), screen)
            : Optional.empty();
    boolean isFirstClick = confirmation.keeps(input, site);
    if (isFirstClick
        && ((Input.Pointed) input).action().getActionType() == MouseActionType.CLICK_DOWN) {
      pages.show(board.clickedOnce(site.get()));
    }
    return isFirstClick;
  }

  /** Says on a page that a key does nothing, by the name that its user knows. */
  void sayUnused(KeyStroke key, Page page) {
    sayUnused(page, keys.unusedText(key));
  }

  /** Says on a page that a click does nothing. */
  void sayUnusedClick(Page page) {
    sayUnused(page, pages.words().text("mouse.nothing"));
  }

  /** Takes back what was said of keys. */
  void sayNothing() {
    keys.say("");
  }

  private void sayUnused(Page page, String sentence) {
    boolean saysItself = page instanceof BoardPage;
    pages.show(page instanceof BoardPage<?> board ? board.idle(sentence) : page);
    keys.say(saysItself ? "" : sentence);
  }

  /** Paints a message about keys, if there is one, over those on the last line. */
  void paintNotice(Canvas canvas) {
    Optional<String> notice = keys.notice();
    if (notice.isPresent() && canvas.rows() > 0) {
      Canvas last = canvas.part(new Extent(0, canvas.rows() - 1, canvas.cols(), 1));
      last.fill(Role.TEXT);
      int room = Math.max(0, last.cols() - 2); // begins where the keys do
      last.text(1, 0, notice.get(), room, Role.MISS);
    }
  }
}
