package dev.banmen.games.go.bot;

import java.util.List;

/**
 * How a level of Go and Capture Go thinks, and what it overlooks.
 *
 * @param games played out in its head for a move
 * @param depth so many moves ahead it remembers what went well; below, it only guesses
 * @param notice in how many of ten cases it sees, in such a game, what is in atari, and a shape
 * @param blindness how many of a hundred moves away from the last one it does not think of
 * @param reads whether it reads ladders
 * @param hasty how many of a hundred moves it makes {@link #atAGlance}
 */
record StoneLevel(int games, int depth, int notice, int blindness, boolean reads, int hasty) {
  /** Moves within this distance of the last one, rows and columns together, are always seen. */
  static final int NEAR = 2;

  private static final int ANY = Integer.MAX_VALUE;

  private static final List<StoneLevel> GO =
      List.of(
          new StoneLevel(25, 1, 4, 45, false, 0),
          new StoneLevel(50, 1, 6, 33, false, 0),
          new StoneLevel(400, ANY, 9, 0, true, 61),
          new StoneLevel(600, ANY, 9, 0, true, 48),
          new StoneLevel(800, ANY, 9, 0, true, 36),
          new StoneLevel(1_100, ANY, 9, 0, true, 25),
          new StoneLevel(2_200, ANY, 9, 0, true, 16),
          new StoneLevel(4_500, ANY, 9, 0, true, 9),
          new StoneLevel(9_000, ANY, 9, 0, true, 5),
          careful(16_000));

  /** A game is short, and some levels of Go would be no stronger than the one below. */
  private static final List<StoneLevel> CAPTURE =
      List.of(
          new StoneLevel(12, 1, 2, 60, false, 0),
          new StoneLevel(40, 1, 5, 38, false, 0),
          new StoneLevel(70, 1, 7, 26, false, 0),
          new StoneLevel(110, 1, 9, 17, false, 0),
          new StoneLevel(180, 2, 9, 12, false, 0),
          new StoneLevel(320, 3, 9, 4, false, 0),
          new StoneLevel(1_500, ANY, 9, 0, true, 12),
          new StoneLevel(3_000, ANY, 9, 0, true, 5),
          careful(8_000));

  /** One that overlooks nothing. */
  static StoneLevel careful(int games) {
    return new StoneLevel(games, ANY, 9, 0, true, 0);
  }

  /** Sees little beyond what is near the last move. */
  static StoneLevel atAGlance() {
    return CAPTURE.get(0);
  }

  /** Returns the levels, the weakest first. */
  static List<StoneLevel> of(boolean isCapture) {
    return isCapture ? CAPTURE : GO;
  }
}
