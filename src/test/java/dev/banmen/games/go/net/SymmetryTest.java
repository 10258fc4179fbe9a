package dev.banmen.games.go.net;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.game.Ground;
import dev.banmen.game.Lattice;
import dev.banmen.game.Symmetry;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.BitSet;
import java.util.HashSet;
import java.util.Set;
import java.util.SplittableRandom;
import org.assertj.core.data.Offset;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A board that is turned, looked at and turned back is the board. */
class SymmetryTest {
  private static Inputs inputs(int sites) {
    SplittableRandom random = new SplittableRandom(sites);
    int[] planes = new int[sites];
    BitSet legal = new BitSet();
    for (int site = 0; site < sites; site++) {
      int stone = random.nextInt(4);
      planes[site] = 1 | (stone == 0 ? 2 : stone == 1 ? 4 : 0);
      legal.set(site, stone > 1);
    }
    return new Inputs(planes, new float[Inputs.GLOBALS], legal, false);
  }

  @ParameterizedTest
  @CsvSource({"6, 6, 8", "5, 7, 4"})
  void anEvenHandedNetworkSaysTheSameOfATurnedBoard(int rows, int cols, int count)
      throws IOException {
    Network network = Network.read(new ByteArrayInputStream(InfluenceNetwork.file()));
    Evaluator evaluator = new Evaluator(network, rows, cols);
    Inputs inputs = inputs(rows * cols);
    Evaluation plain = evaluator.evaluate(inputs);
    Lattice lattice = Lattice.full(rows, cols, Ground.LINES);
    Set<Inputs> turned = new HashSet<>();
    for (Symmetry one : Symmetry.of(lattice)) {
      int[] from = one.indices(lattice);
      Evaluation back = evaluator.evaluate(inputs.turned(from)).turnedBack(from);
      assertThat(back.policy()).containsExactly(plain.policy(), WITHIN);
      assertThat(back.ownership()).containsExactly(plain.ownership(), WITHIN);
      turned.add(inputs.turned(from));
    }
    assertThat(inputs.turned(Symmetry.IDENTITY.indices(lattice))).isEqualTo(inputs);
    assertThat(turned).hasSize(count);
  }

  private static final Offset<Float> WITHIN = Offset.offset(1e-5f);
}
