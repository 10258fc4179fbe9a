package dev.banmen.tui.page.files;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.game.record.Archive.Summary;
import dev.banmen.tui.Tabled;
import dev.banmen.tui.text.NaturalOrder;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Summaries of a file's games are sorted and searched as the plain way would. */
class GameSummariesTest {
  private static final Tabled MANY = Tabled.many(3000);
  private static final GameSummaries SUMMARIES = GameSummaries.whole(MANY);
  private static final BitSet ALL = new BitSet();

  static {
    ALL.set(0, MANY.size());
  }

  private static Comparator<Integer> by(Column column) {
    return switch (column) {
      case NUMBER -> Comparator.naturalOrder();
      case MOVES -> Comparator.comparing(game -> MANY.summary(game).moves());
      default ->
          Comparator.comparing(game -> column.text(MANY.summary(game)), NaturalOrder.INSTANCE);
    };
  }

  private static String all(Summary game) {
    return String.join("\n", game.black(), game.white(), game.event(), game.date(), game.result())
        .toLowerCase(Locale.ROOT);
  }

  @ParameterizedTest
  @EnumSource(Column.class)
  void gamesAreInTheOrderOfAColumnAndThenOfTheFile(Column column) {
    for (String words : List.of("", "player 12 B+3", "EVENT 99")) {
      List<Integer> wanted =
          IntStream.range(0, MANY.size())
              .boxed()
              .filter(
                  game ->
                      Arrays.stream(words.toLowerCase(Locale.ROOT).split(" "))
                          .allMatch(word -> all(MANY.summary(game)).contains(word)))
              .sorted(by(column))
              .toList();
      assertThat(wanted).hasSizeGreaterThan(5);
      assertThat(SUMMARIES.games(new GameSummaries.Query(column, false, words), ALL))
          .containsExactly(ints(wanted));
      assertThat(SUMMARIES.games(new GameSummaries.Query(column, true, words), ALL))
          .containsExactly(ints(wanted.stream().sorted(by(column).reversed()).toList()));
    }
  }

  private static int[] ints(List<Integer> games) {
    return games.stream().mapToInt(game -> game).toArray();
  }

  @Test
  void whatIsNowhereIsFoundInNoGame() {
    assertThat(SUMMARIES.games(new GameSummaries.Query(Column.NUMBER, false, "player nobody"), ALL))
        .isEmpty();
  }

  @Test
  void eachGameIsToldAsItsFileDoesButForWhatATerminalObeys() {
    for (int game = 0; game < MANY.size(); game++) {
      assertThat(SUMMARIES.summary(game)).isEqualTo(MANY.summary(game));
    }
    assertThat(GameSummaries.whole(Tabled.few()).summary(5).black()).isEqualTo("zen?[2J");
  }

  @ParameterizedTest
  @CsvSource({
    "B+3, B+12",
    "B+2.5, B+10.5",
    "ann, Bob",
    "Ann, bob",
    "2, 10",
    "a2b, a10a",
    "'', a",
    "a, ab",
    "1846-9-11, 1846-10-02",
    "Event 99999999999999999998, Event 99999999999999999999"
  })
  void namesStandWherePeopleLookForThem(String one, String other) {
    assertThat(NaturalOrder.INSTANCE.compare(one, other)).isNegative();
    assertThat(NaturalOrder.INSTANCE.compare(other, one)).isPositive();
    assertThat(NaturalOrder.INSTANCE.compare(one, one)).isZero();
  }
}
