package dev.banmen.survey;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.Board;
import dev.banmen.game.Game;
import dev.banmen.game.Lattice;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.Symmetry;
import dev.banmen.game.record.HasOpenings;
import dev.banmen.game.record.HasOpenings.NamedOpening;
import dev.banmen.text.Language;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The names of openings, of all games that have some. */
class OpeningNamesTest {
  private static Game game(String id, String size) {
    return Catalog.ALL.find(id).orElseThrow().game(Map.of("size", size));
  }

  static Stream<Game> named() {
    return Stream.of(game("othello", "8"), game("gomoku", "15"), game("gomoku", "9"));
  }

  /** A board after these moves, by the sides in turn; none may be refused. */
  private static Board board(Game game, List<Site> moves) {
    Board board = game.newBoard(game.start());
    for (Site site : moves) {
      Side side = board.ply() % 2 == 0 ? Side.BLACK : Side.WHITE;
      assertThat(board.play(side, game.lattice().index(site))).isZero();
    }
    return board;
  }

  private static Board board(Game game, String moves) {
    return board(
        game,
        Stream.of(moves.split(" "))
            .map(move -> game.notation().parse(move).orElseThrow())
            .toList());
  }

  private static Optional<String> name(Game game, String moves) {
    return new OpeningNames(game).leadingTo(board(game, moves)).map(NamedOpening::name);
  }

  @ParameterizedTest
  @MethodSource("named")
  void eachIsLegalAndNamesAPositionOfItsOwnHoweverItIsTurned(Game game) {
    Lattice lattice = game.lattice();
    OpeningNames names = new OpeningNames(game);
    PositionKeys keys = new PositionKeys(game);
    Set<Long> positions = new HashSet<>();
    Set<String> known = new HashSet<>();
    for (NamedOpening opening : ((HasOpenings) game).openings()) {
      Board board = board(game, opening.moves());
      assertThat(positions.add(keys.of(board::at, board.movers()))).as(opening.name()).isTrue();
      assertThat(known.add(opening.original())).as(opening.name()).isTrue();
      for (Symmetry way : game.symmetries()) {
        List<Site> turned = opening.moves().stream().map(site -> way.of(site, lattice)).toList();
        if (game.start().marks().isEmpty() || way == Symmetry.of(lattice).get(0)) {
          assertThat(names.leadingTo(board(game, turned))).contains(opening);
        }
      }
    }
    assertThat(positions).hasSizeGreaterThan(25);
  }

  /** From the records of tournaments, and from the lesson about names. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "f5 d6 c3 d3 c4 | Tiger",
        "c4 e3 f6 e6 f5 | Tiger",
        "d3 c5 f6 f5 e6 | Tiger",
        "f5 d6 c3 d3 c4 f4 f6 g5 | No-Kung",
        "f5 d6 c3 d3 c4 f4 f6 g5 c6 | No-Kung",
        "f5 f6 e6 f4 c3 | Buffalo",
        "f5 f6 e6 d6 c3 | Buffalo",
        "f5 d6 c5 f4 e3 c6 d3 f6 e6 d7 | Rose",
        "f5 f4 | Parallel",
        "f5 d6 c4 d3 c5 | Cat",
      })
  void aLineHasTheNameOfTheLastNamedPositionThatLeadsToIt(String moves, String name) {
    assertThat(name(game("othello", "8"), moves)).contains(name);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "15 | h8 h9 i9 | Kagetsu",
        "15 | h8 h7 g7 | Kagetsu",
        "15 | h8 g9 g7 | Hogetsu",
        "15 | h8 i9 i7 a1 | Hogetsu",
        "19 | j10 k11 k9 | Hogetsu",
        "9 | e5 e6 f6 | Kagetsu",
      })
  void threeStonesInTheMiddleAreAnOpeningOfRenjuOnEveryBoardWithACentre(
      String size, String moves, String name) {
    assertThat(name(game("gomoku", size), moves)).contains(name);
  }

  /** Each second stone with each third one in the 5x5 in the middle: all are named. */
  @Test
  void the26OpeningsAreAllThatThereAre() {
    Game game = game("gomoku", "15");
    OpeningNames names = new OpeningNames(game);
    Map<String, Integer> found = new HashMap<>();
    for (Site second : List.of(new Site(6, 7), new Site(6, 8))) {
      for (int i = 0; i < 25; i++) {
        Site third = new Site(5 + i / 5, 5 + i % 5);
        if (!third.equals(second) && !third.equals(new Site(7, 7))) {
          Board board = board(game, List.of(new Site(7, 7), second, third));
          found.merge(names.leadingTo(board).orElseThrow().name(), 1, Integer::sum);
        }
      }
    }
    assertThat(found).hasSize(26);
  }

  @Test
  void whereThereAreNoNamesThereIsNone() {
    assertThat(name(game("go", "9"), "C3 G7")).isEmpty();
    assertThat(name(game("othello", "6"), "e4")).isEmpty();
    assertThat(name(game("gomoku", "20"), "j10 j11 k11")).isEmpty();
    assertThat(name(game("othello", "8"), "f5")).isEmpty();
  }

  @Test
  void namesAreInTheLanguageOfTheGameWhereItHasThem() {
    Game chinese = game("othello", "8").in(Language.of(Locale.CHINESE));
    assertThat(name(chinese, "f5 d6 c3 d3 c4")).contains("虎定式");
    assertThat(name(chinese, "f5 d6 c3 d3 c4 f4 f6")).contains("Stephenson");
    Game traditional = game("gomoku", "15").in(Language.of(Locale.forLanguageTag("zh-Hant")));
    assertThat(name(traditional, "h8 i9 j10")).contains("長星");
  }
}
