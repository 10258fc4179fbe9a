package dev.banmen.tui.page.view;

import dev.banmen.game.Game;
import dev.banmen.game.Ground;
import dev.banmen.game.Outcome;
import dev.banmen.game.Side;
import dev.banmen.text.Words;
import dev.banmen.tui.text.CellText;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Writes the result of a recorded game as its players do. Stateless. */
final class ResultText {
  private static final Pattern WON = Pattern.compile("([BW])\\+(.*)");
  private static final Pattern POINTS = Pattern.compile("\\d{1,4}(\\.\\d{1,2})?");

  private ResultText() {}

  /**
   * Returns SGF's result as a sentence, such as {@code White wins by resignation}; in the shortest
   * form if that is wider. Players of Go read {@code B+2} as it is.
   */
  static String of(Words words, Game game, String result, int room) {
    Matcher won = WON.matcher(result);
    if (!won.matches()) {
      return result;
    }
    Side side = won.group(1).equals("B") ? Side.BLACK : Side.WHITE;
    String said = sentence(words, game, side, won.group(2));
    if (!said.isEmpty() && CellText.width(said) <= room) {
      return said;
    }
    boolean hasOwnNames = game.lattice().ground() == Ground.LINES;
    return hasOwnNames ? game.words().colour(side) + "+" + won.group(2) : result;
  }

  /** Returns how a game ended that its rules have ended; empty if that is wider. */
  static String of(Words words, Game game, Outcome outcome, int room) {
    String winner = outcome.winner().map(game.words()::colour).orElse("");
    String said = words.text("outcome." + outcome.kind(), winner, game.points(outcome.margin()));
    return CellText.width(said) <= room ? said : "";
  }

  private static String sentence(Words words, Game game, Side side, String how) {
    String winner = game.words().colour(side);
    if (POINTS.matcher(how).matches()) {
      boolean isGo = game.lattice().ground() == Ground.CROSSINGS;
      return isGo ? "" : words.text("outcome.score", winner, game.points(Double.parseDouble(how)));
    }
    return switch (how) {
      case "" -> words.text("outcome.goal", winner);
      case "R", "Resign" -> words.text("outcome.resignation", winner);
      case "T", "Time" -> words.text("outcome.time", winner);
      case "F", "Forfeit" -> words.text("outcome.forfeit", winner);
      default -> "";
    };
  }
}
