package dev.banmen.server.tables;

import dev.banmen.app.Refusal;
import dev.banmen.game.Family;
import dev.banmen.game.Games;
import dev.banmen.game.OptionFault;
import dev.banmen.game.Size;
import dev.banmen.game.record.InputFault;
import dev.banmen.server.rating.RatedTerms;
import dev.banmen.server.store.TableRow;
import dev.banmen.session.Terms;
import dev.banmen.session.text.GameText;
import dev.banmen.text.Words;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalDouble;

/**
 * Which games are rated: between two people, from the start, with turns; Go on three sizes and
 * other games on the default one, in Go by unchanged rules and with a moderate handicap. Immutable.
 */
public record RatedGames(Games games, Words words) {
  private static final String SIZE = "size";
  private static final String HANDICAP = "handicap";

  /** The options of Go that stay as the rules give them. */
  private static final List<String> OF_RULES = List.of("komi", "ko", "suicide");

  /** The value of an option that the rules decide. */
  private static final String PRESET = "preset";

  /**
   * How many ranks stronger the first side of a game that was saved as rated is than its player;
   * empty if an earlier version rated it and this one does not.
   */
  public static OptionalDouble ranks(Games games, TableRow row) {
    RatedGames rated = new RatedGames(games, games.language().words(RatedGames.class));
    try {
      Terms even = rated.even(GameText.read(row.head(), games).session().terms());
      return OptionalDouble.of(RatedTerms.ranks(even.family(), even.chosen()));
    } catch (Refusal | OptionFault | InputFault e) {
      return OptionalDouble.empty();
    }
  }

  /**
   * The terms of a game as they are rated: without options that change nothing.
   *
   * @throws Refusal if it cannot be rated; it says why, and what can
   * @throws OptionFault if there is no such game
   */
  public Terms rated(Terms terms) throws Refusal {
    boolean isAlone = terms.black().holder().equals(terms.white().holder());
    if (isAlone || terms.black().isComputer() || terms.white().isComputer()) {
      throw new Refusal(words.text("rated.people"));
    }
    return even(terms);
  }

  /** The terms as a rated game has them, whoever plays. */
  private Terms even(Terms terms) throws Refusal {
    if (terms.setup().isPresent()) {
      throw new Refusal(words.text("rated.setup"));
    } else if (terms.start(games).movers().size() != 1) {
      throw new Refusal(words.text("rated.turns"));
    }
    Family family = games.find(terms.family()).orElseThrow();
    Map<String, String> chosen = new LinkedHashMap<>(terms.chosen());
    Size size = family.game(chosen).size();
    Size standard = family.game(Map.of()).size();
    if (family.id().equals(RatedTerms.GO)) {
      checkGo(family, chosen, size);
    } else if (size.equals(standard)) {
      chosen.remove(SIZE);
    } else {
      throw new Refusal(words.text("rated.size", size, standard));
    }
    return new Terms(
        family.id(), chosen, terms.setup(), terms.time(), terms.black(), terms.white());
  }

  private void checkGo(Family go, Map<String, String> chosen, Size size) throws Refusal {
    String rows = Integer.toString(size.rows());
    if (size.rows() != size.cols() || !RatedTerms.RANKS_OF_STONE.containsKey(rows)) {
      throw new Refusal(words.text("rated.size.go", size));
    }
    int most = RatedTerms.mostStones(rows);
    if (Integer.parseInt(chosen.getOrDefault(HANDICAP, "0")) > most) {
      throw new Refusal(words.text("rated.handicap", size, most));
    }
    chosen.put(SIZE, rows);
    String summary = go.game(chosen).summary(); // which has the komi
    for (String option : OF_RULES) {
      String value = chosen.remove(option);
      boolean isSame = option.equals("komi") && go.game(chosen).summary().equals(summary);
      if (value != null && !value.equals(PRESET) && !isSame) {
        throw new Refusal(
            words.text(
                "rated.rules",
                go.optionName(option).toLowerCase(Locale.ROOT),
                go.valueName(option, PRESET, chosen)));
      }
    }
  }
}
