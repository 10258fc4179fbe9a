package dev.banmen.laws;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.Board;
import dev.banmen.game.Game;
import dev.banmen.game.Games;
import dev.banmen.game.Lattice;
import dev.banmen.game.Miss;
import dev.banmen.game.Notation;
import dev.banmen.game.Option;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.Words;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What every game says: its misses, its sentences, its names of sites. */
class GameWordsTest {
  private static final String EVERY_GAME = "dev.banmen.laws.Subjects#small";
  private static final Path DOCUMENTED = Path.of("docs", "misses.md");

  @ParameterizedTest
  @MethodSource(EVERY_GAME)
  void missesAreNumberedFromOneAndOnceEach(Subject subject) {
    List<? extends Miss> misses = subject.game().misses();
    assertThat(misses).extracting(Miss::number).doesNotHaveDuplicates().allMatch(n -> n >= 1);
    assertThat(misses).extracting(Miss::title).doesNotHaveDuplicates();
    for (Miss miss : misses) {
      assertThat(subject.game().miss(miss.number())).isSameAs(miss);
    }
  }

  @ParameterizedTest
  @MethodSource(EVERY_GAME)
  void missesHaveASentenceOfOneLine(Subject subject) {
    Words words = subject.game().words();
    for (Miss miss : subject.game().misses()) {
      assertThat(words.miss(miss)).as(miss.title()).isNotBlank().doesNotContain("\n", "{");
    }
  }

  @ParameterizedTest
  @MethodSource(EVERY_GAME)
  void missesAreDocumentedWithNumberAndTitle(Subject subject) throws IOException {
    assumeTrue(Catalog.ALL.find(subject.game().id()).isPresent(), "a game of the tests only");
    List<List<String>> rows = rows(Files.readString(DOCUMENTED));
    for (Miss miss : subject.game().misses()) {
      assertThat(rows)
          .as("| %s | %d | %s |", subject.game().id(), miss.number(), miss.title())
          .anyMatch(
              row -> row.equals(List.of(subject.game().id(), "" + miss.number(), miss.title())));
    }
  }

  /** The first three cells of every row of a table. */
  private static List<List<String>> rows(String document) {
    return document
        .lines()
        .filter(line -> line.startsWith("|"))
        .map(line -> line.substring(1).split("\\|"))
        .filter(cells -> cells.length >= 3)
        .map(cells -> Arrays.stream(cells).limit(3).map(String::strip).toList())
        .toList();
  }

  @ParameterizedTest
  @MethodSource(EVERY_GAME)
  void theGameNamesItselfItsSidesAndItsPoints(Subject subject) {
    Words words = subject.game().words();
    assertThat(words.text("name")).isNotBlank();
    assertThat(words.text("score")).isNotBlank();
    assertThat(words.side(Side.BLACK)).isNotBlank().isNotEqualTo(words.side(Side.WHITE));
    assertThat(subject.game().summary()).isNotBlank().doesNotContain("\n");
  }

  @ParameterizedTest
  @MethodSource(EVERY_GAME)
  void everyOptionHasAStandardThatIsAChoice(Subject subject) {
    Games games = new Games(Subjects.families());
    for (Option option : games.find(subject.game().id()).orElseThrow().options()) {
      assertThat(option.meaning()).as(option.key()).isNotBlank();
      if (!option.choices().isEmpty()) {
        assertThat(option.choices()).contains(option.standard());
      }
    }
  }

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
  void aFarAwayNameIsOffTheBoardOrNoName(Subject subject) {
    for (String far : List.of("ZZ99", "A99", "A0", "999,1-999,2", "0,0-0,1")) {
      Lattice lattice = subject.game().lattice();
      subject
          .game()
          .notation()
          .parse(far)
          .ifPresent(site -> assertThat(lattice.index(site)).as(far).isEqualTo(Board.OFF));
    }
  }

  @ParameterizedTest
  @MethodSource(EVERY_GAME)
  void landmarksLieOnTheBoard(Subject subject) {
    for (Site site : subject.game().landmarks()) {
      assertThat(subject.game().lattice().contains(site)).as(site.toString()).isTrue();
    }
  }
}
