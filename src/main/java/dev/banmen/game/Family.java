package dev.banmen.game;

import dev.banmen.text.Language;
import java.util.List;
import java.util.Map;

/** A game with its options still open, as the catalog lists it. Immutable. */
public interface Family {
  /** The name on the command line: lower case, one word, unique in the catalog. */
  String id();

  /** What people call it, in its language. */
  default String name() {
    return game(Map.of()).words().text("name");
  }

  default Language language() {
    return Language.ENGLISH;
  }

  /**
   * Returns this family in another language: the texts about its options, faults, games and files.
   * By default it has one language.
   */
  default Family in(Language language) {
    return this;
  }

  /** The options a player may choose, in the order to ask. */
  List<Option> options();

  /**
   * Returns the game with everything chosen.
   *
   * @throws OptionFault if the values do not go together
   */
  Game game(Options chosen);

  /**
   * Returns the game with some values chosen and the rest standard.
   *
   * @throws OptionFault if a key is unknown or a value impossible
   */
  default Game game(Map<String, String> chosen) {
    return game(new Options(this, chosen));
  }

  /** Returns an option's name for people, such as {@code Komi}; by default its key. */
  default String optionName(String key) {
    return game(Map.of()).words().option(key);
  }

  /**
   * Returns what people call a value of an option, such as {@code Tromp-Taylor} or {@code default
   * (7.5)}; by default the value itself.
   *
   * @param chosen the values of the options chosen so far; they may be invalid
   */
  default String valueName(String key, String value, Map<String, String> chosen) {
    return game(Map.of()).words().value(key, value);
  }

  /**
   * Returns the game of a record, which may be larger than any the program plays; by default {@link
   * #game(Map)}.
   *
   * @throws OptionFault if a key is unknown or a value impossible
   */
  default Game recordedGame(Map<String, String> chosen) {
    return game(chosen);
  }
}
