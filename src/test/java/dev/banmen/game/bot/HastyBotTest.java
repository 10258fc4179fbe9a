package dev.banmen.game.bot;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.Place;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A player that makes some moves at a glance, and answers questions with care. */
class HastyBotTest {
  private static final Position START =
      Position.start(Catalog.ALL.find("go").orElseThrow().game(Map.of("size", "9")));

  /** Always plays in one column, and counts how often it was closed. */
  private static final class InColumn implements Bot {
    private final int col;
    private int closed;

    InColumn(int col) {
      this.col = col;
    }

    private Place move(Side side) {
      return new Place(side, new Site(0, col));
    }

    @Override
    public Decision decide(Position position, Side side, SearchLimit thought) {
      return new Decision(Optional.of(move(side)), false);
    }

    @Override
    public List<Candidate> analyze(Position position, Side side, SearchLimit thought) {
      return List.of(new Candidate(move(side), 0.5, false, List.of(move(side))));
    }

    @Override
    public Optional<double[]> ownership(Position position, SearchLimit thought) {
      return Optional.of(new double[] {col});
    }

    @Override
    public BitSet dead(Position counted, SearchLimit thought) {
      BitSet dead = new BitSet();
      dead.set(col);
      return dead;
    }

    @Override
    public void close() {
      closed++;
    }
  }

  private final InColumn careful = new InColumn(1);
  private final InColumn hasty = new InColumn(2);

  private int chosen(int percent, long seed) {
    Bot bot = HastyBot.of(careful, () -> hasty, percent);
    Decision decision = bot.decide(START, Side.BLACK, SearchLimit.within(1_000, seed));
    return ((Place) decision.move().orElseThrow()).site().col();
  }

  /** Seeds that follow each other, as those of a game's moves do. */
  @ParameterizedTest
  @ValueSource(ints = {0, 4, 25, 60, 100})
  void soManyOfAHundredMovesAreMadeAtAGlance(int percent) {
    int moves = 10_000;
    int hasty = 0;
    for (long seed = 0; seed < moves; seed++) {
      hasty += chosen(percent, seed) == 2 ? 1 : 0;
    }
    assertThat(hasty * 100.0 / moves)
        .isBetween(Math.max(0, percent - 1.5), Math.min(100, percent + 1.5));
  }

  @Test
  void aSeedAlwaysChoosesTheSameWay() {
    for (long seed = -50; seed < 50; seed++) {
      assertThat(chosen(50, seed)).isEqualTo(chosen(50, seed));
    }
  }

  @Test
  void whatItIsAskedItAnswersWithCare() {
    Bot bot = HastyBot.of(careful, () -> hasty, 100);
    SearchLimit thought = SearchLimit.within(1_000, 1);
    assertThat(bot.analyze(START, Side.BLACK, thought).get(0).move())
        .isEqualTo(careful.move(Side.BLACK));
    assertThat(bot.ownership(START, thought).orElseThrow()).containsExactly(1);
    assertThat(bot.dead(START, thought).get(1)).isTrue();
  }

  @Test
  void bothEndWithIt() {
    HastyBot.of(careful, () -> hasty, 50).close();
    assertThat(careful.closed).isEqualTo(1);
    assertThat(hasty.closed).isEqualTo(1);
  }
}
