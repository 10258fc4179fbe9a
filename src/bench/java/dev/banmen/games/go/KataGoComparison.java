package dev.banmen.games.go;

import dev.banmen.games.go.net.Evaluation;
import dev.banmen.games.go.net.Evaluator;
import dev.banmen.games.go.net.Network;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.function.ToDoubleFunction;

/** Compares evaluations with those of KataGo, which answers GTP on positions of made games. */
public final class KataGoComparison {
  private static final double RANDOM_MOVES = 0.08;
  private static final int MOST_APART = 20; // moves between two positions of a game
  private static final int LOGGED = 20;

  private final Evaluator evaluator;
  private final Writer toKataGo;
  private final BufferedReader fromKataGo;
  private final int size;
  private final Scoring scoring;
  private final SplittableRandom random;
  private final List<KataGoCase> cases = new ArrayList<>();
  private final List<KataGoCase.Difference> differences = new ArrayList<>();

  private KataGoComparison(
      Evaluator evaluator, Process kataGo, int size, Scoring scoring, long seed) {
    this.evaluator = evaluator;
    this.toKataGo = new OutputStreamWriter(kataGo.getOutputStream(), StandardCharsets.UTF_8);
    this.fromKataGo = kataGo.inputReader(StandardCharsets.UTF_8);
    this.size = size;
    this.scoring = scoring;
    this.random = new SplittableRandom(seed);
  }

  /**
   * {@code FILE SIZE AREA|TERRITORY POSITIONS SEED OUT COMMAND...}: positions of games that the
   * network plays by its policy, with some random moves; how far the outputs are apart. The
   * positions and KataGo's answers are written to a file.
   */
  public static void main(String[] args) throws IOException, InterruptedException {
    Network network;
    try (InputStream in = Files.newInputStream(Path.of(args[0]))) {
      network = Network.read(in);
    }
    int size = Integer.parseInt(args[1]);
    List<String> command = Arrays.asList(args).subList(6, args.length);
    Process kataGo =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
    KataGoComparison comparison =
        new KataGoComparison(
            new Evaluator(network, size, size),
            kataGo,
            size,
            Scoring.valueOf(args[2]),
            Long.parseLong(args[4]));
    comparison.compare(Integer.parseInt(args[3]));
    comparison.report();
    kataGo.destroy();
    kataGo.waitFor();
    List<String> lines = comparison.cases.stream().flatMap(c -> c.lines().stream()).toList();
    Files.write(Path.of(args[5]), lines);
  }

  private List<String> ask(String command) throws IOException {
    toKataGo.write(command + "\n");
    toKataGo.flush();
    List<String> answer = new ArrayList<>();
    String line = fromKataGo.readLine();
    while (!line.isBlank() || answer.isEmpty()) {
      if (!line.isBlank()) {
        answer.add(line.strip());
      }
      line = fromKataGo.readLine();
    }
    if (!answer.get(0).startsWith("=")) {
      throw new IOException(command + ": " + answer);
    }
    answer.set(0, answer.get(0).substring(1).strip());
    return answer;
  }

  private void compare(int positions) throws IOException {
    ask("boardsize " + size);
    boolean isArea = scoring == Scoring.AREA;
    ask(
        String.format(
            "kata-set-rules {\"ko\":\"%s\",\"scoring\":\"%s\",\"tax\":\"%s\",\"suicide\":false,"
                + "\"hasButton\":false,\"whiteHandicapBonus\":\"0\",\"friendlyPassOk\":true}",
            isArea ? "POSITIONAL" : "SIMPLE", scoring, isArea ? "NONE" : "SEKI"));
    while (cases.size() < positions) {
      playGame(positions);
    }
  }

  private void playGame(int positions) throws IOException {
    ask("clear_board");
    double komi = random.nextInt(-10, 31) / 2.0;
    ask("komi " + komi);
    KataGoCase start = new KataGoCase(size, scoring, komi, List.of(), List.of());
    GoBoard board = start.board();
    List<String> moves = new ArrayList<>();
    int next = random.nextInt(MOST_APART);
    boolean isOver = false;
    while (!isOver && moves.size() < 2 * size * size) {
      Evaluation ours = evaluator.evaluate(BoardInputs.of(board, KataGoCase.toMove(board)));
      if (--next < 0 && cases.size() < positions) {
        next = random.nextInt(MOST_APART);
        KataGoCase here =
            new KataGoCase(size, scoring, komi, List.copyOf(moves), ask("kata-raw-nn 0 0"));
        cases.add(here);
        differences.add(here.difference(ours));
      }
      int site = choose(ours.policy());
      String move = KataGoCase.vertex(site, size);
      String colour = moves.size() % 2 == 0 ? "black" : "white";
      ask("play " + colour + " " + move);
      board.play(KataGoCase.toMove(board), site == size * size ? GoBoard.PASS : site);
      moves.add(move);
      isOver = board.movers().isEmpty();
    }
  }

  /** A site by its share, or sometimes any that is legal. */
  private int choose(float[] policy) {
    boolean isRandom = random.nextDouble() < RANDOM_MOVES;
    double[] weights = new double[policy.length];
    for (int i = 0; i < weights.length; i++) {
      weights[i] = isRandom ? (policy[i] > 0 && i < size * size ? 1 : 1e-9) : policy[i];
    }
    double left = random.nextDouble() * Arrays.stream(weights).sum();
    int site = 0;
    while (site < weights.length - 1 && left >= weights[site]) {
      left -= weights[site++];
    }
    return policy[site] > 0 ? site : size * size;
  }

  private void report() {
    long small = differences.stream().filter(KataGoCase.Difference::isSmall).count();
    System.out.printf(Locale.ROOT, "%d of %d agree%n", small, differences.size());
    int logged = 0;
    for (int i = 0; i < differences.size() && logged < LOGGED; i++) {
      KataGoCase.Difference d = differences.get(i);
      if (!d.isSmall()) {
        logged++;
        System.out.printf(
            Locale.ROOT,
            "position %d, move %d: policy %.5f, winner %.5f, lead %.3f, ownership %.4f%n",
            i,
            cases.get(i).moves().size(),
            d.policy(),
            d.winner(),
            d.lead(),
            d.ownership());
      }
    }
    for (double share : new double[] {0.5, 0.97, 1}) {
      int rank = (int) Math.ceil(share * differences.size()) - 1;
      System.out.printf(
          Locale.ROOT,
          "%.0f %% are within: policy %.7f, winner %.7f, lead %.5f, ownership %.6f%n",
          100 * share,
          ranked(rank, KataGoCase.Difference::policy),
          ranked(rank, KataGoCase.Difference::winner),
          ranked(rank, KataGoCase.Difference::lead),
          ranked(rank, KataGoCase.Difference::ownership));
    }
  }

  private double ranked(int rank, ToDoubleFunction<KataGoCase.Difference> output) {
    return differences.stream().mapToDouble(output).sorted().toArray()[rank];
  }
}
