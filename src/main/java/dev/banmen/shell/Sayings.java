package dev.banmen.shell;

import dev.banmen.game.Change;
import dev.banmen.game.Game;
import dev.banmen.game.Ground;
import dev.banmen.game.Language;
import dev.banmen.game.Mark;
import dev.banmen.game.Miss;
import dev.banmen.game.Move;
import dev.banmen.game.Outcome;
import dev.banmen.game.Pass;
import dev.banmen.game.Place;
import dev.banmen.game.Position;
import dev.banmen.game.Score;
import dev.banmen.game.ScoreWords;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.Words;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;

/** What there is to say of one game's moves, in sentences. Immutable. */
final class Sayings {
  private final Words words;
  private final Game game;

  Sayings(Game game, Language language) {
    this.game = game.in(language);
    words = language.words(Sayings.class);
  }

  /** Of whoever hears them. */
  Language language() {
    return words.language();
  }

  String text(String key, Object... values) {
    return words.text(key, values);
  }

  String side(Side side) {
    return game.words().side(side);
  }

  String name(Site site) {
    return game.notation().name(site);
  }

  String name(Move move) {
    return move instanceof Place place ? name(place.site()) : words.text("pass");
  }

  /** What game it is, and under which options. */
  String title() {
    return words.text("title", game.words().text("name"), game.summary());
  }

  /** That a move was made. */
  String made(Move move) {
    return move instanceof Place place
        ? words.text("made", side(move.side()), name(place.site()))
        : words.text("made.pass", side(move.side()));
  }

  /** What a move did besides placing a piece, a sentence for each kind. */
  String did(Move move, List<Change> changes) {
    List<String> sentences = new ArrayList<>();
    Side side = move.side();
    add("did.taken", side, taken(changes, side.opponent()), sentences);
    add("did.own", side, own(changes, move), sentences);
    add("did.turned", side, turned(changes), sentences);
    add("did.filled", side, filled(changes, move), sentences);
    return Said.line(sentences);
  }

  private void add(String key, Side side, List<Site> sites, List<String> sentences) {
    if (!sites.isEmpty()) {
      String what = key.equals("did.filled") ? "filled" : "piece";
      sentences.add(words.text(key, side(side), counted(what, sites.size()), list(sites)));
    }
  }

  private static List<Site> taken(List<Change> changes, Side owner) {
    List<Site> sites = new ArrayList<>();
    for (Change change : changes) {
      if (change.before() == owner.mark() && change.after() == Mark.EMPTY) {
        sites.add(change.site());
      }
    }
    return sites;
  }

  /** What a move took of its own side, the piece that was placed too where it does not stand. */
  private static List<Site> own(List<Change> changes, Move move) {
    List<Site> sites = new ArrayList<>(taken(changes, move.side()));
    if (move instanceof Place place
        && changes.stream().noneMatch(change -> change.site().equals(place.site()))) {
      sites.add(place.site());
    }
    return sites;
  }

  private static List<Site> turned(List<Change> changes) {
    List<Site> sites = new ArrayList<>();
    for (Change change : changes) {
      if (change.before() != Mark.EMPTY && change.after() != Mark.EMPTY) {
        sites.add(change.site());
      }
    }
    return sites;
  }

  /** What came onto the board elsewhere than where the piece was placed. */
  private static List<Site> filled(List<Change> changes, Move move) {
    List<Site> sites = new ArrayList<>();
    for (Change change : changes) {
      boolean isPlaced = move instanceof Place place && place.site().equals(change.site());
      if (change.before() == Mark.EMPTY && !isPlaced) {
        sites.add(change.site());
      }
    }
    return sites;
  }

  /** A number of pieces, as they are called on this ground. */
  String pieces(int count) {
    return counted("piece", count);
  }

  private String counted(String what, int count) {
    Ground ground = game.lattice().ground();
    return words.text(what + "." + ground.name().toLowerCase(Locale.ROOT), count);
  }

  /** Such as {@code D4, D5 and E6}. */
  String list(Collection<Site> sites) {
    List<String> names = new ArrayList<>();
    for (Site site : sites) {
      names.add(name(site));
    }
    return listed(names);
  }

  String listed(List<String> names) {
    if (names.size() < 2) {
      return String.join("", names);
    }
    String first = String.join(words.text("list.between"), names.subList(0, names.size() - 1));
    return words.text("list.last", first, names.get(names.size() - 1));
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

  /** How it ended. */
  String outcome(Outcome outcome) {
    String winner = outcome.winner().map(this::side).orElse("");
    String points = Score.points(outcome.margin());
    return words.text("outcome." + outcome.kind(), winner, points);
  }

  /** How the result follows from the score, where that does not say it. */
  String resultNote(Position position) {
    return ScoreWords.note(game, position);
  }

  /** The points of both sides. */
  String score(Score score) {
    return words.text(
        "score",
        side(Side.BLACK),
        Score.points(score.black()),
        side(Side.WHITE),
        Score.points(score.white()),
        ScoreWords.unit(game));
  }

  /** That a move is refused, with its number, its name, and the cause. */
  String miss(Miss miss, String why) {
    return words.text("miss", miss.number(), title(miss), why);
  }

  /** What a miss is called. */
  String title(Miss miss) {
    return game.words().name(miss);
  }
}
