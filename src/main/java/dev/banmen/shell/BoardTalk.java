package dev.banmen.shell;

import dev.banmen.game.ExampleSite;
import dev.banmen.game.Lattice;
import dev.banmen.game.Mark;
import dev.banmen.game.Miss;
import dev.banmen.game.Move;
import dev.banmen.game.Pass;
import dev.banmen.game.Place;
import dev.banmen.game.Position;
import dev.banmen.game.Score;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.facet.Layer;
import dev.banmen.game.facet.Layered;
import dev.banmen.game.facet.SiteWords;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The commands that only look at a position, for the side to move. For one answer. */
final class BoardTalk {
  /** Names of the commands. */
  static final List<String> COMMANDS =
      List.of("board", "look", "legal", "score", "explain", "layer");

  private final Position position;
  private final Score score;
  private final Side hand;
  private final Sayings sayings;

  BoardTalk(Position position, Sayings sayings) {
    this(position, position.score(), sayings);
  }

  /** The same, with a count that the players have agreed on. */
  BoardTalk(Position position, Score score, Sayings sayings) {
    this.position = position;
    this.score = score;
    this.sayings = sayings;
    hand = position.toMove().orElse(Side.BLACK);
  }

  /** Answers one of the commands; empty if it is another. */
  Optional<Said> on(Typed typed) {
    return switch (typed.name()) {
      case "board" -> Optional.of(board(typed.rest()));
      case "look" -> Optional.of(look(typed.rest()));
      case "legal" -> Optional.of(legal());
      case "score" -> Optional.of(score());
      case "explain" -> Optional.of(explain(typed.rest()));
      case "layer" -> Optional.of(layer(typed.rest()));
      default -> Optional.empty();
    };
  }

  /** The words that could follow one of the commands. */
  List<String> known(String command) {
    return switch (command) {
      case "board" -> List.of("spoken");
      case "look", "explain" -> moves();
      case "layer" -> Layered.of(position.game()).stream().map(Layer::id).toList();
      default -> List.of();
    };
  }

  /** The names of all legal moves of the side in hand. */
  List<String> moves() {
    List<String> names = new ArrayList<>();
    for (Move move : position.legalMoves()) {
      if (move.side() == hand) {
        names.add(position.game().notation().name(move));
      }
    }
    return names;
  }

  private Said board(String how) {
    return switch (how.toLowerCase(Locale.ROOT)) {
      case "" -> Said.lines(SpokenBoard.rows(position));
      case "spoken" -> Said.lines(new SpokenBoard(position, sayings).sentences());
      default -> Said.fault(sayings.text("board.which", how));
    };
  }

  private Said score() {
    int byBlack = position.captures(Side.BLACK);
    int byWhite = position.captures(Side.WHITE);
    boolean isTold = byBlack + byWhite == 0 || score.equals(new Score(byBlack, byWhite));
    return Said.of(
        sayings.score(score),
        sayings.resultNote(position),
        isTold
            ? ""
            : sayings.text(
                "captures", sayings.side(Side.BLACK), byBlack, sayings.side(Side.WHITE), byWhite));
  }

  private Said legal() {
    List<String> names = moves();
    if (names.isEmpty()) {
      return Said.of(sayings.text("legal.none"));
    }
    return Said.of(
        sayings.text("legal", sayings.side(hand), names.size(), String.join(", ", names)));
  }

  private Said explain(String name) {
    if (!name.isEmpty() && position.game().notation().isPass(name)) {
      return Said.of(verdict(new Pass(hand)));
    }
    Optional<Site> site = position.game().notation().parse(name);
    return site.isEmpty() ? none(name) : Said.of(verdict(new Place(hand, site.get())));
  }

  /** Describes one overlay of the game's board; all of them if none is named. */
  private Said layer(String id) {
    List<String> lines = new ArrayList<>();
    for (Layer layer : Layered.of(position.game())) {
      if (id.isEmpty() || layer.id().equalsIgnoreCase(id)) {
        String name = position.game().words().text("layer." + layer.id());
        lines.add(sayings.text("layer", name, layer.of(position).sentence()));
      }
    }
    List<Layer> all = Layered.of(position.game());
    String ids = String.join(", ", all.stream().map(Layer::id).toList());
    return !lines.isEmpty()
        ? Said.lines(lines)
        : Said.fault(
            all.isEmpty() ? sayings.text("layer.none") : sayings.text("layer.unknown", id, ids));
  }

  private Said none(String name) {
    return Said.fault(sayings.text("site.none", name, example()));
  }

  /** The name of a site with a legal move, near the middle. */
  String example() {
    Lattice lattice = position.lattice();
    return ExampleSite.name(position, lattice.site(lattice.size() / 2));
  }

  /** Says whether a move is legal, and what it would do, or why not. */
  private String verdict(Move move) {
    Optional<Miss> miss = position.miss(move);
    String why = position.explain(move).sentence();
    return miss.isPresent()
        ? sayings.miss(miss.get(), why)
        : Said.line(
            List.of(sayings.text("legal.for", sayings.name(move), sayings.side(hand)), why));
  }

  private Said look(String name) {
    Optional<Site> site = position.game().notation().parse(name);
    if (site.isEmpty()) {
      return none(name);
    } else if (!position.lattice().contains(site.get())) {
      return Said.of(verdict(new Place(hand, site.get())));
    }
    Mark mark = position.at(site.get());
    Optional<Side> owner = mark.side();
    if (mark == Mark.FIXTURE) {
      return Said.of(sayings.text("look.fixture", sayings.name(site.get())));
    } else if (owner.isPresent()) {
      return Said.of(
          sayings.text("look.piece", sayings.name(site.get()), sayings.side(owner.get())),
          SiteWords.of(position, site.get()));
    }
    return Said.of(
        sayings.text("look.empty", sayings.name(site.get())),
        position.movers().isEmpty() ? "" : verdict(new Place(hand, site.get())));
  }
}
