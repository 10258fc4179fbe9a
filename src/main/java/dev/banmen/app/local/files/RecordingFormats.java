package dev.banmen.app.local.files;

import dev.banmen.game.Family;
import dev.banmen.game.Games;
import dev.banmen.game.record.Format;
import dev.banmen.game.record.RecordFormats;
import dev.banmen.game.record.Transcript;
import dev.banmen.record.ExerciseFormat;
import dev.banmen.record.Formats;
import dev.banmen.record.PackedFormat;
import dev.banmen.record.server.ServerFormat;
import dev.banmen.record.sgf.SgfFormat;
import dev.banmen.session.text.BanmenFormat;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The formats in which recorded games are read and written. */
public final class RecordingFormats {
  private RecordingFormats() {}

  public static Formats of(Games games) {
    return of(games, Optional.empty());
  }

  /**
   * All formats, with exercises that read drawn boards in one way.
   *
   * @param board such as {@code picture}; empty for each exercise's default
   */
  public static Formats of(Games games, Optional<String> board) {
    List<Format> formats = new ArrayList<>();
    formats.add(new SgfFormat(games));
    formats.add(new BanmenFormat(games));
    for (Family family : games.families()) {
      formats.addAll(RecordFormats.of(family).formats());
    }
    formats.addAll(ServerFormat.all(games));
    for (Family family : games.families()) {
      exercises(family, board, formats);
    }
    Formats unpacked = new Formats(formats, games.language());
    formats.addAll(PackedFormat.all(unpacked, games.language()));
    return new Formats(formats, games.language());
  }

  private static void exercises(Family family, Optional<String> board, List<Format> formats) {
    boolean isFound = false;
    for (Transcript transcript : RecordFormats.of(family).transcripts()) {
      boolean isMeant = !isFound && (board.isEmpty() || board.get().equals(transcript.board()));
      isFound |= isMeant;
      formats.add(new ExerciseFormat(family, transcript, isMeant));
    }
  }

  /** The ids of the families whose games a format is for. */
  public static List<String> families(Format format, Games games) {
    List<String> ids = new ArrayList<>();
    for (Family family : games.families()) {
      boolean isOwn =
          RecordFormats.of(family).formats().stream()
              .anyMatch(own -> own.name().equals(format.name()));
      boolean isExercise =
          format instanceof ExerciseFormat exercise && exercise.family().id().equals(family.id());
      boolean isOfServer =
          format instanceof ServerFormat server && server.family().equals(family.id());
      boolean isOfSgf =
          format instanceof SgfFormat && RecordFormats.of(family).sgfMapping().isPresent();
      if (isOwn || isExercise || isOfServer || isOfSgf || format instanceof BanmenFormat) {
        ids.add(family.id());
      }
    }
    return ids;
  }
}
