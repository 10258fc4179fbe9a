package dev.banmen.games.othello;

import dev.banmen.game.Change;
import dev.banmen.game.Explanation;
import dev.banmen.game.Fact;
import dev.banmen.game.Game;
import dev.banmen.game.Hint;
import dev.banmen.game.Lattice;
import dev.banmen.game.Mark;
import dev.banmen.game.Miss;
import dev.banmen.game.Move;
import dev.banmen.game.Notation;
import dev.banmen.game.Outcome;
import dev.banmen.game.Place;
import dev.banmen.game.Played;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.Vocabulary;
import dev.banmen.game.facet.ScoreWords;
import dev.banmen.games.othello.board.OthelloMiss;
import dev.banmen.text.WordList;
import java.util.ArrayList;
import java.util.List;

/** Explains why a move in one position is refused, or what it would do. For one use, one thread. */
final class OthelloExplainer {
  private final Game game;
  private final Position position;
  private final Vocabulary words;
  private final Explanation.Builder told;

  OthelloExplainer(Game game, Position position) {
    this.game = game;
    this.position = position;
    this.words = game.words();
    this.told = new Explanation.Builder(words.language());
  }

  Explanation explain(Move move) {
    List<OthelloMiss> reasons = new OthelloReasons(game, position).of(move);
    if (reasons.isEmpty()) {
      legal(move);
      return told.done();
    }
    refused(reasons.get(0), move);
    for (OthelloMiss other : Miss.others(reasons)) {
      String square = move instanceof Place place ? name(place.site()) : "";
      String colour = colour(move.side().opponent());
      String turn = words.side(move.side().opponent());
      String phrase =
          words.text("also." + other.title(), square, colour, words.side(move.side()), turn);
      told.also(other, phrase);
    }
    return told.done();
  }

  private void legal(Move move) {
    Side opponent = move.side().opponent();
    if (move instanceof Place place) {
      Played played = (Played) position.play(move);
      flips(place, played);
      corners(place, played.after());
      answers(opponent, played.after());
      return;
    }
    // only a record's board takes a pass after the game's end
    String key = position.movers().isEmpty() ? "explain.pass.over" : "explain.pass";
    told.say(words.text(key, words.side(move.side()), words.side(opponent)));
  }

  private void flips(Place place, Played played) {
    List<Site> flips = new ArrayList<>(played.changes().stream().map(Change::site).toList());
    flips.remove(place.site());
    Side opponent = place.side().opponent();
    String name = name(place.site());
    told.say(words.text("explain.flips", name, colour(opponent), flips.size(), names(flips)))
        .claim(Fact.of("flips", opponent, flips))
        .hint(List.of(place.site()), Hint.LEGAL)
        .hint(flips, Hint.TAKEN);
  }

  /**
   * Explains corners: a corner taken can't be flipped, one that the opponent can take only now is
   * given.
   */
  private void corners(Place place, Position after) {
    Side opponent = place.side().opponent();
    List<Site> corners = game.lattice().corners();
    if (corners.contains(place.site())) {
      told.say(words.text("explain.corner.takes", name(place.site())))
          .claim(Fact.of("takes-corner", place.side(), List.of(place.site())));
    }
    List<Site> before = new OthelloReasons(game, position).legal(opponent);
    List<Site> given = new ArrayList<>(new OthelloReasons(game, after).legal(opponent));
    given.retainAll(corners);
    given.removeAll(before);
    if (!given.isEmpty()) {
      String names = names(given);
      told.say(words.text("explain.corner.gives", words.side(opponent), names, given.size()))
          .claim(Fact.of("gives-corner", opponent, given))
          .hint(given, Hint.LIBERTY);
    }
  }

  private void answers(Side opponent, Position after) {
    List<Site> answers = new OthelloReasons(game, after).legal(opponent);
    String key =
        switch (answers.size()) {
          case 0 -> after.movers().isEmpty() ? "explain.answers.over" : "explain.answers.none";
          case 1 -> "explain.answers.one";
          default -> "explain.answers";
        };
    told.say(words.text(key, words.side(opponent), answers.size(), names(answers)))
        .claim(Fact.of("answers", opponent, answers));
  }

