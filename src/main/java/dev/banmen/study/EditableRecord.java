package dev.banmen.study;

import dev.banmen.game.record.Note;
import dev.banmen.game.record.RecordTree;
import dev.banmen.game.record.Recording;
import dev.banmen.record.OpenedFile;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A recording that can be changed: as it is now, and as it was before. Immutable.
 *
 * @param file where it comes from
 * @param game which game of that file, from 0
 * @param notes what the file's reader had to put right
 * @param recording as it is now
 * @param saved the tree as the file has it
 * @param past what it was before each change, the last one last
 * @param ahead what was taken back, the next one last
 */
public record EditableRecord(
    OpenedFile file,
    int game,
    List<Note> notes,
    Recording recording,
    RecordTree saved,
    List<Version> past,
    List<Version> ahead) {
  /** The properties of a game that change neither its board nor its rules, in order. */
  public static final List<String> FACTS =
      List.of(
          "AN", "BR", "BT", "CP", "DT", "EV", "GC", "GN", "ON", "PB", "PC", "PW", "RE", "RO", "SO",
          "US", "WR", "WT");

  /** How many changes can be taken back, of a record of not too many nodes. */
  private static final int MOST_PAST = 500;

  /** How many nodes are kept in all for changes to be taken back. */
  private static final int MOST_NODES = 5_000_000;

  /** A tree, and where it was looked at. */
  record Version(RecordTree tree, int node) {}

  public static EditableRecord of(
      OpenedFile file, int game, List<Note> notes, Recording recording) {
    RecordTree tree = recording.tree();
    return new EditableRecord(
        file, game, List.copyOf(notes), recording, tree, List.of(), List.of());
  }

  /** Whether there is something in it that the file has not. */
  public boolean isChanged() {
    return recording.tree() != saved;
  }

  /** It as it is now, if that is not saved. */
  public Optional<Recording> unsaved() {
    return isChanged() ? Optional.of(recording) : Optional.empty();
  }

  /**
   * Another tree, from which one can come back.
   *
   * @param node where this one was looked at
   */
  public EditableRecord changed(RecordTree tree, int node) {
    int most = Math.min(MOST_PAST, 1 + MOST_NODES / tree.size());
    List<Version> longer =
        new ArrayList<>(past.subList(Math.max(0, past.size() - most + 1), past.size()));
    longer.add(new Version(recording.tree(), node));
    return new EditableRecord(file, game, notes, recording.with(tree), saved, longer, List.of());
  }

  /** Without the last change; there must be one. */
  public EditableRecord undone(int node) {
    return turned(past, ahead, node, true);
  }

  /** With the last change that was taken back; there must be one. */
  public EditableRecord redone(int node) {
    return turned(ahead, past, node, false);
  }

  private EditableRecord turned(List<Version> from, List<Version> to, int node, boolean isBack) {
    Recording next = recording.with(from.get(from.size() - 1).tree());
    List<Version> shorter = List.copyOf(from.subList(0, from.size() - 1));
    List<Version> longer = new ArrayList<>(to);
    longer.add(new Version(recording.tree(), node));
    return isBack
        ? new EditableRecord(file, game, notes, next, saved, shorter, longer)
        : new EditableRecord(file, game, notes, next, saved, longer, shorter);
  }

  /** The same game of the file that was written again. */
  public EditableRecord in(OpenedFile now) {
    return new EditableRecord(now, game, notes, recording, saved, past, ahead);
  }

  /**
   * The same, of which a file now has this tree: all of it, unless it was changed while that was
   * written.
   */
  public EditableRecord saved(OpenedFile now, int nowGame, RecordTree written) {
    return new EditableRecord(now, nowGame, notes, recording, written, past, ahead);
  }
}
