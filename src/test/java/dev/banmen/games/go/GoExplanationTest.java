package dev.banmen.games.go;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.game.Explanation;
import dev.banmen.game.Game;
import dev.banmen.game.Hint;
import dev.banmen.game.Mark;
import dev.banmen.game.Pass;
import dev.banmen.game.Place;
import dev.banmen.game.Played;
import dev.banmen.game.Position;
import dev.banmen.game.Setup;
import dev.banmen.game.SetupFault;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every answer of Go in words, with the true cause. */
class GoExplanationTest {
  private static Position position(String drawing, String rules) {
    GoDiagram d = GoDiagram.of(drawing);
    Map<String, String> options = Map.of("size", d.rows() + "x" + d.cols(), "rules", rules);
    return Position.of(new GoFamily().game(options), d.setup());
  }

  private static Explanation explain(Position position, Side side, String name) {
    return position.explain(place(position, side, name));
  }

  private static Place place(Position position, Side side, String name) {
    return new Place(side, position.game().notation().parse(name).orElseThrow());
  }

  private static Position play(Position position, Side side, String name) {
    return ((Played) position.play(place(position, side, name))).after();
  }

  private static final String CORNER =
      """
      . O X .
      O O X .
      X X . .
      """;

  @Test
  void suicideNamesTheGroup() {
    Explanation why = explain(position(CORNER, "exercise"), Side.WHITE, "A3");
    assertThat(why.sentence())
        .isEqualTo("A3 would leave your 4 stones (A3 B3 A2 B2) without liberties.");
    assertThat(why.overlay().hints()).hasSize(4).containsValue(Hint.CHAIN);
  }

  @Test
  void aCaptureIsNeverCalledSuicide() {
    Explanation what = explain(position(CORNER, "exercise"), Side.BLACK, "A3");
    assertThat(what.sentence())
        .isEqualTo(
            "A3 captures 3 stones (B3 A2 B2) and has 2 liberties. "
                + "It saves 2 stones (A1 B1) from atari.");
    assertThat(what.overlay().hints()).containsEntry(new Site(1, 1), Hint.TAKEN);
    assertThat(what.overlay().hints()).containsEntry(new Site(0, 0), Hint.CHAIN);
  }

  @Test
  void anEscapeSavesOnlyIfItHasMoreThanOneLiberty() {
    String hunted =
        """
        . . . .
        O O O .
        X X X .
        O O O .
        """;
    assertThat(explain(position(hunted, "exercise"), Side.BLACK, "D2").sentence())
        .isEqualTo("D2 has 2 liberties. It saves 3 stones (A2 B2 C2) from atari.");
    String caught = hunted.replaceFirst("O O O \\.", "O O O O");
    assertThat(explain(position(caught, "exercise"), Side.BLACK, "D2").sentence())
        .doesNotContain("saves");
  }

  @Test
  void severalGroupsInAtariAreNamedAtOnce() {
    String two =
        """
        . X . X .
        . O . O X
        . X . O X
        . . . X .
        """;
    Explanation what = explain(position(two, "exercise"), Side.BLACK, "C3");
    assertThat(what.sentence())
        .isEqualTo("C3 has 2 liberties. It puts 3 stones (B3 and D3 D2) in atari.");
    assertThat(what.facts().stream().filter(fact -> fact.name().equals("atari"))).hasSize(2);
  }

  @Test
  void anAllowedSuicideSaysWhatItCosts() {
    assertThat(explain(position(CORNER, "tromp-taylor"), Side.WHITE, "A3").sentence())
        .isEqualTo("It is Black's turn.");
    Position white = play(position(CORNER, "tromp-taylor"), Side.BLACK, "D1");
    assertThat(explain(white, Side.WHITE, "A3").sentence())
        .isEqualTo("A3 is suicide: it loses 4 stones (A3 B3 A2 B2).");
  }

  @Test
  void occupiedNamesWhoPlayedThereAndWhen() {
    Position start = position(CORNER, "chinese");
    Position later = play(play(start, Side.BLACK, "D1"), Side.WHITE, "C1");
    assertThat(explain(later, Side.BLACK, "C1").sentence())
        .isEqualTo("C1 is occupied: White played there on move 2.");
    assertThat(explain(later, Side.BLACK, "C1").overlay().hints())
        .isEqualTo(Map.of(new Site(2, 2), Hint.BLOCKED));
    assertThat(explain(later, Side.BLACK, "C2").sentence())
        .isEqualTo("C2 is occupied: Black already has a stone there.");
  }

