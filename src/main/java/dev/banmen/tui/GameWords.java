package dev.banmen.tui;

import dev.banmen.game.Explanation;
import dev.banmen.game.Game;
import dev.banmen.game.Ground;
import dev.banmen.game.Miss;
import dev.banmen.game.Move;
import dev.banmen.game.Outcome;
import dev.banmen.game.Place;
import dev.banmen.game.Position;
import dev.banmen.game.Score;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.Words;
import dev.banmen.session.Session;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What there is to say about a game in play, in lines no wider than a width. Immutable. */
final class GameWords {
  private final Words words;
  private final Session session;
  private final Position position;
  private final Game game;
  private final int width;

  GameWords(Words words, Session session, int width) {
    this.words = words;
    this.session = session;
    this.width = width;
    position = session.position();
    game = position.game();
  }

  private List<Line> wrap(String text, Role role) {
    return Line.wrap(text, role, width);
  }

  List<Line> title() {
    List<Line> lines = wrap(game.words().text("name"), Role.STRONG);
    lines.addAll(wrap(game.summary(), Role.QUIET));
    return lines;
  }

  /** Whose turn it is, or how it ended. */
  List<Line> turn(Side hand, Glyphs glyphs) {
    Optional<Outcome> outcome = session.outcome();
    if (outcome.isPresent()) {
      return wrap(outcome(outcome.get()), Role.GOOD);
    }
    String key = session.movers().size() > 1 ? "turn.both" : "turn";
    return wrap(piece(hand, glyphs) + " " + words.text(key, side(hand)), Role.STRONG);
  }

  private char piece(Side hand, Glyphs glyphs) {
    return game.lattice().ground() == Ground.LINES ? glyphs.line(hand, false) : glyphs.piece(hand);
  }

  private String outcome(Outcome outcome) {
    if (outcome.winner().isEmpty()) {
      return words.text("outcome.draw");
    }
    String winner = side(outcome.winner().get());
    return switch (outcome.reason()) {
      case SCORE -> words.text("outcome.score", winner, Score.points(outcome.margin()));
      case GOAL -> words.text("outcome.goal", winner);
      case NO_MOVE -> words.text("outcome.draw");
      case TIME -> words.text("outcome.time", winner);
      case RESIGNATION -> words.text("outcome.resignation", winner);
    };
  }

  List<Line> score() {
    Score score = session.score();
    String black = Score.points(score.black());
    String white = Score.points(score.white());
    String unit = game.scoreUnit();
    List<Line> lines =
        wrap(
            words.text("score", side(Side.BLACK), black, side(Side.WHITE), white, unit), Role.TEXT);
    int byBlack = position.captures(Side.BLACK);
    int byWhite = position.captures(Side.WHITE);
    if (byBlack + byWhite > 0) {
      lines.addAll(
          wrap(
              words.text("captures", side(Side.BLACK), byBlack, side(Side.WHITE), byWhite),
              Role.TEXT));
    }
    return lines;
  }

  List<Line> move() {
    Optional<Move> last = position.last();
    if (last.isEmpty()) {
      return wrap(words.text("move.none"), Role.TEXT);
    }
    Move move = last.get();
    String name = game.notation().name(move);
    return wrap(words.text("move", position.ply(), side(move.side()), name), Role.TEXT);
  }

  List<Line> legal(Outlook outlook) {
    return session.isOver() ? List.of() : wrap(words.text("legal", outlook.moves()), Role.TEXT);
  }

  /**
   * What would happen if the side in hand placed on the site: said before the key is pressed.
   *
   * @param asked whether the player asked why
   */
  List<Line> cursor(Site site, Side hand, boolean asked) {
    String name = game.notation().name(site);
    if (session.isOver()) {
      boolean isDead = session.dead().contains(site);
      return isDead ? wrap(words.text("cursor.dead", name), Role.QUIET) : List.of();
    }
    Place move = new Place(hand, site);
    Optional<Miss> miss = position.miss(move);
    List<Line> lines =
        miss.isEmpty()
            ? wrap(words.text("cursor.legal", name), Role.GOOD)
            : wrap(
                words.text("cursor.miss", name, miss.get().number(), title(miss.get())), Role.MISS);
    lines.addAll(wrap(position.explain(move).sentence(), asked ? Role.TEXT : Role.QUIET));
    return lines;
  }

  /** The last move was refused. */
  List<Line> refused(Miss miss, Explanation why) {
    List<Line> lines = wrap(words.text("miss", miss.number(), title(miss)), Role.MISS);
    lines.addAll(wrap(why.sentence(), Role.TEXT));
    return lines;
  }

  /** A miss's name as words. */
  private static String title(Miss miss) {
    return miss.title().replace('-', ' ');
  }

  List<Line> notice(String text) {
    return text.isEmpty() ? new ArrayList<>() : wrap(text, Role.TEXT);
  }

  List<Line> dead(Outlook outlook) {
    return outlook.hasDead() ? wrap(words.text("dead"), Role.QUIET) : List.of();
  }

  private String side(Side side) {
    return game.words().side(side);
  }
}
