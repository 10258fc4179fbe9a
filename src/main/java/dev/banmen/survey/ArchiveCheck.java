package dev.banmen.survey;

import dev.banmen.game.Games;
import dev.banmen.game.record.Archive;
import dev.banmen.game.record.Fault;
import dev.banmen.game.record.InputFault;
import dev.banmen.game.record.Note;
import dev.banmen.game.record.Recording;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Checks some games of a file for faults. For any thread. */
public final class ArchiveCheck {
  private final KnownGames games;
  private final Ruling as;
  private final boolean isStrict;

  /** Changes a recording before it is replayed, for example to other rules. */
  @FunctionalInterface
  public interface Ruling {
    /**
     * Returns the recording to replay.
     *
     * @throws InputFault if it can't be changed so, and the rest of its file need not be checked
     */
    Recording of(Recording recording) throws InputFault;
  }

  /**
   * Creates a check of any number of files, with a change to each recording.
   *
   * @param isStrict whether the check of a file ends at the first repair
   */
  public ArchiveCheck(Games games, Ruling as, boolean isStrict) {
    this.games = new KnownGames(games);
    this.as = as;
    this.isStrict = isStrict;
  }

  /**
   * The result of a check: the number of games checked, and their faults by game and line.
   *
   * @param isRefused whether a game was refused and those after it were not checked
   */
  public record Findings(int games, List<Fault> faults, boolean isRefused) {}

  /** Checks games in their order, from an index to before another. */
  public Findings check(Archive archive, int from, int to) throws IOException {
    List<Fault> all = new ArrayList<>();
    for (int game = from; game < to; game++) {
      List<Fault> faults = new ArrayList<>();
      boolean isRefused = check(archive, game, faults);
      all.addAll(faults);
      if (isRefused) {
        return new Findings(game + 1 - from, all, true);
      }
    }
    return new Findings(to - from, all, false);
  }

  private boolean check(Archive archive, int game, List<Fault> faults) throws IOException {
    try {
      List<Note> notes = new ArrayList<>();
      Recording recording = archive.game(game, notes::add);
      boolean isCut = isStrict && cutAfterRepair(notes);
      notes.forEach(note -> faults.add(new Fault(note.line(), note.column(), note.text())));
      faults.sort(Fault.BY_PLACE);
      if (isCut) {
        return true;
      }
      Optional<Recording> ruled = ruled(recording, faults);
      if (ruled.isEmpty()) {
        return true;
      }
      List<Fault> told = List.copyOf(faults);
      new GameCheck(ruled.get(), game + 1, told, faults::add, games.language()).run(games);
    } catch (InputFault fault) {
      faults.add(new Fault(fault.line(), fault.column(), fault.getMessage()));
    }
    faults.sort(Fault.BY_PLACE);
    return false;
  }

  /** Removes all notes after the first repair; false if there is none. */
  private static boolean cutAfterRepair(List<Note> notes) {
    notes.sort(Comparator.comparingLong(Note::line).thenComparingLong(Note::column));
    int last = 0;
    while (last < notes.size() && notes.get(last).isRemark()) {
      last++;
    }
    if (last == notes.size()) {
      return false;
    }
    notes.subList(last + 1, notes.size()).clear();
    return true;
  }

  /** Returns the recording to replay; empty if that fails, which is then its only fault. */
  private Optional<Recording> ruled(Recording recording, List<Fault> faults) {
    try {
      return Optional.of(as.of(recording));
    } catch (InputFault fault) {
      faults.clear();
      faults.add(new Fault(fault.line(), fault.column(), fault.getMessage()));
      return Optional.empty();
    }
  }
}
