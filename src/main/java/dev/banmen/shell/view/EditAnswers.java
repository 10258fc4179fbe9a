package dev.banmen.shell.view;

import dev.banmen.app.Refusal;
import dev.banmen.command.Command;
import dev.banmen.command.Commands;
import dev.banmen.command.UnhandledCommand;
import dev.banmen.game.Site;
import dev.banmen.game.record.Fault;
import dev.banmen.game.record.Note;
import dev.banmen.game.record.RecordTree;
import dev.banmen.record.Markup.Sign;
import dev.banmen.say.GameSentences;
import dev.banmen.say.NodeSentences;
import dev.banmen.say.TypedEdits;
import dev.banmen.shell.Answer;
import dev.banmen.shell.BoardAnswers;
import dev.banmen.study.RecordCursor;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The commands that change a recording, or undo a change. Immutable except for its open record. */
final class EditAnswers {
  private final OpenRecord openRecord;
  private final GameSentences gameSentences;

  EditAnswers(OpenRecord openRecord) {
    this.openRecord = openRecord;
    gameSentences = openRecord.gameSentences();
  }

  private RecordCursor recordCursor() {
    return openRecord.recordCursor();
  }

  Answer on(Command command, String rest) throws Refusal {
    return switch (command) {
      case WRITE -> write(rest);
      case REWRITE -> setText("C", rest, "record.written");
      case MARK -> mark(rest);
      case LABEL -> label(rest);
      case NAME -> setText("N", rest, "record.named");
      case SET -> set(rest);
      case DELETE -> delete();
      case PROMOTE -> moved(-1);
      case DEMOTE -> moved(1);
      case UNDO -> described(edits().undone(), gameSentences.text("record.undone"));
      case REDO -> described(edits().redone(), gameSentences.text("record.redone"));
      case NOTES -> notes();
      case SAVE -> openRecord.save(rest);
      default -> throw new UnhandledCommand(command);
    };
  }

  private TypedEdits edits() {
    return new TypedEdits(recordCursor(), gameSentences);
  }

  private Answer changed(RecordCursor there, String... sentences) {
    List<String> all = new ArrayList<>(Arrays.asList(sentences));
    all.add(openRecord.change(there));
    return Answer.of(all.toArray(String[]::new));
  }

  Answer write(String line) {
    String before = recordCursor().tree().text(recordCursor().node(), "C");
    return setText("C", before.isEmpty() ? line : before + "\n" + line, "record.written");
  }

  /** Sets a property of the node, or removes it. */
  private Answer setText(String id, String text, String key) {
    RecordCursor there = recordCursor().withText(recordCursor().node(), id, text);
    if (there == recordCursor()) {
      return Answer.of(gameSentences.text("record.same"));
    }
    return changed(there, gameSentences.text(text.isEmpty() ? "record.removed" : key));
  }

  private Answer set(String rest) throws Refusal {
    String[] parts = Commands.parts(rest);
    String id = parts[0].toUpperCase(Locale.ROOT);
    RecordCursor there = edits().set(parts[0].toLowerCase(Locale.ROOT), parts[1]);
    if (there == recordCursor()) {
      return Answer.of(gameSentences.text("record.same"));
    }
    String key = parts[1].isEmpty() ? "record.is.empty" : "record.is.set";
    return changed(there, gameSentences.text(key, id, parts[1]));
  }

  private Answer mark(String rest) throws Refusal {
    String[] parts = Commands.parts(rest);
    return signed(parts[1], edits().sign(parts[0].toLowerCase(Locale.ROOT)), "");
  }

  private Answer label(String rest) {
    String[] parts = Commands.parts(rest);
    return signed(parts[0], Optional.of(Sign.LABEL), parts[1]);
  }

  private Answer signed(String name, Optional<Sign> sign, String label) {
    Optional<Site> site = recordCursor().game().notation().parse(name);
    if (site.isEmpty() || !recordCursor().game().lattice().contains(site.get())) {
      String example =
          new BoardAnswers(recordCursor().nodeView().position(), gameSentences).example();
      return Answer.fault(gameSentences.text("site.none", name, example));
    }
    RecordCursor there = recordCursor().signed(site.get(), sign, label);
    String marks = NodeSentences.marks(there.nodeView().markup(), gameSentences);
    return changed(there, marks.isEmpty() ? gameSentences.text("marks.none") : marks);
  }

  private Answer delete() throws Refusal {
    return described(edits().deleted(), openRecord.sentences().deleted());
  }

  private Answer moved(int by) throws Refusal {
    RecordCursor there = edits().moved(by);
    RecordTree tree = there.tree();
    int branch = there.branch();
    List<Integer> all = tree.children(tree.parent(branch));
    return changed(
        there,
        gameSentences.sentence(
            gameSentences.text("record.variation", all.indexOf(branch) + 1, all.size())));
  }

  private Answer described(RecordCursor there, String sentence) {
    String unkept = openRecord.change(there);
    return Answer.of(sentence, openRecord.sentences().all(), unkept);
  }

  /** Lists what the reader of the file repaired. */
  private Answer notes() {
    List<String> lines = new ArrayList<>();
    for (Note note : recordCursor().record().notes()) {
      String place = Fault.place(note.line(), note.column());
      lines.add(
          place.isEmpty() ? note.text() : gameSentences.text("record.note", place, note.text()));
    }
    return lines.isEmpty()
        ? Answer.of(gameSentences.text("record.notes.none"))
        : Answer.lines(lines);
  }
}
