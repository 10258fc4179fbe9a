package dev.banmen.games.go;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.banmen.game.Family;
import dev.banmen.game.Game;
import dev.banmen.game.Notation;
import dev.banmen.game.OptionFault;
import dev.banmen.game.Place;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.proof.SharedData;
import dev.banmen.text.Language;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The options of Go, and the names of points. */
class GoOptionsTest {
  private static final Family GO = new GoFamily();

  @Test
  void theStandardGameIsChineseOnNineteen() {
    assertThat(GO.game(Map.of()).summary()).isEqualTo("19x19, Chinese, komi 7.5");
  }

  @ParameterizedTest
  @CsvSource({
    "rules, nz, '', New Zealand",
    "rules, tromp-taylor, '', Tromp-Taylor",
    "komi, preset, '', default (7.5)",
    "komi, preset, japanese, default (6.5)",
    "komi, 0.5, japanese, 0.5",
    "ko, preset, japanese, default (simple ko)",
    "ko, preset, nonsense, default (superko)",
    "suicide, preset, nz, default (allowed)",
    "suicide, preset, '', default (forbidden)",
    "size, 9, '', 9"
  })
  void valuesHavePeoplesNames(String key, String value, String rules, String name) {
    assertThat(GO.valueName(key, value, Map.of("rules", rules))).isEqualTo(name);
  }

  @Test
  void theDefaultKomiIsThatOfTheHandicap() {
    Map<String, String> chosen = Map.of("rules", "japanese", "handicap", "4");
    assertThat(GO.valueName("komi", "preset", chosen)).isEqualTo("default (0.5)");
    assertThat(GO.optionName("komi")).isEqualTo("Komi");
  }

  /** Beside a sentence that has it in stones. */
  @Test
  void inChineseKomiHasItsUnit() {
    Family chinese = GO.in(Language.of(Locale.CHINESE));
    assertThat(chinese.valueName("komi", "7.5", Map.of())).isEqualTo("7.5目");
    assertThat(chinese.valueName("komi", "preset", Map.of())).isEqualTo("按规则（7.5目）");
    assertThat(chinese.valueName("handicap", "2", Map.of())).isEqualTo("2");
  }

  /** The table of presets in the project's contracts. */
  @ParameterizedTest
  @CsvSource({
    "exercise, ANY, POSITIONAL, FORBIDDEN, AREA, NONE, 0",
    "chinese, ALTERNATE, POSITIONAL, FORBIDDEN, AREA, NONE, 7.5",
    "japanese, ALTERNATE, SIMPLE, FORBIDDEN, TERRITORY, NONE, 6.5",
    "aga, ALTERNATE, SITUATIONAL, FORBIDDEN, AREA, GIVEN, 7.5",
    "nz, ALTERNATE, SITUATIONAL, ALLOWED, AREA, NONE, 7",
    "tromp-taylor, ALTERNATE, POSITIONAL, ALLOWED, AREA, NONE, 0"
  })
  void presetsAreWhatTheirNamesSay(
      String id,
      TurnRule turns,
      Ko ko,
      Suicide suicide,
      Scoring scoring,
      PassStones passStones,
      double komi) {
    assertThat(Preset.of(id).rules(0, Preset.of(id).komi(0)))
        .isEqualTo(new GoRules(turns, ko, suicide, scoring, passStones, komi));
  }

  @ParameterizedTest
  @CsvSource({
    "size, 0",
    "size, 53",
    "size, 9x",
    "size, 9x53",
    "size, x9",
    "size, -9",
    "rules, Chinese",
    "komi, six",
    "komi, 6.3",
    "komi, NaN",
    "komi, -",
    "komi, .5",
    "komi, 6.",
    "komi, 12345",
    "komi, --6",
    "komi, +6",
    "komi, 6.5.5",
    "komi, ٦",
    "handicap, 1",
    "handicap, 10",
    "ko, superko",
    "suicide, yes",
    "colour, black"
  })
  void whatCannotBeChosenIsSaidInOneLine(String key, String value) {
    assertThatThrownBy(() -> GO.game(Map.of(key, value)))
        .isInstanceOf(OptionFault.class)
        .hasMessageContaining("'")
        .hasMessageNotContaining("\n");
  }

