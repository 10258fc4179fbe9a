package dev.banmen.games.othello;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.banmen.game.Game;
import dev.banmen.game.Mark;
import dev.banmen.game.Notation;
import dev.banmen.game.OptionFault;
import dev.banmen.game.Position;
import dev.banmen.game.Setup;
import dev.banmen.game.SetupFault;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.games.othello.board.OthelloDiagram;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Options, set-ups and names of squares. */
class OthelloGameTest {
  private static final OthelloFamily FAMILY = new OthelloFamily();
  private static final Game STANDARD = FAMILY.game(Map.of());

  @Test
  void theStandardBoardIsEightByEight() {
    assertThat(STANDARD.summary()).isEqualTo("8x8");
    assertThat(OthelloDiagram.draw(STANDARD.newBoard(STANDARD.start()), 8))
        .isEqualTo(
            """
            --------
            --------
            --------
            ---WB---
            ---BW---
            --------
            --------
            --------
            """);
  }

  @ParameterizedTest
  @ValueSource(ints = {4, 6, 8, 10, 12, 14, 16})
  void everyEvenSizeBeginsWithFourDiscsAndFourMoves(int size) {
    Game game = FAMILY.game(Map.of("size", Integer.toString(size)));
    assertThat(game.lattice().rows()).isEqualTo(size);
    assertThat(game.lattice().cols()).isEqualTo(size);
    Position start = Position.start(game);
    assertThat(start.movers()).containsExactly(Side.BLACK);
    assertThat(start.legalMoves()).hasSize(4);
    assertThat(start.score().black()).isEqualTo(2);
    assertThat(start.score().white()).isEqualTo(2);
    assertThat(game.lattice().landmarks()).allMatch(game.lattice()::contains);
  }

  @ParameterizedTest
  @ValueSource(strings = {"2", "7", "18", "8x10", "08", "-8", ""})
  void otherSizesAreRefused(String size) {
    assertThatThrownBy(() -> FAMILY.game(Map.of("size", size))).isInstanceOf(OptionFault.class);
  }

  @Test
  void discsMayStandAnywhere() {
    assertThat(STANDARD.faults(Setup.EMPTY)).isEmpty();
    assertThat(STANDARD.faults(setup(new Site(0, 7), Mark.BLACK))).isEmpty();
    assertThat(STANDARD.newBoard(Setup.EMPTY).outcome()).isPresent();
  }

  @Test
  void whoIsToMoveIsBlackUnlessSaid() {
    Map<Site, Mark> marks = STANDARD.start().marks();
    assertThat(STANDARD.newBoard(new Setup(marks, Optional.empty())).movers())
        .containsExactly(Side.BLACK);
    assertThat(STANDARD.newBoard(new Setup(marks, Optional.of(Side.WHITE))).movers())
        .containsExactly(Side.WHITE);
  }

  @Test
  void marksOffTheBoardAndFixturesAreFaults() {
    Site off = new Site(3, 8);
    assertThat(STANDARD.faults(setup(off, Mark.BLACK)))
        .containsExactly(new SetupFault(off, "i4 is off the board of 8x8"));
    Site fixture = new Site(3, 7);
    assertThat(STANDARD.faults(setup(fixture, Mark.FIXTURE)))
        .containsExactly(new SetupFault(fixture, "h4 must be empty or belong to a player"));
    assertThatThrownBy(() -> STANDARD.newBoard(setup(off, Mark.WHITE)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("i4");
  }

  @Test
  void anEmptyMarkIsNothingEvenOffTheBoard() {
    Setup nothing = setup(new Site(3, 8), Mark.EMPTY);
    for (Game game : List.of(STANDARD, new OthelloGame(6))) {
      assertThat(game.faults(nothing)).isEmpty();
      assertThat(game.newBoard(nothing).hash()).isEqualTo(game.newBoard(Setup.EMPTY).hash());
    }
  }

  @Test
  void faultsComeInReadingOrder() {
    Setup setup =
        new Setup(
            Map.of(
                new Site(9, 0), Mark.BLACK,
                new Site(-1, 0), Mark.BLACK,
                new Site(2, 2), Mark.FIXTURE,
                new Site(2, 3), Mark.WHITE),
            Optional.empty());
    assertThat(STANDARD.faults(setup))
        .extracting(SetupFault::site)
        .isEqualTo(List.of(new Site(-1, 0), new Site(2, 2), new Site(9, 0)));
  }

  @Test
  void a1IsTheUpperLeftSquare() {
    Notation notation = STANDARD.notation();
    assertThat(notation.name(new Site(0, 0))).isEqualTo("a1");
    assertThat(notation.name(new Site(2, 3))).isEqualTo("d3");
    assertThat(notation.parse("h8")).contains(new Site(7, 7));
    assertThat(notation.parse("I9")).contains(new Site(8, 8));
    assertThat(notation.parse("p16")).contains(new Site(15, 15));
    assertThat(notation.parse("a0")).contains(new Site(-1, 0));
    assertThat(notation.column(15)).isEqualTo("p");
    assertThat(notation.column(26)).isEmpty();
    assertThat(notation.row(15)).isEqualTo("16");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "d", "3", "33", "dd", "d3 ", " d3", "d-3", "d3x", "\u01313", "d\uff13"})
  void whatIsNoSquareHasNoSite(String name) {
    assertThat(STANDARD.notation().parse(name)).isEmpty();
  }

  @Test
  void everySquareIsFoundByItsNameInEitherCase() {
    Game largest = FAMILY.game(Map.of("size", "16"));
    for (int index = 0; index < 256; index++) {
      Site site = largest.lattice().site(index);
      String name = largest.notation().name(site);
      assertThat(largest.notation().parse(name)).contains(site);
      String upper = (char) (name.charAt(0) - 'a' + 'A') + name.substring(1);
      assertThat(largest.notation().parse(upper)).contains(site);
    }
  }

  private static Setup setup(Site site, Mark mark) {
    return new Setup(Map.of(site, mark), Optional.empty());
  }

  /** Reading without creating an object gives the same as with one. */
  @Test
  void anIndexIsThatOfTheSiteThatIsNamed() {
    OthelloGame game = new OthelloGame(10);
    for (String name :
        List.of("a1", "J10", "k1", "a11", "a0", "z99", "a", "", "1a", "a1x", "\u00e11")) {
      int expected =
          game.notation().parse(name).map(game.lattice()::index).orElse(Notation.UNREADABLE);
      assertThat(game.notation().index(name, game.lattice())).as(name).isEqualTo(expected);
    }
  }
}
