package dev.banmen.bot;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.app.TypedTerms;
import dev.banmen.app.Visitor;
import dev.banmen.catalog.Catalog;
import dev.banmen.game.Family;
import dev.banmen.game.Game;
import dev.banmen.game.OptionFault;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The words for levels, as docs/strength.md has them. */
class LevelWordsTest {
  /** The first letters of the words of all levels: beginner, casual, and cl-ub and st-rong. */
  private static String words(String id, String size) throws OptionFault {
    Family family = Catalog.ALL.find(id).orElseThrow();
    Game game = family.game(size.isEmpty() ? Map.of() : Map.of("size", size));
    StringBuilder words = new StringBuilder();
    for (int level = 1; level <= ComputerPlayers.levels(family, game); level++) {
      words.append(ComputerPlayers.kind(family, game, level), 0, 2).append(' ');
    }
    return words.toString().strip();
  }

  @ParameterizedTest
  @CsvSource({
    "go, 9, be be ca ca ca ca cl cl cl cl st st st",
    "go, 13, be be ca ca ca ca cl cl cl cl st st st",
    "go, 14, be be ca ca ca ca cl cl cl cl st st st",
    "go, 19, be be ca ca ca ca cl cl cl cl st st st",
    "go, 21, be ca ca ca ca ca ca cl cl cl",
    "othello, 8, be ca ca ca cl cl cl st st st",
    "dots, 6, be be ca ca ca cl cl st st st",
    "dots, 4, be be ca ca cl st st",
    "gomoku, 15, be be ca ca cl cl cl cl st st",
    "capture, 10, be ca ca ca cl cl cl st st"
  })
  void eachLevelHasTheWordOfWhatItBeats(String id, String size, String expected)
      throws OptionFault {
    assertThat(words(id, size)).isEqualTo(expected);
  }

  @Test
  void aLevelIsNamedWithItsWordAndSaysWhomItBeats() throws OptionFault {
    Family go = Catalog.ALL.find("go").orElseThrow();
    Game small = go.game(Map.of("size", "9"));
    assertThat(ComputerPlayers.name(go, small, 1)).isEqualTo("level 1 (beginner)");
    assertThat(ComputerPlayers.about(go, small, 13))
        .isEqualTo("It beats the club levels most of the time.");
    assertThat(ComputerPlayers.name(go, small, 99)).as("of a file").contains("strong");
  }

  /** Line mode reads levels aloud: those of one strength are named once. */
  @Test
  void linesNameTheFirstLevelOfEachStrengthAndTheLast() {
    assertThat(new TypedTerms(new Visitor(Catalog.ALL)).games())
        .contains(
            "othello: play the computer with white=bot:1 (beginner), bot:2 (casual),"
                + " bot:5 (club), bot:8 (strong), up to bot:10")
        .contains(
            "gomoku: play the computer with white=bot:1 (beginner), bot:3 (casual),"
                + " bot:5 (club), bot:9 (strong), up to bot:10");
  }
}
