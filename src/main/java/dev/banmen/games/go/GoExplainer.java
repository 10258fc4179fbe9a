package dev.banmen.games.go;

import dev.banmen.game.Board;
import dev.banmen.game.Explanation;
import dev.banmen.game.Fact;
import dev.banmen.game.Hint;
import dev.banmen.game.Lattice;
import dev.banmen.game.Miss;
import dev.banmen.game.Move;
import dev.banmen.game.Notation;
import dev.banmen.game.Place;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.Vocabulary;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import java.util.function.Predicate;

/** Explains why Go refuses a move, or what it does. Immutable. */
public final class GoExplainer {
  private final Lattice lattice;
  private final Vocabulary words;
  private final PointNames names;
  private final GoEffects effects;

  /** Creates an explainer for boards of this shape, on which only two passes end a game. */
  public GoExplainer(Lattice lattice, Notation notation, Vocabulary words) {
    this(lattice, notation, words, board -> false);
  }

  /**
   * Creates an explainer for boards of this shape.
   *
   * @param isWon whether the latest capture has won the game
   */
  public GoExplainer(
      Lattice lattice, Notation notation, Vocabulary words, Predicate<GoBoard> isWon) {
    this.lattice = lattice;
    this.words = words;
    names = new PointNames(lattice, notation, words);
    effects = new GoEffects(names, words, isWon);
  }

  /**
   * Explains a move.
   *
   * @param numberOfPly the number by which people know a ply of this board
   */
  public Explanation explain(GoBoard board, Move move, IntUnaryOperator numberOfPly) {
    Explanation.Builder told = new Explanation.Builder(words.language());
    List<? extends Miss> reasons = reasons(board, move);
    if (reasons.isEmpty()) {
      legal(board, move, told);
      return told.done();
    }
    refuse(board, move, reasons.get(0), numberOfPly, told);
    also(board, move, reasons, told);
    return told.done();
  }

  /**
   * Lists Go's reasons for which a board refuses a move, in the order of its checks: the first is
   * the board's, each other would be if those before it did not hold.
   */
  public List<? extends Miss> reasons(GoBoard board, Move move) {
    List<GoMiss> reasons = new ArrayList<>();
    int turn = board.check(move.side(), Board.PASS); // for a pass nothing else is checked
    if (turn != 0) {
      reasons.add(GoMiss.of(turn));
    }
    int site = lattice.index(move);
    if (site == Board.OFF) {
      reasons.add(GoMiss.OFF_BOARD);
    } else if (site != Board.PASS) {
      addOfPoint(board, GoBoard.colour(move.side()), board.stones().grid.pointOf[site], reasons);
    }
    return reasons;
  }

  private static void addOfPoint(GoBoard board, byte colour, int point, List<GoMiss> reasons) {
    int miss = board.checkPoint(colour, point);
    if (miss != 0) {
      reasons.add(GoMiss.of(miss));
    }
    if (miss == GoMiss.SUICIDE.number() && board.repeatedPly(colour, point) >= 0) {
      reasons.add(GoMiss.REPETITION);
    }
  }

  /** Explains what a legal move does. */
  public void legal(GoBoard board, Move move, Explanation.Builder told) {
    if (move instanceof Place place) {
      effects.tell(board, place.side(), point(board, place.site()), told);
      return;
    }
    boolean follows = board.ply() > 0 && board.last() == Board.PASS;
    boolean ends = follows && board.lastSide() != move.side(); // a side's second pass ends nothing
    told.say(words.text(ends ? "explain.legal.pass.ends" : "explain.legal.pass"));
  }

  /**
   * Explains why a move is refused.
   *
   * @param miss one of {@link #reasons}
   */
  public void refuse(
      GoBoard board, Move move, Miss miss, IntUnaryOperator numberOfPly, Explanation.Builder told) {
    switch (GoMiss.of(miss.number())) {
      case GAME_OVER -> told.say(words.text("explain.game-over"));
      case NOT_YOUR_TURN -> notYourTurn(move.side().opponent(), told);
      case OFF_BOARD -> told.say(names.offBoard("explain.off-board", ((Place) move).site()));
      case OCCUPIED -> occupied(board, ((Place) move).site(), numberOfPly, told);
      case SUICIDE -> suicide(board, (Place) move, told);
      case REPETITION -> repetition(board, (Place) move, numberOfPly, told);
    }
  }

