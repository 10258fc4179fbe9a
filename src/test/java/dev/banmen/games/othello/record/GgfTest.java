package dev.banmen.games.othello.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.banmen.game.Side;
import dev.banmen.game.record.Archive.Summary;
import dev.banmen.game.record.InputFault;
import dev.banmen.game.record.Note;
import dev.banmen.game.record.Property;
import dev.banmen.game.record.RecordTree;
import dev.banmen.game.record.Recording;
import dev.banmen.games.othello.OthelloRecords;
import dev.banmen.record.Replay;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** GGF as the server GGS writes it (M. Buro, "Generic Game Format"). */
class GgfTest {
  private static final Ggf GGF = new Ggf(OthelloRecords.WORDS);
  private static final String BOARD =
      "BO[8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *]";
  private static final String GAME =
      "(;GM[Othello]PC[GGS/os]DT[2003.12.15_13:24:03.MST]PB[ink]PW[chalk]RB[2197.01]RW[1840.72]"
          + "TI[05:00//02:00]TY[8]RE[-2.000]"
          + BOARD
          + "B[d3/-6.00/0.02]W[c5/8.00]B[e6//1.10]W[d2];)";

  @Test
  void aGameOfTheServerIsWrittenAsItWas() throws Exception {
    List<Recording> games = OthelloRecords.read(GGF, GAME);
    assertThat(OthelloRecords.text(GGF, games)).isEqualTo(GAME + "\n");
    assertThat(GGF.loss(games)).isEmpty();
  }

  @Test
  void propertiesHaveTheNamesOfSgf() throws Exception {
    RecordTree tree = OthelloRecords.read(GGF, GAME).get(0).tree();
    assertThat(tree.properties(0))
        .containsExactly(
            Property.of("PC", "GGS/os"),
            Property.of("DT", "2003-12-15"),
            Property.of("GGFDT", "2003.12.15_13:24:03.MST"),
            Property.of("PB", "ink"),
            Property.of("PW", "chalk"),
            Property.of("BR", "2197.01"),
            Property.of("WR", "1840.72"),
            Property.of("TI", "05:00//02:00"),
            Property.of("TY", "8"),
            Property.of("RE", "W+2"));
  }

  /** GGF's evaluation is the mover's, SGF's is Black's. */
  @Test
  void evaluationsAndTimesAreKept() throws Exception {
    RecordTree tree = OthelloRecords.read(GGF, GAME).get(0).tree();
    assertThat(tree.properties(1))
        .containsExactly(
            Property.of("B", "d3"), Property.of("V", "-6.00"), Property.of("GGFTS", "0.02"));
    assertThat(tree.properties(2))
        .containsExactly(Property.of("W", "c5"), Property.of("V", "-8.00"));
    assertThat(tree.properties(3))
        .containsExactly(Property.of("B", "e6"), Property.of("GGFTS", "1.10"));
    assertThat(tree.properties(4)).containsExactly(Property.of("W", "d2"));
  }

  @Test
  void aListIsToldWithoutTheTree() throws Exception {
    assertThat(GGF.open(OthelloRecords.bytes(GAME)).summary(0))
        .isEqualTo(new Summary("ink", "chalk", "GGS/os", "2003-12-15", "W+2", 4));
  }

  @ParameterizedTest
  @CsvSource({
    "+2.000, B+2",
    "-10.000, W+10",
    "+0.000, 0",
    "0, 0",
    "+64.00:r, B+R",
    "-12.000:t, W+T",
    "+36.00:s, B+36",
    "'+36.00:s\nx', B+36",
    "?, ?",
    "+8.500, B+8.5",
    "+, +",
    "., .",
    "+1.2.3, +1.2.3"
  })
  void resultsAreSgfs(String ggf, String sgf) {
    assertThat(GgfNames.result(ggf)).isEqualTo(sgf);
  }

  @Test
  void unknownPropertiesKomiAndBracketsAreKept() throws Exception {
    String game =
        "(;GM[Othello]PC[a\\]b\\\\c]TY[8k]KB[e6//0.90]KW[f5/-1.00]KM[-0.500]XX[1][2]"
            + BOARD
            + "B[d3]ZZ[after]W[c5];)";
    List<Recording> games = OthelloRecords.read(GGF, game);
    assertThat(games.get(0).tree().text(0, "PC")).isEqualTo("a]b\\c");
    assertThat(games.get(0).tree().text(1, "ZZ")).isEqualTo("after");
    assertThat(OthelloRecords.text(GGF, games)).isEqualTo(game + "\n");
  }

