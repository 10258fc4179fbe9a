package dev.banmen.games.go;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.offset;

import dev.banmen.game.Position;
import dev.banmen.game.Setup;
import dev.banmen.game.Side;
import dev.banmen.game.bot.Bot;
import dev.banmen.game.bot.Bots;
import dev.banmen.game.bot.SearchLimit;
import dev.banmen.game.bot.UnreadableNetwork;
import dev.banmen.games.go.net.Evaluation;
import dev.banmen.games.go.net.Evaluator;
import dev.banmen.text.Language;
import java.io.IOException;
import java.io.InputStream;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** One network for all players, read when one of them needs it; and what the program's own is. */
class SharedNetworkTest {
  private final CountedNetwork file = CountedNetwork.any();
  private final GoFamily family = (GoFamily) new GoFamily().withNetwork(file);

  private static SearchLimit thought() {
    return SearchLimit.untilDone(1, () -> false);
  }

  private static Position start(GoFamily family, int size) {
    return Position.of(family.game(Map.of("size", Integer.toString(size))), Setup.EMPTY);
  }

  @Test
  void theFileIsReadOnceAndOnlyWhenAPlayerThinks() {
    Position position = start(family, 9);
    Bots bots = ((GoFamily) family.in(Language.of(Locale.CHINESE))).bots();
    bots.levels(position.game());
    bots.strength(position.game(), 1);
    bots.firstOptions();
    bots.bot(start(family, 4).game(), 1).decide(start(family, 4), Side.BLACK, thought());
    assertThat(file.opened()).hasValue(0);
    bots.bot(position.game(), 1).decide(position, Side.BLACK, thought());
    assertThat(file.opened()).hasValue(1);
    Bot other = family.bots().strongest(start(family, 13).game());
    other.analyze(start(family, 13), Side.BLACK, SearchLimit.within(1, 1));
    family.readNetwork();
    assertThat(file.opened()).hasValue(1);
  }

  @Test
  void aFaultNamesTheFileAndIsTriedAgain() {
    CountedNetwork damaged = new CountedNetwork(new byte[] {1, 2, 3});
    GoFamily asking = (GoFamily) new GoFamily().withNetwork(damaged);
    for (int times = 1; times <= 2; times++) {
      assertThatThrownBy(asking::readNetwork)
          .isInstanceOf(UnreadableNetwork.class)
          .hasMessageStartingWith("any.bin: ");
      assertThat(damaged.opened()).hasValue(times);
    }
  }

  @Test
  void theOwnNetworkIsSmall() throws IOException {
    try (InputStream in = Evaluator.class.getResourceAsStream("own.net.gz")) {
      assertThat(in.readAllBytes().length).isLessThanOrEqualTo(2 << 20);
    }
  }

  /** An empty board looks much the same turned and mirrored, and nobody is far ahead on it. */
  @ParameterizedTest
  @ValueSource(ints = {5, 9, 13, 19})
  void theOwnNetworkSeesAnEmptyBoardNearlyAlikeFromAllSides(int size) {
    GoFamily go = new GoFamily();
    Evaluator evaluator = new Evaluator(SharedNetwork.OWN.get(), size, size);
    GoBoard board = (GoBoard) start(go, size).board();
    Evaluation look = evaluator.evaluate(BoardInputs.of(board, Side.BLACK));
    double sum = 0;
    for (float share : look.policy()) {
      assertThat(share).isBetween(0f, 1f);
      sum += share;
    }
    assertThat(sum).isCloseTo(1, offset(0.001));
    assertThat(look.policy()[size * size]).as("a pass").isLessThan(0.5f);
    assertThat(look.lead()).isBetween(-size * 1.0, size * 1.0);
    double apart = 0;
    for (int site = 0; site < size * size; site++) {
      int turned = site % size * size + size - 1 - site / size;
      apart += Math.abs(look.policy()[site] - look.policy()[turned]) / 2;
    }
    assertThat(apart).isLessThan(0.4);
  }
}
