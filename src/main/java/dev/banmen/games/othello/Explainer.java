package dev.banmen.games.othello;

import dev.banmen.game.Explanation;
import dev.banmen.game.Hint;
import dev.banmen.game.Mark;
import dev.banmen.game.Miss;
import dev.banmen.game.Move;
import dev.banmen.game.Outcome;
import dev.banmen.game.Overlay;
import dev.banmen.game.Place;
import dev.banmen.game.Played;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Says why a move in one position is refused, or what it would do. For one use, one thread. */
final class Explainer {
  private final OthelloGame game;
  private final Position position;
  private final Words words;
  private final Map<Site, Hint> hints = new TreeMap<>();

  Explainer(OthelloGame game, Position position) {
    this.game = game;
    this.position = position;
    this.words = game.words();
  }

  Explanation explain(Move move) {
    Optional<Miss> miss = position.miss(move);
    String sentence = miss.isPresent() ? refused((OthelloMiss) miss.get(), move) : legal(move);
    return Explanation.of(sentence, new Overlay(hints));
  }

  private String legal(Move move) {
    Side opponent = move.side().opponent();
    if (!(move instanceof Place place)) {
      // only a record's board takes a pass when nobody can move any more
      String key = position.movers().isEmpty() ? "explain.pass.over" : "explain.pass";
      return words.text(key, words.side(move.side()), words.side(opponent));
    }
    List<Site> flips = new ArrayList<>();
    for (var change : ((Played) position.play(move)).changes()) {
      if (!change.site().equals(place.site())) {
        flips.add(change.site());
      }
    }
    hint(List.of(place.site()), Hint.LEGAL);
    hint(flips, Hint.TAKEN);
    return words.text(
        flips.size() == 1 ? "explain.flips.one" : "explain.flips",
        name(place.site()),
        colour(opponent),
        flips.size(),
        names(flips));
  }

  private String refused(OthelloMiss miss, Move move) {
    return switch (miss) {
      case OCCUPIED -> occupied(((Place) move).site());
      case NOTHING_BRACKETED -> nothingBracketed(((Place) move).site(), move.side().opponent());
      case MUST_MOVE -> mustMove(move.side());
      case OFF_BOARD -> words.text("explain.off-board", name(((Place) move).site()), game.edges());
      case NOT_YOUR_TURN -> words.text("explain.not-your-turn", words.side(move.side().opponent()));
      case GAME_OVER -> over(position.outcome().orElseThrow());
    };
  }

  private String occupied(Site site) {
    hint(List.of(site), Hint.BLOCKED);
    return words.text(
        "explain.occupied", name(site), colour(position.at(site).side().orElseThrow()));
  }

  /** Follows every line of the opponent's discs from the square to where it stays open. */
  private String nothingBracketed(Site site, Side opponent) {
    List<String> lines = new ArrayList<>();
    for (int rowStep = -1; rowStep <= 1; rowStep++) {
      for (int colStep = -1; colStep <= 1; colStep++) {
        List<Site> line = line(site, rowStep, colStep, opponent.mark());
        if (!line.isEmpty()) {
          lines.add(open(line, line.get(line.size() - 1).plus(rowStep, colStep)));
        }
      }
    }
    String key = lines.isEmpty() ? "explain.nothing-bracketed.alone" : "explain.nothing-bracketed";
    return words.text(key, name(site), colour(opponent), String.join("; ", lines));
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
    hint(line, Hint.CHAIN);
    if (!position.lattice().contains(end)) {
      return words.text("explain.line.edge", names(line));
    }
    hint(List.of(end), Hint.BLOCKED);
    return words.text("explain.line.square", names(line), name(end));
  }

  private String mustMove(Side side) {
    List<Site> sites = new ArrayList<>();
    for (int i = 0; i < position.lattice().size(); i++) {
      Site site = position.lattice().site(i);
      // asked of this side, as in a record it need not be the one whose turn it is
      if (position.at(site) == Mark.EMPTY && position.miss(new Place(side, site)).isEmpty()) {
        sites.add(site);
      }
    }
    hint(sites, Hint.LEGAL);
    return words.text(
        sites.size() == 1 ? "explain.must-move.one" : "explain.must-move",
        words.side(side),
        sites.size(),
        names(sites));
  }

  /** With the empty squares given away, both results together are all squares of the board. */
  private String over(Outcome outcome) {
    int squares = position.lattice().size();
    int most = (int) (squares + outcome.margin()) / 2;
    return words.text(
        outcome.winner().isPresent() ? "explain.game-over.won" : "explain.game-over.draw",
        outcome.winner().map(words::side).orElse(""),
        most,
        squares - most);
  }

  private void hint(List<Site> sites, Hint hint) {
    for (Site site : sites) {
      hints.put(site, hint);
    }
  }

  private String colour(Side side) {
    return words.text(side == Side.BLACK ? "colour.black" : "colour.white");
  }

  private String name(Site site) {
    return game.notation().name(site);
  }

  private String names(List<Site> sites) {
    StringBuilder names = new StringBuilder();
    for (Site site : sites) {
      names.append(names.length() == 0 ? "" : " ").append(name(site));
    }
    return names.toString();
  }
}
