package dev.banmen.shell.view;

import dev.banmen.app.GameRoom;
import dev.banmen.app.OpenedGame;
import dev.banmen.app.Person;
import dev.banmen.app.Refusal;
import dev.banmen.game.OptionFault;
import dev.banmen.game.Side;
import dev.banmen.game.Vocabulary;
import dev.banmen.game.record.InputFault;
import dev.banmen.game.record.RecordTree;
import dev.banmen.record.OpenedFile;
import dev.banmen.say.GameSentences;
import dev.banmen.say.NodeSentences;
import dev.banmen.shell.Answer;
import dev.banmen.shell.TypedKeys;
import dev.banmen.study.EditableRecord;
import dev.banmen.study.RecordCursor;
import dev.banmen.text.Printable;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The open recording with its changes. Mutable. */
final class OpenRecord {
  private final Person person;
  private RecordCursor recordCursor;
  private GameSentences gameSentences;
  private String unsaved = ""; // says that changes of an earlier session are shown

  /**
   * Opens a game of a file at its start, with its unsaved changes if there are any.
   *
   * @param game from 0
   * @throws InputFault if nothing of it can be shown
   * @throws OptionFault if there is no such game
   */
  OpenRecord(Person person, OpenedFile file, int game) throws InputFault, IOException {
    this.person = person;
    read(file, game);
  }

  private void read(OpenedFile file, int game) throws InputFault, IOException {
    OpenedGame opened = OpenedGame.of(person, file, game);
    recordCursor = opened.recordCursor();
    gameSentences = TypedKeys.of(recordCursor.game(), person.language());
    unsaved = opened.unsaved().map(gameSentences::text).orElse("");
  }

  /** Switches to another game of the file, from 0. */
  void turnTo(int game) throws InputFault, IOException {
    read(file(), game);
  }

  GameRoom room() {
    return person.room();
  }

  /** Whether it is open at home, where the computer reviews games. */
  boolean isAtHome() {
    return person.lobby().isEmpty();
  }

  RecordCursor recordCursor() {
    return recordCursor;
  }

  GameSentences gameSentences() {
    return gameSentences;
  }

  NodeSentences sentences() {
    return new NodeSentences(recordCursor, gameSentences);
  }

  OpenedFile file() {
    return recordCursor.record().file();
  }

  int games() {
    return file().archive().size();
  }

  private String property(String id) {
    return Printable.of(recordCursor.tree().text(RecordTree.ROOT, id).strip());
  }

  /** The opening of a recording: its game, its length, and what to know about its file. */
  Answer opening() {
    List<String> opening = new ArrayList<>();
    if (games() > 1) {
      opening.add(gameSentences.text("record.of", recordCursor.record().game() + 1, games()));
    }
    opening.add(gameSentences.title());
    String black = property("PB");
    String white = property("PW");
    if (!black.isEmpty() || !white.isEmpty()) {
      Vocabulary said = gameSentences.game().words();
      opening.add(
          gameSentences.text(
              "record.players",
              said.recorded(Side.BLACK, black),
              said.recorded(Side.WHITE, white)));
    }
    if (!property("RE").isEmpty()) {
      opening.add(gameSentences.text("record.result", gameSentences.recorded(property("RE"))));
    }
    int steps = recordCursor.line().moves();
    int attempts = recordCursor.line().attempts();
    int misses = recordCursor.line().misses() - attempts;
    opening.add(
        misses == 0
            ? gameSentences.text("record.moves", steps)
            : gameSentences.text("record.steps", steps, misses));
    if (attempts > 0) {
      opening.add(gameSentences.text("record.attempts", attempts));
    }
    if (!sentences().comment().isEmpty()) {
      opening.add(gameSentences.text("record.there.comment"));
    }
    int notes = recordCursor.record().notes().size();
    if (notes > 0) {
      opening.add(gameSentences.text("record.repaired", notes));
    }
    if (file().isReadOnly()) {
      opening.add(readOnly(file()));
    }
    opening.add(unsaved);
    return Answer.of(opening.toArray(String[]::new));
  }

  /** The recording as text; empty if it is longer than so many bytes. */
  Optional<String> text(int most) {
    return person.files().text(recordCursor.record().recording(), most);
  }

  void go(RecordCursor there) {
    recordCursor = there;
  }

  /** Changes the recording, and saves a draft; returns what to say if that fails. */
  String change(RecordCursor there) {
    recordCursor = there;
    try {
      person.files().saveDraft(file(), there.record().game(), there.record().unsaved());
      return "";
    } catch (Refusal e) {
      return gameSentences.text("record.unkept", e.getMessage());
    }
  }

  /** Writes the recording to its file, or to a new one. */
  Answer save(String name) throws Refusal {
    EditableRecord record = recordCursor.record();
    OpenedFile old = record.file();
    boolean isOwn = name.isEmpty() || name.equals(old.name());
    if (isOwn && old.isReadOnly()) {
      return Answer.fault(readOnly(old));
    } else if (isOwn && !record.isChanged()) {
      return Answer.of(gameSentences.text("record.unchanged"));
    }
    recordCursor = recordCursor.with(isOwn ? saved(record) : savedAs(name, record));
    return Answer.of(gameSentences.text("saved", file().name()));
  }

  private EditableRecord saved(EditableRecord record) throws Refusal {
    OpenedFile now = person.files().save(record.file(), record.game(), record.recording());
    return record.saved(now, record.game(), record.recording().tree());
  }

  private EditableRecord savedAs(String name, EditableRecord record) throws Refusal {
    OpenedFile now = person.files().saveAs(name, record.recording());
    person
        .files()
        .saveDraft(record.file(), record.game(), Optional.empty()); // all of it is in the new file
    person.files().close(record.file());
    return record.saved(now, 0, record.recording().tree());
  }

  /** The sentence on leaving it; none if its file has all changes. */
  String parting() {
    boolean isKept = recordCursor.record().isChanged() && !isAway();
    return isKept ? gameSentences.text("record.parting", file().name()) : "";
  }

  /** Whether this is a place where people meet, which keeps no changes and writes no files. */
  private boolean isAway() {
    return person.lobby().isPresent();
  }

  private String readOnly(OpenedFile file) {
    return isAway()
        ? gameSentences.text("record.take")
        : gameSentences.text("record.read.only", file.hindrance());
  }

  void close() {
    person.files().close(file());
  }
}
