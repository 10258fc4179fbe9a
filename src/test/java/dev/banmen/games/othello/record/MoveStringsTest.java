package dev.banmen.games.othello.record;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.game.Side;
import dev.banmen.game.record.Format;
import dev.banmen.game.record.Note;
import dev.banmen.game.record.RecordTree;
import dev.banmen.game.record.Recording;
import dev.banmen.game.record.SameRecord;
import dev.banmen.games.othello.OthelloGame;
import dev.banmen.games.othello.OthelloRecords;
import dev.banmen.record.Replay;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Games that are written as their squares. */
class MoveStringsTest {
  private static final MoveStrings MOVES = new MoveStrings(OthelloRecords.WORDS);
  private static final String NO_BLACK_MOVE = "------XO" + "-".repeat(56);

  @ParameterizedTest
  @ValueSource(
      strings = {
        "f5d6c3d3c4",
        "F5D6C3D3C4\r\n",
        "f5 d6 c3 d3 c4",
        "1. f5 d6 2. c3 d3 3. c4",
        "1.f5d62.c3d33.c4",
        "F5-D6-C3-D3-C4",
        "f5d6c3d3c4 +08",
        "f5d6c3d3c4-12",
        "F5 D6 C3 D3 C4 (+8)",
        "f5d6c3d3c4 (35:29)",
        "f5d6c3d3c4 35-29",
        "f5d6c3d3c4: +08",
        "F5D6C3D3C4 -12 black",
        "f5d6c3d3c4 : 35-29",
        "1. f5 d6\n2. c3 d3\n3. c4\n",
        "f5 d6 c3\nd3 c4",
        "f5, d6; c3 d3 c4"
      })
  void oneGameIsWrittenInManyWays(String text) throws Exception {
    List<Recording> games = OthelloRecords.read(MOVES, text);
    assertThat(games).hasSize(1);
    assertThat(OthelloRecords.line(games.get(0))).isEqualTo("B:f5 W:d6 B:c3 W:d3 B:c4");
    assertThat(OthelloRecords.text(MOVES, games)).isEqualTo("f5d6c3d3c4\n");
    assertThat(MOVES.loss(games)).isEmpty();
  }

  @Test
  void blanksBeforeMovesHideNothing() throws Exception {
    List<Recording> games = OthelloRecords.read(MOVES, "f5d6\n" + " ".repeat(300) + "f5f6e6\n");
    assertThat(games.stream().map(OthelloRecords::line))
        .containsExactly("B:f5 W:d6", "B:f5 W:f6 B:e6");
  }

  @Test
  void aByteOrderMarkBeginsNoGame() throws Exception {
    List<Recording> games = OthelloRecords.read(MOVES, "\ufeff# a game\nf5d6c3\n");
    assertThat(games).hasSize(1);
    assertThat(OthelloRecords.line(games.get(0)))
        .isEqualTo(OthelloRecords.line(OthelloRecords.read(MOVES, "f5d6c3").get(0)));
  }

  @Test
  void gamesStandOneALineWhereEachIsOneOfItsOwn() throws Exception {
    List<Recording> games = OthelloRecords.read(MOVES, "f5d6\n\nf5f6e6\nd3c5\n");
    assertThat(games.stream().map(OthelloRecords::line))
        .containsExactly("B:f5 W:d6", "B:f5 W:f6 B:e6", "B:d3 W:c5");
    assertThat(games.get(2).tree().line(1)).isEqualTo(4);
    assertThat(games.get(2).tree().column(2)).isEqualTo(3);
  }

  @Test
  void gamesOverLinesEndAtEmptyLinesAndAtMoveOne() throws Exception {
    String text = "1. f5 d6\n2. c3 d3\n1. d3 c5\n2. b6\n\n3. f5 f6\n";
    assertThat(OthelloRecords.read(MOVES, text).stream().map(OthelloRecords::line))
        .containsExactly("B:f5 W:d6 B:c3 W:d3", "B:d3 W:c5 B:b6", "B:f5 W:f6");
  }

  @Test
  void theFirstMissSaysNothingOfWhatComesAfter() throws Exception {
    List<Recording> games = OthelloRecords.read(MOVES, "f5 a1 d6 f5 c3");
    assertThat(OthelloRecords.line(games.get(0))).isEqualTo("B:f5 W:a1 W:d6 B:f5 B:c3");
    Replay replay = Replay.of(games.get(0), OthelloRecords.GAMES);
    List<Integer> misses = new ArrayList<>();
    while (replay.next()) {
      misses.add(replay.missNumber());
    }
    assertThat(misses).containsExactly(0, 2, 0, 1, 0);
    assertThat(games.get(0).tree().column(2)).isEqualTo(4);
  }

  @Test
  void whatCannotBeReadIsKeptAndTold() throws Exception {
    List<Note> notes = new ArrayList<>();
    List<Recording> games =
        OthelloRecords.read(MOVES, OthelloRecords.bytes("f5d6\nf5 x\u001bd6 c3"), notes);
    assertThat(notes)
        .containsExactly(
            new Note(
                2,
                4,
                "found 'x?' where a square such as f5 or a pass was expected; no move is played"));
    assertThat(OthelloRecords.line(games.get(1))).isEqualTo("B:f5 W:x\u001b W:d6 B:c3");
    assertThat(MOVES.loss(games)).contains("game 2: moves that are not squares");
  }

