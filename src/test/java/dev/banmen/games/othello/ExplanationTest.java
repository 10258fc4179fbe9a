package dev.banmen.games.othello;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.game.Explanation;
import dev.banmen.game.Hint;
import dev.banmen.game.Move;
import dev.banmen.game.Pass;
import dev.banmen.game.Place;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.games.othello.board.OthelloDiagram;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Every sentence names the true cause, and the overlay shows the squares that it mentions. */
class ExplanationTest {
  private static final OthelloGame GAME = new OthelloGame(8);
  private static final Position START = Position.start(GAME);

  /** White cannot answer on c4's row: two black discs lead to an empty square. */
  private static final Position OPEN_LINES =
      position(
          Side.WHITE,
          """
          BB------
          --------
          --------
          -BB-----
          ---B----
          WB------
          --------
          --------
          """);

  private static final Position OVER =
      position(
          Side.WHITE,
          """
          WW--WW--
          --------
          --------
          BBB-----
          --------
          --------
          --------
          --------
          """);

  @Test
  void aLegalMoveShowsWhatItFlips() {
    Explanation explanation = START.explain(black("d3"));
    assertThat(explanation.sentence())
        .isEqualTo("d3 flips 1 white disc: d4. That leaves White 3 moves.");
    assertThat(explanation.overlay().hints())
        .isEqualTo(Map.of(site("d3"), Hint.LEGAL, site("d4"), Hint.TAKEN));
  }

  @Test
  void severalFlipsAreNamedInReadingOrder() {
    Position position =
        position(
            Side.BLACK,
            """
            B-------
            -W------
            --+WB---
            --------
            --------
            --------
            --------
            --------
            """);
    assertThat(position.explain(black("c3")).sentence())
        .isEqualTo(
            "c3 flips 2 white discs: b2 d3. Then neither side has a legal move, and the game is"
                + " over.");
  }

  @Test
  void nothingNearIsToldFromAnOpenLine() {
    assertThat(OPEN_LINES.explain(white("h8")).sentence())
        .isEqualTo("h8 flips no black discs: none is next to it.");
    assertThat(OPEN_LINES.explain(white("h8")).overlay().hints()).isEmpty();
  }

  @Test
  void everyOpenLineIsFollowedToItsEnd() {
    Explanation explanation = OPEN_LINES.explain(white("d4"));
    assertThat(explanation.sentence())
        .isEqualTo("d4 flips nothing: behind c4 b4, a4 is empty; behind d5, d6 is empty.");
    assertThat(explanation.overlay().hints())
        .isEqualTo(
            Map.of(
                site("b4"), Hint.CHAIN,
                site("c4"), Hint.CHAIN,
                site("d5"), Hint.CHAIN));
    assertThat(OPEN_LINES.explain(white("c1")).sentence())
        .isEqualTo("c1 flips nothing: behind b1 a1 is the edge.");
  }

  @Test
  void anOccupiedSquareSaysWhoseDiscStandsThere() {
    assertThat(START.explain(black("d4")).sentence()).isEqualTo("d4 is occupied by a white disc.");
    assertThat(START.explain(black("d4")).overlay().hints())
        .isEqualTo(Map.of(site("d4"), Hint.BLOCKED));
    assertThat(START.explain(black("e4")).sentence()).isEqualTo("e4 is occupied by a black disc.");
  }

  @Test
  void whoMustMoveSeesEveryMove() {
    Explanation explanation = START.explain(new Pass(Side.BLACK));
    assertThat(explanation.sentence())
        .isEqualTo("You can't pass: you have 4 legal moves (d3 c4 f5 e6).");
    assertThat(explanation.overlay().hints())
        .isEqualTo(
            Map.of(
                site("d3"), Hint.LEGAL,
                site("c4"), Hint.LEGAL,
                site("f5"), Hint.LEGAL,
                site("e6"), Hint.LEGAL));
    assertThat(OPEN_LINES.explain(new Pass(Side.WHITE)).sentence())
        .isEqualTo("You can't pass: you have 1 legal move (c6).");
  }

  @Test
  void aForcedPassSaysSo() {
    Position position =
        position(
            Side.BLACK,
            """
            WB------
            --------
            --------
            --------
            --------
            --------
            --------
            --------
            """);
    assertThat(position.explain(new Pass(Side.BLACK)).sentence())
        .isEqualTo("Black has no legal move and must pass; White moves next.");
  }

  @Test
  void offTheBoardSaysWhereTheBoardEnds() {
    assertThat(START.explain(black("i9")).sentence())
        .isEqualTo("i9 is off the board, which runs from a1 to h8.");
    assertThat(START.explain(new Place(Side.BLACK, new Site(2, 30))).sentence())
        .isEqualTo("(3,31) is off the board, which runs from a1 to h8.");
    assertThat(START.explain(black("a9999")).sentence()).startsWith("a9999 is off the board");
    assertThat(START.explain(black("a0")).sentence()).startsWith("a0 is off the board");
    assertThat(START.explain(new Place(Side.BLACK, new Site(-6, 0))).sentence())
        .startsWith("(-5,1) is off the board");
  }

  @Test
  void aWrongTurnSaysWhoseItIs() {
    assertThat(START.explain(white("e3")).sentence()).isEqualTo("It is Black's turn.");
    assertThat(START.explain(white("d3")).sentence())
        .isEqualTo("It is Black's turn. Also: d3 flips no black discs.");
  }

  @Test
  void theEndTellsTheResultWithTheEmptySquaresGivenAway() {
    assertThat(OVER.explain(white("c1")).sentence())
        .isEqualTo("The game is over: White won 61 to 3." + " 57 empty squares count for White.");
  }

  @Test
  void aDrawIsNobodysWin() {
    Position draw =
        position(
            Side.BLACK,
            """
            WW------
            --------
            --------
            BB------
            --------
            --------
            --------
            --------
            """);
    assertThat(draw.explain(new Pass(Side.BLACK)).sentence())
        .isEqualTo(
            "The game is over: it is a draw, 32 to 32."
                + " 60 empty squares count half for each side.");
  }

  private static Position position(Side toMove, String drawing) {
    return Position.of(GAME, OthelloDiagram.of(drawing).setup(toMove));
  }

  private static Move black(String name) {
    return new Place(Side.BLACK, site(name));
  }

  private static Move white(String name) {
    return new Place(Side.WHITE, site(name));
  }

  private static Site site(String name) {
    return GAME.notation().parse(name).orElseThrow();
  }
}
