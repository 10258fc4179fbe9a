package dev.banmen.record.server;

/**
 * The points of PandaNet's files by the names that SGF has. Immutable but for the game's board.
 *
 * @param isFromBelow whether rows are counted from the lower edge
 */
record UgiPoints(ServerGame game, boolean isFromBelow) {
  /** A point of two letters from A; empty for a pass, {@code YA} and the like. */
  String ofLetters(char first, char second) {
    int col = first - 'A';
    boolean isPass = first >= 'Y' && col >= game.size();
    return isPass ? "" : of(col + 1, second - 'A' + 1);
  }

  /** A point of two numbers from 1; one beyond both is a pass, {@code 20,20}. */
  String ofNumbers(int first, int second) {
    boolean isPass = first == game.size() + 1 && second == game.size() + 1;
    return isPass ? "" : of(first, second);
  }

  /** A point of the board; with a question mark before it, one that is none. */
  private String of(int first, int second) {
    int row = isFromBelow ? game.size() - second : second - 1;
    return game.isOnBoard(first - 1, row)
        ? ServerGame.point(first - 1, row)
        : "?" + first + "," + second;
  }
}
