package dev.banmen.laws;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.Family;
import dev.banmen.game.Game;
import dev.banmen.game.Games;
import dev.banmen.game.Miss;
import dev.banmen.game.Option;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.Vocabulary;
import dev.banmen.game.facet.HasLayers;
import dev.banmen.game.facet.Layer;
import dev.banmen.text.Language;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The words of every game: its misses, its sentences, its choices. */
class GameWordsTest {
  private static final String EVERY_GAME = "dev.banmen.laws.Subjects#small";
  private static final Path DOCUMENTED = Path.of("docs", "misses.md");
  private static final Path DOCUMENTED_IN_CHINESE = Path.of("docs", "zh", "misses.md");

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

  /** A title is English: each miss of the catalog's games has a name of its own in Chinese. */
  @ParameterizedTest
  @MethodSource(EVERY_GAME)
  void missesHaveAChineseName(Subject subject) {
    assumeTrue(Catalog.ALL.find(subject.game().id()).isPresent(), "a game of the tests only");
    for (String tag : List.of("zh", "zh-Hant")) {
      Language language = Language.of(Locale.forLanguageTag(tag));
      Vocabulary words = subject.game().in(language).words();
      for (Miss miss : subject.game().misses()) {
        assertThat(words.name(miss)).as(miss.title()).containsPattern("\\p{IsHan}");
      }
    }
  }

  @ParameterizedTest
  @MethodSource(EVERY_GAME)
  void layersHaveANameForPeople(Subject subject) {
    assertThat(HasLayers.of(subject.game())).extracting(Layer::id).doesNotHaveDuplicates();
    for (Layer layer : HasLayers.of(subject.game())) {
      assertThat(subject.game().words().text("layer." + layer.id())).isNotBlank();
    }
  }

  @ParameterizedTest
  @MethodSource(EVERY_GAME)
  void fourFiveAndSixMeanTheSameInEveryGame(Subject subject) {
    Game game = subject.game();
    assertThat(game.miss(4).title()).isEqualTo("off-board");
    assertThat(game.miss(5).title()).isEqualTo("not-your-turn");
    assertThat(game.miss(6).title()).isEqualTo("game-over");
  }

  @ParameterizedTest
  @MethodSource(EVERY_GAME)
  void theDocumentedMissesAreTheGames(Subject subject) throws IOException {
    Game game = subject.game();
    assumeTrue(Catalog.ALL.find(game.id()).isPresent(), "a game of the tests only");
    assertThat(documented().filter(row -> row.get(0).equals(game.id())))
        .containsExactlyInAnyOrderElementsOf(
            game.misses().stream().map(m -> row(game, m)).toList());
  }

  @Test
  void noOtherGameIsDocumented() throws IOException {
    Set<String> documented = documented().map(row -> row.get(0)).collect(Collectors.toSet());
    assertThat(documented)
        .isEqualTo(Catalog.ALL.families().stream().map(Family::id).collect(Collectors.toSet()));
  }

  /** Its sections are named as the games are, in their order; a row is a miss's number and name. */
  @Test
  void theChineseDocumentHasTheSameMisses() throws IOException {
    Language chinese = Language.of(Locale.SIMPLIFIED_CHINESE);
    List<String> expected = new ArrayList<>();
    for (Family family : Catalog.ALL.families()) {
      Game game = family.game(Map.of()).in(chinese);
      expected.add("## " + game.words().text("name"));
      game.misses().stream()
          .sorted(Comparator.comparing(Miss::number))
          .forEach(miss -> expected.add(miss.number() + " " + game.words().name(miss)));
    }
    assertThat(
            Files.readString(DOCUMENTED_IN_CHINESE)
                .lines()
                .filter(line -> line.startsWith("## ") || line.matches("\\| \\d.*"))
                .map(line -> line.replaceFirst("\\| (\\d+) \\| ([^|]*) \\|.*", "$1 $2")))
        .containsExactlyElementsOf(expected);
  }

  private static List<String> row(Game game, Miss miss) {
    return List.of(game.id(), "" + miss.number(), miss.title());
  }

  /** The game, number and title of each documented miss. */
  private static Stream<List<String>> documented() throws IOException {
    return Files.readString(DOCUMENTED)
        .lines()
        .filter(line -> line.startsWith("|"))
        .map(line -> Arrays.stream(line.substring(1).split("\\|")).map(String::strip).toList())
        .filter(cells -> cells.size() == 4) // not those of the facts
        .filter(cells -> !cells.get(0).equals("game") && !cells.get(0).startsWith("---"))
        .map(cells -> cells.subList(0, 3));
  }

  @ParameterizedTest
  @MethodSource(EVERY_GAME)
  void theGameNamesItselfItsSidesAndItsPoints(Subject subject) {
    Vocabulary words = subject.game().words();
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
  void landmarksLieOnTheBoard(Subject subject) {
    for (Site site : subject.game().lattice().landmarks()) {
      assertThat(subject.game().lattice().contains(site)).as(site.toString()).isTrue();
    }
  }
}
