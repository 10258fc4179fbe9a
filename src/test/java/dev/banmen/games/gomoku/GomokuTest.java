package dev.banmen.games.gomoku;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.game.Board;
import dev.banmen.game.Explanation;
import dev.banmen.game.Game;
import dev.banmen.game.Hint;
import dev.banmen.game.Mark;
import dev.banmen.game.Movers;
import dev.banmen.game.Outcome;
import dev.banmen.game.Pass;
import dev.banmen.game.Place;
import dev.banmen.game.Played;
import dev.banmen.game.Position;
import dev.banmen.game.Setup;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.facet.Coached;
import dev.banmen.game.facet.Warning;
import dev.banmen.game.record.Recordable;
import dev.banmen.text.Language;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Five in a row win, in every direction; refusals say why. */
class GomokuTest {
  /** Four in each direction, and {@code a} for the fifth; each misses its neighbours by one. */
  private static final List<String> FOURS =
      List.of(
          """
          . . . . . .
          X X X X a .
          . . . . . .
          . . . . . .
          . . . . . .
          . . . . . .
          """,
          """
          . . . . . X
          . . . . . X
          . . . . . a
          . . . . . X
          . . . . . X
          . . . . . .
          """,
          """
          a . . . . .
          . X . . . .
          . . X . . .
          . . . X . .
          . . . . X .
          . . . . . .
          """,
          """
          . . . . . X
          . . . . X .
          . . . a . .
          . . X . . .
          . X . . . .
          . . . . . .
          """);

  private static Position of(String rules, Side toMove, String diagram) {
    List<String> lines = diagram.lines().map(line -> line.replace(" ", "")).toList();
    Map<Site, Mark> marks = new TreeMap<>();
    for (int row = 0; row < lines.size(); row++) {
      for (int col = 0; col < lines.get(row).length(); col++) {
        char c = lines.get(row).charAt(col);
        if (c == 'X' || c == 'O') {
          marks.put(new Site(row, col), c == 'X' ? Mark.BLACK : Mark.WHITE);
        }
      }
    }
    String size = lines.size() + "x" + lines.get(0).length();
    Game game = new GomokuFamily().game(Map.of("size", size, "rules", rules));
    return Position.of(game, new Setup(marks, Optional.of(toMove)));
  }

  private static Place place(Position position, Side side, String name) {
    return new Place(side, position.game().notation().parse(name).orElseThrow());
  }

  private static Position played(Position position, Place place) {
    return ((Played) position.play(place)).after();
  }

  private static Outcome outcome(Position position, Side side, String name) {
    Board board = position.board();
    Place place = place(position, side, name);
    assertThat(board.play(side, position.lattice().index(place))).isZero();
    return board.outcome().orElse(null);
  }

  @Test
  void fiveInARowWinInEveryDirection() {
    List<String> fifth = List.of("E5", "F4", "A6", "D4");
    for (int i = 0; i < FOURS.size(); i++) {
      for (String rules : List.of("freestyle", "exact")) {
        Position four = of(rules, Side.BLACK, FOURS.get(i));
        assertThat(four.outcome()).isEmpty();
        assertThat(outcome(four, Side.BLACK, fifth.get(i))).isEqualTo(Outcome.reached(Side.BLACK));
        assertThat(outcome(four, Side.BLACK, "A1")).isNull();
      }
    }
  }

  @Test
  void aRowDoesNotGoRoundTheEdge() {
    Position edge =
        of(
            "freestyle",
            Side.BLACK,
            """
            . . . X X .
            . . . . X X
            X X . . . .
            . . . . . .
            . . . . . .
            """);
    assertThat(outcome(edge, Side.BLACK, "C3")).isNull();
  }

  private static final String SIX =
      """
      . . . . . . .
      X X X . X X .
      . . . X . . .
      . . . X . . .
      . . . . . . .
      . . . X . . .
      . . . X . . .
      """;

