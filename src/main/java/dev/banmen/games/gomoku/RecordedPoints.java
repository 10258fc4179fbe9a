package dev.banmen.games.gomoku;

import dev.banmen.game.Notation;
import dev.banmen.game.Site;
import dev.banmen.game.record.LetterPairs;
import java.util.Optional;

/**
 * Points as records write them: two letters as in Go (SGF FF[4] leaves the points of {@code GM[4]}
 * to the programs). Players' names, {@code H8}, are read too. Immutable.
 */
record RecordedPoints(Notation players) implements Notation {
  private static final Notation PAIRS = new LetterPairs(26, false);

  @Override
  public String name(Site site) {
    return PAIRS.name(site);
  }

  @Override
  public Optional<Site> parse(String name) {
    return PAIRS.parse(name).or(() -> players.parse(name));
  }

  @Override
  public String row(int row) {
    return PAIRS.row(row);
  }

  @Override
  public String column(int col) {
    return PAIRS.column(col);
  }
}
