package dev.banmen.game.bot;

import java.lang.ref.SoftReference;
import java.util.function.Supplier;

/**
 * The part of a search that a player keeps for its next move. A large one is megabytes, and a
 * server has many games that wait: it is dropped where memory is short. A small one stays, so that
 * the same seed gives the same moves. Stateless.
 */
public final class KeptSearch {
  /** The number of games played out above which a search is large. */
  private static final int SMALL = 1000;

  private KeptSearch() {}

  /**
   * Keeps what was found out.
   *
   * @param games how many games it was found out by
   * @return gives it, or null once it is dropped
   */
  public static <T> Supplier<T> of(T found, int games) {
    return games <= SMALL ? () -> found : large(found);
  }

  /** Keeps megabytes. Returns what gives them, or null once they are dropped. */
  public static <T> Supplier<T> large(T found) {
    return new SoftReference<>(found)::get;
  }

  /** Nothing. */
  public static <T> Supplier<T> none() {
    return () -> null;
  }
}
