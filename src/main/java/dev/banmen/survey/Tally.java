package dev.banmen.survey;

import dev.banmen.game.Games;
import dev.banmen.game.record.Recording;
import java.util.Map;
import java.util.TreeMap;

/** Counts what many recordings have in common, family by family. Mutable, one thread. */
public final class Tally {
  private final Games games;
  private final KnownGames known;
  private final Map<String, GameTally> families = new TreeMap<>();

  /** Creates an empty tally of these games. */
  public Tally(Games games) {
    this(games, new KnownGames(games));
  }

  private Tally(Games games, KnownGames known) {
    this.games = games;
    this.known = known;
  }

  /** Returns an empty tally of the same games, for any other thread. */
  public Tally fresh() {
    return new Tally(games, known);
  }

  /**
   * Counts one recording.
   *
   * @throws dev.banmen.game.OptionFault if its game can't be started; it isn't counted then
   */
  public void add(Recording recording) {
    GameTally tally = families.getOrDefault(recording.family(), new GameTally());
    tally.add(recording, games, known);
    families.put(recording.family(), tally);
  }

  /** Adds all counts of another tally. */
  public void addAll(Tally other) {
    other.families.forEach(
        (id, tally) -> families.computeIfAbsent(id, i -> new GameTally()).addAll(tally));
  }

  /** How many recordings were counted. */
  public long games() {
    return families.values().stream().mapToLong(tally -> tally.games).sum();
  }

  /** The games that recordings may be of. */
  Games all() {
    return games;
  }

  Map<String, GameTally> families() {
    return families;
  }
}
