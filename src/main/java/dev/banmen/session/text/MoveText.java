package dev.banmen.session.text;

import dev.banmen.game.Game;
import dev.banmen.game.Move;
import dev.banmen.game.Place;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.record.SiteEscapes;
import java.util.Optional;

/**
 * Converts moves and sites to and from text: {@code B D4}, {@code W pass}, and for places whose
 * name a game can't read back {@code @row,col} on its lattice, from 0.
 */
final class MoveText {
  private MoveText() {}

  static String of(Game game, Move move) {
    return letter(move.side())
        + " "
        + (move instanceof Place place ? site(game, place.site()) : game.notation().name(move));
  }

  static char letter(Side side) {
    return side == Side.BLACK ? 'B' : 'W';
  }

  static String site(Game game, Site site) {
    return SiteEscapes.of(game.notation(), game.lattice(), site);
  }

  static Optional<Site> site(Game game, String word) {
    return SiteEscapes.site(game.notation(), word);
  }
}
