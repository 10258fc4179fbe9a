package dev.banmen.tui.page.view;

import com.googlecode.lanterna.input.KeyType;
import dev.banmen.command.Argument;
import dev.banmen.command.Command;
import dev.banmen.command.Commands;
import dev.banmen.command.TypedCommand;
import dev.banmen.command.Where;
import dev.banmen.game.Pass;
import dev.banmen.game.Place;
import dev.banmen.game.Site;
import dev.banmen.game.record.Fault;
import dev.banmen.game.record.Note;
import dev.banmen.game.record.Recording;
import dev.banmen.record.Markup;
import dev.banmen.record.Markup.Sign;
import dev.banmen.record.OpenedFile;
import dev.banmen.record.PastedMoves;
import dev.banmen.record.Stroke;
import dev.banmen.say.TypedEdits;
import dev.banmen.study.EditableRecord;
import dev.banmen.study.RecordCursor;
import dev.banmen.study.ShownLine;
import dev.banmen.survey.GameQuery;
import dev.banmen.tui.page.BoardCommands;
import dev.banmen.tui.page.CommandLineEdit;
import dev.banmen.tui.page.Copy;
import dev.banmen.tui.page.PageAction;
import dev.banmen.tui.page.TextPage;
import dev.banmen.tui.page.view.RecordViewState.Mode;
import dev.banmen.tui.page.view.RecordViewState.RecordPane;
import dev.banmen.tui.term.Input;
import dev.banmen.tui.term.Keys;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * Carries out what is typed on the page of a recording: after a colon a coordinate, a number or a
 * command, after a slash a search text, after g a number. Stateless.
 */
final class RecordCommands extends BoardCommands<RecordPage> {
  static final RecordCommands LINE = new RecordCommands();

  private RecordCommands() {}

  static PageAction typed(RecordPage page, Input input) {
    CommandLineEdit line = page.entry().orElseThrow();
    if (line.isCommand()) {
      return LINE.on(page, input);
    } else if (line.sign() == '/'
        && input instanceof Input.Key pressed
        && Keys.isTab(pressed.stroke())) {
      List<String> players = ExplorerKeys.players(page);
      return page.typing(Optional.of(line.completed(GameQuery.completions(line.text(), players))));
    } else if (input instanceof Input.Key pressed
        && pressed.stroke().getKeyType() == KeyType.Enter) {
      return found(page.with(page.messages().quiet().typed(line.shown())), line);
    }
    return page.typing(line.on(input));
  }

  private static PageAction found(RecordPage page, CommandLineEdit line) {
    String rest = line.text().strip();
    if (line.sign() == '/' && page.view().pane() == RecordPane.EXPLORER) {
      return ExplorerKeys.filtered(page, rest);
    } else if (line.sign() == '/' && GameQuery.hasField(rest)) {
      return asked(page, rest);
    } else if (line.sign() == '/') {
      return searched(page, rest.isEmpty() ? page.activity().search() : rest);
    }
    return rest.isEmpty() ? page : goTo(page, rest);
  }

  @Override
  protected Set<Where> where(RecordPage page) {
    Set<Where> where = EnumSet.of(Where.IN_RECORD);
    page.teaching()
        .filter(view -> !view.table().isOver())
        .ifPresent(view -> where.add(view.table().isLeader() ? Where.LEADING : Where.FOLLOWING));
    return where;
  }

  @Override
  protected List<String> others(RecordPage page) {
    return page.is(Mode.GUESSING) ? List.of() : moves(page.position(), page.board().mover());
  }

  @Override
  protected List<String> following(RecordPage page, Argument argument) {
    return argument == Argument.MARK ? TypedEdits.signs() : super.following(page, argument);
  }

  @Override
  protected String expected(RecordPage page) {
    return aMove(page, page.recordCursor().nodeView().position());
  }

  private static RecordPage searched(RecordPage page, String text) {
    if (text.isEmpty()) {
      return page.says("record.search.what");
    }
    return RecordSearch.next(page, text);
  }

  /** Shows the games that answer a question, of the folder that the recording is in. */
  private static PageAction asked(RecordPage page, String question) {
    return (pages, person) -> {
      String folder = person.files().folder(page.about());
      pages.pushOther(pages.factory().found(pages, folder, question), page);
    };
  }

  private static PageAction goTo(RecordPage page, String digits) {
    OptionalInt number = TypedCommand.number(digits);
    if (number.isEmpty()) {
      return page.says("record.number", digits);
    }
    ShownLine line = page.recordCursor().line();
    return number.getAsInt() > line.moves()
        ? page.says("nothing.move", digits, line.moves())
        : page.along(line.withNumber(number.getAsInt()));
  }

