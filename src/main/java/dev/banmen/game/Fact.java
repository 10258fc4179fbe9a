package dev.banmen.game;

import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * One thing that an explanation claims, apart from its wording, so that whoever doubts it can look
 * it up on the board. Immutable.
 *
 * @param name what is claimed, in the game's own word, such as {@code captures}
 * @param side whose group, chain, move or turn it is, if it is one side's
 * @param sites those it is about, in the order in which the game tells them
 * @param ply the number of plays after which it was so, or {@link #NOW}
 */
public record Fact(String name, Optional<Side> side, List<Site> sites, int ply) {
  /** In place of a number of plays: it is so in the position that is explained. */
  public static final int NOW = -1;

  public Fact {
    Objects.requireNonNull(name);
    Objects.requireNonNull(side);
    sites = List.copyOf(sites);
  }

  /** What is so now, of one side. */
  public static Fact of(String name, Side side, List<Site> sites) {
    return new Fact(name, Optional.of(side), sites, NOW);
  }

  /** What is so since so many plays, of one side. */
  public static Fact since(int ply, String name, Side side, List<Site> sites) {
    return new Fact(name, Optional.of(side), sites, ply);
  }
}
