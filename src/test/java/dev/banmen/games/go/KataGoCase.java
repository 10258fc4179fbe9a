package dev.banmen.games.go;

import dev.banmen.game.Board;
import dev.banmen.game.Setup;
import dev.banmen.game.Side;
import dev.banmen.games.go.net.Evaluation;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A position, and KataGo's answer to {@code kata-raw-nn 0}. As text: a line with the board's size,
 * the scoring, the komi and the moves; then the answer; then an empty line.
 */
record KataGoCase(int size, Scoring scoring, double komi, List<String> moves, List<String> answer) {
  private static final String COLUMNS = "ABCDEFGHJKLMNOPQRST";
  private static final String PASS = "pass";

  static List<KataGoCase> read(List<String> lines) {
    List<KataGoCase> cases = new ArrayList<>();
    for (int from = 0; from < lines.size(); ) {
      int end = from + lines.subList(from, lines.size()).indexOf("");
      List<String> words = List.of(lines.get(from).split(" "));
      cases.add(
          new KataGoCase(
              Integer.parseInt(words.get(0)),
              Scoring.valueOf(words.get(1)),
              Double.parseDouble(words.get(2)),
              words.subList(3, words.size()),
              lines.subList(from + 1, end)));
      from = end + 1;
    }
    return cases;
  }

  List<String> lines() {
    List<String> lines = new ArrayList<>();
    lines.add(size + " " + scoring + " " + komi + " " + String.join(" ", moves));
    lines.addAll(answer);
    lines.add("");
    return lines;
  }

  GoRules rules() {
    Ko ko = scoring == Scoring.AREA ? Ko.POSITIONAL : Ko.SIMPLE;
    return new GoRules(TurnRule.ALTERNATE, ko, Suicide.FORBIDDEN, scoring, PassStones.NONE, komi);
  }

  GoBoard board() {
    GoBoard board = new GoBoard(new Grid(size, size), rules(), Setup.EMPTY);
    for (String move : moves) {
      if (board.play(toMove(board), site(move)) != 0) {
        throw new IllegalArgumentException(move);
      }
    }
    return board;
  }

  static Side toMove(GoBoard board) {
    return board.ply() % 2 == 0 ? Side.BLACK : Side.WHITE;
  }

  private int site(String vertex) {
    return vertex.equals(PASS)
        ? Board.PASS
        : (size - Integer.parseInt(vertex.substring(1))) * size + COLUMNS.indexOf(vertex.charAt(0));
  }

  /** A site's name in GTP, or a pass for the one beyond the last. */
  static String vertex(int site, int size) {
    return site == size * size ? PASS : COLUMNS.charAt(site % size) + "" + (size - site / size);
  }

  /** How far an evaluation is from KataGo's: of each output, the largest difference. */
  Difference difference(Evaluation ours) {
    Map<String, double[]> theirs = outputs();
    boolean isWhite = moves.size() % 2 == 1;
    double win = theirs.get(isWhite ? "whiteWin" : "whiteLoss")[0];
    double loss = theirs.get(isWhite ? "whiteLoss" : "whiteWin")[0];
    double sign = isWhite ? 1 : -1;
    double policy = Math.abs(theirs.get("policyPass")[0] - ours.policy()[size * size]);
    double ownership = 0;
    for (int site = 0; site < size * size; site++) {
      double share = theirs.get("policy")[site];
      double ourShare = ours.policy()[site];
      boolean isLegal = !Double.isNaN(share);
      policy = Math.max(policy, isLegal ? Math.abs(share - ourShare) : ourShare == 0 ? 0 : 1);
      double owner = sign * theirs.get("whiteOwnership")[site];
      ownership = Math.max(ownership, Math.abs(owner - ours.ownership()[site]));
    }
    return new Difference(
        policy,
        Math.max(Math.abs(win - ours.win()), Math.abs(loss - ours.loss())),
        Math.abs(sign * theirs.get("whiteLead")[0] - ours.lead()),
        ownership);
  }

  /** The numbers after each word; those that are none are illegal moves. */
  private Map<String, double[]> outputs() {
    Map<String, double[]> outputs = new TreeMap<>();
    String name = "";
    for (String word : String.join(" ", answer).split("\\s+")) {
      if (word.matches("[a-zA-Z]+") && !word.equals("NAN")) {
        name = word;
        outputs.put(name, new double[0]);
      } else {
        double[] before = outputs.get(name);
        double[] after = Arrays.copyOf(before, before.length + 1);
        after[before.length] = word.equals("NAN") ? Double.NaN : Double.parseDouble(word);
        outputs.put(name, after);
      }
    }
    return outputs;
  }

  /** The largest differences of shares, of the winner's chances, in points, and of owners. */
  record Difference(double policy, double winner, double lead, double ownership) {
    /** Whether everything is near: ten times what is measured, as processors round differently. */
    boolean isSmall() {
      return policy < 0.0001 && winner < 0.0001 && lead < 0.01 && ownership < 0.001;
    }
  }
}