  @Override
  protected PageAction run(RecordPage page, Command command, String rest) {
    return switch (command) {
      case ASK, END, REMOVE, SAY, SILENCE -> Teaching.atTable(page, command, rest);
      case SAVE -> save(page, rest);
      case COPY -> copied(page, rest);
      case OPEN -> PageAction.openFile(rest, page);
      case RECENT -> PageAction.openRecent(page);
      case EXPLAIN -> page.is(Mode.TRYING) ? Trying.explained(page) : RecordKeys.explained(page);
      case TRY -> page.trying();
      case EDIT -> RecordKeys.edit(page);
      case GUESS -> GuessingKeys.toggled(page);
      case EXPLORE -> ExplorerKeys.opened(page, rest);
      case PART -> PartKeys.typed(page, rest);
      case LEGAL -> page.trying().with(page.board().legalToggled());
      case PASS -> Trying.move(page, new Pass(page.board().mover()));
      case SIDE -> page.with(page.board().withMover(page.board().mover().opponent()));
      case SPEED -> speed(page, rest);
      case GAME -> game(page, rest);
      case GO -> goTo(page, rest);
      case NOTES -> notes(page);
      case UNDO -> RecordEdits.undo(page);
      case REDO -> RecordEdits.redo(page);
      case REVIEW -> RecordKeys.review(page);
      case ANNOTATE -> RecordEdits.annotated(page);
      case PROMOTE -> RecordEdits.moved(page, -1);
      case DEMOTE -> RecordEdits.moved(page, 1);
      case TEACH -> Teaching.open(page, !rest.isEmpty());
      case DELETE -> RecordEdits.delete(page);
      case COMMENT -> rest.isEmpty() ? CommentWriting.begin(page) : CommentWriting.add(page, rest);
      case NAME ->
          changed(page, page.recordCursor().withText(page.recordCursor().node(), "N", rest));
      case SET -> set(page, rest);
      case MARK -> mark(page, rest);
      case ARROW, LINE -> stroke(page, command == Command.ARROW, rest);
      case LABEL -> RecordEdits.put(page, Optional.of(Sign.LABEL), rest);
      default -> look(page, command, rest);
    };
  }

  private static PageAction save(RecordPage page, String file) {
    EditableRecord record = page.recordCursor().record();
    OpenedFile opened = record.file();
    if (!file.isEmpty() && !file.equals(opened.name())) {
      return RecordEdits.save(page, file);
    } else if (opened.isReadOnly()) {
      return page.says("record.read.only", opened.hindrance());
    }
    return record.isChanged() ? RecordEdits.save(page, file) : page.says("record.unchanged");
  }

  private static PageAction copied(RecordPage page, String what) {
    Recording recording = page.recordCursor().record().recording();
    Markup markup = page.recordCursor().nodeView().markup();
    return Copy.of(what, recording, page.position(), markup, page);
  }

  private static PageAction speed(RecordPage page, String text) {
    Optional<Autoplay> set = Autoplay.speed(text).map(page.autoplay()::at);
    return set.isEmpty()
        ? page.says("record.speed.which", text)
        : page.playing(set.get()).saying(page.words().text("record.speed", set.get().perSecond()));
  }

  private static PageAction game(RecordPage page, String digits) {
    EditableRecord record = page.recordCursor().record();
    int all = record.file().archive().size();
    int number = TypedCommand.number(digits).orElse(0);
    return number < 1 || number > all
        ? page.says("record.no.game", digits, all)
        : PageAction.viewFile(record.file(), number - 1, page);
  }

  /** Shows what the reader of the file had to repair. */
  private static PageAction notes(RecordPage page) {
    List<Note> notes = page.recordCursor().record().notes();
    if (notes.isEmpty()) {
      return page.says("record.notes.none");
    }
    StringBuilder text = new StringBuilder(page.words().text("record.notes", notes.size()));
    for (Note note : notes) {
      String place = Fault.place(note.line(), note.column());
      text.append('\n').append(place.isEmpty() ? "" : place + ": ").append(note.text());
    }
    return TextPage.open(page.words(), text.toString(), page);
  }

  /** Sets a property of one value, or removes it if the value is empty. */
  private static PageAction changed(RecordPage page, RecordCursor changed) {
    return changed == page.recordCursor() ? page : page.changed(changed);
  }

  private static PageAction set(RecordPage page, String rest) {
    String[] parts = Commands.parts(rest);
    return RecordEdits.edit(page, edits -> changed(page, edits.set(parts[0], parts[1])));
  }

  private static PageAction mark(RecordPage page, String rest) {
    return RecordEdits.edit(page, edits -> RecordEdits.put(page, edits.sign(rest), ""));
  }

  /** Carries out {@code arrow D4 F6} or {@code line D4 F6}. */
  private static PageAction stroke(RecordPage page, boolean isArrow, String names) {
    List<Site> ends = sites(page.game(), names);
    return isPair(ends)
        ? RecordEdits.put(page, new Stroke(ends.get(0), ends.get(1), isArrow))
        : page.says(isArrow ? "arrow.how" : "record.line.how", examples(page.game()).toArray());
  }

  @Override
  protected Optional<PageAction> other(RecordPage page, String line) {
    if (TypedCommand.number(line).isPresent()) {
      return Optional.of(goTo(page, line));
    }
    Optional<Site> site = page.game().notation().parse(line);
    boolean isGuessing = page.is(Mode.GUESSING);
    if (site.isEmpty()) {
      return isGuessing
          ? Optional.empty()
          : PastedMoves.several(line, page.game()).map(moves -> Trying.pasted(line, page));
    }
    boolean onBoard = page.game().lattice().contains(site.get());
    if (onBoard && page.isMarking()) {
      return Optional.of(PartKeys.placed(page.at(site.get())));
    }
    if (onBoard && page.is(Mode.ANSWERING)) {
      return Optional.of(Teaching.answer(page.at(site.get())));
    }
    RecordPage there = onBoard ? page.at(site.get()) : page;
    return Optional.of(
        isGuessing
            ? GuessingKeys.guessed(there, site)
            : Trying.move(there, new Place(page.board().mover(), site.get())));
  }
}
