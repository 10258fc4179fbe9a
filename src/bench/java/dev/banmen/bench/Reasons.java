package dev.banmen.bench;

import dev.banmen.bot.ComputerPlayers;
import dev.banmen.bot.PositionValuer;
import dev.banmen.catalog.Catalog;
import dev.banmen.game.Family;
import dev.banmen.game.Game;
import dev.banmen.game.Move;
import dev.banmen.game.Pass;
import dev.banmen.game.Place;
import dev.banmen.game.Played;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.bot.Bot;
import dev.banmen.game.bot.Bots;
import dev.banmen.game.bot.Candidate;
import dev.banmen.game.bot.PlayedTurn;
import dev.banmen.game.bot.PositionValue;
import dev.banmen.game.bot.PositionValue.MoveLoss;
import dev.banmen.game.bot.SearchLimit;
import dev.banmen.say.GameSentences;
import dev.banmen.say.ReviewSentences;
import dev.banmen.study.Mistake;
import dev.banmen.study.MistakeReasons;
import dev.banmen.study.Review.ReviewStep;
import dev.banmen.text.Language;
import dev.banmen.tui.page.Viewer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.TreeMap;

/**
 * Counts the mistakes of reviewed games that have a reason. Used as {@code reasons GAME SIZE GAMES
 * FOLDER}: games of level 2 against level 3 are reviewed, and their mistakes written to a file
 * each, unless it is there: the moves before, the move played, and the better one. Then prints what
 * is said of each.
 */
final class Reasons {
  private static final int LEVEL = 2; // of one side, in turn; the other's is one more

  private final Bots bots;
  private final Game game;

  private Reasons(Bots bots, Game game) {
    this.bots = bots;
    this.game = game;
  }

  public static void main(String[] args) throws IOException {
    Family family = Catalog.ALL.find(args[0]).orElseThrow();
    Game game = family.game(Map.of("size", args[1]));
    Reasons reasons = new Reasons(ComputerPlayers.of(family), game);
    List<String> lines = new ArrayList<>();
    for (int seed = 1; seed <= Integer.parseInt(args[2]); seed++) {
      Path file = Path.of(args[3], args[0] + "." + seed);
      if (!Files.exists(file)) {
        Files.write(file, reasons.mistakes(seed));
      }
      lines.addAll(Files.readAllLines(file));
    }
    int known = 0;
    for (String line : lines) {
      String said = reasons.said(line.split(" "));
      known += said.isEmpty() ? 0 : 1;
      System.out.println(line + ": " + said);
    }
    System.out.printf("%s: %d of %d mistakes have a reason%n", args[0], known, lines.size());
  }

  /** Plays a game and reviews it. */
  private List<String> mistakes(int seed) {
    List<Bot> players =
        List.of(bots.bot(game, LEVEL + seed % 2), bots.bot(game, LEVEL + 1 - seed % 2));
    List<PlayedTurn> turns = new ArrayList<>();
    Position position = Position.start(game);
    while (position.toMove().isPresent() && position.ply() < game.lattice().size()) {
      Side side = position.toMove().get();
      SearchLimit thought = SearchLimit.untilDone(1000L * seed + position.ply(), () -> false);
      Optional<Move> move = players.get(side.ordinal()).decide(position, side, thought).move();
      if (move.isEmpty()) {
        break;
      }
      turns.add(new PlayedTurn(position, move));
      position = ((Played) position.play(move.get())).after();
    }
    players.forEach(Bot::close);
    turns.add(new PlayedTurn(position, Optional.empty()));
    Map<Integer, PositionValue> values = new TreeMap<>();
    PositionValuer.value(bots, turns, values::put, () -> false);
    List<String> mistakes = new ArrayList<>();
    StringBuilder moves = new StringBuilder();
    for (int at = 0; at + 1 < turns.size(); at++) {
      Move played = turns.get(at).move().orElseThrow();
      Optional<Candidate> best = Optional.ofNullable(values.get(at)).flatMap(PositionValue::best);
      if (best.isPresent()
          && values.get(at).loss().filter(loss -> loss.points().orElse(1) > 0).isPresent()
          && best.get().move().side() == played.side()
          && !best.get().move().equals(played)) {
        mistakes.add(moves + name(played) + " " + name(best.get().move()));
      }
      moves.append(name(played)).append(' ');
    }
    return mistakes;
  }

  private String name(Move move) {
    return move instanceof Place ? game.notation().name(move) : "pass";
  }

  private String said(String... names) {
    Position before = Position.start(game);
    for (int i = 0; i < names.length - 2; i++) {
      before = ((Played) before.play(move(before, names[i]))).after();
    }
    Move played = move(before, names[names.length - 2]);
    Move better = move(before, names[names.length - 1]);
    Mistake mistake =
        new Mistake(
            new ReviewStep(1, before.ply() + 1, played),
            before,
            new MoveLoss(1, OptionalDouble.empty(), false),
            new Candidate(better, 0, false, List.of(better)),
            List.of(better),
            MistakeReasons.of(before, played, better));
    GameSentences sentences = new GameSentences(game, Language.ENGLISH.words(Viewer.class));
    return new ReviewSentences(sentences).why(mistake);
  }

  private static Move move(Position position, String name) {
    Side side = position.toMove().orElseThrow();
    return name.equals("pass")
        ? new Pass(side)
        : new Place(side, position.game().notation().parse(name).orElseThrow());
  }
}