  @Test
  void gamesPlayedTogetherStayTogether() throws Exception {
    String archive =
        "2 " + GAME + GAME.replace("d3/", "c4/").replace("d2", "c3") + "\n" + GAME + "\n";
    List<Recording> games = OthelloRecords.read(GGF, archive);
    assertThat(games.stream().map(game -> game.tree().text(0, GgfNames.TOGETHER)))
        .containsExactly("1/2", "2/2", "");
    assertThat(OthelloRecords.text(GGF, games)).isEqualTo(archive);
    assertThat(OthelloRecords.read(GGF, "1 " + GAME + "\n1 " + GAME)).hasSize(2);
    List<Recording> one = games.subList(1, 2);
    assertThat(
            OthelloRecords.read(GGF, OthelloRecords.text(GGF, one)).get(0).tree().text(0, "GGFSY"))
        .isEqualTo("2/2");
  }

  @Test
  void aNewLineSeparatesGamesOnlyBetweenThem() throws Exception {
    String lines = GAME.replace("B[", "\nB[").replace("GGS/os", "12\n(3");
    String archive = "2 " + lines + lines + "\n" + lines + " 2, " + lines;
    assertThat(
            OthelloRecords.read(GGF, archive + "\n3 " + lines + ", " + lines + "2 " + lines)
                .stream()
                .map(game -> game.tree().text(0, GgfNames.TOGETHER)))
        .containsExactly("1/2", "2/2", "", "", "1/3", "2/3", "1/2");
  }

  @Test
  void aDateOrASizeIsOnlyWhatAWholeValueSays() throws Exception {
    for (String date : List.of("Played 2003.12.15 in Oslo", "12003.12.15", "2003.12.155")) {
      Recording read =
          OthelloRecords.read(GGF, GAME.replace("2003.12.15_13:24:03.MST", date)).get(0);
      assertThat(read.tree().text(0, "DT")).isEqualTo(date);
    }
    for (String type : List.of("s110", "s110r10", "100", "s8r110", "r", "8k", "s8r18")) {
      String game = "(;GM[Othello]TY[" + type + "]B[d3];)";
      assertThat(OthelloRecords.read(GGF, game).get(0).chosen()).as(type).doesNotContainKey("size");
    }
    assertThat(OthelloRecords.read(GGF, "(;GM[Othello]TY[s10r8];)").get(0).chosen())
        .containsEntry("size", "10");
  }

  @Test
  void aRandomStartOnALargerBoardIsSetUp() throws Exception {
    StringBuilder rows = new StringBuilder();
    for (int row = 0; row < 10; row++) {
      rows.append(row == 4 ? " ---O*-----" : row == 5 ? " --**O-----" : " ----------");
    }
    String game = "(;GM[Othello]TY[s10r7]BO[10" + rows + " O]W[b6]B[c5];)";
    Recording read = OthelloRecords.read(GGF, game).get(0);
    assertThat(read.chosen()).containsEntry("size", "10");
    assertThat(read.start().marks()).hasSize(5);
    assertThat(read.start().toMove()).contains(Side.WHITE);
    assertThat(OthelloRecords.line(read)).isEqualTo("W:b6 B:c5");
    assertThat(OthelloRecords.text(GGF, List.of(read))).isEqualTo(game + "\n");
  }

  @Test
  void aTornGameLosesOnlyItself() throws Exception {
    String torn = GAME.substring(0, GAME.indexOf("c5") + 1);
    List<Note> notes = new ArrayList<>();
    List<Recording> games =
        OthelloRecords.read(GGF, OthelloRecords.bytes(GAME + "\n" + torn + "\n" + GAME), notes);
    assertThat(games).hasSize(3);
    assertThat(OthelloRecords.line(games.get(2))).isEqualTo("B:d3 W:c5 B:e6 W:d2");
    assertThat(games.get(2).tree().line(1)).isEqualTo(3);
    assertThat(notes.stream().map(Note::text)).contains("the game ends without its bracket ';)'");
    assertThat(OthelloRecords.read(GGF, GAME + torn.replace("W[", "W") + GAME)).hasSize(3);
  }

