package dev.banmen.survey;

import dev.banmen.game.Position;
import java.util.function.Predicate;

/**
 * A game that has a position, or a part of the board. Immutable.
 *
 * @param file the path of its file
 * @param game its number there, from 0
 * @param node the first one with the position
 * @param date such as 20160309, with 0 for what isn't known
 * @param result as its file writes it
 * @param isThere holds at that node, unless the file has changed
 */
public record ExploredGame(
    String file,
    int game,
    int node,
    int date,
    String black,
    String white,
    String result,
    Predicate<Position> isThere) {
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

  /** Whether a position of this game's kind is the one that was asked for, or has that part. */
  public boolean isAt(Position position) {
    return isThere.test(position);
  }
}
