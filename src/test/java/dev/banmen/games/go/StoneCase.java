package dev.banmen.games.go;

import dev.banmen.game.Side;
import dev.banmen.laws.GameCase;
import dev.banmen.laws.ModelStones;
import dev.banmen.laws.RandomOptions;
import dev.banmen.laws.StoneWitness;
import java.util.List;
import java.util.Set;

/** What the laws need to know of Go and Capture Go alike. */
public abstract class StoneCase implements GameCase {
  @Override
  public List<String> namesOffBoard() {
    return List.of("A99", "Z99", "A0", "ZZ1", "AA99");
  }

  @Override
  public ModelStones setUp(ModelStones scattered, RandomOptions random) {
    return scattered.lifted(Side.BLACK).lifted(Side.WHITE);
  }

  @Override
  public Set<String> namedClaims() {
    return StoneWitness.NAMED;
  }

  @Override
  public Set<String> countedClaims() {
    return StoneWitness.COUNTED;
  }
}
