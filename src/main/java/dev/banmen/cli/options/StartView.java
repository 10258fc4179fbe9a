package dev.banmen.cli.options;

import dev.banmen.app.local.files.GameFile;
import dev.banmen.app.local.files.ReadingSettings;
import dev.banmen.drill.DrillPlan;
import dev.banmen.session.Terms;
import java.util.Map;
import java.util.Optional;

/** The first thing to show. Immutable. */
public sealed interface StartView {
  /**
   * A new game.
   *
   * @param engines command lines of programs that play in it, by the names of their seats
   */
  record New(Terms terms, Map<String, String> engines) implements StartView {
    public New(Terms terms) {
      this(terms, Map.of());
    }
  }

  record Home() implements StartView {}

  /**
   * The game or position of a file.
   *
   * @param engines as in {@link New}
   */
  record From(GameFile.Begun begun, Map<String, String> engines) implements StartView {}

  /** The newest unfinished game, of this family if one is named. */
  record LastUnfinished(Optional<String> family) implements StartView {}

  /**
   * A recorded game.
   *
   * @param game from 1; empty for the only one, or for a list of them
   * @param move after which move; empty for the start, or {@link #END}
   * @param speed how many moves a second come by themselves; 0 for none
   * @param cast the file to record the session in, if any
   * @param reviewer the program that reviews it, by name or command line; empty for the computer
   */
  record ViewedFile(
      ReadingSettings reading,
      String file,
      Optional<Integer> game,
      Optional<Integer> move,
      double speed,
      Optional<String> cast,
      Optional<String> reviewer)
      implements StartView {
    /** Whether only a file is named. */
    public boolean isPlain() {
      return game.isEmpty() && move.isEmpty() && speed == 0 && cast.isEmpty() && reviewer.isEmpty();
    }
  }

  /** The files of a folder, named as the user wrote it. */
  record Browse(String folder) implements StartView {}

  /** All lessons, or the one with this name or in this file. */
  record LessonStart(Optional<String> lesson) implements StartView {}

  /** Exercises. */
  record DrillStart(DrillPlan plan) implements StartView {}

  /** In place of a move's number: after the last one. */
  int END = Integer.MAX_VALUE;
}
