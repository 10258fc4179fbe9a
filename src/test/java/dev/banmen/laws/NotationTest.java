package dev.banmen.laws;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.game.Board;
import dev.banmen.game.Game;
import dev.banmen.game.Lattice;
import dev.banmen.game.Miss;
import dev.banmen.game.Move;
import dev.banmen.game.Notation;
import dev.banmen.game.Place;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** How every game writes its sites, and reads what a player writes. */
class NotationTest {
  private static final String EVERY_GAME = "dev.banmen.laws.Subjects#small";

  @ParameterizedTest
  @MethodSource(EVERY_GAME)
  void aSitesNameMeansThatSiteInEitherCase(Subject subject) {
    Game game = subject.game();
    Lattice lattice = game.lattice();
    Notation notation = game.notation();
    for (int site = lattice.nextOpen(0); site >= 0; site = lattice.nextOpen(site + 1)) {
      String name = notation.name(lattice.site(site));
      assertThat(notation.parse(name)).as(name).contains(lattice.site(site));
      assertThat(notation.parse(name.toLowerCase(Locale.ROOT))).contains(lattice.site(site));
      assertThat(notation.parse(name.toUpperCase(Locale.ROOT))).contains(lattice.site(site));
    }
  }

  @ParameterizedTest
  @MethodSource(EVERY_GAME)
  void nonsenseNamesNoSite(Subject subject) {
    for (String nonsense :
        List.of(
            "",
            " ",
            "?",
            "-",
            "D",
            "4",
            "4D",
            "D4x",
            "D 4",
            "pass",
            "\u0131\uff11",
            "D\u0664",
            "1,1-",
            "1,1-1,2,3",
            "1,1-1,2-",
            "D99999999999999999999",
            "D-1",
            "é4")) {
      assertThat(subject.game().notation().parse(nonsense)).as("'%s'", nonsense).isEmpty();
    }
  }

  @ParameterizedTest
  @MethodSource(EVERY_GAME)
  void aWellFormedFarNameIsOffTheBoardAndRefusedUnderItsOwnName(Subject subject) {
    Game game = subject.game();
    Position start = Position.start(game);
    Miss expected = game.miss(start.movers().isEmpty() ? 6 : 4);
    List<String> names = GameCases.of(game.id()).namesOffBoard();
    assertThat(names).as("far names in this game's own writing").isNotEmpty();
    for (String far : names) {
      Site site = game.notation().parse(far).orElseThrow(() -> new AssertionError(far));
      assertThat(game.lattice().index(site)).as(far).isEqualTo(Board.OFF);
      Move move = new Place(start.toMove().orElse(Side.BLACK), site);
      assertThat(start.miss(move)).as(far).contains(expected);
      assertThat(game.notation().name(move)).isEqualToIgnoringCase(far);
    }
  }

  @ParameterizedTest
  @MethodSource(EVERY_GAME)
  void anotherGamesFarNameIsOffTheBoardOrNoName(Subject subject) {
    Game game = subject.game();
    Subjects.families().stream()
        .flatMap(family -> GameCases.of(family).namesOffBoard().stream())
        .forEach(
            far -> {
              Optional<Site> site = game.notation().parse(far);
              assertThat(site.map(game.lattice()::index).orElse(Board.OFF))
                  .as(far)
                  .isEqualTo(Board.OFF);
            });
  }

  @ParameterizedTest
  @MethodSource(EVERY_GAME)
  void aPlaceOffTheBoardHasANameOfOneLine(Subject subject) {
    for (Site far : LawMove.far(subject.game().lattice())) {
      assertThat(subject.game().notation().name(far))
          .as("%s", far)
          .isNotBlank()
          .doesNotContain("\n");
    }
  }
}
