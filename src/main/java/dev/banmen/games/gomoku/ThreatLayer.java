package dev.banmen.games.gomoku;

import dev.banmen.game.Explanation;
import dev.banmen.game.Hint;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.text.Words;
import java.util.BitSet;

/** Shows where either side makes five with one stone. Immutable. */
final class ThreatLayer {
  private ThreatLayer() {}

  static Explanation of(Position position) {
    GomokuGame game = (GomokuGame) position.game();
    Words words = game.words();
    Explanation.Builder look = new Explanation.Builder(words.language());
    boolean isOver = position.isOver();
    boolean isQuiet = true;
    for (Side side : Side.values()) {
      BitSet fives = isOver ? new BitSet() : Threats.fives(GomokuGame.rows(position), side);
      if (!fives.isEmpty()) {
        look.say(words.text("layer.threats.five", game.side(side), game.names(fives)))
            .hint(game.sites(fives), side == Side.BLACK ? Hint.BLACKS : Hint.WHITES);
        isQuiet = false;
      }
    }
    return (isQuiet ? look.say(words.text("layer.threats.none")) : look).done();
  }
}
