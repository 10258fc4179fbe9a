package dev.banmen.games.go;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.game.Explanation;
import dev.banmen.game.Fact;
import dev.banmen.game.Move;
import dev.banmen.game.Pass;
import dev.banmen.game.Place;
import dev.banmen.game.Played;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/**
 * Positions that other programs were reported to confuse: ko, superko, snapback, suicide and
 * capture. Each is from a report, or the smallest of its kind.
 */
class ConfusionsTest {
  private static Position start(String size, String rules) {
    return Position.start(new GoFamily().game(Map.of("size", size, "rules", rules)));
  }

  /** Plays on in turn, Black first; a dash is a pass. */
  private static Position after(Position start, String moves) {
    Position now = start;
    for (String name : moves.split(" ")) {
      Side side = now.toMove().orElseThrow();
      Move move = name.equals("-") ? new Pass(side) : place(now, side, name);
      now = ((Played) now.play(move)).after();
    }
    return now;
  }

  private static Place place(Position position, Side side, String name) {
    return new Place(side, position.game().notation().parse(name).orElseThrow());
  }

  private static Explanation told(Position position, String name) {
    return position.explain(place(position, position.toMove().orElseThrow(), name));
  }

  private static Position drawn(String rules, Side toMove, String drawing) {
    GoDiagram d = GoDiagram.of(drawing, toMove);
    Map<String, String> options = Map.of("size", d.rows() + "x" + d.cols(), "rules", rules);
    return Position.of(new GoFamily().game(options), d.setup());
  }

  private static List<String> claims(Explanation told) {
    return told.facts().stream().map(Fact::name).toList();
  }

  /** Sagebati/goban issue 13, "Snapback is not ko", move by move; so RocAlphaGo's issue 27. */
  @Test
  void aSnapbackIsNoKo() {
    for (String rules : List.of("japanese", "chinese", "aga")) {
      String moves = "D4 C3 C5 C4 E3 D6 B4 D5 D2 E4 C2 F4 B3 D3";
      Position taken = after(start("19", rules), moves);
      assertThat(taken.captures(Side.WHITE)).isEqualTo(1);
      Explanation back = told(taken, "D4");
      assertThat(back.sentence()).startsWith("D4 captures 3 stones (C4 C3 D3)");
      assertThat(claims(back)).doesNotContain("ko", "repetition");
    }
  }

  /**
   * The smallest snapback: Black throws in at B4, White takes that stone at A4, Black takes back
   * more. A rule that only remembers where a stone was last taken calls the last move a ko.
   */
  @Test
  void theWholeOfASnapbackIsToldAsOne() {
    for (String rules : List.of("japanese", "chinese", "aga")) {
      Position before =
          drawn(
              rules,
              Side.BLACK,
              """
              . . O X .
              O O O X .
              X X X X .
              . . . . .
              """);
      Explanation bait = told(before, "B4");
      assertThat(claims(bait)).contains("self-atari", "snapback").doesNotContain("ko");
      assertThat(bait.sentence()).endsWith("Black takes 5 stones back at B4: a snapback.");
      Position swallowed = after(before, "B4 A4");
      Explanation back = told(swallowed, "B4");
      assertThat(claims(back)).contains("captures").doesNotContain("ko", "repetition");
      assertThat(swallowed.play(place(swallowed, Side.BLACK, "B4"))).isInstanceOf(Played.class);
    }
  }

  /** Sagebati/goban issue 15, "Suicide is not ko": B A2, W A1, B B1 takes; A1 again is suicide. */
  @Test
  void aSuicideIsNoKo() {
    Position taken = after(start("9", "japanese"), "A2 A1 B1");
    Explanation told = told(taken, "A1");
    assertThat(claims(told)).containsExactly("suicide");
    assertThat(told.sentence()).isEqualTo("A1 would have no liberties and would capture nothing.");
  }

  /** The same under superko, where the stone would also leave the board as it was. */
  @Test
  void aSuicideThatWouldRepeatIsSuicideFirst() {
    Position taken = after(start("9", "chinese"), "A2 A1 B1");
    Explanation told = told(taken, "A1");
    assertThat(claims(told)).containsExactly("suicide");
    assertThat(told.others()).containsExactly(GoMiss.REPETITION);
    assertThat(told.sentence())
        .isEqualTo(
            "A1 would have no liberties and would capture nothing. Also: the board would not"
                + " change.");
  }

