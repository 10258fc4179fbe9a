package dev.banmen.cli;

/** What is asked for of a file, and is not in it. Stateless. */
final class Absence {
  private Absence() {}

  /**
   * Refuses a game that a file has not.
   *
   * @param game from 1
   * @param games how many there are
   */
  static void checkGame(String name, int game, int games) {
    if (game > games) {
      throw new UsageFault(
          name + " has no game " + game + "; it has " + (games == 0 ? "none" : games));
    }
  }

  /**
   * Refuses a move that a file's game has not.
   *
   * @param moves how many there are
   */
  static void checkMove(String name, int move, int moves) {
    if (move > moves) {
      String count = moves == 0 ? "none" : moves == 1 ? "1 move" : moves + " moves";
      throw new UsageFault(name + " has no move " + move + "; it has " + count);
    }
  }
}