  private void refused(OthelloMiss miss, Move move) {
    Side opponent = move.side().opponent();
    switch (miss) {
      case OCCUPIED -> occupied(((Place) move).site());
      case NOTHING_BRACKETED -> nothingBracketed(((Place) move).site(), opponent);
      case MUST_MOVE -> mustMove(move.side());
      case OFF_BOARD ->
          told.say(words.text("explain.off-board", name(((Place) move).site()), edges(game)));
      case NOT_YOUR_TURN ->
          told.say(words.text("explain.not-your-turn", words.side(opponent)))
              .claim(Fact.of("turn", opponent, List.of()));
      case GAME_OVER -> over(position.outcome().orElseThrow());
    }
  }

  /** The first and last square of the board, such as {@code a1 to h8}. */
  static String edges(Game game) {
    Lattice lattice = game.lattice();
    Site last = lattice.site(lattice.size() - 1);
    Notation notation = game.notation();
    return game.words().text("edges", notation.name(lattice.site(0)), notation.name(last));
  }

  private void occupied(Site site) {
    Side owner = position.at(site).side().orElseThrow();
    told.say(words.text("explain.occupied", name(site), colour(owner)))
        .claim(Fact.of("occupied", owner, List.of(site)))
        .hint(List.of(site), Hint.BLOCKED);
  }

  /** Follows every line of the opponent's discs from the square to its open end. */
  private void nothingBracketed(Site site, Side opponent) {
    List<String> lines = new ArrayList<>();
    for (int rowStep = -1; rowStep <= 1; rowStep++) {
      for (int colStep = -1; colStep <= 1; colStep++) {
        List<Site> line = line(site, rowStep, colStep, opponent.mark());
        if (!line.isEmpty()) {
          told.claim(Fact.of("open", opponent, line));
          lines.add(open(line, line.get(line.size() - 1).plus(rowStep, colStep)));
        }
      }
    }
    boolean isAlone = lines.isEmpty();
    String key = isAlone ? "explain.nothing-bracketed.alone" : "explain.nothing-bracketed";
    String list = WordList.parts(words.language(), lines);
    told.say(words.text(key, name(site), colour(opponent), list));
  }

  private List<Site> line(Site from, int rowStep, int colStep, Mark mark) {
    List<Site> line = new ArrayList<>();
    Site site = from.plus(rowStep, colStep);
    while (position.lattice().contains(site) && position.at(site) == mark) {
      line.add(site);
      site = site.plus(rowStep, colStep);
    }
    return line;
  }

  private String open(List<Site> line, Site end) {
    told.hint(line, Hint.CHAIN);
    if (!position.lattice().contains(end)) {
      return words.text("explain.line.edge", names(line));
    }
    return words.text("explain.line.square", names(line), name(end));
  }

  private void mustMove(Side side) {
    List<Site> sites = new OthelloReasons(game, position).legal(side);
    told.say(words.text("explain.must-move", sites.size(), names(sites)))
        .claim(Fact.of("legal", side, sites))
        .hint(sites, Hint.LEGAL);
  }

  /** Explains the result; with the empty squares, both sides' results add up to the whole board. */
  private void over(Outcome outcome) {
    int squares = position.lattice().size();
    int most = (int) (squares + outcome.margin()) / 2;
    String key = outcome.winner().isPresent() ? "explain.game-over.won" : "explain.game-over.draw";
    String winner = outcome.winner().map(words::side).orElse("");
    told.say(words.text(key, winner, most, squares - most))
        .say(ScoreWords.of(game).resultNote(position));
  }

  private String colour(Side side) {
    return words.text(side == Side.BLACK ? "colour.black" : "colour.white");
  }

  private String name(Site site) {
    return game.notation().name(site);
  }

  private String names(List<Site> sites) {
    return String.join(" ", sites.stream().map(this::name).toList());
  }
}
