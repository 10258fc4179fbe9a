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

/**
 * What a recording says about its game as a whole, and which words its comments can't have: most
 * questions need no more of it. Immutable; for any thread.
 */
public abstract class GameFacts {
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

  abstract GameKind kind();

  /** How many moves the main line has, refused ones counted too. */
  abstract int moves();

  /**
   * A property of the whole game, an empty text if the file doesn't have it; nothing if only the
   * recording says it.
   */
  abstract Optional<String> text(String id);

  /** The pieces of all comments. */
  abstract SaidPieces said();

  /** About how many bytes its texts and the pieces of its comments take, if it was read. */
  public int size() {
    int texts = IDS.stream().mapToInt(id -> text(id).map(String::length).orElse(0)).sum();
    return said().bits().limit() + texts;
  }

  /** What a recording says. */
  public static GameFacts of(Recording recording) {
    RecordTree tree = recording.tree();
    List<String> texts = new ArrayList<>(IDS.size());
    IDS.forEach(id -> texts.add(tree.text(RecordTree.ROOT, id).strip()));
    int moves = MoveNumbers.ofMainLine(tree);
    return new ReadFacts(GameKind.of(recording), moves, texts, SaidPieces.of(comments(tree)));
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

  private static final class ReadFacts extends GameFacts {
    private final GameKind kind;
    private final int moves;
    private final List<String> texts; // one for each of IDS
    private final SaidPieces said;

    ReadFacts(GameKind kind, int moves, List<String> texts, SaidPieces said) {
      this.kind = kind;
      this.moves = moves;
      this.texts = texts;
      this.said = said;
    }

    @Override
    GameKind kind() {
      return kind;
    }

    @Override
    int moves() {
      return moves;
    }

    @Override
    Optional<String> text(String id) {
      int at = IDS.indexOf(id);
      return at < 0 ? Optional.empty() : Optional.of(texts.get(at));
    }

    @Override
    SaidPieces said() {
      return said;
    }
  }
}
