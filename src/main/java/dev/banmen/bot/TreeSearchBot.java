package dev.banmen.bot;

import dev.banmen.game.Board;
import dev.banmen.game.Lattice;
import dev.banmen.game.Move;
import dev.banmen.game.Pass;
import dev.banmen.game.Place;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.bot.Bot;
import dev.banmen.game.bot.Candidate;
import dev.banmen.game.bot.Decision;
import dev.banmen.game.bot.KeptSearch;
import dev.banmen.game.bot.SearchLimit;
import dev.banmen.game.bot.TriedMove;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** Plays any game by its rules alone, by {@link TreeSearch}. For one thread. */
final class TreeSearchBot implements Bot {
  /** The games played out even for a position that is known well already. */
  private static final int LEAST = 10;

  /** A move that was looked at so much less often than the best is no candidate. */
  private static final int SELDOM = 10;

  private final TreeLevel level;

  private Board answered; // the last position that it moved in, after its move
  private Supplier<TreeNode> answer = KeptSearch.none(); // what it knows about it

  TreeSearchBot(TreeLevel level) {
    this.level = level;
  }

  @Override
  public Decision decide(Position position, Side side, SearchLimit thought) {
    TreeNode known = known(position, side);
    TreeSearch search = new TreeSearch(position, side, known, level, thought.seed());
    search.run(Math.max(LEAST, level.games() - search.root().visits()), thought);
    TreeNode best = search.root().best();
    remember(position, best);
    return new Decision(Optional.of(move(position.lattice(), best)), thought.isLate());
  }

  @Override
  public List<Candidate> analyze(Position position, Side side, SearchLimit thought) {
    TreeSearch search = new TreeSearch(position, side, null, level, thought.seed());
    search.run(level.games(), thought);
    TreeNode best = search.root().best();
    List<TreeNode> visited = new ArrayList<>(search.root().children());
    int least = Math.max(1, best.visits() / SELDOM);
    visited.removeIf(child -> child.visits() < least && child != best);
    List<TriedMove> tried = new ArrayList<>();
    for (TreeNode child : visited) {
      List<Move> line = new ArrayList<>();
      line.add(move(position.lattice(), child));
      for (TreeNode next = child.likelyNext();
          next != null && (next.visits() > 0 || next.isWon());
          next = next.likelyNext()) {
        line.add(move(position.lattice(), next));
      }
      int games = child.isDecided() ? TriedMove.PROVED : child.visits();
      tried.add(new TriedMove(new Candidate(line.get(0), child.share(), false, line), games));
    }
    return TriedMove.bestFirst(tried);
  }

  /** Returns what the search before this one found out about a position; null if nothing. */
  private TreeNode known(Position position, Side side) {
    TreeNode before = answer.get();
    if (before == null || position.last().isEmpty() || position.board().lastSide() == side) {
      return null;
    }
    Side other = side.opponent();
    int last = position.board().last();
    TreeNode next = before.after(last);
    boolean isNext =
        next != null
            && next.side() == other
            && next.isExpanded()
            && !next.children().isEmpty()
            && answered.ply() + 1 == position.ply()
            && answered.movers().contains(other)
            && answered.play(other, last) == 0
            && answered.hash() == position.board().hash();
    return isNext && next.children().get(0).side() == side ? next : null;
  }

  private void remember(Position position, TreeNode best) {
    answered = position.board().copy();
    boolean isPlayed = answered.play(best.side(), best.site()) == 0;
    answer = isPlayed ? KeptSearch.of(best, best.visits()) : KeptSearch.none();
  }

  private static Move move(Lattice lattice, TreeNode node) {
    return node.site() == Board.PASS
        ? new Pass(node.side())
        : new Place(node.side(), lattice.site(node.site()));
  }
}
