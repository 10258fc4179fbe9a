package dev.banmen.game.record;

import dev.banmen.game.Family;
import java.util.List;
import java.util.Optional;

/**
 * What a family's games are read from, written in and judged by. A {@link Family} that has any of
 * these implements this as well. Immutable.
 */
public interface RecordFormats {
  /** The formats of a family; one that names none has none. */
  static RecordFormats of(Family family) {
    return family instanceof RecordFormats formats ? formats : new RecordFormats() {};
  }

  /** The exercises that this family's game is judged by; the first is the default. */
  default List<Judge> judges() {
    return List.of();
  }

  /** The written forms that this family's games are read from; the first is the default. */
  default List<Transcript> transcripts() {
    return List.of();
  }

  /** The formats that only this family's games are recorded in; the first is the default. */
  default List<Format> formats() {
    return List.of();
  }

  /** How its games stand in SGF; empty if SGF has no place for them. */
  default Optional<SgfRootMapping> sgfMapping() {
    return Optional.empty();
  }
}
