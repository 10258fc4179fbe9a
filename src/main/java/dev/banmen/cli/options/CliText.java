package dev.banmen.cli.options;

import dev.banmen.app.local.host.LocalText;
import dev.banmen.app.local.host.UsageFault;
import dev.banmen.game.Games;
import dev.banmen.text.Language;
import dev.banmen.text.WordList;
import java.util.List;

/** The sentences of the command line in one person's language. Immutable; for any thread. */
public record CliText(Language language) {
  /** The sentences for the person who has these games. */
  public static CliText of(Games games) {
    return new CliText(games.language());
  }

  /** Lists names to choose from: {@code a, b or c}. */
  public String choices(List<String> names) {
    return WordList.or(language, names);
  }

  /**
   * A value of an option; a fault if there is no such.
   *
   * @param what the option is called
   */
  public String chosen(String what, String value, List<String> known) {
    if (!known.contains(value)) {
      throw new UsageFault(of("choice.unknown", what, value, choices(known)));
    }
    return value;
  }

  public String of(String key, Object... values) {
    return language.words(CliText.class).text(key, values);
  }

  /** The sentences about files and the like, in the same language. */
  public LocalText local() {
    return new LocalText(language);
  }
}
