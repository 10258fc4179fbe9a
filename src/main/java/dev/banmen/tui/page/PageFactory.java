package dev.banmen.tui.page;

import dev.banmen.app.Pending;
import dev.banmen.app.Refusal;
import dev.banmen.app.TeachingTable;
import dev.banmen.record.OpenedFile;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Session;

/**
 * Makes the pages that any page may open. A page that only one other opens, such as the editor, is
 * made by that one. Stateless.
 */
public interface PageFactory {
  /** Makes the page of a game being played; if the game has a coach, it may warn of moves. */
  Page game(Pages pages, Session now, boolean isCoached);

  Page settings(Pages pages);

  Page lessons(Pages pages) throws Refusal;

  /**
   * Makes the page of the lesson in a file; it watches the file. Not on a viewer's thread, as it
   * may read a folder.
   */
  Page lesson(Pages pages, String file, Pending.Watch watch) throws Refusal;

  /** Makes the page that asks a game of a file, from 0, as a problem, and then those after it. */
  Page problem(Pages pages, OpenedFile opened, int game) throws Refusal;

  Page drills(Pages pages);

  /** Makes the page of the exercises that a line names, such as {@code go liberties}. */
  Page drill(Pages pages, String typed) throws Refusal;

  Page folder(Pages pages, String folder);

  /** Makes the page of a folder with the games in it, and below it, that answer a question. */
  Page found(Pages pages, String folder, String question);

  Page recent(Pages pages);

  /** Makes the page of a file's only game, or a table of its games. */
  Page games(Pages pages, OpenedFile opened) throws Refusal;

  /** Makes the page of a recorded game, from 0 in its file. */
  Page game(Pages pages, OpenedFile opened, int game) throws Refusal;

  /** Makes the page of a teaching table. */
  Page teaching(Pages pages, TeachingTable table) throws Refusal;

  /** Makes the page of a file's only game, at its end; it says the notice first. */
  Page end(Pages pages, OpenedFile opened, String notice) throws Refusal;

  /** Makes the page of the record of a game in play, at its end; it grows with the game. */
  Page growing(Pages pages, OpenedFile opened, LiveSession live, Session recorded) throws Refusal;
}
