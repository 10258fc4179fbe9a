package dev.banmen.bench;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.Board;
import dev.banmen.game.Game;
import dev.banmen.game.Notation;
import dev.banmen.game.Setup;
import dev.banmen.game.Side;
import dev.banmen.game.record.Archive;
import dev.banmen.game.record.Bytes;
import dev.banmen.game.record.Note;
import dev.banmen.game.record.Recordable;
import dev.banmen.game.record.Recording;
import dev.banmen.record.Replay;
import dev.banmen.record.sgf.SgfFormat;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Measures how fast a collection of 10,000 games in SGF is opened, read and replayed with
 * positional superko, in one thread: 18 MB, of games in which each stone stands near the last ones.
 * The times are the thread's own, so that a busy machine does not count.
 */
public final class SgfRates {
  private SgfRates() {}

  /** Prints the rates, of the last of some rounds; the collection is left in the file named. */
  public static void main(String[] args) throws Exception {
    String text = SgfCollection.text();
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
    Game go = Replay.game(games[0], Catalog.ALL); // one for all, as check makes it
    for (Recording game : games) {
      Replay replay = Replay.of(game, go);
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
    double onTwo = moves * 1e3 / onTwoThreads(games, go);
    System.out.printf(
        "%d bytes, %d games: open %d ms, read %d ms (%.0f MB/s), replay %d ms (%.1f million moves"
            + " a second of %d, %d misses), list %d ms, boards alone %.1f million moves a second,"
            + " replay on two threads %.1f by the clock%n",
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
        moves * 1e3 / played,
        onTwo);
  }

  /** How long two threads take to replay half of the games each, by the clock. */
  private static long onTwoThreads(Recording[] games, Game go) throws InterruptedException {
    long start = System.nanoTime();
    Thread other = new Thread(() -> replay(games, 1, go));
    other.start();
    replay(games, 0, go);
    other.join();
    return System.nanoTime() - start;
  }

  private static void replay(Recording[] games, int from, Game go) {
    for (int i = from; i < games.length; i += 2) {
      Replay replay = Replay.of(games[i], go);
      while (replay.next()) {
        // the moves are played on the way
      }
    }
  }

  /** How long the boards alone take for the same moves. */
  private static long bare(Recording[] games) {
    Game go = Replay.game(games[0], Catalog.ALL);
    Notation notation = Recordable.notation(go);
    int[][] moves = new int[games.length][];
    for (int i = 0; i < games.length; i++) {
      moves[i] = new int[games[i].tree().size() - 1];
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
}
