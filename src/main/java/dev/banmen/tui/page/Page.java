package dev.banmen.tui.page;

import com.googlecode.lanterna.input.MouseAction;
import dev.banmen.app.NewsSource;
import dev.banmen.app.TableStatus;
import dev.banmen.game.Ground;
import dev.banmen.game.Site;
import dev.banmen.record.OpenedFile;
import dev.banmen.record.PastedMoves;
import dev.banmen.session.Session;
import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.keys.KeyHint;
import dev.banmen.tui.keys.KeyMap;
import dev.banmen.tui.term.Input;
import java.util.List;
import java.util.Optional;

/**
 * A page that fills the screen. Immutable: input gives the next page, and painting is the same for
 * the same page and size, so a test feeds keys and reads the screen.
 */
public interface Page {
  /**
   * Handles an input.
   *
   * @param screen the screen this page is shown on, to find what the mouse points at
   */
  PageResult on(Input input, Extent screen);

  /** Returns the site under the cursor of this page's board; empty if it has none. */
  default Optional<Site> cursorSite() {
    return Optional.empty();
  }

  /** Returns the site that a click there plays on; empty if it does something else. */
  default Optional<Site> playedAt(MouseAction mouse, Extent screen) {
    return Optional.empty();
  }

  /** Returns this page after the first of two clicks that play on a site: with the cursor there. */
  default Page clickedOnce(Site site) {
    return this;
  }

  /** Returns this page with its session in this state. */
  default Page withSession(Session session) {
    return this;
  }

  /** Returns this page with what is to be said about its game beside what happens in it. */
  default Page withNote(TableStatus note) {
    return this;
  }

  default PageResult played(PastedMoves moves) {
    return new PageResult.Show(this);
  }

  /** Returns this page at a node of the record that it shows, if it shows one. */
  default Page atNode(int node) {
    return this;
  }

  /** Returns this page with one sentence to show: why something could not be done. */
  default Page saying(String sentence) {
    return this;
  }

  /**
   * Returns this page with a sentence in place of its line of keys: that a key does nothing. Empty
   * if the caller shows it instead.
   */
  default Optional<Page> idle(String sentence) {
    return Optional.empty();
  }

  /**
   * Returns the keys on the last line of a screen, one cell from the left: a click there presses
   * one. Empty if something else is shown there.
   */
  default List<KeyHint> keyHints(Extent screen) {
    return List.of();
  }

  /** Returns this page for a user with these keys, if it lists them. */
  default Page listing(KeyMap keys) {
    return this;
  }

  /**
   * Returns this page as it is about to be shown: a page that others follow tells them where it is,
   * and one that has left what it followed knows that.
   */
  default Page settled() {
    return this;
  }

  /** Whether text is being typed here, which suspends what keys do otherwise. */
  default boolean isTyping() {
    return false;
  }

  /** Returns this page with a few words to show as long as its game is shown. */
  default Page warning(String words) {
    return this;
  }

  /** Refreshes this page after another one closed: what it shows of its surroundings may be old. */
  default Page refreshed() {
    return this;
  }

  /** Returns what this page does when it is shown again after another one closed. */
  default Optional<PageResult> returning() {
    return Optional.empty();
  }

  /** Returns what this page shows the news of, other than a game in play. */
  default Optional<? extends NewsSource> news() {
    return Optional.empty();
  }

  /** Returns what the window is called while this page is shown; empty for the program's name. */
  default String title() {
    return "";
  }

  /** Returns the ground of the boards on this page, which decides their colours. */
  default Ground ground() {
    return Ground.SQUARES;
  }

  /**
   * Returns this page at a time, in milliseconds of its session's clock, for the clocks it shows.
   */
  default Page at(long millis) {
    return this;
  }

  /**
   * Returns when this page next changes by itself, in milliseconds of the person's clock; {@link
   * Long#MAX_VALUE} for never.
   */
  default long due() {
    return Long.MAX_VALUE;
  }

  /** Returns this page after it has changed by itself at that time. */
  default Page advanced(long millis) {
    return this;
  }

  /** Returns the result of the change by itself at that time. */
  default PageResult onDue(long millis) {
    return new PageResult.Show(advanced(millis));
  }

  /** Returns what is still to do when the program ends with this page shown; often empty. */
  default Optional<PageResult> parting() {
    return Optional.empty();
  }

  /** Gives up work in the background that only this page waits for: it is shown no more. */
  default void abandon() {}

  /** Returns the sentence that the page below shows after this one closes; often empty. */
  default String lastWord() {
    return "";
  }

  /** Returns the file of recordings that this page is about. */
  default Optional<OpenedFile> about() {
    return Optional.empty();
  }

  /** Returns this page after a file that it may be about was saved. */
  default Page rewritten(Saving saving, OpenedFile now) {
    return this;
  }

  void paint(Canvas canvas);
}