  @Test
  void aBoardMayStandBeforeTheMoves() throws Exception {
    List<Recording> games = OthelloRecords.read(MOVES, NO_BLACK_MOVE + " X --f1\n");
    assertThat(OthelloRecords.line(games.get(0))).isEqualTo("B: W:f1");
    assertThat(games.get(0).start().toMove()).contains(Side.BLACK);
    assertThat(OthelloRecords.text(MOVES, games)).isEqualTo(NO_BLACK_MOVE + " X --f1\n");
    Replay replay = Replay.of(games.get(0), OthelloRecords.GAMES);
    replay.goTo(1);
    assertThat(replay.missNumber()).isZero();
    replay.goTo(2);
    assertThat(replay.board().score().white()).isEqualTo(3);
    assertThat(replay.missNumber()).isZero();
  }

  @Test
  void whoCannotMoveIsPassedOverUnwritten() throws Exception {
    List<Recording> games = OthelloRecords.read(MOVES, NO_BLACK_MOVE + " X f1\n");
    assertThat(OthelloRecords.line(games.get(0))).isEqualTo("W:f1");
    assertThat(MOVES.loss(games)).isEmpty();
  }

  @Test
  void everyWayToWriteAPassIsRead() throws Exception {
    for (String pass : List.of("--", "PA", "pass", "PS", "@@")) {
      String text = NO_BLACK_MOVE + " X " + pass + "f1";
      assertThat(OthelloRecords.line(OthelloRecords.read(MOVES, text).get(0)))
          .as(pass)
          .isEqualTo("B: W:f1");
    }
  }

  @Test
  void commentsGoWithTheirGame() throws Exception {
    String text = "# the first\n#  of two\nf5d6\n# the other\nf5f6\n";
    List<Recording> games = OthelloRecords.read(MOVES, text);
    assertThat(games.get(0).tree().text(0, "C")).isEqualTo("the first\n of two");
    assertThat(games.get(1).tree().text(0, "C")).isEqualTo("the other");
    assertThat(OthelloRecords.text(MOVES, games)).isEqualTo(text);
  }

  /** Other programs would play them, whatever the record that they come from does with them. */
  @ParameterizedTest
  @EnumSource(Recording.RefusalPolicy.class)
  void illegalMovesAreLeftOutAndNamed(Recording.RefusalPolicy policy) throws Exception {
    for (String moves : List.of("f5a1d6c3", "F5-A1-D6-C3", "f5 z9 d6 c3", "f5d6c3a1")) {
      Recording noted = OthelloRecords.read(MOVES, moves).get(0);
      Recording read = new Recording("othello", Map.of(), noted.start(), policy, noted.tree());
      for (Format format : List.of(MOVES, new Ggf(OthelloRecords.WORDS))) {
        assertThat(format.loss(List.of(read)).orElseThrow()).contains("illegal moves");
        assertThat(OthelloRecords.text(format, List.of(read)))
            .doesNotContain("a1", "z9")
            .contains("d6");
      }
    }
    assertThat(MOVES.loss(OthelloRecords.read(MOVES, "f5d6c3"))).isEmpty();
  }

  @Test
  void aGameWithoutMovesIsItsBoard() throws Exception {
    Recording empty =
        new Recording(
            "othello",
            Map.of(),
            new OthelloGame(8).start(),
            Recording.RefusalPolicy.NOTED,
            RecordTree.of(List.of()));
    String text = OthelloRecords.text(MOVES, List.of(empty));
    Recording again = OthelloRecords.read(MOVES, text).get(0);
    assertThat(again.start()).isEqualTo(empty.start());
    assertThat(SameRecord.of(again.tree(), empty.tree())).isTrue();
  }

  @Test
  void exercisesAndProseAreNoMoveStrings() {
    String exercise = "1\n" + "--------\n".repeat(3) + "---WB---\n---BW---\n" + "B\nL\nM35\nQ\n";
    for (String text : List.of(exercise, "1\n3 3\n1 1 1\n", "Dear a1, hello", "", "--", "12 34")) {
      assertThat(MOVES.fits(text.getBytes(StandardCharsets.UTF_8))).as(text).isFalse();
    }
    for (String text : List.of("f5d6", "1. F5 d6\n2. c3", NO_BLACK_MOVE + " X f1", "# c\nf5")) {
      assertThat(MOVES.fits(text.getBytes(StandardCharsets.UTF_8))).as(text).isTrue();
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"f5d6c3zz", "f5d6c3 cc", "f5d6c3tt", "f5 d6 c3 \0\0\0", "f5d6c3 and so on"})
  void aDamagedTailTakesNothingFromWhatIsGood(String text) throws Exception {
    assertThat(MOVES.fits(text.getBytes(StandardCharsets.UTF_8))).isTrue();
    List<Note> notes = new ArrayList<>();
    Recording game = OthelloRecords.read(MOVES, OthelloRecords.bytes(text), notes).get(0);
    assertThat(OthelloRecords.line(game)).startsWith("B:f5 W:d6 B:c3 W:");
    assertThat(notes.get(0).line()).isEqualTo(1);
    assertThat(notes.get(0).column()).isEqualTo(text.length() == 8 ? 7 : text.indexOf("c3") + 4);
    Replay replay = Replay.of(game, OthelloRecords.GAMES);
    replay.goTo(4);
    assertThat(replay.board().score().black()).as("nothing is played").isEqualTo(5);
    assertThat(replay.missNumber()).isZero();
  }

  @Test
  void proseIsNoneAndABegunGameIsOne() {
    byte[] prose = "# a comment\nhello f5".getBytes(StandardCharsets.UTF_8);
    assertThat(MOVES.fits(prose)).isFalse();
    assertThat(MOVES.flaw(prose).orElseThrow().line()).isEqualTo(2);
    for (String begun : List.of("f5d6 and so on", "f5d6\0\0", "f5d6zz")) {
      assertThat(MOVES.fits(begun.getBytes(StandardCharsets.UTF_8))).as(begun).isTrue();
      assertThat(MOVES.flaw(begun.getBytes(StandardCharsets.UTF_8))).isEmpty();
    }
  }
}
