package dev.banmen.games.othello;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.game.Board;
import dev.banmen.game.Mark;
import dev.banmen.game.Move;
import dev.banmen.game.Outcome;
import dev.banmen.game.Place;
import dev.banmen.game.Position;
import dev.banmen.game.Setup;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.proof.SharedData;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/**
 * Published games and positions, read from {@code ../shared/data}, or from {@code data} in the
 * folder of the variable BANMEN_SHARED; skipped if there is neither.
 */
class PublishedGamesTest {
  private static final OthelloGame GAME = new OthelloGame(8);
  private static final String PASS = "--";

  /** 141 games of the WTHOR archive of the French federation (FFO). */
  @Test
  void tournamentGamesReplayToTheirResults() throws IOException {
    int games = 0;
    for (String line : lines("wthor_transcripts_small.tsv")) {
      String[] fields = line.split("\t");
      Board board = GAME.newBoard(GAME.start());
      for (String move : pairs(fields[2])) {
        assertThat(board.play(mover(board), site(move))).as(fields[2]).isZero();
      }
      assertThat(board.score().black()).isEqualTo(Double.parseDouble(fields[3]));
      assertThat(board.score().white()).isEqualTo(Double.parseDouble(fields[4]));
      assertThat(board.outcome().isPresent()).isEqualTo(fields[6].equals("True"));
      board.outcome().ifPresent(outcome -> assertBlackScore(outcome, fields[7]));
      games++;
    }
    assertThat(games).isEqualTo(141);
  }

  /** WTHOR counts black's discs with the empty squares given to the winner. */
  private static void assertBlackScore(Outcome outcome, String wthor) {
    double lead = outcome.winner().equals(Optional.of(Side.BLACK)) ? 1 : -1;
    assertThat((64 + lead * outcome.margin()) / 2).isEqualTo(Double.parseDouble(wthor));
  }

  /** All games that end at ply 9 or 10. */
  @Test
  void theShortestGamesEndWhereTheyEnd() throws IOException {
    int games = 0;
    for (String line : lines("shortest_games_9_and_10_plies.txt")) {
      String[] fields = line.split(" ");
      Board board = GAME.newBoard(GAME.start());
      for (String move : pairs(fields[0])) {
        assertThat(board.outcome()).isEmpty();
        assertThat(board.play(mover(board), site(move))).as(line).isZero();
      }
      assertThat(board.outcome().orElseThrow().margin()).isEqualTo(64);
      assertThat(board.ply()).isEqualTo(Integer.parseInt(fields[1]));
      String discs = (int) board.score().black() + "-" + (int) board.score().white();
      assertThat(discs).isEqualTo(fields[2]);
      games++;
    }
    assertThat(games).isEqualTo(228 + 356);
  }

  /** FFO's end-game suite, positions 1 to 49: every move is listed with its value. */
  @Test
  void endGamePositionsHaveTheListedMoves() throws IOException {
    int positions = 0;
    for (String line : lines("ffo_1_49.tsv")) {
      String[] fields = line.split("\t");
      Side side = fields[2].equals("X") ? Side.BLACK : Side.WHITE;
      Position position = Position.of(GAME, new Setup(marks(fields[1]), Optional.of(side)));
      int empties = 64 - (int) (position.score().black() + position.score().white());
      assertThat(empties).isEqualTo(Integer.parseInt(fields[3]));
      List<String> listed = new ArrayList<>();
      for (String move : fields[6].split(" ")) {
        listed.add(move.substring(0, move.indexOf(':')));
      }
      assertThat(names(position.legalMoves())).containsExactlyInAnyOrderElementsOf(listed);
      positions++;
    }
    assertThat(positions).isEqualTo(49);
  }

  private static Map<Site, Mark> marks(String board) {
    Map<Site, Mark> marks = new TreeMap<>();
    for (int i = 0; i < board.length(); i++) {
      char disc = board.charAt(i);
      if (disc != '-') {
        marks.put(new Site(i / 8, i % 8), disc == 'X' ? Mark.BLACK : Mark.WHITE);
      }
    }
    return marks;
  }

  /** OpenSpiel's transcript of a whole game with the legal moves before each. */
  @Test
  void aTranscriptListsTheSameLegalMoves() throws IOException {
    Path file = SharedData.file("playthroughs/othello.txt");
    Board board = GAME.newBoard(GAME.start());
    int lists = 0;
    int plies = 0;
    for (String line : Files.readAllLines(file)) {
      if (line.startsWith("StringLegalActions() = ")) {
        String quoted = line.substring(line.indexOf('[') + 1, line.indexOf(']'));
        List<String> listed = Arrays.asList(quoted.replace("\"", "").split(", "));
        assertThat(legal(board)).containsExactlyElementsOf(listed);
        lists++;
      } else if (line.startsWith("# Apply action ")) {
        String move = line.substring(line.indexOf('"') + 1, line.lastIndexOf('"'));
        assertThat(board.play(mover(board), site(move.equals("pass") ? PASS : move))).isZero();
        plies++;
      }
    }
    assertThat(board.outcome()).isPresent();
    assertThat(plies).isEqualTo(60);
    assertThat(lists).isPositive();
  }

  private static List<String> legal(Board board) {
    List<String> names = new ArrayList<>();
    for (int site = 0; site < 64; site++) {
      if (board.check(mover(board), site) == 0) {
        names.add(GAME.notation().name(GAME.lattice().site(site)));
      }
    }
    return names.isEmpty() ? List.of("pass") : names;
  }

  private static List<String> names(List<Move> moves) {
    List<String> names = new ArrayList<>();
    for (Move move : moves) {
      names.add(move instanceof Place ? GAME.notation().name(move) : PASS);
    }
    return names;
  }

  private static Side mover(Board board) {
    return board.movers().iterator().next();
  }

  private static int site(String move) {
    return move.equals(PASS)
        ? Board.PASS
        : GAME.lattice().index(GAME.notation().parse(move).orElseThrow());
  }

  private static List<String> pairs(String transcript) {
    List<String> pairs = new ArrayList<>();
    for (int i = 0; i < transcript.length(); i += 2) {
      pairs.add(transcript.substring(i, i + 2));
    }
    return pairs;
  }

  private static List<String> lines(String name) throws IOException {
    return SharedData.lines("othello/" + name).stream()
        .filter(line -> !line.startsWith("#") && !line.isBlank())
        .toList();
  }
}
