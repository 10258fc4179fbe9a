package dev.banmen.games.othello.record;

import dev.banmen.game.Board;
import dev.banmen.game.Lattice;
import dev.banmen.game.Notation;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.record.Property;
import dev.banmen.game.record.RecordTree;
import dev.banmen.game.record.Recording;
import dev.banmen.games.othello.board.BoardSize;
import dev.banmen.games.othello.board.MoveRights;
import dev.banmen.games.othello.board.OthelloBoard;
import dev.banmen.text.WordList;
import dev.banmen.text.Words;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * A recorded game for formats without trees: its start and its moves. Immutable.
 *
 * @param root the root's properties other than the set-up
 * @param steps the moves of the main line that the rules let stand, as other programs would play
 *     what they refused, and texts that name no square
 * @param losses what is lost anyway
 */
record FlatRecord(
    StartBoard opening, List<Property> root, List<FlatStep> steps, Set<FormatLoss> losses) {
  /**
   * A move.
   *
   * @param name the square's own name, or the text as it is if it names none; empty for a pass
   * @param properties its node's other properties
   */
  record FlatStep(Side side, String name, List<Property> properties) {
    boolean isPass() {
      return name.isEmpty();
    }
  }

  /**
   * Properties that every format writes in its own way or omits: SGF's about the file itself, and
   * ours about how it is read.
   */
  private static final Set<String> OF_THE_FILE =
      Set.of("GM", "FF", "CA", "AP", "SZ", "ST", "AB", "AW", "AE", "PL", "BANMEN");

  private static final Notation RECORDED = new RecordedSquares();

  static FlatRecord of(Recording recording) {
    RecordTree tree = recording.tree();
    EnumSet<FormatLoss> losses = EnumSet.noneOf(FormatLoss.class);
    List<FlatStep> steps = new ArrayList<>();
    List<Property> root = new ArrayList<>();
    StartBoard opening = StartBoard.of(recording);
    boolean isTried = recording.refusalPolicy().isTried();
    OthelloBoard board = opening.board(isTried ? MoveRights.KEPT : MoveRights.FREE);
    Lattice lattice = BoardSize.of(opening.size()).lattice();
    for (int node = RecordTree.ROOT; node != RecordTree.NONE; node = tree.firstChild(node)) {
      if (tree.nextSibling(node) != RecordTree.NONE) {
        losses.add(FormatLoss.VARIATIONS);
      }
      List<FlatStep> moves = new ArrayList<>();
      List<Property> rest = rest(tree.properties(node), node == RecordTree.ROOT, moves, losses);
      if (node == RecordTree.ROOT) {
        root = rest;
      }
      if (moves.size() != (node == RecordTree.ROOT ? 0 : 1)) {
        losses.add(FormatLoss.NODES);
      }
      for (FlatStep move : moves) {
        if (isPlayed(board, lattice, move)) {
          steps.add(move);
        } else {
          losses.add(FormatLoss.REFUSED);
        }
      }
    }
    return new FlatRecord(opening, root, steps, losses);
  }

  /** Takes a node's moves, and returns its other properties. */
  private static List<Property> rest(
      List<Property> properties, boolean isRoot, List<FlatStep> steps, Set<FormatLoss> losses) {
    List<Property> rest = new ArrayList<>();
    for (Property property : properties) {
      boolean isMove = property.isMove();
      if (!isMove && !OF_THE_FILE.contains(property.id())) {
        rest.add(property);
      } else if (!isMove && !isRoot) {
        losses.add(FormatLoss.SETUPS);
      }
    }
    for (Property property : properties) {
      if (property.isMove()) {
        steps.add(
            new FlatStep(property.side(), name(property), isRoot ? List.of() : List.copyOf(rest)));
      }
    }
    return rest;
  }

  /** Plays a move, and returns whether the rules let it stand; they say nothing of other texts. */
  private static boolean isPlayed(OthelloBoard board, Lattice lattice, FlatStep move) {
    if (move.isPass()) {
      return board.play(move.side(), Board.PASS) == 0;
    }
    Optional<Site> site = BoardSize.NOTATION.parse(move.name());
    return site.isEmpty()
        || lattice.contains(site.get()) && board.play(move.side(), lattice.index(site.get())) == 0;
  }

  private static String name(Property move) {
    String written = move.value();
    return RECORDED.isPass(written)
        ? ""
        : RECORDED.parse(written).map(BoardSize.NOTATION::name).orElse(written);
  }

  /** Whether all nodes except the root have only their moves. */
  boolean hasBareMoves() {
    return steps.stream().allMatch(step -> step.properties().isEmpty());
  }

  /**
   * Says in one line what is lost of some games, such as {@code game 2: variations}.
   *
   * @param words this package's
   * @param lost returns what is lost of one
   */
  static Optional<String> lost(
      Words words, List<Recording> games, Function<FlatRecord, Set<FormatLoss>> lost) {
    for (int i = 0; i < games.size(); i++) {
      Set<FormatLoss> losses = EnumSet.noneOf(FormatLoss.class);
      if (games.get(i).family().equals("othello")) {
        losses.addAll(lost.apply(of(games.get(i))));
      } else {
        losses.add(FormatLoss.GAME);
      }
      if (!losses.isEmpty()) {
        List<String> kinds = losses.stream().map(loss -> words.text(loss.key())).toList();
        return Optional.of(words.text("loss", i + 1, WordList.of(words.language(), kinds)));
      }
    }
    return Optional.empty();
  }
}
