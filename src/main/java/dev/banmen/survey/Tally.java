package dev.banmen.survey;

import dev.banmen.game.Games;
import dev.banmen.game.record.Recording;
import java.util.Map;
import java.util.TreeMap;

/** Counts what many recordings have in common, family by family. Mutable, one thread. */
public final class Tally {
  private final Games games;
  private final KnownGames known;
  private final TallyView view;
  private final Map<String, GameTally> families = new TreeMap<>();

  /** Creates an empty tally of these games. */
  public Tally(Games games, TallyView view) {
    this(games, new KnownGames(games), view);
  }

  private Tally(Games games, KnownGames known, TallyView view) {
    this.games = games;
    this.known = known;
    this.view = view;
  }

  /** Returns an empty tally of the same games, for any other thread. */
  public Tally fresh() {
    return new Tally(games, known, view);
  }

  /**
   * Counts one recording, unless it is of others than the player whose games are counted.
   *
   * @throws dev.banmen.game.OptionFault if its game can't be started; it isn't counted then
   */
  public void add(Recording recording) {
    GameTally tally = families.getOrDefault(recording.family(), new GameTally(view));
    if (tally.add(recording, games, known)) {
      families.put(recording.family(), tally);
    }
  }

  /** Adds all counts of another tally. */
  public void addAll(Tally other) {
    other.families.forEach(
        (id, tally) -> families.computeIfAbsent(id, i -> new GameTally(view)).addAll(tally));
  }

  TallyView view() {
    return view;
  }

  /** The games that recordings may be of. */
  Games all() {
    return games;
  }

  Map<String, GameTally> families() {
    return families;
  }
}
