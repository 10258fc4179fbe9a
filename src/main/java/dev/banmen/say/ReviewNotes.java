package dev.banmen.say;

import dev.banmen.game.Move;
import dev.banmen.game.record.Property;
import dev.banmen.game.record.RecordTree;
import dev.banmen.game.record.Recordable;
import dev.banmen.study.Mistake;
import java.util.List;
import java.util.Optional;

/**
 * Writes what a computer found into the record of a game, as SGF has it: at each mistake a comment
 * and a mark, and beside it the line that was better. Immutable.
 */
public record ReviewNotes(ReviewSentences sentences) {
  private static final String COMMENT = "C";
  private static final String BAD = "BM";
  private static final String DOUBTFUL = "DO";

  /** SGF allows one of them at a node: bad, doubtful, good, interesting. */
  private static final List<String> MARKS = List.of(BAD, DOUBTFUL, "TE", "IT");

  /** The most moves of a better line that are written: what comes later nobody has looked at. */
  static final int LONGEST_LINE = 10;

  /**
   * Returns a tree with the mistakes of its game; what is there already stays. A comment in the
   * same words is not written again.
   */
  public RecordTree in(RecordTree tree, List<Mistake> mistakes) {
    RecordTree noted = tree;
    for (Mistake mistake : mistakes) {
      int node = mistake.step().node();
      noted = commented(noted, node, sentences.of(mistake));
      if (MARKS.stream().noneMatch(mark -> isAt(tree, node, mark))) {
        noted =
            noted.with(node, mistake.isSure() ? Property.of(BAD, "1") : Property.of(DOUBTFUL, ""));
      }
      noted = varied(noted, noted.parent(node), mistake.better().line());
    }
    return noted;
  }

  private static boolean isAt(RecordTree tree, int node, String id) {
    return tree.property(node, id).isPresent();
  }

  private static RecordTree commented(RecordTree tree, int node, String said) {
    String comment = tree.text(node, COMMENT);
    if (comment.contains(said)) {
      return tree;
    }
    String longer = comment.isEmpty() ? said : comment + "\n\n" + said;
    return tree.with(node, Property.of(COMMENT, longer));
  }

  /** Returns the tree with a line of moves after a node. */
  private RecordTree varied(RecordTree tree, int from, List<Move> line) {
    RecordTree varied = tree;
    int node = from;
    for (Move move : line.subList(0, Math.min(LONGEST_LINE, line.size()))) {
      Property property = Recordable.property(sentences.game().game(), move);
      RecordTree now = varied;
      Optional<Integer> known =
          now.children(node).stream()
              .filter(child -> now.properties(child).contains(property))
              .findFirst();
      if (known.isEmpty()) {
        varied = now.grown(node, List.of(property));
      }
      node = known.orElse(now.size());
    }
    return varied;
  }
}
