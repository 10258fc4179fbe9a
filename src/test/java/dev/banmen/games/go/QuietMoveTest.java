package dev.banmen.games.go;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.game.Move;
import dev.banmen.game.Place;
import dev.banmen.game.Played;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.facet.HasCoach;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** What a hint says of a quiet stone of Black at {@code a}. */
class QuietMoveTest {
  private static final Set<String> PLAIN = Set.of("group", "liberties");

  private static String said(String drawing) {
    GoDiagram d = GoDiagram.of(drawing);
    String size = d.rows() + "x" + d.cols();
    Position position = Position.of(new GoFamily().game(Map.of("size", size)), d.setup());
    return reason(position, new Place(Side.BLACK, d.points().get('a'))).orElse("");
  }

  private static Optional<String> reason(Position position, Move move) {
    return HasCoach.of(position.game()).orElseThrow().reason(position, move);
  }

  @Test
  void itConnects() {
    assertThat(
            said(
                """
                . . . . .
                . X a X .
                . . O . .
                . . . . .
                """))
        .isEqualTo("It connects the stones at B3 and D3.");
  }

  @Test
  void itCuts() {
    assertThat(
            said(
                """
                . . . . .
                . O a O .
                . . . . .
                . . . . .
                """))
        .isEqualTo("It keeps White's stones at B3 and D3 from connecting there.");
  }

  @Test
  void itTakesALiberty() {
    assertThat(
            said(
                """
                . . . . .
                . O a . .
                . . . . .
                . . . . .
                """))
        .isEqualTo("It takes a liberty from White's stone (B3), which then has 3 liberties.");
  }

  @Test
  void severalStonesAreAGroup() {
    assertThat(said(". . . . . .\n. O O a . .\n. . . . . .\n"))
        .isEqualTo("It takes a liberty from White's group (B2 C2), which then has 5 liberties.");
  }

  @Test
  void besideAGroupWithManyLibertiesItHelpsItsOwn() {
    assertThat(
            said(
                """
                . . . . . .
                . O O a . .
                . . . X . .
                . . . . . .
                """))
        .isEqualTo("It adds to the stone (D2), which then has 5 liberties.");
  }

  @Test
  void itGivesAGroupLibertiesOrOnlyStones() {
    assertThat(
            said(
                """
                . O . . .
                O X a . .
                . . . . .
                . . . . .
                """))
        .isEqualTo("It gives the stone (B3) 4 liberties instead of 2.");
    assertThat(
            said(
                """
                . . . a .
                . . . X .
                . . . . .
                . . . . .
                """))
        .isEqualTo("It adds to the stone (D3), which then has 5 liberties.");
  }

  @Test
  void aloneItIsFirstOrFarOrNear() {
    assertThat(said(". . . . . . .\n. . . a . . .\n. . . . . . .\n"))
        .isEqualTo("The whole board is still open.");
    assertThat(said(". . . . . . .\n. a . . . O .\n. . . . . . .\n"))
        .isEqualTo("It takes open ground: the nearest stone, at F2, is 4 lines away.");
    assertThat(said(". . . . . . .\n. a . X . O .\n. . . . . . .\n"))
        .isEqualTo("It builds on the nearest stone, at D2.");
    assertThat(said(". . . . . . .\n. a . O . X .\n. . . . . . .\n"))
        .isEqualTo("It approaches White's stone at D2.");
  }

  @Test
  void whatTheExplanationGivesAReasonForIsNotQuiet() {
    assertThat(said("O X . .\na . . .\n. . . .\n")).as("it captures").isEmpty();
    assertThat(said("X O . .\na . . .\n. . . .\n")).as("it saves A3").isEmpty();
  }

  /** Every move of random games has a reason, in its explanation or of its own. */
  @Test
  void noMoveIsWithoutOne() {
    for (String game : List.of("9", "5")) {
      Position position = Position.start(new GoFamily().game(Map.of("size", game)));
      SplittableRandom random = new SplittableRandom(7);
      while (position.outcome().isEmpty() && position.ply() < 120) {
        List<Move> moves = position.legalMoves();
        for (Move move : moves) {
          boolean isPlain =
              position.explain(move).facts().stream().allMatch(fact -> PLAIN.contains(fact.name()));
          assertThat(reason(position, move).isPresent())
              .as(move + " in\n" + position)
              .isEqualTo(isPlain || !(move instanceof Place));
        }
        Move next = moves.get(random.nextInt(moves.size()));
        position = ((Played) position.play(next)).after();
      }
    }
  }
}
