package dev.banmen.game.record;

import dev.banmen.game.Family;
import java.util.List;
import java.util.Optional;

/**
 * The file formats, transcripts and judges of a family. A {@link Family} that has any of these
 * implements this as well. Immutable.
 */
public interface RecordFormats {
  /** Returns the formats of a family; it may have none. */
  static RecordFormats of(Family family) {
    return family instanceof RecordFormats formats ? formats : new RecordFormats() {};
  }

  /** The judges of this family's exercises; the first is the default. */
  default List<Judge> judges() {
    return List.of();
  }

  /** The transcripts that this family's games are read from; the first is the default. */
  default List<Transcript> transcripts() {
    return List.of();
  }

  /** The file formats for this family's games alone; the first is the default. */
  default List<Format> formats() {
    return List.of();
  }

  /** How SGF holds its games; empty if it can't. */
  default Optional<SgfRootMapping> sgfMapping() {
    return Optional.empty();
  }
}
