package dev.banmen.cli;

import dev.banmen.game.Games;
import dev.banmen.settings.Setting;
import java.io.IOException;

/**
 * How a user begins games where nothing else is said. Immutable.
 *
 * @param isCoached whether a coach warns of moves in them
 */
record Habits(UsualGames games, boolean isCoached) {
  static final Habits NONE = new Habits(UsualGames.NONE, false);

  /** As the user's file of settings has them; none where it cannot be read. */
  static Habits ofProcess(Games games) {
    try {
      Preferences.Heard heard = Preferences.ofProcess().heard(games);
      return new Habits(heard.games(), heard.settings().is(Setting.COACH));
    } catch (IOException e) {
      return NONE; // whoever needs the rest tells what is wrong
    }
  }
}
