package dev.banmen.game;

import dev.banmen.text.Language;
import java.util.List;
import java.util.Map;

/** A game with its options still open: what the catalog lists. Immutable. */
public interface Family {
  /** The name on the command line: lower case, one word, unique in the catalog. */
  String id();

  /** The language that it speaks. */
  default Language language() {
    return Language.ENGLISH;
  }

  /**
   * The same family in another language: what it says of its options, its faults, its games and
   * their files. By default it speaks but one.
   */
  default Family in(Language language) {
    return this;
  }

  /** What a player may choose, in the order to ask. */
  List<Option> options();

  /**
   * The game with everything chosen.
   *
   * @throws OptionFault if the values do not go together
   */
  Game game(Options chosen);

  /**
   * The game with some values chosen and the rest standard.
   *
   * @throws OptionFault if a key is unknown or a value impossible
   */
  default Game game(Map<String, String> chosen) {
    return game(new Options(this, chosen));
  }

  /**
   * The game of a record, which may be larger than any that is played on; by default no other.
   *
   * @throws OptionFault if a key is unknown or a value impossible
   */
  default Game recordedGame(Map<String, String> chosen) {
    return game(chosen);
  }
}
