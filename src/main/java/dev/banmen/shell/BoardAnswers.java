package dev.banmen.shell;

import dev.banmen.command.Argument;
import dev.banmen.command.Command;
import dev.banmen.command.UnhandledCommand;
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
import dev.banmen.game.facet.HasLayers;
import dev.banmen.game.facet.Layer;
import dev.banmen.game.facet.SiteWords;
import dev.banmen.say.GameSentences;
import dev.banmen.text.Sentences;
import dev.banmen.text.WordList;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The commands that only look at a position, for the side to move. For one answer. */
public final class BoardAnswers {
  private static final int MOST_LISTED = 24; // legal moves

  private final Position position;
  private final Score score;
  private final Side side;
  private final GameSentences gameSentences;

  public BoardAnswers(Position position, GameSentences gameSentences) {
    this(position, position.score(), gameSentences);
  }

  /** Answers about a position with a count that the players have agreed on. */
  public BoardAnswers(Position position, Score score, GameSentences gameSentences) {
    this.position = position;
    this.score = score;
    this.gameSentences = gameSentences;
    side = position.toMove().orElse(Side.BLACK);
  }

  /** Answers one of the commands that every board has. */
  public Answer on(Command command, String rest) {
    return switch (command) {
      case BOARD -> rest.isEmpty() ? board() : spoken();
      case LOOK -> look(rest);
      case LEGAL -> legal(!rest.isEmpty());
      case SCORE -> score();
      case EXPLAIN -> explain(rest);
      case LAYER -> layer(rest);
      default -> throw new UnhandledCommand(command);
    };
  }

  public List<String> completions(Argument argument) {
    return switch (argument) {
      case POINT, MOVE, GUESS -> moves();
      case LAYER -> HasLayers.of(position.game()).stream().map(Layer::id).toList();
      default -> List.of();
    };
  }

  /** The names of all its legal moves. */
  public List<String> moves() {
    return position.legalMoves().stream()
        .filter(move -> move.side() == side)
        .map(position.game().notation()::name)
        .toList();
  }

  /** The board as rows of letters. */
  public Answer board() {
    return Answer.lines(SpokenBoard.rows(position));
  }

  private Answer spoken() {
    return Answer.lines(new SpokenBoard(position, gameSentences).sentences());
  }

  private Answer score() {
    if (position.isCountable() && !position.movers().isEmpty()) {
      return Answer.of(
          gameSentences.text("score.now", gameSentences.scoreWords().standing(position).get(0)));
    }
    int byBlack = position.captures(Side.BLACK);
    int byWhite = position.captures(Side.WHITE);
    boolean isTold = byBlack + byWhite == 0 || score.equals(new Score(byBlack, byWhite));
    return Answer.of(
        gameSentences.score(score),
        gameSentences.scoreWords().resultNote(position),
        isTold
            ? ""
            : Sentences.capitalized(
                gameSentences.text(
                    "captures",
                    gameSentences.side(Side.BLACK),
                    byBlack,
                    gameSentences.side(Side.WHITE),
                    byWhite)));
  }

  /** Counts the places to play, and lists them if they are few or all are asked for. */
  private Answer legal(boolean isAll) {
    List<String> places = new ArrayList<>();
    boolean canPass = false;
    for (Move move : position.legalMoves()) {
      if (move.side() == side && move instanceof Place place) {
        places.add(gameSentences.name(place.site()));
      } else if (move.side() == side) {
        canPass = true;
      }
    }
    if (places.isEmpty()) {
      return Answer.of(
          canPass
              ? gameSentences.text("turn.pass", gameSentences.side(side))
              : gameSentences.text("legal.none"));
    }
    String key = isAll || places.size() <= MOST_LISTED ? "legal" : "legal.many";
    String list = WordList.of(gameSentences.words().language(), places);
    return Answer.of(
        gameSentences.text(key, gameSentences.side(side), places.size(), list),
        canPass ? gameSentences.text("legal.pass", position.game().words().pass()) : "");
  }

  private Answer explain(String name) {
    if (position.game().notation().isPass(name)) {
      return Answer.of(verdict(new Pass(side)));
    }
    Optional<Site> site = position.game().notation().parse(name);
    return site.isEmpty() ? none(name) : Answer.of(verdict(new Place(side, site.get())));
  }

  /** Describes one overlay of the game's board; all of them if none is named. */
  private Answer layer(String id) {
    List<String> lines = new ArrayList<>();
    List<Layer> all = HasLayers.of(position.game());
    for (Layer layer : all) {
      if (id.isEmpty() || layer.id().equalsIgnoreCase(id)) {
        String name = position.game().words().text("layer." + layer.id());
        String seen = layer.of(position).sentence();
        lines.add(id.isEmpty() ? gameSentences.text("layer", name, seen) : seen);
      }
    }
    String ids =
        WordList.of(gameSentences.words().language(), all.stream().map(Layer::id).toList());
    return !lines.isEmpty()
        ? Answer.lines(lines)
        : Answer.fault(
            all.isEmpty()
                ? gameSentences.text("layer.none")
                : gameSentences.text("layer.unknown", id, ids));
  }

  private Answer none(String name) {
    return Answer.fault(gameSentences.text("site.none", name, example()));
  }

  /** The name of a site with a legal move, near the middle. */
  public String example() {
    Lattice lattice = position.lattice();
    return ExampleSite.name(position, lattice.site(lattice.size() / 2));
  }

  private String verdict(Move move) {
    Optional<Miss> miss = position.miss(move);
    String why = position.explain(move).sentence();
    return miss.isPresent()
        ? gameSentences.miss(miss.get(), why)
        : Sentences.of(
            gameSentences.text("legal.for", gameSentences.name(move), gameSentences.side(side)),
            why);
  }

  private Answer look(String name) {
    Optional<Site> site = position.game().notation().parse(name);
    if (site.isEmpty()) {
      return none(name);
    } else if (!position.lattice().contains(site.get())) {
      return Answer.of(verdict(new Place(side, site.get())));
    }
    Mark mark = position.at(site.get());
    Optional<Side> owner = mark.side();
    if (mark == Mark.FIXTURE) {
      return Answer.of(gameSentences.text("look.fixture", gameSentences.name(site.get())));
    } else if (owner.isPresent()) {
      return Answer.of(
          gameSentences.text(
              "look.piece", gameSentences.name(site.get()), gameSentences.colour(owner.get())),
          SiteWords.of(position, site.get()));
    }
    return Answer.of(
        gameSentences.text("look.empty", gameSentences.name(site.get())),
        position.movers().isEmpty() ? "" : verdict(new Place(side, site.get())));
  }
}
