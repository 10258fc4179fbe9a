package dev.banmen.games.go;

import dev.banmen.game.Board;
import dev.banmen.game.Explanation;
import dev.banmen.game.Hint;
import dev.banmen.game.Lattice;
import dev.banmen.game.Move;
import dev.banmen.game.Notation;
import dev.banmen.game.Overlay;
import dev.banmen.game.Pass;
import dev.banmen.game.Place;
import dev.banmen.game.Position;
import dev.banmen.game.Site;
import dev.banmen.game.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntUnaryOperator;

/** Says why Go refuses a move, or what it does. Immutable. */
public final class GoExplainer {
  private static final int LISTED = 8;

  /**
   * What a legal stone does.
   *
   * @param after the board with it
   * @param taken the points that are empty then and were not
   */
  private record Effect(GoBoard after, List<Integer> taken) {
    static Effect of(GoBoard board, Place place, int site) {
      GoBoard after = board.copy();
      after.play(place.side(), site);
      List<Integer> taken = new ArrayList<>();
      for (int touched : after.touched()) {
        int point = after.stones().grid.pointOf[touched];
        if (board.stones().colour[point] != Stones.EMPTY && isEmpty(after, point)) {
          taken.add(point);
        }
      }
      return new Effect(after, taken);
    }

    private static boolean isEmpty(GoBoard board, int point) {
      return board.stones().colour[point] == Stones.EMPTY;
    }

    /** Whether the stone is gone again. */
    boolean isSuicide(int point) {
      return isEmpty(after, point);
    }

    Group group(int point) {
      return Group.at(after.stones().grid, after.stones().colour, point);
    }
  }

  private final Lattice lattice;
  private final Notation notation;
  private final Words words;

  /** An explainer for boards of this shape. */
  public GoExplainer(Lattice lattice, Notation notation, Words words) {
    this.lattice = lattice;
    this.notation = notation;
    this.words = words;
  }

  /** The explanation of a move on a board that stands for a position. */
  public Explanation explain(GoBoard board, Position before, Move move) {
    int miss = board.check(move.side(), site(move));
    if (miss == 0 && move instanceof Place place) {
      return legal(board, place);
    }
    String sentence = sentence(board, move, miss, ply -> ply);
    if (miss == GoMiss.REPETITION.number()) {
      return repetition(board, before, (Place) move, sentence);
    }
    return Explanation.of(sentence, overlay(board, move, miss));
  }

  /**
   * The sentence alone.
   *
   * @param miss the board's answer to the move, 0 if it is legal
   * @param numberOfPly the number by which people know a ply of this board
   */
  public String sentence(GoBoard board, Move move, int miss, IntUnaryOperator numberOfPly) {
    if (miss == GoMiss.GAME_OVER.number()) {
      return words.text("explain.game-over");
    }
    if (miss == GoMiss.NOT_YOUR_TURN.number()) {
      return words.text("explain.not-your-turn", words.side(move.side().opponent()));
    }
    if (move instanceof Place place) {
      return sentence(board, place, miss, numberOfPly);
    }
    boolean follows = board.ply() > 0 && board.last() == Board.PASS;
    boolean ends = follows && board.lastSide() != move.side(); // a side's second pass ends nothing
    return words.text(ends ? "explain.legal.pass.ends" : "explain.legal.pass");
  }

  private String sentence(GoBoard board, Place place, int miss, IntUnaryOperator numberOfPly) {
    String name = notation.name(place.site());
    return switch (miss) {
      case 0 -> legal(board, place).sentence();
      case 1 -> occupied(board, place.site(), name, numberOfPly);
      case 2 -> suicide(board, place, name);
      case 3 -> {
        int ply = board.repeated(GoBoard.colour(place.side()), point(board, place.site()));
        yield ply == 0
            ? words.text("explain.repetition.start", name)
            : words.text("explain.repetition", name, numberOfPly.applyAsInt(ply));
      }
      default ->
          words.text(
              "explain.off-board",
              name,
              notation.column(0),
              notation.column(lattice.cols() - 1),
              lattice.rows());
    };
  }