  @Test
  void aGameBeginsWhateverItsFirstPropertyIs() throws Exception {
    String other = GAME.replace("GM[Othello]PC[GGS/os]", "PC[GGS/os (;]GM[Othello]");
    String blank = GAME.replace("(;GM", "(; GM");
    String torn = GAME.substring(0, GAME.indexOf("d2];)"));
    for (String next : List.of(other, blank)) {
      for (String last : List.of(GAME, torn, torn + "d2]", torn + "d2", torn + "d\\]")) {
        List<Recording> games = OthelloRecords.read(GGF, last + "\n" + next + next);
        assertThat(games.stream().map(OthelloRecords::line).toList().subList(1, games.size()))
            .as(last + next)
            .containsExactly("B:d3 W:c5 B:e6 W:d2", "B:d3 W:c5 B:e6 W:d2");
        assertThat(OthelloRecords.line(games.get(0))).startsWith("B:d3 W:c5 B:e6 W:");
        assertThat(games.get(0).tree().text(0, "PC")).isEqualTo("GGS/os");
      }
      assertThat(GGF.fits(next.getBytes(StandardCharsets.UTF_8))).as(next).isTrue();
    }
  }

  @Test
  void whatIsNoOthelloIsThatGamesFault() throws Exception {
    String archive = GAME.replace("Othello", "Amazons") + "\n" + GAME.replace("BO[8", "BO[88");
    var games = GGF.open(OthelloRecords.bytes(archive));
    assertThatThrownBy(() -> games.game(0, Note.UNHEARD))
        .isInstanceOfSatisfying(
            InputFault.class,
            fault -> {
              assertThat(fault.line()).isEqualTo(1);
              assertThat(fault.column()).isEqualTo(3);
              assertThat(fault).hasMessage("found a game of 'Amazons' where Othello was expected");
            });
    assertThatThrownBy(() -> games.game(1, Note.UNHEARD))
        .isInstanceOf(InputFault.class)
        .hasMessageContaining("an even size from 4 to 16");
  }

  @Test
  void movesAreTriedByTheNameTheyStandUnder() throws Exception {
    Recording game =
        OthelloRecords.read(GGF, "(;GM[Othello]" + BOARD + "B[d3]B[e3]W[c3]W[pass];)").get(0);
    Replay replay = Replay.of(game, OthelloRecords.GAMES);
    List<Integer> misses = new ArrayList<>();
    while (replay.next()) {
      misses.add(replay.missNumber());
    }
    assertThat(misses).containsExactly(0, 2, 0, 3);
  }

  @Test
  void onlyOthelloInGgfFits() {
    assertThat(GGF.fits(GAME.getBytes(StandardCharsets.UTF_8))).isTrue();
    assertThat(GGF.fits(("2 " + GAME).getBytes(StandardCharsets.UTF_8))).isTrue();
    assertThat(GGF.fits("(;GM[2]FF[4];B[d3])".getBytes(StandardCharsets.UTF_8))).isFalse();
    assertThat(GGF.fits("(;FF[4]GM[1];B[dd])".getBytes(StandardCharsets.UTF_8))).isFalse();
    assertThat(GGF.fits(new byte[0])).isFalse();
    assertThat(GGF.fits(("\u00e9" + GAME).getBytes(StandardCharsets.UTF_8))).isFalse();
    assertThat(GGF.fits(("\ufeff2 " + GAME).getBytes(StandardCharsets.UTF_8))).isTrue();
  }

  @Test
  void twoLettersAreNoSquareHereThoughSgfHasThem() throws Exception {
    String text = "(;GM[Othello]" + BOARD + "B[cc]W[tt/1.00];)";
    List<Recording> games = OthelloRecords.read(GGF, text);
    Replay replay = Replay.of(games.get(0), OthelloRecords.GAMES);
    replay.goTo(2);
    assertThat(replay.board().score().black()).isEqualTo(2);
    assertThat(OthelloRecords.text(GGF, games)).isEqualTo(text + "\n");
  }
}
