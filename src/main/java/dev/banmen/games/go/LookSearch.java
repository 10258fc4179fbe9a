package dev.banmen.games.go;

import dev.banmen.game.Board;
import dev.banmen.game.Side;
import dev.banmen.game.bot.Bot;
import dev.banmen.game.bot.SearchLimit;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/**
 * A tree search that a network guides: its policy says which moves are worth a look, and its values
 * which of them are good (PUCT: Silver and others, 2017). For one use, one thread.
 */
final class LookSearch {
  /** The part of the lead at the root that is expected to stay: KataGo's score center. */
  private static final double EXPECTED = 0.8;

  private final NetworkLooks looks;
  private final GoBoard start;
  private final SearchLimit thought;
  private final LookNode root;
  private final LookNode.Lead expected;
  private final double[] owners; // sums over what was looked at
  private int looked;

  /**
   * A search for the side that is to move; it looks at the board at once.
   *
   * @param known what an earlier search found out about it; empty if nothing
   */
  LookSearch(
      NetworkLooks looks, GoBoard start, Side side, Optional<LookNode> known, SearchLimit thought) {
    this(looks, start, side, known, Optional.empty(), thought);
  }

  /** A search for the best of some moves, by site, and last a pass. */
  LookSearch(NetworkLooks looks, GoBoard start, Side side, BitSet wanted, SearchLimit thought) {
    this(looks, start, side, Optional.empty(), Optional.of(wanted), thought);
  }

  private LookSearch(
      NetworkLooks looks,
      GoBoard start,
      Side side,
      Optional<LookNode> known,
      Optional<BitSet> wanted,
      SearchLimit thought) {
    this.looks = looks;
    this.start = start;
    this.thought = thought;
    owners = new double[start.sites()];
    root = known.orElseGet(() -> looked(start, side, wanted));
    expected = new LookNode.Lead(EXPECTED * root.lead(), Math.sqrt(start.sites()));
  }

  LookNode root() {
    return root;
  }

  /** Who owns each site: 1 Black, -1 White; on average over all boards that this looked at. */
  double[] owners() {
    double[] average = new double[owners.length];
    for (int site = 0; site < average.length; site++) {
      average[site] = owners[site] / looked;
    }
    return average;
  }

  /** The moves that were tried, the best first. */
  List<LookNode> best() {
    return root.byVisits(expected);
  }

  /** The moves that will probably follow one that was tried. */
  List<Integer> line(LookNode first) {
    List<Integer> sites = new ArrayList<>(List.of(first.site));
    List<LookNode> next = first.byVisits(expected);
    while (!next.isEmpty()) {
      sites.add(next.get(0).site);
      next = next.get(0).byVisits(expected);
    }
    return sites;
  }

  /** Looks on until the root has been visited so often, or the time is over. */
  void run(int visits) {
    while (root.visits() < visits && !thought.isOver()) {
      visit();
    }
  }

  private void visit() {
    GoBoard board = start.copy();
    List<LookNode> path = new ArrayList<>(List.of(root));
    LookNode node = root;
    boolean isNew = false;
    while (!node.isEnd() && !isNew) {
      int move = node.choice(expected);
      int site = node.sites()[move];
      if (board.play(node.side, site) != 0) {
        throw new IllegalStateException("a move at " + site + " is refused");
      }
      isNew = node.after(move).isEmpty();
      if (isNew) {
        node.add(looked(board, node.side.opponent(), Optional.empty()));
      }
      node = node.after(move).orElseThrow();
      path.add(node);
    }
    double black = node.black();
    double lead = node.lead();
    path.subList(0, path.size() - (isNew ? 1 : 0)).forEach(passed -> passed.note(black, lead));
  }

  /**
   * Returns a position with one visit. Two passes of the search end the game, also where others may
   * play on; its end is worth what the count says.
   */
  private LookNode looked(GoBoard board, Side mover, Optional<BitSet> wanted) {
    Look look = looks.look(board, mover, thought, wanted);
    looked++;
    for (int site = 0; site < owners.length; site++) {
      owners[site] += look.owners()[site];
    }
    int last = board.ply() == 0 ? Board.OFF : board.last();
    if (board == start || !board.bothPassed()) {
      LookNode node = LookNode.of(last, board.hash(), mover, look);
      node.note(look.black(), look.lead());
      return node;
    }
    LookNode end = LookNode.end(last, board.hash(), mover);
    double lead = look.counted(board, Bot.DEAD, Bot.DEAD);
    end.note((1 + Math.signum(lead)) / 2, lead);
    return end;
  }
}
