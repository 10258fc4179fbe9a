package dev.banmen.games.othello.bot;

import dev.banmen.game.bot.SearchLimit;
import dev.banmen.game.bot.SearchWork;
import java.io.IOException;
import java.nio.file.Path;
import java.util.SplittableRandom;

/** Measures how far shallow searches are from deep ones, for {@link DiscErrors}. */
final class SearchErrors {
  private static final int DEEPEST = 9;

  private SearchErrors() {}

  /** {@code BOARDS FILE...}: so many boards of games for each number of empty squares. */
  public static void main(String[] args) throws IOException {
    PatternSamples samples = new PatternSamples();
    for (int i = 1; i < args.length; i++) {
      samples.read(Path.of(args[i]));
    }
    DiscSearch search =
        new DiscSearch(new KnownBoards(20), new DiscEvaluation(PatternWeights.own(), 0));
    SplittableRandom random = new SplittableRandom(1);
    for (int empty = 14; empty <= 50; empty += 4) {
      double[][] squares = new double[DEEPEST + 1][DEEPEST + 1];
      int boards = Integer.parseInt(args[0]);
      for (int done = 0; done < boards; ) {
        int i = random.nextInt(samples.count);
        if (Long.bitCount(~(samples.own[i] | samples.other[i])) == empty) {
          add(search, samples.own[i], samples.other[i], squares);
          done++;
        }
      }
      print(empty, squares, boards);
    }
  }

  private static void add(DiscSearch search, long own, long other, double[][] squares) {
    search.begin(new SearchWork(SearchLimit.within(1_000_000, 1), Long.MAX_VALUE));
    search.noCuts();
    search.known().clear();
    search.trust(Endgame.PROVED - 1);
    int[] values = new int[DEEPEST + 1];
    for (int depth = 0; depth <= DEEPEST; depth++) {
      values[depth] = search.value(own, other, -64, 64, depth);
      for (int shallow = 0; shallow < depth; shallow++) {
        squares[depth][shallow] += Math.pow(values[depth] - values[shallow], 2);
      }
    }
  }

  private static void print(int empty, double[][] squares, int boards) {
    for (int depth = 3; depth <= DEEPEST; depth++) {
      int shallow = DiscErrors.shallow(depth);
      System.out.printf(
          "%d empty, depth %d: glance %.2f, depth %d %.2f; margin for one deviation %d%n",
          empty,
          depth,
          Math.sqrt(squares[depth][0] / boards),
          shallow,
          Math.sqrt(squares[depth][shallow] / boards),
          DiscErrors.margin(empty, depth, shallow, 25));
    }
  }
}
