package dev.banmen.laws;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.game.Mark;
import dev.banmen.game.Setup;
import dev.banmen.game.Side;
import java.util.Collections;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The value of a handicap under each of Go's rule sets. */
class HandicapTest {
  @ParameterizedTest
  @ValueSource(strings = {"exercise", "chinese", "japanese", "aga", "nz", "tromp-taylor"})
  void whiteMovesFirstAndIsPaidAsTheRulesSay(String rules) {
    for (int handicap : new int[] {0, 2, 3, 4, 5, 6, 7, 8, 9}) {
      Subject subject =
          Subjects.of(Outside.family("go"), "size=9 rules=" + rules + " handicap=" + handicap);
      Setup start = subject.game().start();
      Reference expected = subject.reference().orElseThrow().apply(start);
      assertThat(subject.board().score()).as("%d stones", handicap).isEqualTo(expected.score());
      assertThat(Collections.frequency(start.marks().values(), Mark.BLACK)).isEqualTo(handicap);
      assertThat(start.toMove().orElse(Side.BLACK))
          .isEqualTo(handicap == 0 ? Side.BLACK : Side.WHITE);
      assertThat(subject.game().isEven()).isEqualTo(handicap == 0);
    }
  }
}
