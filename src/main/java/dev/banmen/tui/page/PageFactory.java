package dev.banmen.tui.page;

import dev.banmen.app.Refusal;
import dev.banmen.record.OpenedFile;
import dev.banmen.session.Session;

/**
 * Makes the pages that any page may open. A page that only one other opens, such as the editor, is
 * made by that one. Stateless.
 */
public interface PageFactory {
  /**
   * Makes the page of a game being played.
   *
   * @param isCoached whether a coach warns of moves, if the game has one
   */
  Page game(Pages pages, Session now, boolean isCoached);

  /** Makes the settings page. */
  Page settings(Pages pages);

  /** Makes the page of all lessons. */
  Page lessons(Pages pages) throws Refusal;

  /** Makes the page of a folder's files. */
  Page folder(Pages pages, String folder);

  /** Makes the page of recently opened files. */
  Page recent(Pages pages);

  /** Makes the page of a file's only game, or a table of its games. */
  Page games(Pages pages, OpenedFile opened) throws Refusal;

  /**
   * Makes the page of a recorded game.
   *
   * @param game its place in the file, from 0
   */
  Page game(Pages pages, OpenedFile opened, int game) throws Refusal;

  /**
   * Makes the page of a file's only game, at its end.
   *
   * @param notice what the page says first
   */
  Page end(Pages pages, OpenedFile opened, String notice) throws Refusal;
}