  private String occupied(GoBoard board, Site site, String name, IntUnaryOperator numberOfPly) {
    int point = point(board, site);
    String owner = words.side(board.at(lattice.index(site)).side().orElseThrow());
    int ply = board.plyOf(point);
    return ply == 0
        ? words.text("explain.occupied.setup", name, owner)
        : words.text("explain.occupied.move", name, owner, numberOfPly.applyAsInt(ply));
  }

  private String suicide(GoBoard board, Place place, String name) {
    List<Integer> stones = groupWith(board, place).stones();
    return stones.size() == 1
        ? words.text("explain.suicide.one", name)
        : words.text("explain.suicide.group", name, stones.size(), names(board, stones));
  }

  /** The explanation of a stone that the rules let stand, or let take itself. */
  private Explanation legal(GoBoard board, Place place) {
    Effect effect = Effect.of(board, place, lattice.index(place.site()));
    List<Integer> taken = effect.taken();
    Map<Site, Hint> hints = new TreeMap<>();
    taken.forEach(p -> hints.put(site(board, p), Hint.TAKEN));
    String name = notation.name(place.site());
    int point = point(board, place.site());
    if (effect.isSuicide(point)) {
      List<Integer> own = groupWith(board, place).stones();
      String gone =
          words.text("explain.legal.suicide", name, stones(own.size()), names(board, own));
      return Explanation.of(gone, new Overlay(hints));
    }
    Group group = effect.group(point);
    group.stones().forEach(p -> hints.put(site(board, p), Hint.CHAIN));
    group.liberties().forEach(p -> hints.putIfAbsent(site(board, p), Hint.LIBERTY));
    return Explanation.of(legal(board, name, taken, group), new Overlay(hints));
  }

  private String legal(GoBoard board, String name, List<Integer> taken, Group group) {
    int free = group.liberties().size();
    String liberties =
        free == 1 ? words.text("count.liberty") : words.text("count.liberties", free);
    return taken.isEmpty()
        ? words.text("explain.legal", name, liberties)
        : words.text(
            "explain.legal.captures", name, stones(taken.size()), names(board, taken), liberties);
  }

  private String stones(int count) {
    return count == 1 ? words.text("count.stone") : words.text("count.stones", count);
  }

  /** The group that the stone would belong to, nothing being lifted. */
  private Group groupWith(GoBoard board, Place place) {
    byte[] colour = board.stones().colour.clone();
    int point = point(board, place.site());
    colour[point] = GoBoard.colour(place.side());
    return Group.at(board.stones().grid, colour, point);
  }

  private Overlay overlay(GoBoard board, Move move, int miss) {
    Map<Site, Hint> hints = new TreeMap<>();
    if (move instanceof Place place && lattice.contains(place.site())) {
      if (miss == 1) {
        hints.put(place.site(), Hint.BLOCKED);
      } else if (miss == 2) {
        groupWith(board, place).stones().forEach(p -> hints.put(site(board, p), Hint.CHAIN));
      }
    }
    return new Overlay(hints);
  }

  /** Shows the earlier board, and marks where it differs from the present one. */
  private Explanation repetition(GoBoard board, Position before, Place place, String sentence) {
    int ply = board.repeated(GoBoard.colour(place.side()), point(board, place.site()));
    byte[] then = board.stonesAfter(ply);
    Map<Site, Hint> hints = new TreeMap<>();
    for (int point : board.stones().grid.pointOf) {
      if (then[point] != board.stones().colour[point]) {
        hints.put(site(board, point), Hint.REPEATED);
      }
    }
    return new Explanation(sentence, new Overlay(hints), List.of(before.after(ply)));
  }

  private String names(GoBoard board, List<Integer> points) {
    StringBuilder names = new StringBuilder();
    for (int i = 0; i < Math.min(LISTED, points.size()); i++) {
      names.append(i == 0 ? "" : " ").append(notation.name(site(board, points.get(i))));
    }
    return points.size() <= LISTED
        ? names.toString()
        : words.text("list.more", names, points.size() - LISTED);
  }

  private int site(Move move) {
    return move instanceof Pass ? Board.PASS : lattice.index(((Place) move).site());
  }

  private Site site(GoBoard board, int point) {
    return lattice.site(board.stones().grid.siteOf[point]);
  }

  private int point(GoBoard board, Site site) {
    return board.stones().grid.pointOf[lattice.index(site)];
  }
}