  @Test
  void sixWinFreestyleAndNotWhereExactlyFiveAreAsked() {
    assertThat(outcome(of("freestyle", Side.BLACK, SIX), Side.BLACK, "D6")).isNotNull();
    assertThat(outcome(of("exact", Side.BLACK, SIX), Side.BLACK, "D6")).isNull();
    Position exact = of("exact", Side.BLACK, SIX);
    assertThat(exact.explain(place(exact, Side.BLACK, "D6")).sentence())
        .isEqualTo("D6 makes 6 in a row: an overline, which does not win here.");
  }

  @Test
  void aFiveBesideAnOverlineWins() {
    Position both =
        of(
            "exact",
            Side.BLACK,
            """
            . . . . . . .
            X X X . X X .
            . . . X . . .
            . . . X . . .
            . . . X . . .
            . . . X . . .
            . . . . . . .
            """);
    assertThat(outcome(both, Side.BLACK, "D6")).isEqualTo(Outcome.reached(Side.BLACK));
    Position won = played(both, place(both, Side.BLACK, "D6"));
    assertThat(won.game().winningOverlay(won).hints().keySet())
        .hasSize(5)
        .allMatch(site -> site.col() == 3);
  }

  @Test
  void anOccupiedPointShowsItsStone() {
    Position start = of("freestyle", Side.BLACK, ". . . . .\n".repeat(5));
    Position one = played(start, place(start, Side.BLACK, "C3"));
    Explanation told = one.explain(place(one, Side.WHITE, "C3"));
    assertThat(one.miss(place(one, Side.WHITE, "C3"))).contains(GomokuMiss.OCCUPIED);
    assertThat(told.sentence()).isEqualTo("C3 is occupied: Black played there at move 1.");
    assertThat(told.overlay().at(new Site(2, 2))).contains(Hint.BLOCKED);
    assertThat(one.miss(place(one, Side.WHITE, "C4"))).isEmpty();
  }

  @Test
  void nobodyPasses() {
    Position start = of("freestyle", Side.BLACK, ". . . . .\n".repeat(5));
    assertThat(start.miss(new Pass(Side.BLACK))).contains(GomokuMiss.NO_PASS);
    assertThat(start.explain(new Pass(Side.WHITE)).sentence())
        .isEqualTo("It is Black's turn. Besides: you can't pass.");
  }

  @Test
  void offTheBoardIsOneBeyondTheEdge() {
    Position start = of("freestyle", Side.BLACK, ". . . . .\n".repeat(5));
    assertThat(start.miss(place(start, Side.BLACK, "E5"))).isEmpty();
    assertThat(start.miss(place(start, Side.BLACK, "F5"))).contains(GomokuMiss.OFF_BOARD);
    assertThat(start.explain(place(start, Side.BLACK, "F5")).sentence())
        .isEqualTo("F5 is off the board: columns A to E, rows 1 to 5.");
  }

  @Test
  void turnsAlternateFromBlack() {
    Game game = new GomokuFamily().game(Map.of());
    Position start = Position.start(game);
    assertThat(start.movers()).isEqualTo(Movers.BLACK);
    assertThat(start.miss(place(start, Side.WHITE, "H8"))).contains(GomokuMiss.NOT_YOUR_TURN);
    assertThat(played(start, place(start, Side.BLACK, "H8")).movers()).isEqualTo(Movers.WHITE);
  }

  @Test
  void afterTheEndTheFiveIsShown() {
    Position four = of("freestyle", Side.BLACK, FOURS.get(0));
    Position won = played(four, place(four, Side.BLACK, "E5"));
    assertThat(won.miss(place(won, Side.WHITE, "A1"))).contains(GomokuMiss.GAME_OVER);
    Explanation told = won.explain(place(won, Side.WHITE, "A1"));
    assertThat(told.sentence())
        .isEqualTo("The game is over: Black has five in a row (A5 B5 C5 D5 E5).");
    assertThat(told.overlay().hints()).hasSize(5).containsEntry(new Site(1, 4), Hint.CHAIN);
    assertThat(four.miss(place(four, Side.BLACK, "A1"))).isEmpty();
  }

  private static final String FULL =
      """
      X X O O X
      O O X X O
      X X O O X
      O O X X O
      X X O O .
      """;

