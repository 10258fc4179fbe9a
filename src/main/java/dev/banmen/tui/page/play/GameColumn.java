package dev.banmen.tui.page.play;

import dev.banmen.tui.canvas.Extent;

/**
 * How the column of a game divides into parts that stay where they are, whatever they say: the
 * title, a card for each player, the score, the message and, in the rest, the moves. In few rows
 * the players share a line, and the title is left out. Immutable.
 *
 * @param title empty if there is no room
 * @param players the cards, or one line
 * @param score may be empty
 * @param rest may be empty
 * @param talk what is said at the table, at the bottom of the rest; empty while nobody talks
 * @param hasCards whether each player has a card
 */
record GameColumn(
    Extent title,
    Extent players,
    Extent score,
    Extent message,
    Extent rest,
    Extent talk,
    boolean hasCards) {
  private static final Extent NOWHERE = Extent.of(0, 0);

  /** The most rows of what is said. */
  private static final int TALK_ROWS = 3;

  private static final int MESSAGE_ROWS = 3;
  private static final int CARDS_Y = 2;
  private static final int CARDS_ROWS = 5;
  private static final int SCORE_Y = 8;
  private static final int MESSAGE_Y = 10;
  private static final int REST_Y = MESSAGE_Y + MESSAGE_ROWS;

  /** The least rows with cards: a title and one row of moves after all that. */
  private static final int ROWS_WITH_CARDS = REST_Y + 2;

  /** With as many rows, a message has more of them, and a blank one follows. */
  private static final int TALL = 28;

  private static final int TALL_MESSAGE_ROWS = 5;

  static GameColumn of(Extent place, boolean isWide) {
    return isWide && place.rows() >= ROWS_WITH_CARDS ? cards(place) : line(place);
  }

  /** Returns the column of a table at which people talk: its rest is shorter. */
  GameColumn withTalk() {
    if (rest.rows() == 0) {
      int spared = Math.min(1, message.rows() / 2);
      int kept = message.rows() - spared;
      return new GameColumn(
          title,
          players,
          score,
          rows(message, 0, kept),
          rest,
          rows(message, kept, spared),
          hasCards);
    }
    int rows = Math.min(TALK_ROWS, hasCards ? rest.rows() / 3 : rest.rows());
    int left = rest.rows() - rows;
    return new GameColumn(
        title, players, score, message, rows(rest, 0, left), rows(rest, left, rows), hasCards);
  }

  private static GameColumn cards(Extent place) {
    boolean isTall = place.rows() >= TALL;
    int message = isTall ? TALL_MESSAGE_ROWS : MESSAGE_ROWS;
    int rest = MESSAGE_Y + message + (isTall ? 1 : 0);
    return new GameColumn(
        rows(place, 0, 1),
        rows(place, CARDS_Y, CARDS_ROWS),
        rows(place, SCORE_Y, 1),
        rows(place, MESSAGE_Y, message),
        rows(place, rest, place.rows() - rest),
        NOWHERE,
        true);
  }

  private static GameColumn line(Extent place) {
    int rows = place.rows();
    int score = rows > MESSAGE_ROWS ? 1 : 0;
    int message = Math.max(0, Math.min(MESSAGE_ROWS, rows - 1 - score - (rows > 4 ? 1 : 0)));
    int rest = 1 + score + message;
    return new GameColumn(
        rows(place, 0, 0),
        rows(place, 0, Math.min(1, rows)),
        rows(place, 1, score),
        rows(place, 1 + score, message),
        rows(place, Math.min(rest, rows), Math.max(0, rows - rest)),
        NOWHERE,
        false);
  }

  private static Extent rows(Extent place, int y, int rows) {
    return new Extent(place.x(), place.y() + y, place.cols(), rows);
  }

  /** Returns all but the title. */
  Extent belowTitle() {
    return rows(players, 0, rest.y() + rest.rows() - players.y());
  }

  /** Returns where a list takes the place of all but the players, and of an urgent message. */
  Extent listInstead(boolean isSaying) {
    int all = score.rows() + message.rows() + rest.rows();
    int kept = isSaying ? Math.min(2, all / 2) : 0;
    return rows(players, players.rows(), all - kept);
  }

  /** Returns the column with a list in it, and the message below that. */
  GameColumn besideList(Extent list) {
    int end = rest.y() + rest.rows();
    int below = list.y() + list.rows();
    Extent said = new Extent(list.x(), below, list.cols(), end - below);
    Extent none = Extent.of(0, 0);
    return new GameColumn(title, players, none, said, none, talk, hasCards);
  }
}
