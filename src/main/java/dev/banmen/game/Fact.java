package dev.banmen.game;

import java.util.List;
import java.util.Optional;

/**
 * One claim of an explanation, apart from its wording, that can be checked on the board. Immutable.
 *
 * @param name the claim in the game's own word, such as {@code captures}
 * @param side whose group, chain, move or turn it is, if it is one side's
 * @param sites the sites it is about, in the order the game names them
 * @param ply the number of plays after which it was so, or {@link #NOW}
 */
public record Fact(String name, Optional<Side> side, List<Site> sites, int ply) {
  /** Instead of a number of plays: it holds in the position that is explained. */
  public static final int NOW = -1;

  public Fact {
    sites = List.copyOf(sites);
  }

  /** Returns a fact about one side that holds now. */
  public static Fact of(String name, Side side, List<Site> sites) {
    return new Fact(name, Optional.of(side), sites, NOW);
  }

  /** Returns a fact about one side that held after {@code ply} plays. */
  public static Fact since(int ply, String name, Side side, List<Site> sites) {
    return new Fact(name, Optional.of(side), sites, ply);
  }
}