  @Test
  void aFullBoardWithoutAFiveIsADraw() {
    Position last = of("freestyle", Side.BLACK, FULL);
    assertThat(last.outcome()).isEmpty();
    Position full = played(last, place(last, Side.BLACK, "E1"));
    assertThat(full.outcome()).contains(Outcome.drawn());
    assertThat(full.explain(place(full, Side.WHITE, "E1")).sentence())
        .isEqualTo(
            "The game is over: the board is full and nobody has five in a row, so it is a draw.");
  }

  @Test
  void aMoveSaysWhatItThreatensAndWhatItStops() {
    Position three =
        of(
            "freestyle",
            Side.BLACK,
            """
            . . . . . . .
            . . . . . . .
            . O O O O . .
            . . . . . . .
            . . X X . . .
            . . . . . . .
            . . . . . . .
            """);
    assertThat(three.explain(place(three, Side.BLACK, "F5")).sentence())
        .isEqualTo(
            "F5 is empty; the stone starts a new row."
                + " It stops White from making five there. White can make five at A5.");
    assertThat(three.explain(place(three, Side.BLACK, "E3")).sentence())
        .isEqualTo("E3 makes 3 in a row. White can make five at A5 F5.");
  }

  @Test
  void anOpenThreeIsSaidToBecomeAnOpenFour() {
    Position two =
        of(
            "freestyle",
            Side.BLACK,
            """
            . . . . . . .
            . . . . . . .
            . . . . . . .
            . . X X . . .
            . . . . . . .
            . O . . O . .
            . . . . . . .
            """);
    Explanation told = two.explain(place(two, Side.BLACK, "E4"));
    assertThat(told.sentence())
        .isEqualTo(
            "E4 makes 3 in a row."
                + " Unless it is stopped, Black makes an open four or a double four next: B4 F4.");
  }

  private static final String OPEN_THREE =
      """
      . . . . . . . . .
      . . . . . . . . .
      . . . O . . . . .
      . . . O . . . . .
      . . . X X X . . .
      . . . . . . . . .
      . . . . . . . . .
      """;

  @Test
  void theCoachWarnsOfAThreeThatIsLeftAndNotOfOneThatIsStopped() {
    Position three = of("freestyle", Side.WHITE, OPEN_THREE);
    Optional<Warning> away = warning(three, "D6");
    assertThat(away.orElseThrow().why().sentence())
        .isEqualTo(
            "D6 leaves Black an open four or a double four at C3 G3, and you can't stop two"
                + " fives.");
    assertThat(warning(three, "C3")).isEmpty();
    assertThat(warning(three, "G3")).isEmpty();
  }

  private static Optional<Warning> warning(Position position, String name) {
    Side side = position.toMove().orElseThrow();
    return Coached.of(position.game()).orElseThrow().warning(position, place(position, side, name));
  }

  @Test
  void inARecordWhoeverIsNamedMovesAndAFiveEndsNothing() {
    Game game = Recordable.free(new GomokuFamily().game(Map.of("size", "6")));
    Board board = game.newBoard(Setup.EMPTY);
    for (int site = 0; site < 6; site++) {
      assertThat(board.play(Side.BLACK, site)).isZero();
    }
    assertThat(board.outcome()).contains(Outcome.reached(Side.BLACK));
    assertThat(board.play(Side.WHITE, 0)).isEqualTo(GomokuMiss.OCCUPIED.number());
    assertThat(board.play(Side.WHITE, 7)).isZero();
  }

  @ParameterizedTest
  @ValueSource(strings = {"zh", "zh-Hant"})
  void itIsSpokenInChinese(String tag) {
    Language chinese = Language.of(Locale.forLanguageTag(tag));
    Game game = new GomokuFamily().in(chinese).game(Map.of("rules", "exact"));
    assertThat(game.words().text("name")).isEqualTo("五子棋");
    assertThat(game.summary()).matches("15x15，.*不算.*");
    assertThat(game.in(chinese)).isSameAs(game);
    assertThat(game.in(Language.ENGLISH).summary()).isEqualTo("15x15, exactly five");
  }
}
