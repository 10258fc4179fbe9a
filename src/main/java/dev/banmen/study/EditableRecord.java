package dev.banmen.study;

import dev.banmen.game.record.Note;
import dev.banmen.game.record.RecordTree;
import dev.banmen.game.record.Recording;
import dev.banmen.record.OpenedFile;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * A recording that can be edited, with its undo history. Immutable.
 *
 * @param game the index of the game in its file, from 0
 * @param notes the repairs made while reading the file
 * @param saved the tree in the file
 * @param past the versions before each change, the latest last
 * @param ahead the undone versions, the next to redo last
 */
public record EditableRecord(
    OpenedFile file,
    int game,
    List<Note> notes,
    Recording recording,
    RecordTree saved,
    List<Version> past,
    List<Version> ahead) {
  /** The properties of a game that affect neither its board nor its rules, in order. */
  public static final List<String> FACTS =
      List.of(
          "AN", "BR", "BT", "CP", "DT", "EV", "GC", "GN", "ON", "PB", "PC", "PW", "RE", "RO", "SO",
          "US", "WR", "WT");

  private static final int MOST_PAST = 500; // versions to undo, unless the record is large
  private static final int MOST_NODES = 5_000_000; // of all versions to undo together

  /** A tree, and the node that was shown. */
  record Version(RecordTree tree, int node) {}

  public static EditableRecord of(
      OpenedFile file, int game, List<Note> notes, Recording recording) {
    RecordTree tree = recording.tree();
    return new EditableRecord(
        file, game, List.copyOf(notes), recording, tree, List.of(), List.of());
  }

  /** Whether it has unsaved changes. */
  public boolean isChanged() {
    return recording.tree() != saved;
  }

  /** The recording if it has unsaved changes. */
  public Optional<Recording> unsaved() {
    return isChanged() ? Optional.of(recording) : Optional.empty();
  }

  /** Returns it with every version of its tree changed by something that isn't its user's. */
  EditableRecord grown(UnaryOperator<RecordTree> growth) {
    Map<RecordTree, RecordTree> known = new IdentityHashMap<>();
    UnaryOperator<RecordTree> each = tree -> known.computeIfAbsent(tree, growth);
    return new EditableRecord(
        file,
        game,
        notes,
        recording.with(each.apply(recording.tree())),
        each.apply(saved),
        grown(past, each),
        grown(ahead, each));
  }

  private static List<Version> grown(List<Version> versions, UnaryOperator<RecordTree> each) {
    List<Version> all = new ArrayList<>();
    for (Version version : versions) {
      RecordTree tree = each.apply(version.tree());
      all.add(new Version(tree, tree.nearest(version.node())));
    }
    return all;
  }

  /** Returns it with another tree; undo returns to this node. */
  public EditableRecord changed(RecordTree tree, int node) {
    int most = Math.min(MOST_PAST, 1 + MOST_NODES / tree.size());
    List<Version> latest = past.subList(Math.max(0, past.size() - most + 1), past.size());
    return with(recording.with(tree), longer(latest, node), List.of());
  }

  private EditableRecord with(Recording now, List<Version> before, List<Version> undone) {
    return new EditableRecord(file, game, notes, now, saved, before, undone);
  }

  /** Undoes the last change; there must be one. */
  public EditableRecord undone(int node) {
    return with(last(past), shorter(past), longer(ahead, node));
  }

  /** Redoes the last undone change; there must be one. */
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

  /** This game in a newer version of its file. */
  public EditableRecord in(OpenedFile now) {
    return new EditableRecord(now, game, notes, recording, saved, past, ahead);
  }

  /** This game after this tree was saved; it still has unsaved changes if it changed meanwhile. */
  public EditableRecord saved(OpenedFile now, int nowGame, RecordTree written) {
    return new EditableRecord(now, nowGame, notes, recording, written, past, ahead);
  }
}
