package dev.banmen.survey;

import dev.banmen.game.Games;
import dev.banmen.game.record.Recording;
import java.util.Map;
import java.util.TreeMap;

/** What many recordings have in common, family by family. Mutable, one thread. */
public final class Tally {
  private final Games games;
  private final KnownGames known;
  private final Map<String, GameTally> families = new TreeMap<>();

  /** Nothing counted yet, of these games. */
  public Tally(Games games) {
    this(games, new KnownGames(games));
  }

  private Tally(Games games, KnownGames known) {
    this.games = games;
    this.known = known;
  }

  /** Nothing counted yet, of the same games, for any other thread. */
  public Tally fresh() {
    return new Tally(games, known);
  }

  /**
   * Counts one recording in.
   *
   * @throws dev.banmen.game.OptionFault if its game cannot be begun; it is not counted then
   */
  public void add(Recording recording) {
    GameTally tally = families.getOrDefault(recording.family(), new GameTally());
    tally.add(recording, games, known);
    families.put(recording.family(), tally);
  }

  /** Counts in all that another one has counted. */
  public void addAll(Tally other) {
    other.families.forEach(
        (id, tally) -> families.computeIfAbsent(id, i -> new GameTally()).addAll(tally));
  }

  /** How many recordings were counted. */
  public long games() {
    return families.values().stream().mapToLong(tally -> tally.games).sum();
  }

  /** The games that may be among them. */
  Games all() {
    return games;
  }

  /** By the ids of the families. */
  Map<String, GameTally> families() {
    return families;
  }
}
