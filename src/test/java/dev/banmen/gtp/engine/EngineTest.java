package dev.banmen.gtp.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EngineTest {
  private static final Map<String, String> SMALL = Map.of("size", "5");

  private static List<String> go(String... lines) {
    return EngineTalk.answers("go", SMALL, lines);
  }

  @Test
  void anEngineSaysWhatItIs() {
    assertThat(go("1 protocol_version", "name", "version", "known_command play", "2 quit", "name"))
        .containsExactly("=1 2", "= Banmen", "= 1.2.3", "= true", "=2 ");
    assertThat(go("list_commands").get(0)).contains("\nreg_genmove\n", "\nloadsgf\n");
    assertThat(go("known_command tesuji", "known_command")).containsExactly("= false", "= false");
  }

  /** The words of GNU Go 3.8, asked on the same board. */
  @ParameterizedTest
  @CsvSource({
    "tesuji, unknown command",
    "NAME, unknown command",
    "boardsize, boardsize not an integer",
    "boardsize nine, boardsize not an integer",
    "boardsize 99, unacceptable size",
    "boardsize 26, unacceptable size",
    "boardsize 0, unacceptable size",
    "komi x, komi not a float",
    "komi NaN, komi not a float",
    "komi 10000, unacceptable komi",
    "play, invalid color or coordinate",
    "play b, invalid color or coordinate",
    "play x a1, invalid color or coordinate",
    "play b i1, invalid color or coordinate",
    "play b a6, invalid color or coordinate",
    "genmove, invalid color",
    "genmove x, invalid color",
    "reg_genmove x, invalid color",
    "all_legal x, invalid color",
    "undo, cannot undo",
    "gg-undo 1, cannot undo",
    "fixed_handicap x, handicap not an integer",
    "fixed_handicap 2, invalid handicap",
    "place_free_handicap 2, invalid handicap",
    "set_free_handicap a1, invalid handicap",
    "set_free_handicap a1 a1, repeated vertex",
    "set_free_handicap a1 a6, invalid coordinate",
    "final_status_list, missing status",
    "final_status_list asleep, invalid status",
    "time_settings 1 1, not three integers",
    "time_left x 1 1, invalid color",
    "time_left b 1, time and stones not two integers",
    "loadsgf, missing filename",
    "loadsgf none.sgf, cannot open or parse 'none.sgf'",
    "gogui-play_sequence b a1 w a1, illegal move A1",
    "gogui-setup b a1 w, invalid color or coordinate"
  })
  void aFaultChangesNothing(String command, String fault) {
    List<String> answers = go("9 " + command, "gogui-rules_board", "undo");
    String empty = ". . . . .\n".repeat(5).strip();
    assertThat(answers).containsExactly("?9 " + fault, "= " + empty, "? cannot undo");
  }

  @Test
  void eitherSideMayMoveInGo() {
    assertThat(go("play b a1", "play b b1", "play w b1", "play w pass", "play b pass", "play b c1"))
        .containsExactly("= ", "= ", "? illegal move", "= ", "= ", "= ");
  }

  @Test
  void twoPassesEndAGameForThoseWhoLookOn() {
    assertThat(go("play b pass", "gogui-rules_legal_moves").get(1)).endsWith(" pass");
    assertThat(
            go("play b pass", "play w pass", "gogui-rules_legal_moves", "gogui-rules_final_result"))
        .endsWith("= ", "= White wins by 7.5 points");
  }

  @Test
  void aKoMayNotBeRetakenAtOnce() {
    assertThat(
            go(
                "gogui-play_sequence b b1 w c1 b a2 w d2 b b3 w c3 b c2 w b2",
                "gogui-rules_captured_count",
                "play b c2",
                "undo",
                "play w b2"))
        .containsExactly("= ", "= 0 1", "? illegal move", "= ", "= ");
  }

  /** White is far behind: nothing it does in the seki would save its game. */
  @Test
  @Tag("long")
  void aSekiLivesHoweverFarItsOwnerIsBehind() {
    assertThat(seki("chinese", "final_score")).isEqualTo("= B+26");
  }

  @Test
  @Tag("long")
  void itsEyesAreNobodysWhereTerritoryIsCounted() {
    assertThat(seki("japanese", "final_score")).isEqualTo("= B+24");
    assertThat(seki("japanese", "final_status_list dame")).isEqualTo("= A9\nC9\nE9");
  }

  private static String seki(String rules, String asked) {
    List<String> lines = new ArrayList<>(List.of("boardsize 9", "komi 0"));
    String black = "B9 G9 A8 B8 C8 G8 D7 E7 F7 G7 D6 D5 D4 D3 D2 D1";
    String white = "D9 F9 D8 E8 F8 A7 B7 C7 C6 C5 C4 C3 C2 C1";
    Stream.of(black.split(" ")).forEach(point -> lines.add("play b " + point));
    Stream.of(white.split(" ")).forEach(point -> lines.add("play w " + point));
    lines.add(asked);
    Map<String, String> options = Map.of("size", "9", "rules", rules);
    List<String> answers = EngineTalk.answers("go", options, lines.toArray(String[]::new));
    return answers.get(answers.size() - 1);
  }

  @Test
  @Tag("long")
  void theKomiAndTheSizeAreTakenOver() {
    assertThat(go("komi 0.5", "final_score", "komi -3", "final_score", "komi 6.3", "final_score"))
        .containsExactly("= ", "= W+0.5", "= ", "= B+3", "= ", "= W+6.25");
    assertThat(go("play b c3", "komi 0", "gg-undo 1", "gogui-rules_board_size"))
        .containsExactly("= ", "= ", "= ", "= 5");
    assertThat(go("boardsize 25", "rectangular_boardsize 7 9", "gogui-rules_board_size"))
        .containsExactly("= ", "= ", "= 7 9");
  }

  @Test
  void handicapStonesStandBeforeWhiteMoves() {
    assertThat(
            go("boardsize 9", "fixed_handicap 2", "gogui-rules_side_to_move", "fixed_handicap 2"))
        .containsExactly("= ", "= G7 C3", "= white", "? board not empty");
    assertThat(
            go("boardsize 9", "place_free_handicap 20", "clear_board", "set_free_handicap a1 b1"))
        .element(1)
        .satisfies(stones -> assertThat(stones.split(" ")).hasSize(10));
  }

  @Test
  void theEngineMovesAndTakesBack() {
    assertThat(go("reg_genmove b", "undo").get(1)).isEqualTo("? cannot undo");
    List<String> answers = go("genmove b", "genmove w", "gg-undo 2", "undo");
    assertThat(answers.get(0)).matches("= [A-E][1-5]");
    assertThat(answers).endsWith("= ", "? cannot undo");
  }

  @Test
  void theSameSeedPlaysTheSameGame() {
    String[] moves = new String[12];
    for (int i = 0; i < moves.length; i++) {
      moves[i] = i % 2 == 0 ? "genmove b" : "genmove w";
    }
    assertThat(go(moves)).isEqualTo(go(moves));
  }

  @Test
  @Tag("long")
  void deadStonesAreListedByGroup() {
    String walls = "gogui-setup b a2 b b2 b c2 b d2 b e2 w a1 w c1 w b4";
    assertThat(go(walls, "final_status_list alive", "final_score").get(1)).startsWith("= ");
    assertThat(go("final_status_list dead", "final_status_list seki")).containsExactly("= ", "= ");
  }

  @Test
  void kgsClocksAreUnderstood() {
    assertThat(
            go(
                "kgs-time_settings none",
                "kgs-time_settings absolute 60",
                "kgs-time_settings byoyomi 60 10 5",
                "kgs-time_settings canadian 60 100 25",
                "kgs-time_settings sand"))
        .containsExactly("= ", "= ", "= ", "= ", "? unknown time system");
  }

  @Test
  void aLongLineIsRefusedAndTheNextIsRead() {
    String longest = "play b " + "a".repeat(Engine.LONGEST_LINE);
    String analysis = longest.replace("play", "lz-analyze");
    assertThat(go("1 " + longest, "#" + longest, "2 name", "3 " + analysis))
        .containsExactly("?1 line too long", "=2 Banmen", "?3 line too long");
  }

  @Test
  void noMoreMovesAreTakenThanThereIsRoomFor() {
    String passes = "gogui-play_sequence" + " b pass".repeat(5000);
    assertThat(go(passes, passes, "play w pass", "genmove b", "undo", "play w pass"))
        .containsExactly("= ", "= ", "? illegal move", "? too many moves", "= ", "= ");
  }
}
