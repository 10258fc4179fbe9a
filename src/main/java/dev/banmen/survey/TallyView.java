package dev.banmen.survey;

import java.util.List;
import java.util.Optional;

/**
 * Which games are counted, and by what. Immutable.
 *
 * @param player a part of the name of the player whose games are counted, won and lost by that
 *     player; empty for all games, won by Black or White
 * @param by what they are counted by, in place of all else
 */
public record TallyView(Optional<String> player, List<Grouping> by) {
  /** All that is counted of all games. */
  public static final TallyView ALL = new TallyView(Optional.empty(), List.of());

  public TallyView {
    player = player.map(QueryField::small);
    by = List.copyOf(by);
  }

  /** The player's side in a game: whether it is Black; empty if it is neither. */
  Optional<Boolean> isBlack(String black, String white) {
    if (QueryField.small(black).contains(player.orElseThrow())) {
      return Optional.of(true);
    }
    return QueryField.small(white).contains(player.get()) ? Optional.of(false) : Optional.empty();
  }
}
