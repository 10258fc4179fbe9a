package dev.banmen.tui;

import dev.banmen.app.Preference;
import dev.banmen.app.UnfinishedGame;
import dev.banmen.game.Game;
import dev.banmen.lesson.Try;
import dev.banmen.record.Opened;
import dev.banmen.session.Event;
import dev.banmen.session.Session;
import dev.banmen.session.Terms;
import dev.banmen.tui.term.Input;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** What follows from an input. Immutable. */
sealed interface PageResult {
  /** This page, or this one in its new state. */
  record Show(Page page) implements PageResult {}

  /** This page as it is: the key does nothing here, and that is told in the line of keys. */
  record Nothing(Input.Key key, Page page) implements PageResult {}

  /** Likewise, the mouse does nothing there. */
  record NothingThere(Page page) implements PageResult {}

  /** Another page over this one, which is come back to. */
  record Open(Page page, Page over) implements PageResult {}

  /** The page under this one; with none there, the end. */
  record Back() implements PageResult {}

  /** The recording under this page, at a node of its tree. */
  record BackTo(int node) implements PageResult {}

  /** The page under this one, which gets the input that this one has no use for. */
  record Hand(Input input) implements PageResult {}

  /** Something happens in the session that is played; the page is told what came of it. */
  record Ask(Event event, Page page) implements PageResult {}

  /** The settings are shown; the page is come back to. */
  record OpenSettings(Page page) implements PageResult {}

  /** Something is chosen once and for all; the page is told how that went. */
  record Prefer(Preference chosen, SettingsPage page) implements PageResult {}

  /** Moves that were pasted are played on the page's board; it is told how many stand. */
  record PlayAll(String text, Game game, Page page) implements PageResult {}

  /**
   * Another game begins.
   *
   * @param page told if it cannot
   * @param over the page that is come back to; without one, the page below this one
   * @param coached whether a coach warns of moves in it; empty for as it usually is
   */
  record Begin(Terms terms, Page page, Optional<Page> over, Optional<Boolean> coached)
      implements PageResult {}

  /** A game that was left goes on; the page is come back to, or told that it cannot. */
  record Resume(UnfinishedGame game, Page page) implements PageResult {}

  /**
   * The screen gets another theme; the page is told which, or why not.
   *
   * @param theme its name; nothing for the next one
   */
  record Dress(String theme, Page page) implements PageResult {}

  /**
   * The page is told which names there are that begin like this.
   *
   * @param areThemes whether themes are meant, and not files
   */
  record Complete(boolean areThemes, String begun, Function<List<String>, Page> then)
      implements PageResult {}

  /** A file is opened; the page is come back to, or told that it cannot. */
  record OpenFile(String file, Page page) implements PageResult {}

  /** The files that were opened lately are listed; the page is come back to. */
  record OpenRecent(Page page) implements PageResult {}

  /** A game or position is written to a file; the page is told how that went. */
  record Save(String file, Session session, Page page) implements PageResult {}

  /**
   * A recorded game is shown; the page is come back to, or told that it cannot.
   *
   * @param game from 0
   */
  record View(Opened opened, int game, Page page) implements PageResult {}

  /**
   * The game before this one or after it is shown instead: in the order of the table that it was
   * opened from, else in that of its file.
   *
   * @param by -1 or 1
   */
  record Beside(int by, RecordPage page) implements PageResult {}

  /** A file of recordings is opened, likewise: its only game, or a table of them. */
  record ViewFile(String file, Page page) implements PageResult {}

  /** A file is open that was waited for: it is shown instead of this page. */
  record Come(OpeningPage page) implements PageResult {}

  /** A recording was changed: that is kept before it is shown. */
  record Keep(RecordPage page) implements PageResult {}

  /**
   * A recording is saved; the page is told how that went.
   *
   * @param file a new one; nothing for the one it came from
   */
  record Store(String file, RecordPage page) implements PageResult {}

  /** A learner has tried something: that is kept before it is shown. */
  record Remember(Try tried, Page page) implements PageResult {}

  /** The lessons are shown; the page is come back to, or told that they cannot be. */
  record Learn(Page page) implements PageResult {}
}
