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
    int asBlack = likeness(QueryField.small(black));
    int asWhite = likeness(QueryField.small(white));
    return asBlack + asWhite == 0 ? Optional.empty() : Optional.of(asBlack >= asWhite);
  }

  /** How well a name fits: as a whole, by whole words, in part, or not: 3 to 0. */
  private int likeness(String name) {
    String wanted = player.orElseThrow();
    String words = " " + name.replaceAll("[^\\p{L}\\p{N}]+", " ") + " ";
    return name.equals(wanted)
        ? 3
        : words.contains(" " + wanted + " ") ? 2 : name.contains(wanted) ? 1 : 0;
  }
}
