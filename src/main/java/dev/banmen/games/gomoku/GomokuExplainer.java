package dev.banmen.games.gomoku;

import dev.banmen.game.Explanation;
import dev.banmen.game.Fact;
import dev.banmen.game.Hint;
import dev.banmen.game.Miss;
import dev.banmen.game.Move;
import dev.banmen.game.Place;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.text.Words;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/** Explains why one move is refused, or what it does. For one use. */
final class GomokuExplainer {
  private final GomokuGame game;
  private final Position before;
  private final GomokuBoard board;
  private final Words words;
  private final Explanation.Builder told;

  /** Creates an explainer of a move in a position. */
  GomokuExplainer(GomokuGame game, Position before) {
    this.game = game;
    this.before = before;
    board = (GomokuBoard) before.board();
    words = game.words();
    told = new Explanation.Builder(words.language());
  }

  Explanation explain(Move move) {
    Side side = move.side();
    List<GomokuMiss> reasons = board.reasons(side, game.lattice().index(move));
    if (reasons.isEmpty()) {
      legal((Place) move);
      return told.done();
    }
    refuse(move, reasons.get(0));
    String name = game.notation().name(move);
    for (GomokuMiss other : Miss.others(reasons)) {
      told.also(other, words.text("also." + other.title(), name));
    }
    return told.done();
  }

  private void refuse(Move move, GomokuMiss miss) {
    switch (miss) {
      case OCCUPIED -> occupied(((Place) move).site());
      case NO_PASS -> told.say(words.text("explain.no-pass"));
      case OFF_BOARD -> told.say(game.offBoard("explain.off-board", ((Place) move).site()));
      case NOT_YOUR_TURN -> {
        Side turn = move.side().opponent();
        told.say(words.text("explain.not-your-turn", game.side(turn)))
            .claim(Fact.of("turn", turn, List.of()));
      }
      case GAME_OVER -> over();
    }
  }

  private void occupied(Site site) {
    int index = game.lattice().index(site);
    Side owner = board.at(index).side().orElseThrow();
    int ply = board.since(index);
    int number = before.number(ply);
    String how = ply > 0 ? ".move" : number == 0 ? ".setup" : ".before";
    String name = game.notation().name(site);
    told.say(words.text("explain.occupied" + how, name, game.side(owner), number))
        .claim(Fact.since(ply, "occupied", owner, List.of(site)))
        .hint(List.of(site), Hint.BLOCKED);
  }

  private void over() {
    Optional<Side> winner = board.outcome().orElseThrow().winner();
    if (winner.isEmpty()) {
      told.say(words.text("explain.game-over.full"));
      return;
    }
    Side side = winner.get();
    List<Site> five = game.sites(board.rows().winning(side));
    String key = "explain.game-over" + overline(board.rows(), side, five);
    told.say(words.text(key, game.side(side), game.names(five))).claim(Fact.of("won", side, five));
  }

  /** The suffix of a sentence's key if no winning row has exactly five. */
  private String overline(GomokuRows rows, Side side, List<Site> winning) {
    for (Site stone : winning) {
      if (rows.isExactlyFive(side, game.lattice().index(stone))) {
        return "";
      }
    }
    return ".overline";
  }

  private void legal(Place place) {
    Side side = place.side();
    int point = game.lattice().index(place.site());
    GomokuRows after = board.rows().with(side, point);
    String name = game.notation().name(place.site());
    if (after.makesFive(side, point)) {
      List<Site> five = game.sites(after.winning(side));
      told.say(words.text("explain.wins" + overline(after, side, five), name, game.names(five)))
          .claim(Fact.of("wins", side, five))
          .hint(five, Hint.CHAIN);
      return;
    }
    row(side, point, name, after);
    if (board.rows().makesFive(side.opponent(), point)) {
      told.say(words.text("explain.blocks", name, game.side(side.opponent())))
          .claim(Fact.of("blocks", side.opponent(), List.of(place.site())));
    }
    threats(side, after);
  }

  /** Names the longest row that the stone is in, which may be too long. */
  private void row(Side side, int point, String name, GomokuRows after) {
    int length = after.longest(point);
    if (length == 1) {
      told.say(words.text("explain.alone", name));
      return;
    }
    List<Site> stones = game.sites(after.through(point, length));
    boolean isOverline = length > GomokuRules.FIVE;
    String key = isOverline ? "explain.overline" : "explain.row";
    told.say(words.text(key, name, length))
        .claim(Fact.of(isOverline ? "overline" : "row", side, stones))
        .hint(stones, Hint.CHAIN);
  }

  /** Explains what either side can do next. */
  private void threats(Side side, GomokuRows after) {
    Side other = side.opponent();
    BitSet own = Threats.fives(after, side);
    BitSet theirs = Threats.fives(after, other);
    threat("fives", side, own);
    threat("leaves", other, theirs);
    if (own.isEmpty() && theirs.isEmpty()) {
      threat("doubles", side, Threats.doubles(after, side));
    }
  }

  private void threat(String name, Side side, BitSet points) {
    if (!points.isEmpty()) {
      List<Site> sites = game.sites(points);
      told.say(words.text("explain." + name, game.side(side), game.either(points)))
          .claim(Fact.of(name, side, sites))
          .hint(sites, Hint.LEGAL);
    }
  }
}
