package dev.banmen.server;

import dev.banmen.app.Refusal;
import dev.banmen.game.Family;
import dev.banmen.game.Games;
import dev.banmen.game.OptionFault;
import dev.banmen.game.Size;
import dev.banmen.server.rating.RatedTerms;
import dev.banmen.session.Terms;
import dev.banmen.text.Words;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Which games are rated: between two people, from the start, with turns; Go on three sizes and
 * other games on the default one, with the komi of the rules. Immutable.
 */
record RatedGames(Games games, Words words) {
  private static final String SIZE = "size";

  /**
   * The terms of a game as they are rated: without options that change nothing.
   *
   * @throws Refusal if it cannot be rated; it says why, and what can
   * @throws OptionFault if there is no such game
   */
  Terms rated(Terms terms) throws Refusal {
    boolean isAlone = terms.black().holder().equals(terms.white().holder());
    if (isAlone || terms.black().isComputer() || terms.white().isComputer()) {
      throw new Refusal(words.text("rated.people"));
    } else if (terms.setup().isPresent()) {
      throw new Refusal(words.text("rated.setup"));
    } else if (terms.start(games).movers().size() != 1) {
      throw new Refusal(words.text("rated.turns"));
    }
    Family family = games.find(terms.family()).orElseThrow();
    Map<String, String> chosen = new LinkedHashMap<>(terms.chosen());
    Size size = family.game(chosen).size();
    Size standard = family.game(Map.of()).size();
    if (family.id().equals(RatedTerms.GO)) {
      String rows = Integer.toString(size.rows());
      if (size.rows() != size.cols() || !RatedTerms.RANKS_OF_STONE.containsKey(rows)) {
        throw new Refusal(words.text("rated.size.go", size));
      }
      chosen.put(SIZE, rows);
    } else if (size.equals(standard)) {
      chosen.remove(SIZE);
    } else {
      throw new Refusal(words.text("rated.size", size, standard));
    }
    String summary = family.game(chosen).summary();
    chosen.remove(RatedTerms.KOMI);
    if (!family.game(chosen).summary().equals(summary)) {
      String komi = family.valueName(RatedTerms.KOMI, RatedTerms.OF_RULES, chosen);
      throw new Refusal(words.text("rated.komi", komi));
    }
    return new Terms(
        family.id(), chosen, terms.setup(), terms.time(), terms.black(), terms.white());
  }
}
