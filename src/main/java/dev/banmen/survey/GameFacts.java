package dev.banmen.survey;

import dev.banmen.game.record.Property;
import dev.banmen.game.record.RecordTree;
import dev.banmen.game.record.Recording;
import dev.banmen.record.MoveNumbers;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * What a recording says about its game as a whole, and which words its comments can't have: most
 * questions need no more of it. Immutable; for any thread.
 *
 * @param moves how many the main line has, refused ones counted too
 * @param said the pieces of all comments
 * @param texts the properties of the whole game by their ids, an empty text if the file doesn't
 *     have it; nothing if only the recording says it
 */
public record GameFacts(
    GameKind kind, int moves, SaidPieces said, Function<String, Optional<String>> texts) {
  /** The properties of the root that questions are about, in the order of what is stored. */
  static final List<String> IDS =
      List.of(
          "PB", "PW", "DT", "RE", "EV", "BR", "WR", "KM", "HA", "RU", "GN", "RO", "PC", "C", "GC");

  /** The properties that are comments. */
  static final Set<String> COMMENTS = Set.of("C", "N", "GC");

  /** The kind of a game: what is needed to have its rules. Immutable. */
  record GameKind(String family, Map<String, String> chosen, boolean isTried) {
    static GameKind of(Recording recording) {
      boolean isTried = recording.refusalPolicy().isTried();
      return new GameKind(recording.family(), recording.chosen(), isTried);
    }
  }

  Optional<String> text(String id) {
    return texts.apply(id);
  }

  /** About how many bytes its texts and the pieces of its comments take, if it was read. */
  public int size() {
    int texts = IDS.stream().mapToInt(id -> text(id).map(String::length).orElse(0)).sum();
    return said().bits().limit() + texts;
  }

  /** What a recording says. */
  public static GameFacts of(Recording recording) {
    RecordTree tree = recording.tree();
    List<String> texts = IDS.stream().map(id -> tree.text(RecordTree.ROOT, id).strip()).toList();
    return new GameFacts(
        GameKind.of(recording),
        MoveNumbers.ofMainLine(tree),
        SaidPieces.of(comments(tree)),
        id -> Optional.of(IDS.indexOf(id)).filter(at -> at >= 0).map(texts::get));
  }

  private static List<String> comments(RecordTree tree) {
    List<String> comments = new ArrayList<>();
    for (int node = RecordTree.ROOT; node != RecordTree.NONE; node = tree.following(node)) {
      for (Property property : tree.properties(node)) {
        if (COMMENTS.contains(property.id()) && !property.value().isEmpty()) {
          comments.add(QueryField.small(property.value()));
        }
      }
    }
    return comments;
  }
}
