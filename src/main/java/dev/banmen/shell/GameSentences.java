package dev.banmen.shell;

import dev.banmen.game.Change;
import dev.banmen.game.Effect;
import dev.banmen.game.Game;
import dev.banmen.game.Miss;
import dev.banmen.game.Move;
import dev.banmen.game.Outcome;
import dev.banmen.game.Pass;
import dev.banmen.game.Place;
import dev.banmen.game.Position;
import dev.banmen.game.Score;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.facet.ScoreWords;
import dev.banmen.session.Session;
import dev.banmen.text.Language;
import dev.banmen.text.Sentences;
import dev.banmen.text.Words;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/** The sentences about one game and its moves. Immutable. */
final class GameSentences {
  private final Words words;
  private final Game game;

  GameSentences(Game game, Language language) {
    this.game = game.in(language);
    words = TypedKeys.words(language);
  }

  Language language() {
    return words.language();
  }

  String text(String key, Object... values) {
    return words.text(key, values);
  }

  /** Returns points as the game counts them, such as stones. */
  String points(double points) {
    return game.points(points);
  }

  String pointsBriefly(double points) {
    return game.pointsBriefly(points);
  }

  /** What a side is called: by its player's name if it has one. */
  String side(Side side) {
    return game.words().side(side);
  }

  /** What a side's stones, discs or lines are called, whoever plays them. */
  String colour(Side side) {
    return game.words().colour(side);
  }

  String name(Site site) {
    return game.notation().name(site);
  }

  String name(Move move) {
    return move instanceof Place place ? name(place.site()) : game.words().pass();
  }

  String title() {
    return words.text("title", game.words().text("name"), game.summary());
  }

  String made(Move move) {
    return move instanceof Place place
        ? words.text("made", side(move.side()), name(place.site()))
        : game.words().passes(move.side());
  }

  /** Says which move made a node of a game, and whether its computer was out of time. */
  String made(Session session, int node) {
    String made = made(session.tree().move(node));
    return session.cut().contains(node) ? Sentences.of(made, words.text("made.cut")) : made;
  }

  /** What a move did apart from placing a piece, a sentence for each kind of effect. */
  String did(Move move, List<Change> changes) {
    List<String> sentences = new ArrayList<>();
    for (Effect effect : game.effects(move, changes)) {
      sentences.add(game.words().did(effect, move.side(), list(effect.sites())));
    }
    return Answer.line(sentences);
  }

  /** A list such as {@code D4, D5 and E6}. */
  String list(Collection<Site> sites) {
    List<String> names = new ArrayList<>();
    for (Site site : sites) {
      names.add(name(site));
    }
    return listed(names);
  }

  String listed(List<String> names) {
    return game.words().list(names);
  }

  /** A number of sites, in this game's word for them. */
  String sites(int count) {
    return game.words().sites(count);
  }

  /** Whose turn it is; nothing once nobody may move. */
  String turn(Position position) {
    if (position.movers().isEmpty()) {
      return "";
    }
    Side side = position.toMove().orElseThrow();
    if (position.movers().size() > 1) {
      return words.text("turn.both", side(side));
    }
    List<Move> legal = position.legalMoves();
    boolean mustPass = legal.size() == 1 && legal.get(0) instanceof Pass;
    boolean isAgain =
        position.last().filter(move -> move.side() == side && move instanceof Place).isPresent();
    String key = mustPass ? "turn.pass" : isAgain ? "turn.again" : "turn";
    return words.text(key, side(side));
  }

  /** Says to the player whose turn it is what they can do. */
  String yourTurn(Position position) {
    List<Move> legal = position.legalMoves();
    boolean mustPass = legal.size() == 1 && legal.get(0) instanceof Pass;
    Side side = position.toMove().orElse(Side.BLACK);
    boolean isAgain =
        position.last().filter(move -> move.side() == side && move instanceof Place).isPresent();
    return words.text(mustPass ? "turn.you.pass" : isAgain ? "turn.you.again" : "turn.you");
  }

  String outcome(Outcome outcome) {
    String winner = outcome.winner().map(this::side).orElse("");
    String points = game.pointsBriefly(outcome.margin());
    return words.text("outcome." + outcome.kind(), winner, points);
  }

  /** How the result follows from the score, if that isn't clear from it. */
  String resultNote(Position position) {
    return ScoreWords.note(game, position);
  }

  String score(Score score) {
    return words.text(
        "score",
        side(Side.BLACK),
        game.countedBriefly(score, Side.BLACK),
        side(Side.WHITE),
        game.countedBriefly(score, Side.WHITE),
        ScoreWords.unit(game));
  }

  /** Says that a move is refused, with the miss's number and name, and the cause. */
  String miss(Miss miss, String why) {
    return words.text("miss", miss.number(), title(miss), why);
  }

  String title(Miss miss) {
    return game.words().name(miss);
  }
}
