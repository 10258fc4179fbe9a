package dev.banmen.survey;

import dev.banmen.game.Board;
import dev.banmen.game.Game;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.record.HasOpenings;
import dev.banmen.game.record.HasOpenings.NamedOpening;
import dev.banmen.game.record.RecordTree;
import dev.banmen.record.Replay;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * The names of a game's positions, turned and mirrored in any way and however they came about; of
 * many games none. For any thread.
 */
public final class OpeningNames {
  private final PositionKeys keys;
  private final Map<Long, NamedOpening> named = new HashMap<>();
  private int longest; // of them, in plies

  /** The names, in the language of the game. */
  public OpeningNames(Game game) {
    keys = new PositionKeys(game);
    List<NamedOpening> openings = game instanceof HasOpenings known ? known.openings() : List.of();
    for (NamedOpening opening : openings) {
      Board board = game.newBoard(game.start());
      for (Site site : opening.moves()) {
        Side side = board.ply() % 2 == 0 ? Side.BLACK : Side.WHITE;
        if (board.play(side, game.lattice().index(site)) != 0) {
          throw new IllegalArgumentException(opening.original());
        }
      }
      named.put(keys.of(board::at, board.movers()), opening);
      longest = Math.max(longest, board.ply());
    }
  }

  boolean isEmpty() {
    return named.isEmpty();
  }

  /** The name of what is on a board; empty if it has none. */
  synchronized Optional<NamedOpening> at(Board board) {
    return board.ply() > longest
        ? Optional.empty()
        : Optional.ofNullable(named.get(keys.of(board::at, board.movers())));
  }

  /** The first node of a main line at which its position has a name that is wanted, or NONE. */
  int node(Replay replay, Predicate<NamedOpening> isWanted) {
    RecordTree tree = replay.recording().tree();
    boolean isEarly = true;
    while (isEarly && at(replay.board()).filter(isWanted).isEmpty()) {
      isEarly = replay.board().ply() < longest && tree.firstChild(replay.node()) != RecordTree.NONE;
      replay.next();
    }
    return isEarly ? replay.node() : RecordTree.NONE;
  }

  /** The name of the last position with one that led to what is on a board, or is on it. */
  public Optional<NamedOpening> leadingTo(Board board) {
    if (named.isEmpty()) {
      return Optional.empty();
    }
    Board earlier = board.copy();
    while (earlier.ply() > longest) {
      earlier.undo();
    }
    for (; earlier.ply() > 0; earlier.undo()) {
      Optional<NamedOpening> name = at(earlier);
      if (name.isPresent()) {
        return name;
      }
    }
    return Optional.empty();
  }

  /** What an opening is called in the game's language, given its original name. */
  Optional<String> name(String original) {
    return named.values().stream()
        .filter(opening -> opening.original().equals(original))
        .map(NamedOpening::name)
        .findFirst();
  }
}
