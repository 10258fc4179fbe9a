package dev.banmen.games.othello.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.banmen.game.Side;
import dev.banmen.game.record.InputFault;
import dev.banmen.game.record.Note;
import dev.banmen.game.record.Property;
import dev.banmen.game.record.Recording;
import dev.banmen.games.othello.OthelloGame;
import dev.banmen.games.othello.OthelloRecords;
import dev.banmen.proof.SharedData;
import dev.banmen.record.Replay;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Positions with scores, as Edax solves them. */
class ObfTest {
  private static final Obf OBF = new Obf(OthelloRecords.WORDS);
  private static final String SQUARES =
      "---------------------------OX------XO-----------" + "-".repeat(16);

  @Test
  void aLineIsAPositionWithTheScoresOfItsMoves() throws Exception {
    String text =
        "% a file\n\n" + SQUARES + " X; D3:+18; C4:-2; % from nowhere\n" + SQUARES + " O\n";
    List<Recording> games = OthelloRecords.read(OBF, text);
    assertThat(games).hasSize(2);
    assertThat(games.get(0).tree().properties(0))
        .containsExactly(
            new Property("LB", List.of("d3:+18", "c4:-2")),
            Property.of("C", "d3 +18, c4 -2\nfrom nowhere"));
    assertThat(games.get(0).start()).isEqualTo(new OthelloGame(8).start());
    assertThat(games.get(1).start().toMove()).contains(Side.WHITE);
    assertThat(games.get(1).tree().line(0)).isEqualTo(4);
    assertThat(games.get(1).tree().properties(0)).isEmpty();
    assertThat(OBF.loss(games)).contains("this format can only be read");
  }

  @Test
  void aByteOrderMarkIsNoPartOfTheFirstLine() throws Exception {
    for (String text : List.of("% a file\n" + SQUARES + " X;\n", SQUARES + " O;\n")) {
      byte[] marked = ("\ufeff" + text).getBytes(StandardCharsets.UTF_8);
      assertThat(OBF.fits(marked)).isTrue();
      List<Recording> games = OthelloRecords.read(OBF, "\ufeff" + text);
      assertThat(games).hasSize(1);
      assertThat(games.get(0).start().toMove())
          .isEqualTo(OthelloRecords.read(OBF, text).get(0).start().toMove());
    }
  }

  @Test
  void blanksBeforeAPositionHideNothing() throws Exception {
    String blanks = " \t".repeat(500);
    String text =
        SQUARES + " X;\n" + blanks + SQUARES + " O;\n" + blanks + "% no\n" + blanks + "\n";
    List<Recording> games = OthelloRecords.read(OBF, text);
    assertThat(games).hasSize(2);
    assertThat(games.get(1).start().toMove()).contains(Side.WHITE);
    assertThat(games.get(1).tree().column(0)).isEqualTo(1001);
  }

  @Test
  void aPassHasAScoreButNoSquare() throws Exception {
    List<Note> notes = new ArrayList<>();
    String text = SQUARES + " X; PS:+4; what; z1:3;";
    List<Recording> games = OthelloRecords.read(OBF, OthelloRecords.bytes(text), notes);
    assertThat(games.get(0).tree().properties(0))
        .containsExactly(Property.of("C", "pass +4, what, z1:3"));
    assertThat(notes.stream().map(Note::column)).containsExactly(76L, 82L);
  }

  @Test
  void aLineThatIsNoneIsItsOwnFault() throws Exception {
    var archive = OBF.open(OthelloRecords.bytes(SQUARES + " X;\nnonsense\n"));
    assertThat(archive.size()).isEqualTo(2);
    assertThatThrownBy(() -> archive.game(1, Note.UNHEARD))
        .isInstanceOfSatisfying(InputFault.class, fault -> assertThat(fault.line()).isEqualTo(2));
    assertThatThrownBy(() -> OBF.open(OthelloRecords.bytes("% nothing\n")))
        .isInstanceOf(InputFault.class);
  }

  @Test
  void aPositionFitsAndMovesBehindABoardDoNot() {
    for (String text : List.of(SQUARES + " X;", "% c\n" + SQUARES + " O", SQUARES + " X; a1:+2")) {
      assertThat(OBF.fits(text.getBytes(StandardCharsets.UTF_8))).as(text).isTrue();
      assertThat(new MoveStrings(OthelloRecords.WORDS).fits(text.getBytes(StandardCharsets.UTF_8)))
          .isFalse();
    }
    for (String text : List.of(SQUARES + " X d3", SQUARES, "f5d6", "")) {
      assertThat(OBF.fits(text.getBytes(StandardCharsets.UTF_8))).as(text).isFalse();
    }
  }

  /** FFO's positions 1 to 49: the label of each move stands on a legal one. */
  @Test
  void theSuiteOfTheFrenchFederationIsRead() throws Exception {
    StringBuilder file = new StringBuilder();
    for (String line : SharedData.lines("othello/ffo_1_49.tsv")) {
      String[] fields = line.split("\t");
      if (!line.startsWith("#")) {
        file.append(fields[1]).append(' ').append(fields[2]).append("; ");
        file.append(fields[6].replace(" ", "; "))
            .append("; % FFO #")
            .append(fields[0])
            .append('\n');
      }
    }
    List<Note> notes = new ArrayList<>();
    List<Recording> games = OthelloRecords.read(OBF, OthelloRecords.bytes(file.toString()), notes);
    assertThat(games).hasSize(49);
    assertThat(notes).isEmpty();
    for (Recording game : games) {
      Replay replay = Replay.of(game, OthelloRecords.GAMES);
      List<String> labelled =
          game.tree().property(0, "LB").orElseThrow().values().stream()
              .map(value -> value.substring(0, 2))
              .toList();
      assertThat(replay.position().legalMoves().stream().map(replay.game().notation()::name))
          .containsExactlyInAnyOrderElementsOf(labelled);
    }
  }
}