  /** Sagebati/goban issue 14, "Passing is not a ko threat": White passes, Black fills the ko. */
  @Test
  void aKoIsFilledAfterAPass() {
    Position passed = after(start("9", "japanese"), "B2 A2 C1 B1 A1 -");
    assertThat(claims(told(passed, "B1"))).contains("group").doesNotContain("repetition", "ko");
    assertThat(passed.play(place(passed, Side.BLACK, "B1"))).isInstanceOf(Played.class);
  }

  /**
   * A capture from within: the stone has no liberty until it has taken (IIC2233-2016-02/Syllabus
   * issue 213 asks which of the two comes first).
   */
  @Test
  void aCaptureIsNoSuicide() {
    Position inside =
        drawn(
            "japanese",
            Side.BLACK,
            """
            . O X .
            O O X .
            X X . .
            """);
    Explanation told = told(inside, "A3");
    assertThat(claims(told)).contains("captures").doesNotContain("suicide", "self-atari");
    assertThat(told.sentence()).startsWith("A3 captures 3 stones (B3 A2 B2)");
  }

  /** forums.online-go.com 24695: one stone that has taken two is taken back, a superko at most. */
  private static final String SENT_TWO =
      """
      . X . O .
      X O O O .
      X X X O .
      . . . . .
      """;

  /** online-go.com issue 1114 and OGS forum 24695: "sending two, returning one" is no ko. */
  @Test
  void takingOneAfterLosingTwoIsNoKoButMayBeSuperko() {
    Position simple = after(drawn("japanese", Side.BLACK, SENT_TWO), "C4 A4");
    assertThat(claims(told(simple, "B4"))).contains("captures").doesNotContain("repetition");
    Position positional = after(drawn("chinese", Side.BLACK, SENT_TWO), "C4 A4");
    Explanation told = told(positional, "B4");
    assertThat(claims(told)).containsExactly("repetition");
    assertThat(told.earlier()).hasValue(0);
    assertThat(told.sentence()).isEqualTo("B4 would repeat the position at the start.");
  }

  /** The shortest superko, from the computer-go list of 13 August 2005 (Peter McKenzie). */
  @Test
  void theShortestSuperkoIsRefusedUnderPositionalRulesAlone() {
    String moves = "A2 B1 B2 C2 B3 D1 A3 A1 C1";
    Position chinese = after(start("9", "chinese"), moves);
    assertThat(told(chinese, "B1").sentence())
        .isEqualTo("B1 would repeat the position after move 7.");
    Position aga = after(start("9", "aga"), moves);
    assertThat(claims(told(aga, "B1"))).contains("captures").doesNotContain("repetition");
  }

  /** herzbube/littlego issue 289: a ko seen from an earlier position, after going back to it. */
  @Test
  void whatIsPlayedAgainAfterGoingBackIsNoKo() {
    Position before = after(start("9", "chinese"), "A2 A1");
    Position taken = after(before, "B1");
    assertThat(claims(told(taken.after(2), "B1"))).contains("captures");
    assertThat(told(before, "B1").sentence()).isEqualTo(told(taken.after(2), "B1").sentence());
  }

  /** forums.online-go.com 32389: a ko within the first three moves of a set-up is still a ko. */
  @Test
  void aKoRightAfterASetUpIsAKo() {
    Position puzzle =
        drawn(
            "japanese",
            Side.WHITE,
            """
            . O X .
            O . O X
            . O X .
            """);
    Position taken = after(((Played) puzzle.play(new Pass(Side.WHITE))).after(), "B2");
    Explanation told = told(taken, "C2");
    assertThat(told.sentence())
        .isEqualTo("C2 would retake the ko: same board as before the last move.");
  }

  /** Taking a ko is explained with its consequence, and not called self-atari. */
  @Test
  void takingAKoSaysWhatTheOtherMayNotDo() {
    Position before =
        drawn(
            "japanese",
            Side.BLACK,
            """
            . O X .
            O . O X
            . O X .
            """);
    Explanation told = told(before, "B2");
    assertThat(claims(told)).contains("captures", "ko").doesNotContain("self-atari", "snapback");
    assertThat(told.sentence())
        .endsWith("This starts a ko: White may not retake at C2 right away.");
  }
}
