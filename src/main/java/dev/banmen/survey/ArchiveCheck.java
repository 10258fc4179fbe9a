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
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/** Checks some games of a file for faults. For any thread. */
public final class ArchiveCheck {
  private static final Comparator<Finding> BY_PLACE =
      Comparator.comparing(Finding::fault, Fault.BY_PLACE);

  private final KnownGames games;
  private final Ruling as;

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

  /** Creates a check of any number of files, with a change to each recording. */
  public ArchiveCheck(Games games, Ruling as) {
    this.games = new KnownGames(games);
    this.as = as;
  }

  /**
   * The result of a check: the number of games checked, and what was found in each, in their order.
   *
   * @param isRefused whether a game was refused and those after it were not checked
   */
  public record Findings(int games, List<Finding> found, boolean isRefused) {}

  /** Checks games in their order, from an index to before another. */
  public Findings check(Archive archive, int from, int to) throws IOException {
    List<Finding> all = new ArrayList<>();
    for (int game = from; game < to; game++) {
      Map<String, Finding> kinds = new LinkedHashMap<>();
      boolean isRefused = check(archive, game, kinds);
      kinds.values().stream().sorted(BY_PLACE).forEach(all::add);
      if (isRefused) {
        return new Findings(game + 1 - from, all, true);
      }
    }
    return new Findings(to - from, all, false);
  }

  private boolean check(Archive archive, int game, Map<String, Finding> kinds) throws IOException {
    Consumer<Finding> found = one -> kinds.merge(one.kind(), one, Finding::with);
    String file = archive.origin(game).file();
    Consumer<Finding> inFile = one -> found.accept(file.isEmpty() ? one : one.in(file));
    try {
      List<Fault> told = new ArrayList<>();
      Consumer<Note> heard = note -> hear(note, found, told);
      Recording recording = archive.game(game, heard);
      Optional<Recording> ruled = ruled(recording, kinds, inFile);
      if (ruled.isEmpty()) {
        return true;
      }
      new GameCheck(ruled.get(), game + 1, told, inFile, games.language()).run(games);
    } catch (InputFault fault) {
      found.accept(of(fault));
    }
    return false;
  }

  private static void hear(Note note, Consumer<Finding> found, List<Fault> told) {
    if (note.kind().equals(Note.ASSUMED)) {
      return;
    }
    Finding finding = of(note);
    found.accept(finding);
    if (!note.isUnusual()) {
      told.add(finding.fault());
    }
  }

  private static Finding of(Note note) {
    Fault fault = new Fault(note.line(), note.column(), note.text());
    return new Finding(fault, note.kind(), note.isUnusual(), 1);
  }

  private static Finding of(InputFault fault) {
    String text = fault.getMessage();
    return new Finding(new Fault(fault.line(), fault.column(), text), text, false, 1);
  }

  /** Returns the recording to replay; empty if that fails, which is then its only fault. */
  private Optional<Recording> ruled(
      Recording recording, Map<String, Finding> kinds, Consumer<Finding> found) {
    try {
      return Optional.of(as.of(recording));
    } catch (InputFault fault) {
      kinds.clear();
      found.accept(of(fault));
      return Optional.empty();
    }
  }
}