  @ParameterizedTest
  @CsvSource({"0, 0", "6.5, 6.5", "-3.75, -3.75", "9999.25, 9999.25", "007.50, 7.5", "6.0, 6"})
  void komiIsInQuarterPoints(String komi, String shown) {
    assertThat(GO.game(Map.of("komi", komi)).summary()).endsWith("komi " + shown);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "D", "4", "4D", "I4", "ABC4", "D12345", "D-4", "D4 ", "Ä4", "D٤", "ı4"})
  void whatIsNotALetterOrTwoAndARowNamesNoPoint(String name) {
    assertThat(GO.game(Map.of()).notation().parse(name)).isEmpty();
  }

  @Test
  void optionsOverrideTheRuleSet() {
    Game game = GO.game(Map.of("size", "5x7", "rules", "nz", "komi", "-3.5", "ko", "none"));
    assertThat(game.summary()).isEqualTo("5x7, New Zealand, komi -3.5");
    assertThat(game.lattice().rows()).isEqualTo(5);
    assertThat(game.lattice().cols()).isEqualTo(7);
  }

  @ParameterizedTest
  @CsvSource({
    "19, 0, 0, A19", "19, 18, 18, T1", "19, 15, 3, D4", "19, 11, 8, J8",
    "52, 0, 25, AA52", "52, 51, 49, AZ1", "52, 51, 51, BB1", "1, 0, 0, A1"
  })
  void pointsAreNamedByLetterWithoutIAndByRowFromBelow(int size, int row, int col, String name) {
    Notation notation = GO.game(Map.of("size", Integer.toString(size))).notation();
    assertThat(notation.name(new Site(row, col))).isEqualTo(name);
    assertThat(notation.parse(name)).contains(new Site(row, col));
  }

  @Test
  void aNameOffTheBoardIsAPlaceAndNonsenseIsNone() {
    Notation notation = GO.game(Map.of("size", "9")).notation();
    assertThat(notation.parse("z99")).contains(new Site(-90, 24));
    assertThat(notation.parse("A0")).contains(new Site(9, 0));
    for (String nonsense :
        List.of(
            "",
            "I5",
            "4D",
            "D",
            "44",
            "ABC1",
            "\u00c41",
            "D4x",
            "A12345",
            "\u017f4",
            "\u00df4",
            "\u0131a4",
            "A\u0664")) {
      assertThat(notation.parse(nonsense)).as(nonsense).isEmpty();
    }
  }

  /** The answer names a point as the player types it, and every place has a name. */
  @Test
  void aPlaceOffTheBoardIsNamedAsItIsTyped() {
    Game game = GO.game(Map.of("size", "9"));
    for (String name : List.of("Z99", "A0", "A9999", "ZZ1", "A10", "K9")) {
      assertThat(game.notation().name(game.notation().parse(name).orElseThrow())).isEqualTo(name);
    }
    assertThat(game.notation().name(new Site(0, 649))).isEqualTo("ZZ9");
    assertThat(game.notation().name(new Site(0, 650))).isEqualTo("(1,651)");
    assertThat(game.notation().name(new Site(9, -1))).isEqualTo("(10,0)");
    assertThat(game.notation().name(new Site(10, 0))).isEqualTo("(11,1)");
    assertThat(game.notation().name(new Site(9 - 10_000, 0))).isEqualTo("(-9990,1)");
    assertThat(game.notation().name(new Site(Integer.MIN_VALUE, Integer.MAX_VALUE)))
        .isEqualTo("(-2147483647,2147483648)");
    Place far = new Place(Side.BLACK, new Site(0, 650));
    assertThat(Position.start(game).explain(far).sentence())
        .isEqualTo("(1,651) is off the board: columns A to J, rows 1 to 9.");
  }

  /** Every line of what GNU Go 3.8 answers to {@code fixed_handicap}. */
  @Test
  void handicapStonesStandOnTheFixedPoints() throws IOException {
    int compared = 0;
    for (String line : SharedData.lines("go/fixed_handicap_gnugo.tsv")) {
      if (line.startsWith("#") || line.isBlank()) {
        continue;
      }
      String[] fields = line.split("\t");
      int size = Integer.parseInt(fields[0]);
      int stones = Integer.parseInt(fields[1]);
      boolean fits = stones >= 2 && stones <= Handicap.most(size, size);
      assertThat(fits).as(line).isEqualTo(fields[2].startsWith("="));
      if (fits) {
        assertThat(names(size, stones)).as(line).isEqualTo(sorted(fields[2].substring(1)));
      }
      compared++;
    }
    assertThat(compared).isGreaterThan(100);
  }

  @Test
  void fiveStonesTakeTheCentreAndSixDoNot() {
    assertThat(names(9, 5)).isEqualTo(sorted("C7 G7 E5 C3 G3"));
    assertThat(names(9, 6)).isEqualTo(sorted("C7 G7 C5 G5 C3 G3"));
    assertThat(names(13, 4)).isEqualTo(sorted("D10 K10 D4 K4"));
  }

  private static TreeSet<String> names(int size, int stones) {
    Game game = GO.game(Map.of("size", size + "", "handicap", stones + ""));
    TreeSet<String> names = new TreeSet<>();
    game.start().marks().keySet().forEach(site -> names.add(game.notation().name(site)));
    return names;
  }

  private static TreeSet<String> sorted(String names) {
    return new TreeSet<>(List.of(names.strip().split(" ")));
  }
}
