package dev.banmen.tui.page;

import dev.banmen.game.Ground;
import dev.banmen.record.Opened;
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
 * What fills the screen. Immutable: input gives the next page, and painting is the same for the
 * same page and size, so a test feeds keys and reads the screen.
 */
public interface Page {
  /**
   * What follows from an input.
   *
   * @param screen the screen this page is shown on, for what the mouse points at
   */
  PageResult on(Input input, Extent screen);

  /** This page once its session has come to stand like this. */
  default Page told(Session session) {
    return this;
  }

  /** What follows when these pasted moves are played here. */
  default PageResult played(PastedMoves moves) {
    return new PageResult.Show(this);
  }

  /** This page at a node of the record that it shows, if it shows one. */
  default Page atNode(int node) {
    return this;
  }

  /** This page with one sentence that has to be said: why something could not be done. */
  default Page saying(String sentence) {
    return this;
  }

  /**
   * This page with a sentence in place of its line of keys: that one of them does nothing. Empty
   * where whoever shows the page tells it.
   */
  default Optional<Page> idle(String sentence) {
    return Optional.empty();
  }

  /**
   * The line of keys, one cell from the left: a click there presses one. Nothing where the page
   * sees to clicks itself.
   */
  default List<KeyHint> keyHints() {
    return List.of();
  }

  /** This page for somebody who has these keys, if it lists them. */
  default Page listing(KeyMap keys) {
    return this;
  }

  /** Whether text is typed here now, so that what keys are for else does not count. */
  default boolean isTyping() {
    return false;
  }

  /** This page with a few words that are to be seen for as long as its game is. */
  default Page warning(String words) {
    return this;
  }

  /** This page when it is come back to: what it shows of the world around it may be old. */
  default Page again() {
    return this;
  }

  /** What boards on this page lie on: it decides their colours. */
  default Ground ground() {
    return Ground.SQUARES;
  }

  /** This page at a time, in milliseconds of its session's clock: clocks show what is left. */
  default Page at(long millis) {
    return this;
  }

  /**
   * When this page goes on by itself, in milliseconds of the person's clock; {@link Long#MAX_VALUE}
   * for never.
   */
  default long due() {
    return Long.MAX_VALUE;
  }

  /** This page once it has gone on by itself, at that time. */
  default Page gone(long millis) {
    return this;
  }

  /** What follows once it has gone on by itself, at that time. */
  default PageResult later(long millis) {
    return new PageResult.Show(gone(millis));
  }

  /** What is still to be done when the program ends with this page shown; often nothing. */
  default Optional<PageResult> parting() {
    return Optional.empty();
  }

  /** What the page below says once this one is left for it; often nothing. */
  default String lastWord() {
    return "";
  }

  /** The file of recordings that this page is about. */
  default Optional<Opened> about() {
    return Optional.empty();
  }

  /** This page once a file that it may be about was written again. */
  default Page rewritten(Saving saving, Opened now) {
    return this;
  }

  /** Paints all of the canvas. */
  void paint(Canvas canvas);
}
