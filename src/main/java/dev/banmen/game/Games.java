package dev.banmen.game;

import dev.banmen.text.Language;
import dev.banmen.text.WordList;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The games that a program knows, in the order to offer them. Immutable; passed to all code that
 * needs to find a game.
 *
 * @param families one family per game, ids unique
 * @param language the language of their texts
 */
public record Games(List<Family> families, Language language) {
  public Games {
    families = List.copyOf(families);
  }

  public Games(List<Family> families) {
    this(families, Language.ENGLISH);
  }

  /** Returns the same games in another language. */
  public Games in(Language other) {
    List<Family> spoken = new ArrayList<>(); // no stream: a short judgement would wait for it
    for (Family family : families) {
      spoken.add(family.in(other));
    }
    return new Games(spoken, other);
  }

  public Optional<Family> find(String id) {
    for (Family family : families) {
      if (family.id().equals(id)) {
        return Optional.of(family);
      }
    }
    return Optional.empty();
  }

  /** What people call the game with an id; the id itself if there is none. */
  public String name(String id) {
    return find(id).map(Family::name).orElse(id);
  }

  /** Lists all ids for a message: {@code go, capture or othello}. */
  public String choices() {
    return WordList.or(language, families.stream().map(Family::id).toList());
  }
}
