package dev.banmen.tui.page;

import dev.banmen.app.Refusal;
import dev.banmen.record.Opened;
import dev.banmen.session.Session;

/** Makes the pages that other pages open, so that these need not know them. Stateless. */
public interface PageFactory {
  /**
   * A game being played.
   *
   * @param isCoached whether a coach warns of moves, where the game has one
   */
  Page game(Pages pages, Session now, boolean isCoached);

  /** The settings. */
  Page settings(Pages pages);

  /** All lessons. */
  Page lessons(Pages pages) throws Refusal;

  /** The files of a folder. */
  Page folder(Pages pages, String folder);

  /** The files that were opened recently. */
  Page recent(Pages pages);

  /** A file's only game, or a table of them. */
  Page games(Pages pages, Opened opened) throws Refusal;

  /**
   * A recorded game.
   *
   * @param game its place in the file, from 0
   */
  Page game(Pages pages, Opened opened, int game) throws Refusal;

  /**
   * The end of a file's only game.
   *
   * @param notice what the page says first
   */
  Page end(Pages pages, Opened opened, String notice) throws Refusal;
}