  /** Nine stones are all named, because "and 1 more" takes as much room as the one; ten are not. */
  @ParameterizedTest
  @CsvSource({"9,A3 B3 C3 D3 E3 F3 G3 H3 J3", "10,A3 B3 C3 D3 E3 F3 G3 H3 and 2 more"})
  void theOneStoneLeftOfAListIsNamed(int stones, String names) {
    String taken = "O ".repeat(stones) + ".\n";
    String takers = "X ".repeat(stones) + ".\n";
    String empty = ". ".repeat(stones) + ".\n";
    Position position = position(taken + takers + empty, "chinese");
    String place = stones == 9 ? "K3" : "L3";
    assertThat(explain(position, Side.BLACK, place).sentence()).contains("(" + names + ")");
  }

  @Test
  void repetitionShowsTheEarlierBoard() {
    Position start =
        position(
            """
            . X O .
            X . . O
            . X O .
            """,
            "exercise");
    Position taken = play(play(start, Side.WHITE, "B2"), Side.BLACK, "C2");
    Explanation why = explain(taken, Side.WHITE, "B2");
    assertThat(why.sentence())
        .isEqualTo("B2 would retake the ko: same board as before the last move.");
    assertThat(why.earlier()).hasValue(1);
    assertThat(why.overlay().hints().keySet()).containsExactly(new Site(1, 1), new Site(1, 2));
  }

  @Test
  void placesOffTheBoardAndTheEndAreExplained() {
    Position start = position(CORNER, "chinese");
    assertThat(explain(start, Side.BLACK, "Z9").sentence())
        .endsWith("is off the board: columns A to D, rows 1 to 3.");
    assertThat(start.explain(new Pass(Side.BLACK)).sentence()).isEqualTo("Passing is allowed.");
    Position passed = ((Played) start.play(new Pass(Side.BLACK))).after();
    assertThat(passed.explain(new Pass(Side.WHITE)).sentence())
        .isEqualTo("Passing is allowed and ends the game.");
    Position over = ((Played) passed.play(new Pass(Side.WHITE))).after();
    assertThat(explain(over, Side.BLACK, "A3").sentence())
        .isEqualTo("The game is over: both players have passed.");
  }

  @Test
  void theSameSidePassingTwiceEndsNothing() {
    Position start = position(CORNER, "exercise");
    Position passed = ((Played) start.play(new Pass(Side.BLACK))).after();
    assertThat(passed.explain(new Pass(Side.BLACK)).sentence()).isEqualTo("Passing is allowed.");
    Position twice = ((Played) passed.play(new Pass(Side.BLACK))).after();
    assertThat(twice.outcome()).isEmpty();
    assertThat(twice.explain(new Pass(Side.WHITE)).sentence())
        .isEqualTo("Passing is allowed and ends the game.");
  }

  @Test
  void aSetUpGroupWithoutLibertiesIsAFaultWhereItBegins() {
    Game game = new GoFamily().game(Map.of("size", "3"));
    Setup dead =
        GoDiagram.of(
                """
                O X .
                X . .
                . . .
                """)
            .setup();
    assertThat(game.faults(dead))
        .containsExactly(
            new SetupFault(
                new Site(0, 0),
                "the group of 1 stone at A3 has no liberties; it needs at least one"));
    Setup alive =
        GoDiagram.of(
                """
                O X .
                . X .
                . . .
                """)
            .setup();
    assertThat(game.faults(alive)).isEmpty();
  }

  @Test
  void faultsOfASetUpComeInReadingOrder() {
    Game game = new GoFamily().game(Map.of("size", "3"));
    Setup setup =
        new Setup(
            Map.of(
                new Site(0, 0), Mark.BLACK,
                new Site(0, 1), Mark.WHITE,
                new Site(1, 0), Mark.WHITE,
                new Site(0, 7), Mark.BLACK,
                new Site(-1, 0), Mark.WHITE),
            Optional.empty());
    assertThat(game.faults(setup))
        .extracting(SetupFault::site)
        .containsExactly(new Site(-1, 0), new Site(0, 0), new Site(0, 7));
  }

  @Test
  void aSetUpOffTheBoardIsAFault() {
    Game game = new GoFamily().game(Map.of("size", "2"));
    List<SetupFault> faults = game.faults(GoDiagram.of("X . .\n. . O").setup());
    assertThat(faults)
        .containsExactly(new SetupFault(new Site(1, 2), "C1 is off the board of 2x2"));
    Setup fixture = new Setup(Map.of(new Site(0, 1), Mark.FIXTURE), Optional.empty());
    assertThat(game.faults(fixture))
        .containsExactly(new SetupFault(new Site(0, 1), "B2 must be empty or belong to a player"));
    Setup nothing = new Setup(Map.of(new Site(7, 7), Mark.EMPTY), Optional.empty());
    assertThat(game.faults(nothing)).isEmpty();
    assertThat(game.newBoard(nothing).hash()).isEqualTo(game.newBoard(Setup.EMPTY).hash());
  }
}
