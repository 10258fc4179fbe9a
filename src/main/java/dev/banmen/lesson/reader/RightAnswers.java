package dev.banmen.lesson.reader;

import dev.banmen.game.record.Property;
import dev.banmen.game.record.RecordTree;
import dev.banmen.text.Printable;
import java.util.List;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The nodes of a problem's tree that lead to a right answer. Conventions differ: goproblems.com has
 * {@code RIGHT} in the comment of the last move, others a word such as {@code Correct!} or 正解 in a
 * comment or a node's name, Many Faces of Go the property {@code TE}; uliGo marks what is wrong, by
 * {@code WV}, and others by {@code BM} or a word. Where there is none of these, {@code GB} and
 * {@code GW} say who fares well. Without any marks, the main line is right. Immutable.
 */
final class RightAnswers {
  /** Commands to programs, in capitals; goproblems.com removes them before showing a comment. */
  private static final Set<String> COMMANDS =
      Set.of("RIGHT", "CORRECT", "WRONG", "CHOICE", "FORCE", "NOTTHIS");

  private static final String BLACK = "B";
  private static final String WHITE = "W";

  private final RecordTree tree;
  private final String learner; // BLACK or WHITE
  private final boolean[] isRight; // the node itself
  private final boolean[] isWrong; // it, or one before it
  private final boolean[] leads; // it, or one after it, is right
  private boolean isMarked = true;

  private RightAnswers(RecordTree tree, String learner) {
    this.tree = tree;
    this.learner = learner;
    isRight = new boolean[tree.size()];
    isWrong = new boolean[tree.size()];
    leads = new boolean[tree.size()];
  }

  /**
   * Finds them.
   *
   * @param first the learner's first move
   */
  static RightAnswers of(RecordTree tree, int first) {
    boolean isBlack = first == RecordTree.NONE || tree.property(first, BLACK).isPresent();
    RightAnswers marking = new RightAnswers(tree, isBlack ? BLACK : WHITE);
    if (!marking.mark(marking::judged) && !marking.mark(marking::faring)) {
      marking.isMarked = false;
      marking.isRight[tree.end(RecordTree.ROOT)] = true;
    }
    marking.lead();
    return marking;
  }

  /** Marks the moves as a convention says; false if it says nothing. */
  private boolean mark(IntFunction<Judgment> convention) {
    boolean isAnyRight = false;
    boolean isAnyWrong = false;
    for (int node = RecordTree.ROOT; node != RecordTree.NONE; node = tree.following(node)) {
      int parent = tree.parent(node);
      Judgment judged = isMove(node) ? convention.apply(node) : Judgment.NONE;
      isWrong[node] = judged == Judgment.WRONG || parent != RecordTree.NONE && isWrong[parent];
      isRight[node] = judged == Judgment.RIGHT && !isWrong[node];
      isAnyRight |= isRight[node];
      isAnyWrong |= isWrong[node];
    }
    if (!isAnyRight && isAnyWrong) {
      for (int node = RecordTree.ROOT; node != RecordTree.NONE; node = tree.following(node)) {
        isRight[node] = tree.firstChild(node) == RecordTree.NONE && !isWrong[node];
      }
    }
    return isAnyRight || isAnyWrong;
  }

  private Judgment judged(int node) {
    boolean isOwn = has(node, learner);
    Judgment comment = Judgment.of(tree.text(node, "C"));
    Judgment name = Judgment.of(tree.text(node, "N"));
    if (has(node, "WV") || isOwn && has(node, "BM")) {
      return Judgment.WRONG;
    } else if (comment == Judgment.WRONG || name == Judgment.WRONG) {
      return Judgment.WRONG;
    }
    boolean isRight = isOwn && has(node, "TE") || comment == Judgment.RIGHT;
    return isRight || name == Judgment.RIGHT ? Judgment.RIGHT : Judgment.NONE;
  }

  /** The judgment of {@code GB}, good for Black, and {@code GW}. */
  private Judgment faring(int node) {
    if (has(node, "GB") == has(node, "GW")) {
      return Judgment.NONE;
    }
    return has(node, "G" + learner) ? Judgment.RIGHT : Judgment.WRONG;
  }

  private boolean isMove(int node) {
    return has(node, BLACK) || has(node, WHITE);
  }

  private boolean has(int node, String id) {
    return tree.property(node, id).isPresent();
  }

  /** Nodes are numbered parents first. */
  private void lead() {
    for (int node = tree.size() - 1; node >= 0; node--) {
      if (isRight[node] && !leads[node] && Judgment.of(tree.text(node, "N")) == Judgment.RIGHT) {
        int end = end(node); // a name is that of the whole line
        isRight[end] = true;
        for (int at = end; at != node; at = tree.parent(at)) {
          leads[at] = true;
        }
      }
      leads[node] |= isRight[node];
      int parent = tree.parent(node);
      if (leads[node] && parent != RecordTree.NONE) {
        leads[parent] = true;
      }
    }
  }

  /** The last move of the line from this one on, without what is wrong. */
  private int end(int node) {
    int end = node;
    int next = tree.firstChild(node);
    while (next != RecordTree.NONE) {
      boolean isPart = isMove(next) && !isWrong[next];
      end = isPart ? next : end;
      next = isPart ? tree.firstChild(next) : tree.nextSibling(next);
    }
    return end;
  }

  /** Whether anything says what is right or wrong; if not, the main line is right. */
  boolean isMarked() {
    return isMarked;
  }

  /** Whether a right answer ends at this node or after it. */
  boolean leads(int node) {
    return leads[node];
  }

  /** Whether a right answer ends at this node, without a continuation. */
  boolean isEnd(int node) {
    return isRight[node] && tree.children(node).stream().noneMatch(child -> leads[child]);
  }

  /** A node's comment for people, in one line. */
  static String sentence(List<Property> properties) {
    return Printable.of(
        properties.stream()
            .filter(property -> property.id().equals("C"))
            .map(property -> property.value().replaceFirst("^\\+(?=\\s|$)", ""))
            .flatMap(comment -> Stream.of(comment.split("\\s")))
            .filter(word -> !word.isEmpty() && !COMMANDS.contains(word))
            .collect(Collectors.joining(" ")));
  }
}
