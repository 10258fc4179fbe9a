package dev.banmen.game;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The games that a program knows, in the order to offer them. Immutable; handed to whoever needs to
 * find a game.
 *
 * @param families one family a game, ids unique
 */
public record Games(List<Family> families) {
  public Games {
    families = List.copyOf(families);
  }

  /** The family with this id. */
  public Optional<Family> find(String id) {
    for (Family family : families) {
      if (family.id().equals(id)) {
        return Optional.of(family);
      }
    }
    return Optional.empty();
  }

  /** All ids, for a message: {@code go, capture, othello}. */
  public String ids() {
    return families.stream().map(Family::id).collect(Collectors.joining(", "));
  }
}
