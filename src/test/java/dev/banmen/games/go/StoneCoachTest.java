package dev.banmen.games.go;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.game.Place;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.facet.HasCoach;
import dev.banmen.game.facet.Warning;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What Go's coach says about a stone at {@code a}, and what it doesn't say. */
class StoneCoachTest {
  /** The coach's sentence; nothing if it says nothing. */
  private static String said(String drawing) {
    GoDiagram d = GoDiagram.of(drawing);
    String size = d.rows() + "x" + d.cols();
    Position position = Position.of(new GoFamily().game(Map.of("size", size)), d.setup());
    Place place = new Place(Side.BLACK, d.points().get('a'));
    Optional<Warning> warning = HasCoach.of(position.game()).orElseThrow().warning(position, place);
    return warning.map(seen -> seen.why().sentence()).orElse("");
  }

  @Test
  void aGroupPutsItselfInAtari() {
    assertThat(
            said(
                """
                X X O .
                O a O .
                . . . .
                """))
        .isEqualTo("B2 puts its own group of 3 (A3 B3 B2) in atari: B1 is the last liberty.");
  }

  @Test
  void itDoesNotIfItCaptures() {
    assertThat(
            said(
                """
                X X O .
                O a O .
                X . O .
                """))
        .isEmpty();
  }

  @Test
  void aThrowInIsWarnedOf() {
    assertThat(
            said(
                """
                a . O . .
                O O O X .
                X X X X .
                """))
        .isEqualTo("A3 puts itself in atari: B3 is its last liberty.");
  }

  /** White would take it at B1, and its five stones would have one liberty, C1. */
  @Test
  void aSnapbackIsNot() {
    assertThat(
            said(
                """
                X X X X .
                O O O X .
                O . a O O
                """))
        .isEmpty();
  }

  @Test
  void aGroupThatCouldBeSavedIsLeft() {
    assertThat(
            said(
                """
                O X X X . . .
                O O O O . X .
                . . . . . . .
                . a . . . . .
                """))
        .isEqualTo("B1 leaves the group of 3 (B4 C4 D4) in atari; E4 would give it 2 liberties.");
  }

  private static final String TWO =
      """
      O X X . . . .
      O O O . . X .
      . . . . . . .
      """;

  private static final String TWO_LEFT =
      " leaves the group of 2 (B5 C5) in atari; D5 would give it 2 liberties.";

  @Test
  void twoStonesAreMissed() {
    assertThat(said(TWO + ". . . . . . .\n. a . . . . .\n")).isEqualTo("B1" + TWO_LEFT);
  }

  @Test
  void itCapturesAsManyElsewhere() {
    assertThat(said(TWO + ". . . . X X X\n. . . a O O X\n")).isEmpty();
    assertThat(said(TWO + ". . . . X . .\n. . . a O X .\n")).isEqualTo("D1" + TWO_LEFT);
  }

  @Test
  void itPutsAsManyInAtariElsewhere() {
    assertThat(said(TWO + ". . . . a . X\n. . . X O O X\n")).isEmpty();
    assertThat(said(TWO + ". . . . . a .\n. . . X O X .\n")).isEqualTo("F2" + TWO_LEFT);
  }

  /** White's stone at D5 would take them, and be taken with more: they were meant to be. */
  @Test
  void theyAreLeftForASnapback() {
    assertThat(
            said(
                """
                O X X . O O X
                O O O X X X X
                . . . . . . .
                . a . . . . .
                """))
        .isEmpty();
  }

  @Test
  void aLadderThatCatchesItIsNotMissed() {
    assertThat(
            said(
                """
                O X X . . . .
                O O O . . . .
                . . . . . . .
                . a . . . . .
                """))
        .isEmpty();
  }

  @Test
  void oneStoneIsNotMissedInAKoOrElsewhere() {
    assertThat(
            said(
                """
                . O X . . .
                O X . X . .
                . O X . . a
                """))
        .isEmpty();
  }

  @Test
  void aGroupThatNothingSavesIsNotMissed() {
    assertThat(
            said(
                """
                O X X X . O
                O O O O O O
                . . . . . .
                . a . . . .
                """))
        .isEmpty();
  }

  @Test
  void anEyeIsFilled() {
    assertThat(
            said(
                """
                a X . .
                X X . .
                . . . .
                """))
        .isEqualTo("A3 fills an eye of its own: all the stones around it are of its colour.");
  }

  @Test
  void aPointThatIsNeededToConnectIsNoEye() {
    assertThat(
            said(
                """
                X a X .
                O X O .
                O X . .
                . . . .
                """))
        .isEmpty();
  }
}
