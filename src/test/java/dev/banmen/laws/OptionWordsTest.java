package dev.banmen.laws;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.Family;
import dev.banmen.game.Game;
import dev.banmen.game.Option;
import dev.banmen.game.Position;
import dev.banmen.game.Vocabulary;
import dev.banmen.game.facet.HasDemo;
import dev.banmen.text.Language;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What each game says about itself and its options on the first page. */
class OptionWordsTest {
  static List<Family> families() {
    return Catalog.ALL.families();
  }

  private static List<Vocabulary> spoken(Family family) {
    List<Vocabulary> words = new ArrayList<>();
    for (String tag : List.of("en", "zh", "zh-Hant")) {
      words.add(family.game(Map.of()).in(Language.of(Locale.forLanguageTag(tag))).words());
    }
    return words;
  }

  /** The values that a player is offered for an option. */
  private static List<String> offered(Option option) {
    List<String> offered = new ArrayList<>(option.choices());
    offered.addAll(option.common());
    return offered;
  }

  @ParameterizedTest
  @MethodSource("families")
  void everyOptionAndEveryValueIsSaidInWordsInEveryLanguage(Family family) {
    for (Vocabulary words : spoken(family)) {
      assertThat(words.about()).isNotBlank().hasSizeLessThanOrEqualTo(60);
      for (Option option : family.options()) {
        assertThat(words.option(option.key())).isNotBlank().isNotEqualTo(option.key());
        assertThat(words.about(option)).isNotBlank();
        for (String value : offered(option)) {
          boolean isNumber = Character.isDigit(value.charAt(0));
          String key = "choice." + option.key() + "." + value;
          assertThat(isNumber || words.has(key)).as(key).isTrue();
        }
        for (String id : option.choices()) {
          boolean isNumber = Character.isDigit(id.charAt(0));
          boolean isNamed = isNumber || !words.about(option).matches(".*\\b" + id + "[:,;].*");
          assertThat(isNamed).as("an id in " + words.about(option)).isTrue();
        }
      }
    }
  }

  @ParameterizedTest
  @MethodSource("families")
  void everyValueThatIsOfferedIsAccepted(Family family) {
    for (Option option : family.options()) {
      assertThat(offered(option)).doesNotHaveDuplicates().contains(option.standard());
      for (String value : offered(option)) {
        assertThat(family.game(Map.of(option.key(), value)).summary()).isNotBlank();
      }
    }
  }

  /** The games that show one in progress. */
  static List<Family> shown() {
    return families().stream().filter(HasDemo.class::isInstance).toList();
  }

  @ParameterizedTest
  @MethodSource("shown")
  void theDemonstrationIsAGameInProgressWithoutARefusedMove(Family family) {
    HasDemo.Demo demo = ((HasDemo) family).demos().get(0);
    Position shown = HasDemo.of(family);
    assertThat(shown.ply()).isEqualTo(demo.moves().split(" ").length).isGreaterThanOrEqualTo(12);
    assertThat(shown.outcome()).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("shown")
  void aBoardOfAnySizeShowsAGameInProgressOfThatSize(Family family) {
    Option size = family.options().get(0);
    assertThat(size.key()).isEqualTo("size");
    List<String> sizes = new ArrayList<>(offered(size));
    for (String chosen : sizes) {
      Game game = family.game(Map.of("size", chosen));
      Position shown = HasDemo.on(family, game);
      assertThat(shown.game()).as(chosen).isEqualTo(game);
      assertThat(shown.ply()).as(chosen).isGreaterThanOrEqualTo(4);
      assertThat(shown.outcome()).as(chosen).isEmpty();
    }
  }

  @Test
  void aHandicapIsShownAsItStands() {
    Family go = Catalog.ALL.find("go").orElseThrow();
    Game game = go.game(Map.of("size", "19", "handicap", "4"));
    assertThat(HasDemo.on(go, game).ply()).isZero();
  }
}
