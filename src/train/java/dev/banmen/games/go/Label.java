package dev.banmen.games.go;

import dev.banmen.game.Board;
import dev.banmen.game.Setup;
import dev.banmen.game.Side;
import dev.banmen.games.go.net.Evaluation;
import dev.banmen.games.go.net.Evaluator;
import dev.banmen.games.go.net.Inputs;
import dev.banmen.games.go.net.Network;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.SplittableRandom;

/**
 * Plays games by a teacher's policy, and writes what the teacher says of each position. The records
 * are described in {@code train.py}, which reads them.
 */
public final class Label {
  private static final double LEAST_TEMPERATURE = 0.6;
  private static final double MOST_TEMPERATURE = 1.3;
  private static final double RANDOM_GAMES = 1 / 3.0;
  private static final double RANDOM_MOVES = 0.08;
  private static final double TERRITORY_GAMES = 0.2;

  private final Evaluator teacher;
  private final int size;
  private final SplittableRandom random;

  private Label(Evaluator teacher, int size, long seed) {
    this.teacher = teacher;
    this.size = size;
    this.random = new SplittableRandom(seed);
  }

  /** {@code NETWORK SIZE POSITIONS SEED OUT}: at least so many positions, to the end of a game. */
  public static void main(String[] args) throws IOException {
    Network network;
    try (InputStream in = Files.newInputStream(Path.of(args[0]))) {
      network = Network.read(in);
    }
    int size = Integer.parseInt(args[1]);
    long positions = Long.parseLong(args[2]);
    Label label = new Label(new Evaluator(network, size, size), size, Long.parseLong(args[3]));
    try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(Path.of(args[4])))) {
      for (long written = 0; written < positions; ) {
        written += label.game(out);
      }
    }
  }

  /**
   * Plays a game, to two passes or so long that nobody would; returns how many positions it had.
   */
  private int game(OutputStream out) throws IOException {
    GoBoard board = new GoBoard(new Grid(size, size), rules(), Setup.EMPTY);
    double temperature =
        LEAST_TEMPERATURE + random.nextDouble() * (MOST_TEMPERATURE - LEAST_TEMPERATURE);
    double randomMoves = random.nextDouble() < RANDOM_GAMES ? RANDOM_MOVES : 0;
    int most = size * size * 3 / 2;
    while (board.outcome().isEmpty() && board.ply() < most) {
      Side side = board.ply() % 2 == 0 ? Side.BLACK : Side.WHITE;
      Inputs inputs = BoardInputs.of(board, side);
      Evaluation said = teacher.evaluate(inputs);
      out.write(record(inputs, said));
      float[] policy = said.policy();
      int move = random.nextDouble() < randomMoves ? drawn(policy, 0) : drawn(policy, temperature);
      if (board.play(side, move == size * size ? Board.PASS : move) != 0) {
        throw new IllegalStateException("move " + move + " is not legal");
      }
    }
    return board.ply();
  }

  private GoRules rules() {
    boolean isTerritory = random.nextDouble() < TERRITORY_GAMES;
    double half = Math.rint((random.nextDouble() + random.nextDouble() - 1) * size * 3) / 2;
    double komi = random.nextDouble() < 0.5 ? isTerritory ? 6.5 : 7.5 : 7 + half;
    return new GoRules(
        TurnRule.ALTERNATE,
        isTerritory ? Ko.SIMPLE : Ko.POSITIONAL,
        Suicide.FORBIDDEN,
        isTerritory ? Scoring.TERRITORY : Scoring.AREA,
        PassStones.NONE,
        komi);
  }

  /** Draws a move by its probability; at a temperature of 0 any legal move but a pass. */
  private int drawn(float[] policy, double temperature) {
    double[] weights = new double[policy.length];
    double sum = 0;
    for (int move = 0; move < policy.length; move++) {
      if (temperature == 0) {
        weights[move] = policy[move] > 0 && move < policy.length - 1 ? 1 : 0;
      } else {
        weights[move] = policy[move] > 0 ? Math.pow(policy[move], 1 / temperature) : 0;
      }
      sum += weights[move];
    }
    double left = random.nextDouble() * sum;
    for (int move = 0; move < policy.length; move++) {
      left -= weights[move];
      if (left < 0) {
        return move;
      }
    }
    return policy.length - 1;
  }

  private byte[] record(Inputs inputs, Evaluation said) {
    int area = size * size;
    int planeBytes = (Inputs.PLANES * area + 7) / 8;
    int length = planeBytes + 4 * Inputs.GLOBALS + 2 * (area + 1) + 4 * 3 + area;
    ByteBuffer record = ByteBuffer.allocate(length).order(ByteOrder.LITTLE_ENDIAN);
    for (int plane = 0; plane < Inputs.PLANES; plane++) {
      for (int site = 0; site < area; site++) {
        if ((inputs.planes()[site] >> plane & 1) != 0) {
          int bit = plane * area + site;
          record.array()[bit / 8] |= (byte) (0x80 >> bit % 8);
        }
      }
    }
    record.position(planeBytes);
    for (int i = 0; i < Inputs.GLOBALS; i++) {
      record.putFloat(inputs.globals()[i]);
    }
    for (float share : said.policy()) {
      record.putShort((short) Math.round(share * 65535));
    }
    record.putFloat((float) said.win()).putFloat((float) said.loss()).putFloat((float) said.lead());
    for (float owner : said.ownership()) {
      record.put((byte) Math.round(owner * 127));
    }
    return record.array();
  }
}
