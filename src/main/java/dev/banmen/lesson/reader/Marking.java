package dev.banmen.lesson.reader;

import dev.banmen.game.record.Property;
import dev.banmen.game.record.RecordTree;
import dev.banmen.text.Printable;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The nodes of a problem's tree that lead to a right answer. Conventions differ: goproblems.com has
 * {@code RIGHT} in the comment of the last move, EasyGo {@code right} or {@code correct}, Many
 * Faces of Go the property {@code TE}; uliGo marks what is wrong, by {@code WV}, and others by
 * {@code BM} or a comment. Without any marks, the main line is right. Immutable.
 */
final class Marking {
  private static final Pattern LETTERS = Pattern.compile("\\p{L}+");
  private static final Set<String> RIGHT = Set.of("right", "correct");
  private static final Set<String> WRONG = Set.of("wrong", "incorrect");

  /** Commands to programs, in capitals; goproblems.com removes them before showing a comment. */
  private static final Set<String> COMMANDS =
      Set.of("RIGHT", "CORRECT", "WRONG", "CHOICE", "FORCE", "NOTTHIS");

  private final RecordTree tree;
  private final boolean[] isRight; // the node itself
  private final boolean[] leads; // it, or one after it

  private Marking(RecordTree tree) {
    this.tree = tree;
    isRight = new boolean[tree.size()];
    leads = new boolean[tree.size()];
  }

  static Marking of(RecordTree tree) {
    Marking marking = new Marking(tree);
    marking.mark();
    marking.lead();
    return marking;
  }

  private void mark() {
    boolean[] isWrong = new boolean[tree.size()];
    boolean isAnyRight = false;
    boolean isAnyWrong = false;
    for (int node = RecordTree.ROOT; node != RecordTree.NONE; node = tree.following(node)) {
      int parent = tree.parent(node);
      boolean isMove = has(node, "B") || has(node, "W");
      String comment = tree.text(node, "C");
      isRight[node] = isMove && (has(node, "TE") || says(comment, RIGHT, "RIGHT"));
      boolean isBad = has(node, "BM") || has(node, "WV") || says(comment, WRONG, "WRONG");
      isWrong[node] = isMove && isBad || parent != RecordTree.NONE && isWrong[parent];
      isRight[node] &= !isWrong[node];
      isAnyRight |= isRight[node];
      isAnyWrong |= isWrong[node];
    }
    if (!isAnyRight && isAnyWrong) {
      for (int node = RecordTree.ROOT; node != RecordTree.NONE; node = tree.following(node)) {
        isRight[node] = tree.firstChild(node) == RecordTree.NONE && !isWrong[node];
      }
    } else if (!isAnyRight) {
      isRight[tree.end(RecordTree.ROOT)] = true;
    }
  }

  private boolean has(int node, String id) {
    return tree.property(node, id).isPresent();
  }

  /** Whether a comment has a word in capitals, or starts or ends with one of these words. */
  private static boolean says(String comment, Set<String> meant, String capitals) {
    List<String> words = words(comment);
    return !words.isEmpty()
        && (words.contains(capitals)
            || meant.contains(words.get(0).toLowerCase(Locale.ROOT))
            || meant.contains(words.get(words.size() - 1).toLowerCase(Locale.ROOT)));
  }

  private static List<String> words(String text) {
    return LETTERS.matcher(text).results().map(MatchResult::group).toList();
  }

  /** Nodes are numbered parents first. */
  private void lead() {
    for (int node = tree.size() - 1; node >= 0; node--) {
      leads[node] |= isRight[node];
      int parent = tree.parent(node);
      if (leads[node] && parent != RecordTree.NONE) {
        leads[parent] = true;
      }
    }
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
            .flatMap(property -> Stream.of(property.value().split("\\s")))
            .filter(word -> !word.isEmpty() && !COMMANDS.contains(word))
            .collect(Collectors.joining(" ")));
  }
}
