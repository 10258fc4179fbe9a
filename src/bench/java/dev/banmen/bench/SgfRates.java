package dev.banmen.bench;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.Archive;
import dev.banmen.game.Board;
import dev.banmen.game.Bytes;
import dev.banmen.game.Game;
import dev.banmen.game.Notation;
import dev.banmen.game.Note;
import dev.banmen.game.Recording;
import dev.banmen.game.Setup;
import dev.banmen.game.Side;
import dev.banmen.record.Replay;
import dev.banmen.record.sgf.SgfFormat;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Random;

/**
 * How fast a collection of 10,000 games in SGF is opened, read and replayed with positional
 * superko, in one thread: 18 MB, of games in which each stone stands near the last ones. The times
 * are the thread's own, so that a busy machine does not count.
 */
public final class SgfRates {
  private static final int GAMES = 10_000;
  private static final int MOVES = 280;
  private static final int SIZE = 19;
  private static final int NEAR = 3;

  private SgfRates() {}

  /** Prints the rates, of the last of some rounds; the collection is left in the file named. */
  public static void main(String[] args) throws Exception {
    String text = collection();
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    if (args.length > 0) {
      Files.write(Path.of(args[0]), bytes);
    }
    for (int round = 0; round < 8; round++) {
      round(bytes);
    }
  }

  private static void round(byte[] bytes) throws Exception {
    long start = time();
    Archive archive = new SgfFormat(Catalog.ALL).open(Bytes.of(bytes));
    long opened = time();
    Recording[] games = new Recording[archive.size()];
    for (int i = 0; i < games.length; i++) {
      games[i] = archive.game(i, Note.UNHEARD);
    }
    long read = time();
    long moves = 0;
    long misses = 0;
    for (Recording game : games) {
      Replay replay = Replay.of(game, Catalog.ALL);
      while (replay.next()) {
        moves++;
        misses += replay.missNumber() == 0 ? 0 : 1;
      }
    }
    long replayed = time();
    for (int i = 0; i < games.length; i++) {
      archive.summary(i);
    }
    long listed = time();
    long played = bare(games);
    System.out.printf(
        "%d bytes, %d games: open %d ms, read %d ms (%.0f MB/s), replay %d ms (%.1f million moves"
            + " a second of %d, %d misses), list %d ms, boards alone %.1f million moves a second%n",
        bytes.length,
        games.length,
        millis(start, opened),
        millis(opened, read),
        bytes.length * 1e3 / (read - start),
        millis(read, replayed),
        moves * 1e3 / (replayed - read),
        moves,
        misses,
        millis(replayed, listed),
        moves * 1e3 / played);
  }

  /** How long the boards alone take for the same moves. */
  private static long bare(Recording[] games) {
    Game go = Replay.game(games[0], Catalog.ALL);
    Notation notation = go.recordNotation();
    int[][] moves = new int[games.length][MOVES];
    for (int i = 0; i < games.length; i++) {
      for (int node = 1; node < games[i].tree().size(); node++) {
        String move = games[i].tree().properties(node).get(0).value();
        moves[i][node - 1] = notation.index(move, go.lattice());
      }
    }
    long start = time();
    for (int[] game : moves) {
      Board board = go.newBoard(Setup.EMPTY);
      for (int move = 0; move < game.length; move++) {
        board.play(move % 2 == 0 ? Side.BLACK : Side.WHITE, game[move]);
      }
    }
    return time() - start;
  }

  private static long time() {
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
  }

  private static long millis(long from, long to) {
    return (to - from) / 1_000_000;
  }

  private static String collection() {
    Game go = Catalog.ALL.find("go").orElseThrow().game(Map.of());
    Random random = new Random(1);
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < GAMES; i++) {
      text.append("(;FF[4]GM[1]SZ[19]KM[7.5]RU[Chinese]DT[2020-01-")
          .append(10 + i % 20)
          .append("]PB[Player ")
          .append(i % 977)
          .append("]PW[Player ")
          .append(i % 1013)
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
