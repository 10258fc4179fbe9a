package dev.banmen.bench;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.Board;
import dev.banmen.game.Game;
import dev.banmen.game.Setup;
import dev.banmen.game.Side;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Random;

/**
 * Generates collections of 10,000 games in SGF, the same ones every time: 18 MB each, of games in
 * which each stone is near the last ones.
 */
final class SgfCollection {
  private static final int GAMES = 10_000;
  private static final int MOVES = 280;
  private static final int SIZE = 19;
  private static final int NEAR = 3;

  private SgfCollection() {}

  /**
   * {@code file FILE COUNT} writes so many collections into one file, all different, {@code folder
   * FOLDER} each game of the first into a file of its own.
   */
  public static void main(String[] args) throws IOException {
    Path target = Path.of(args[1]);
    if (args[0].equals("file")) {
      write(target, Integer.parseInt(args[2]));
    } else {
      split(target);
    }
  }

  private static void write(Path file, int count) throws IOException {
    Files.createDirectories(file.toAbsolutePath().getParent());
    try (Writer out = Files.newBufferedWriter(file)) {
      for (int i = 0; i < count; i++) {
        out.write(text(i));
      }
    }
  }

  private static void split(Path folder) throws IOException {
    Files.createDirectories(folder);
    String text = text();
    int from = 0;
    for (int game = 0; game < GAMES; game++) {
      int to = text.indexOf(")\n", from) + 2;
      Files.writeString(folder.resolve(10_000 + game + ".sgf"), text.substring(from, to));
      from = to;
    }
  }

  /** The first collection. */
  static String text() {
    return text(0);
  }

  /** A collection by its number from 0; each has players of its own. */
  private static String text(int number) {
    Game go = Catalog.ALL.find("go").orElseThrow().game(Map.of());
    Random random = new Random(1 + number);
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < GAMES; i++) {
      text.append("(;FF[4]GM[1]SZ[19]KM[7.5]RU[Chinese]DT[2020-01-")
          .append(10 + i % 20)
          .append("]PB[Player ")
          .append(number * 1013 + i % 977)
          .append("]PW[Player ")
          .append(number * 1013 + i % 1013)
          .append("]RE[B+R]\n");
      game(go.newBoard(Setup.EMPTY), random, text);
      text.append(")\n");
    }
    return text.toString();
  }

  /** One game: each move near one of the last six, as stones in real games are. */
  private static void game(Board board, Random random, StringBuilder text) {
    int[] last = new int[MOVES];
    Side side = Side.BLACK;
    for (int move = 0; move < MOVES; move++) {
      int site = 0;
      int tries = 0;
      do {
        int near =
            move < 8 || tries++ > 20
                ? random.nextInt(SIZE * SIZE)
                : last[move - 1 - random.nextInt(6)];
        int row = near / SIZE + random.nextInt(2 * NEAR + 1) - NEAR;
        int col = near % SIZE + random.nextInt(2 * NEAR + 1) - NEAR;
        boolean isOn = row >= 0 && row < SIZE && col >= 0 && col < SIZE;
        site = isOn ? row * SIZE + col : Board.OFF;
      } while (board.play(side, site) != 0);
      last[move] = site;
      text.append(side == Side.BLACK ? ";B[" : ";W[")
          .append((char) ('a' + site % SIZE))
          .append((char) ('a' + site / SIZE))
          .append(move % 10 == 9 ? "]\n" : "]");
      side = side.opponent();
    }
  }
}
