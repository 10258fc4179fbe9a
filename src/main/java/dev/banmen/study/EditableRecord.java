package dev.banmen.study;

import dev.banmen.game.record.Note;
import dev.banmen.game.record.RecordTree;
import dev.banmen.game.record.Recording;
import dev.banmen.record.OpenedFile;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A recording that can be changed, with what it was before. Immutable.
 *
 * @param game which game of the file, from 0
 * @param notes what the reader of the file repaired
 * @param saved the tree as the file has it
 * @param past what it was before each change, the last one last
 * @param ahead what was undone, the next one last
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

  private static final int MOST_PAST = 500; // taken back, of a record of not too many nodes
  private static final int MOST_NODES = 5_000_000; // kept in all for changes to be taken back

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

  /** Changes the tree; undoing that goes back to this node. */
  public EditableRecord changed(RecordTree tree, int node) {
    int most = Math.min(MOST_PAST, 1 + MOST_NODES / tree.size());
    List<Version> latest = past.subList(Math.max(0, past.size() - most + 1), past.size());
    return with(recording.with(tree), longer(latest, node), List.of());
  }

  private EditableRecord with(Recording now, List<Version> before, List<Version> undone) {
    return new EditableRecord(file, game, notes, now, saved, before, undone);
  }

  /** Without the last change; there must be one. */
  public EditableRecord undone(int node) {
    return with(last(past), shorter(past), longer(ahead, node));
  }

  /** With the last change that was taken back; there must be one. */
  public EditableRecord redone(int node) {
    return with(last(ahead), longer(past, node), shorter(ahead));
  }

  private Recording last(List<Version> versions) {
    return recording.with(versions.get(versions.size() - 1).tree());
  }

  private static List<Version> shorter(List<Version> versions) {
    return List.copyOf(versions.subList(0, versions.size() - 1));
  }

  private List<Version> longer(List<Version> versions, int node) {
    List<Version> longer = new ArrayList<>(versions);
    longer.add(new Version(recording.tree(), node));
    return longer;
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
