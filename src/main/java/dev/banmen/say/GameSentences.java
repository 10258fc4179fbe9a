package dev.banmen.say;

import dev.banmen.game.Change;
import dev.banmen.game.Effect;
import dev.banmen.game.Game;
import dev.banmen.game.Ground;
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
import dev.banmen.session.text.PastGameTitle;
import dev.banmen.text.Sentences;
import dev.banmen.text.Words;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The sentences about one game, its moves and its result. Immutable.
 *
 * @param game in their language
 * @param words a front end's, with its keys
 */
public record GameSentences(Game game, Words words) {
  private static final Pattern WON = Pattern.compile("([BW])\\+(.*)");
  private static final Pattern POINTS = Pattern.compile("\\d{1,4}(\\.\\d{1,2})?");

  private static final double TENTHS = 10;

  public String text(String key, Object... values) {
    return words.text(key, values);
  }

  /** Returns what stands in a heading or a list as a sentence: with a full stop. */
  public String sentence(String text) {
    String computer = words.computer(false);
    boolean isComputer = text.startsWith(computer);
    String first = isComputer ? words.computer(true) + text.substring(computer.length()) : text;
    return text.isEmpty() ? "" : words.text("sentence", first);
  }

  /** How the game says its points. */
  public ScoreWords scoreWords() {
    return ScoreWords.of(game);
  }

  /**
   * Returns an estimated number of points, in tenths below ten; as players speak of a lead, also
   * where a count is in stones.
   */
  public String estimated(double points) {
    double tenths = Math.round(Math.abs(points) * TENTHS) / TENTHS;
    return game.words().margin(tenths < TENTHS ? tenths : Math.round(tenths));
  }

  /** The name of a side: its player's if it has one. */
  public String side(Side side) {
    return game.words().side(side);
  }

  /** The name of a side where a line starts with it. */
  public String sideFirst(Side side) {
    String name = side(side);
    return name.equals(words.computer(false)) ? words.computer(true) : name;
  }

  /** The name of a side's stones, discs or lines, whoever plays them. */
  public String colour(Side side) {
    return game.words().colour(side);
  }

  public String name(Site site) {
    return game.notation().name(site);
  }

  public String name(Move move) {
    return move instanceof Place place ? name(place.site()) : game.words().pass();
  }

  public String names(List<Move> moves, String between) {
    return String.join(between, moves.stream().map(this::name).toList());
  }

  public String title() {
    return words.text("title", game.words().text("name"), game.summary());
  }

  /** Says who played where, or passed. */
  public String made(Move move) {
    return move instanceof Place place
        ? words.text("made", side(move.side()), name(place.site()))
        : game.words().passes(move.side());
  }

  /** Says who played where at a node, or passed, and whether its computer was out of time. */
  public String made(Session session, int node) {
    String made = made(session.tree().move(node));
    return session.cut().contains(node) ? Sentences.of(made, words.text("made.cut")) : made;
  }

  /** A line in a list of moves: the number, then who played where. */
  public String listed(int number, String made) {
    return words.text("listed", number, made);
  }

  /** A line in a list of moves for an attempt that is not one of them. */
  public String listedAttempt(int after, Move move, Miss miss) {
    return listed(after == 0 ? "listed.attempt.first" : "listed.attempt", after, move, miss);
  }

  /** A line in a list of moves for one that the rules refuse, but the game has. */
  public String listedRefusal(int number, Move move, Miss miss) {
    return listed("listed.refused", number, move, miss);
  }

  private String listed(String key, int number, Move move, Miss miss) {
    return words.text(key, number, side(move.side()), name(move), title(miss), code(miss));
  }

  /** Describes a move's effects apart from placing a piece, a sentence for each kind. */
  public String did(Move move, List<Change> changes) {
    List<String> sentences = new ArrayList<>();
    for (Effect effect : game.effects(move, changes)) {
      sentences.add(game.words().did(effect, move.side(), list(effect.sites())));
    }
    return Sentences.of(sentences.toArray(String[]::new));
  }

