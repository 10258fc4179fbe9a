package dev.banmen.tui.page.play;

import dev.banmen.game.Explanation;
import dev.banmen.game.Hint;
import dev.banmen.game.Lattice;
import dev.banmen.game.Mark;
import dev.banmen.game.Move;
import dev.banmen.game.Overlay;
import dev.banmen.game.Place;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.bot.Candidate;
import dev.banmen.text.Sentences;
import dev.banmen.text.Words;
import java.util.HashMap;
import java.util.Map;

/** Puts what a computer player thinks of a game on its page. Stateless. */
final class GameAdvice {
  private static final int PERCENT = 100;

  /** From here on, one side owns a site. */
  private static final double OWNED = 0.4;

  private GameAdvice() {}

  /** With the cursor on the best move, and what it does. */
  static GamePage hint(GamePage page, Candidate best) {
    Words words = page.words();
    Move move = best.move();
    Explanation why = page.session().position().explain(move);
    GamePage there = move instanceof Place place ? page.at(place.site()) : page;
    String share =
        best.isExact()
            ? ""
            : words.text(
                "hint.share",
                page.game().words().side(move.side()),
                Math.round(PERCENT * best.value()));
    return there.explaining(Sentences.of(words.text("hint", why.sentence()), share), why);
  }

  /**
   * With the sites that each side will probably own, and how many.
   *
   * @param owners by index: 1 for Black, -1 for White
   */
  static GamePage estimate(GamePage page, double[] owners) {
    Position position = page.session().position();
    Lattice lattice = position.lattice();
    double black = 0;
    double white = 0;
    Map<Site, Hint> owned = new HashMap<>();
    for (int i = 0; i < owners.length; i++) {
      Site site = lattice.site(i);
      black += Math.max(0, owners[i]);
      white += Math.max(0, -owners[i]);
      if (owners[i] > OWNED && position.at(site) != Mark.BLACK) {
        owned.put(site, Hint.BLACKS);
      } else if (owners[i] < -OWNED && position.at(site) != Mark.WHITE) {
        owned.put(site, Hint.WHITES);
      }
    }
    String sentence =
        page.words()
            .text(
                "estimate",
                page.game().words().side(Side.BLACK),
                Math.round(black),
                page.game().words().side(Side.WHITE),
                Math.round(white));
    return page.explaining(sentence, Explanation.of(sentence, new Overlay(owned)));
  }
}
