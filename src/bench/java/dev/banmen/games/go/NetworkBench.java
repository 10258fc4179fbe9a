package dev.banmen.games.go;

import dev.banmen.game.Setup;
import dev.banmen.game.Side;
import dev.banmen.games.go.net.Evaluator;
import dev.banmen.games.go.net.Inputs;
import dev.banmen.games.go.net.Network;
import java.io.IOException;
import java.io.InputStream;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.SplittableRandom;

/** Measures how fast a network is evaluated, by the processor time of one thread. */
public final class NetworkBench {
  private static final double NANOS = 1e9;
  private static final int AT_ONCE = 20;

  private NetworkBench() {}

  /**
   * {@code FILE SIZE SECONDS}: evaluations a second of positions of a random game, a line for every
   * second.
   */
  public static void main(String[] args) throws IOException {
    int size = Integer.parseInt(args[1]);
    double seconds = Double.parseDouble(args[2]);
    Network network;
    try (InputStream in = Files.newInputStream(Path.of(args[0]))) {
      network = Network.read(in);
    }
    Evaluator evaluator = new Evaluator(network, size, size);
    GoBoard board = board(size);
    Inputs inputs = BoardInputs.of(board, Side.BLACK);
    ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    long begin = threads.getCurrentThreadCpuTime();
    double spent = 0;
    while (spent < seconds) {
      int count = 0;
      double now = spent;
      while (now < spent + 1) {
        for (int i = 0; i < AT_ONCE; i++) {
          evaluator.evaluate(BoardInputs.of(board, Side.BLACK));
        }
        count += AT_ONCE;
        now = (threads.getCurrentThreadCpuTime() - begin) / NANOS;
      }
      double all = count / (now - spent);
      long then = threads.getCurrentThreadCpuTime();
      for (int i = 0; i < AT_ONCE; i++) {
        inputs = BoardInputs.of(board, Side.BLACK);
      }
      double share = (threads.getCurrentThreadCpuTime() - then) / NANOS / AT_ONCE * all;
      System.out.printf(
          Locale.ROOT, "%.0f evaluations a second, %.0f %% for inputs%n", all, 100 * share);
      spent = (threads.getCurrentThreadCpuTime() - begin) / NANOS;
    }
    if (inputs.planes().length != size * size) {
      throw new IllegalStateException();
    }
  }

  /** A board a third full. */
  private static GoBoard board(int size) {
    GoBoard board = new GoBoard(new Grid(size, size), GoRules.EXERCISE, Setup.EMPTY);
    SplittableRandom random = new SplittableRandom(size);
    Side side = Side.BLACK;
    for (int i = 0; i < size * size / 3; i++) {
      board.play(side, random.nextInt(size * size));
      side = side.opponent();
    }
    return board;
  }
}