  /** A list such as {@code D4, D5 and E6}. */
  public String list(Collection<Site> sites) {
    List<String> names = new ArrayList<>();
    for (Site site : sites) {
      names.add(name(site));
    }
    return listed(names);
  }

  public String listed(List<String> names) {
    return game.words().list(names);
  }

  /** A number of sites, in this game's word for them. */
  public String sites(int count) {
    return game.words().sites(count);
  }

  /** Says whose turn it is; nothing once nobody may move. */
  public String turn(Position position) {
    if (position.movers().isEmpty()) {
      return "";
    }
    Side side = position.toMove().orElseThrow();
    if (position.movers().size() > 1) {
      return words.text("turn.both", side(side));
    }
    String key = turnKey(position, side);
    return key.isEmpty()
        ? sentence(words.text("turn", side(side)))
        : words.text("turn" + key, side(side));
  }

  /** Tells the player whose turn it is that they move. */
  public String yourTurn(Position position) {
    return words.text("turn.you" + turnKey(position, position.toMove().orElse(Side.BLACK)));
  }

  private static String turnKey(Position position, Side side) {
    List<Move> legal = position.legalMoves();
    boolean isAgain =
        position.last().filter(move -> move.side() == side && move instanceof Place).isPresent();
    return legal.size() == 1 && legal.get(0) instanceof Pass ? ".pass" : isAgain ? ".again" : "";
  }

  /**
   * Says who won and how, in a few words.
   *
   * @param isBrief whether points are a number alone
   */
  public String outcome(Outcome outcome, boolean isBrief) {
    double margin = outcome.margin();
    return words.text(
        "outcome." + outcome.kind(),
        outcome.winner().map(this::winner).orElse(""),
        isBrief ? scoreWords().pointsBriefly(margin) : scoreWords().points(margin));
  }

  /** The name of a side in a result: of two computers, each with its level. */
  private String winner(Side side) {
    return side(side).equals(colour(side)) ? game.words().player(side) : sideFirst(side);
  }

  /**
   * A result as SGF has it in a few words, such as {@code White wins by resignation}; as it is
   * where it says nothing more: players of Go read {@code B+2}.
   */
  public String recorded(String result) {
    Matcher won = WON.matcher(result);
    if (!won.matches()) {
      return result;
    }
    String how = won.group(2);
    if (POINTS.matcher(how).matches() && game.lattice().ground() != Ground.CROSSINGS) {
      return words.text("outcome.score", winner(won), scoreWords().points(Double.parseDouble(how)));
    }
    return switch (how) {
      case "" -> words.text("outcome.goal", winner(won));
      case "R", "Resign" -> words.text("outcome.resignation", winner(won));
      case "T", "Time" -> words.text("outcome.time", winner(won));
      case "F", "Forfeit" -> words.text("outcome.forfeit", winner(won));
      default -> recordedBriefly(result);
    };
  }

  /** A result of SGF in its shortest form, with the game's own name of the side. */
  public String recordedBriefly(String result) {
    String brief = PastGameTitle.brief(game, result, words.language());
    return brief.isEmpty() ? result : brief;
  }

  private String winner(Matcher won) {
    return colour(won.group(1).equals("B") ? Side.BLACK : Side.WHITE);
  }

  public String score(Score points) {
    return words.text(
        "score",
        side(Side.BLACK),
        scoreWords().countedBriefly(points, Side.BLACK),
        side(Side.WHITE),
        scoreWords().countedBriefly(points, Side.WHITE),
        scoreWords().scoreUnit());
  }

  /** Says that a move is illegal, and what that is called; without the cause. */
  public String refused(Miss miss) {
    return words.text("refused", title(miss));
  }

  /** The number of a miss, as exercises print it. */
  public String code(Miss miss) {
    return words.text("miss.code", miss.number());
  }

  /** Says that a move is refused, with the cause, and the miss's number. */
  public String miss(Miss miss, String why) {
    return words.text("miss", refused(miss), why, code(miss));
  }

  public String title(Miss miss) {
    return game.words().name(miss);
  }
}
