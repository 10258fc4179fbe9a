package dev.banmen.record.server;

/**
 * Converts points of PandaNet's files to SGF. Immutable except for the game's board.
 *
 * @param isFromBelow whether rows are counted from the lower edge
 */
record UgiPoints(ServerGame game, boolean isFromBelow) {
  /** A point by two letters from A; empty for a pass, such as {@code YA}. */
  String ofLetters(char first, char second) {
    int col = first - 'A';
    boolean isPass = first >= 'Y' && col >= game.size();
    return isPass ? "" : of(col + 1, second - 'A' + 1);
  }

  /** A point by two numbers from 1; one past both edges is a pass, {@code 20,20}. */
  String ofNumbers(int first, int second) {
    boolean isPass = first == game.size() + 1 && second == game.size() + 1;
    return isPass ? "" : of(first, second);
  }

  /** A point of the board; an invalid one has a question mark before it. */
  private String of(int first, int second) {
    int row = isFromBelow ? game.size() - second : second - 1;
    return game.isOnBoard(first - 1, row)
        ? ServerGame.point(first - 1, row)
        : "?" + first + "," + second;
  }
}
