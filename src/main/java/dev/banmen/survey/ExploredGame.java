package dev.banmen.survey;

import dev.banmen.game.Position;

/**
 * A game that has a position. Immutable.
 *
 * @param file the path of its file
 * @param game its number there, from 0
 * @param node the first one with the position
 * @param date such as 20160309, with 0 for what isn't known
 * @param result as its file writes it
 */
public record ExploredGame(
    String file,
    int game,
    int node,
    int date,
    String black,
    String white,
    String result,
    long key) {
  /** The day on which it began, as far as it is known; often empty. */
  public String day() {
    String digits = Integer.toString(date);
    if (date == 0) {
      return "";
    }
    String year = digits.substring(0, digits.length() - 4);
    String month = digits.substring(digits.length() - 4, digits.length() - 2);
    String day = digits.substring(digits.length() - 2);
    return month.equals("00") ? year : year + "-" + month + (day.equals("00") ? "" : "-" + day);
  }

  /** The year in which it began; empty if that isn't known. */
  public String year() {
    return day().split("-", 2)[0];
  }

  /** Whether a position of this game's kind is the one that was asked for. */
  public boolean isAt(Position position) {
    return new PositionKeys(position.game()).of(position::at, position.movers()) == key;
  }
}
