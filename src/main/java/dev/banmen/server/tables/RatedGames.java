package dev.banmen.server.tables;

import dev.banmen.app.Refusal;
import dev.banmen.game.Family;
import dev.banmen.game.Game;
import dev.banmen.game.Games;
import dev.banmen.game.OptionFault;
import dev.banmen.game.Options;
import dev.banmen.game.Size;
import dev.banmen.game.facet.HasRanks;
import dev.banmen.game.record.InputFault;
import dev.banmen.server.rating.Ranks;
import dev.banmen.server.store.TableRow;
import dev.banmen.session.Terms;
import dev.banmen.session.text.SavedGameText;
import dev.banmen.text.Words;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalDouble;

/**
 * Which games are rated: between two people, from the start, with turns; where players have ranks
 * on the sizes that are rated, by unchanged rules and with a moderate handicap, and other games on
 * the default size. Immutable.
 */
public record RatedGames(Games games, Words words) {
  private static final String SIZE = "size";

  /**
   * How many ranks stronger the first side of a game that was saved as rated is than its player;
   * empty if an earlier version rated it and this one does not.
   */
  public static OptionalDouble ranks(Games games, TableRow row) {
    RatedGames rated = new RatedGames(games, games.language().words(RatedGames.class));
    try {
      Terms even = rated.even(SavedGameText.read(row.head(), games).session().terms());
      return OptionalDouble.of(HasRanks.ranks(even.start(games).game()));
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
    Game game = family.game(chosen);
    Size size = game.size();
    Size standard = family.game(Map.of()).size();
    if (game instanceof HasRanks ranked) {
      check(family, game, ranked, chosen);
      chosen.put(SIZE, Integer.toString(size.rows())); // it is square
      ranked.ruleOptions().forEach(chosen::remove);
    } else if (size.equals(standard)) {
      chosen.remove(SIZE);
    } else {
      throw new Refusal(words.text("rated.size", size, standard));
    }
    return new Terms(
        family.id(), chosen, terms.setup(), terms.time(), terms.black(), terms.white());
  }

  private void check(Family family, Game game, HasRanks ranked, Map<String, String> chosen)
      throws Refusal {
    if (ranked.ranksOfStone().isEmpty()) {
      throw new Refusal(words.text("rated.size." + family.id(), game.size()));
    } else if (HasRanks.ranks(game) > Ranks.MOST_RATED) {
      int most = Ranks.mostStones(ranked.ranksOfStone().getAsDouble());
      throw new Refusal(words.text("rated.handicap", game.size(), most));
    }
    for (String option : ranked.ruleOptions()) {
      if (ranked.isChanged(option)) {
        String standard = new Options(family, Map.of()).text(option);
        throw new Refusal(
            words.text(
                "rated.rules",
                family.optionName(option).toLowerCase(Locale.ROOT),
                family.valueName(option, standard, chosen)));
      }
    }
  }
}