  /** Names the reasons that also hold, after the first. */
  public void also(
      GoBoard board, Move move, List<? extends Miss> reasons, Explanation.Builder told) {
    String point = move instanceof Place place ? names.name(place.site()) : "";
    for (Miss miss : Miss.others(reasons)) {
      boolean stays =
          miss.number() == GoMiss.REPETITION.number()
              && repeated(board, (Place) move) == board.ply();
      String key = "also." + miss.title() + (stays ? ".now" : "");
      Side side = move.side();
      String phrase = words.text(key, point, words.side(side), words.side(side.opponent()));
      told.also(miss, phrase);
    }
  }

  private void notYourTurn(Side turn, Explanation.Builder told) {
    told.say(words.text("explain.not-your-turn", words.side(turn)));
    told.claim(Fact.of("turn", turn, List.of()));
  }

  private void occupied(
      GoBoard board, Site site, IntUnaryOperator numberOfPly, Explanation.Builder told) {
    Side owner = board.at(lattice.index(site)).side().orElseThrow();
    int ply = board.plyOf(point(board, site));
    int number = numberOfPly.applyAsInt(ply);
    String how = ply > 0 ? ".move" : number == 0 ? ".setup" : ".before";
    String key = "explain.occupied" + how;
    told.say(words.text(key, names.name(site), words.side(owner), number))
        .claim(Fact.since(ply, "occupied", owner, List.of(site)))
        .hint(List.of(site), Hint.BLOCKED);
  }

  private void suicide(GoBoard board, Place place, Explanation.Builder told) {
    byte[] colour = board.stones().colour.clone();
    int point = point(board, place.site());
    colour[point] = GoBoard.colour(place.side());
    Grid grid = board.stones().grid;
    List<Site> stones = names.sites(Group.at(grid, colour, point).stones());
    String key = stones.size() == 1 ? "explain.suicide.one" : "explain.suicide.group";
    told.say(words.text(key, names.name(place.site()), stones.size(), names.list(stones)))
        .claim(Fact.of("suicide", place.side(), stones))
        .hint(stones, Hint.CHAIN);
  }

  /** Names the earlier board, and marks where it differs from the current one. */
  private void repetition(
      GoBoard board, Place place, IntUnaryOperator numberOfPly, Explanation.Builder told) {
    int ply = repeated(board, place);
    byte[] then = board.stonesAfter(ply);
    List<Site> different = new ArrayList<>();
    for (int point : board.stones().grid.pointOf) {
      if (then[point] != board.stones().colour[point]) {
        different.add(names.site(point));
      }
    }
    int number = numberOfPly.applyAsInt(ply);
    String key = "explain.repetition";
    if (ply == board.ply()) {
      key += ".now";
    } else if (isKo(board, place, ply, different)) {
      key += ".ko";
    } else if (ply == 0 && number == 0) {
      key += ".start";
    }
    told.say(words.text(key, names.name(place.site()), number))
        .claim(new Fact("repetition", Optional.empty(), different, ply))
        .hint(different, Hint.REPEATED);
  }

  /** Whether this recaptures the stone that has just captured one, as in a ko. */
  private boolean isKo(GoBoard board, Place place, int ply, List<Site> different) {
    return ply == board.ply() - 1
        && different.size() == 2
        && board.last() >= 0
        && board.lastSide() != place.side()
        && different.contains(place.site())
        && different.contains(lattice.site(board.last()));
  }

  private int repeated(GoBoard board, Place place) {
    return board.repeatedPly(GoBoard.colour(place.side()), point(board, place.site()));
  }

  private int point(GoBoard board, Site site) {
    return board.stones().grid.pointOf[lattice.index(site)];
  }
}
