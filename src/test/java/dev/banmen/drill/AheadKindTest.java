package dev.banmen.drill;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.Mark;
import dev.banmen.game.Pass;
import dev.banmen.game.Played;
import dev.banmen.game.Position;
import dev.banmen.game.Setup;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.drill.DrillAnswer;
import dev.banmen.game.drill.Exercise;
import dev.banmen.game.drill.GamePositions;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Who is ahead is asked where the answer that is wanted is right. */
class AheadKindTest {
  private static final int WHITE = 1;
  private static final int EVEN = 2;

  /** Both white groups at the top are in seki with the black one between, and have an eye each. */
  private static final String[] SEKI = {
    ".W.B.W.", //
    "WWBBBWW", "BBWWWBB", ".BW.WB.", "BBWWWBB", ".BW.WB.",
  };

  private static Position seki(double komi) {
    Map<Site, Mark> marks = new HashMap<>();
    for (int row = 0; row < SEKI.length; row++) {
      for (int col = 0; col < SEKI[row].length(); col++) {
        char sign = SEKI[row].charAt(col);
        if (sign != '.') {
          marks.put(new Site(row, col), sign == 'B' ? Mark.BLACK : Mark.WHITE);
        }
      }
    }
    Map<String, String> options =
        Map.of("size", "6x7", "rules", "japanese", "komi", Double.toString(komi));
    Position start =
        Position.of(
            Catalog.ALL.find("go").orElseThrow().game(options),
            new Setup(marks, Optional.of(Side.BLACK)));
    return ((Played) start.play(new Pass(Side.BLACK))).after();
  }

  @Test
  void eyesInSekiPutNobodyAhead() {
    double lead = seki(0).score().margin();
    assertThat(seki(0).board().score().margin()).isEqualTo(lead - 2);
    Position even = seki(lead);
    AheadKind kind = new AheadKind(GamePositions.random(even.game()));
    assertThat(kind.found(even, WHITE, new Random(1))).isEmpty();
    List<Exercise> found = kind.found(even, EVEN, new Random(1));
    assertThat(found).extracting(Exercise::answer).containsExactly(new DrillAnswer.OneOf("even"));
  }
}
