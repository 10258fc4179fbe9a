package dev.banmen.tui.page.view;

import dev.banmen.game.ExampleSite;
import dev.banmen.game.Notation;
import dev.banmen.game.Pass;
import dev.banmen.game.Place;
import dev.banmen.game.Site;
import dev.banmen.game.record.Fault;
import dev.banmen.game.record.Note;
import dev.banmen.game.record.RecordTree;
import dev.banmen.game.record.Recording;
import dev.banmen.record.Markup;
import dev.banmen.record.Markup.Sign;
import dev.banmen.record.OpenedFile;
import dev.banmen.record.PastedMoves;
import dev.banmen.study.EditableRecord;
import dev.banmen.study.RecordCursor;
import dev.banmen.study.ShownLine;
import dev.banmen.tui.board.Layers;
import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.page.Autoplay;
import dev.banmen.tui.page.CommandLineEdit;
import dev.banmen.tui.page.CommandTyping;
import dev.banmen.tui.page.Completion;
import dev.banmen.tui.page.Copy;
import dev.banmen.tui.page.LookCommands;
import dev.banmen.tui.page.Messages;
import dev.banmen.tui.page.PageResult;
import dev.banmen.tui.page.TextPage;
import dev.banmen.tui.page.view.RecordViewState.Mode;
import dev.banmen.tui.term.Input;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * Carries out what is typed on the page of a recording: after a colon a coordinate, a number or a
 * command, after a slash a search text, after g a number. Stateless.
 */
final class RecordCommands {
  static final List<String> NAMES =
      List.of(
          "arrow",
          "comment",
          "coordinates",
          "copy",
          "delete",
          "demote",
          "explain",
          "flip",
          "game",
          "ghosts",
          "guess",
          "help",
          "label",
          "layer",
          "legal",
          "line",
          "mark",
          "name",
          "notes",
          "numbers",
          "open",
          "pass",
          "promote",
          "quit",
          "recent",
          "redo",
          "review",
          "rotate",
          "save",
          "set",
          "settings",
          "side",
          "speed",
          "teach",
          "theme",
          "try",
          "undo");

  private static final Set<String> TAKING =
      Set.of(
          "arrow", "copy", "game", "label", "layer", "line", "mark", "name", "numbers", "open",
          "save", "set", "speed", "theme");

  private RecordCommands() {}

  static PageResult on(RecordPage page, Input input) {
    Messages messages = page.messages();
    String line = messages.entry().orElseThrow().text();
    if (input instanceof Input.Key pressed) {
      switch (pressed.stroke().getKeyType()) {
        case Enter:
          return run(page.with(messages.quiet().typed(line)), line);
        case Tab, ReverseTab:
          return Completion.isFile(line)
              ? Completion.tab(
                  messages.entry().get(), Completion.OF_FILES, then -> typed(page, then))
              : typing(page, completed(page, line));
        case ArrowUp:
          return page.with(recalled(messages, messages.recalled() + 1)).show();
        case ArrowDown:
          return page.with(recalled(messages, messages.recalled() - 1)).show();
        default:
          break;
      }
    }
    Optional<CommandLineEdit> next = new CommandLineEdit(line.substring(1)).on(input);
    String kind = line.substring(0, 1);
    return page.with(messages.typing(next.map(rest -> new CommandLineEdit(kind + rest.text()))))
        .show();
  }

  private static Messages recalled(Messages messages, int back) {
    Messages recalled = messages.recalling(back);
    boolean isNew = recalled.entry().orElse(CommandLineEdit.EMPTY).text().isEmpty();
    return isNew ? messages.typing(Optional.of(new CommandLineEdit(":"))) : recalled;
  }

  private static PageResult typing(RecordPage page, String line) {
    return typed(page, new CommandLineEdit(line)).show();
  }

  private static RecordPage typed(RecordPage page, CommandLineEdit entry) {
    return page.with(page.messages().typing(Optional.of(entry)));
  }

  private static PageResult run(RecordPage page, String line) {
    String rest = line.substring(1).strip();
    return switch (line.charAt(0)) {
      case '/' -> searched(page, rest.isEmpty() ? page.activity().search() : rest).show();
      case 'g' -> rest.isEmpty() ? page.show() : goTo(page, rest);
      default -> command(page, rest);
    };
  }

  private static RecordPage searched(RecordPage page, String text) {
    if (text.isEmpty()) {
      return page.saying(page.words().text("record.search.what"));
    }
    return RecordSearch.next(page, text);
  }

  private static PageResult goTo(RecordPage page, String digits) {
    if (!CommandLineEdit.isNumber(digits)) {
      return page.saying(page.words().text("record.number", digits)).show();
    }
    ShownLine line = page.recordCursor().line();
    int number = digits.length() > 9 ? Integer.MAX_VALUE : Integer.parseInt(digits);
    return number > line.moves()
        ? page.saying(page.words().text("nothing.move", digits, line.moves())).show()
        : page.along(line.withNumber(number)).show();
  }

  private static PageResult command(RecordPage page, String command) {
    int blank = command.indexOf(' ');
    String name = blank < 0 ? command : command.substring(0, blank);
    String rest = blank < 0 ? "" : command.substring(blank + 1).strip();
    if (atTable(page).contains(name.toLowerCase(Locale.ROOT))) {
      return Teaching.atTable(page, command);
    }
    return switch (name.toLowerCase(Locale.ROOT)) {
      case "" -> page.show();
      case "q", "quit" -> new PageResult.Back();
      case "help" -> RecordKeys.help(page);
      case "settings" -> new PageResult.OpenSettings(page);
      case "theme" -> new PageResult.ChangeTheme(rest, page);
      case "save" -> save(page, rest);
      case "copy" -> copied(page, rest);
      case "open" -> new PageResult.OpenFile(rest, page);
      case "recent" -> new PageResult.OpenRecent(page);
      case "explain" ->
          (page.is(Mode.TRYING) ? TryKeys.explained(page) : RecordKeys.explained(page)).show();
      case "layer" -> page.withLayer(rest).show();
      case "coordinates", "flip", "ghosts", "numbers", "rotate" ->
          LookCommands.run(page, name.toLowerCase(Locale.ROOT), rest).show();
      case "try" -> page.trying().show();
      case "guess" -> GuessKeys.toggled(page);
      case "legal" -> page.trying().with(page.board().legalToggled()).show();
      case "pass" -> TryKeys.move(page, new Pass(page.board().hand()));
      case "side" -> page.with(page.board().withHand(page.board().hand().opponent())).show();
      case "speed" -> speed(page, rest);
      case "game" -> game(page, rest);
      case "notes" -> notes(page);
      default -> edit(page, name.toLowerCase(Locale.ROOT), rest, command);
    };
  }

  /** The commands of the teaching table that a page is at. */
  private static List<String> atTable(RecordPage page) {
    return page.teaching().map(view -> view.table().commands()).orElse(List.of());
  }

  private static PageResult edit(RecordPage page, String name, String rest, String command) {
    return switch (name) {
      case "undo" -> RecordEdits.undo(page);
      case "redo" -> RecordEdits.redo(page);
      case "review" -> RecordKeys.review(page);
      case "promote" -> RecordEdits.moved(page, -1);
      case "teach" -> Teaching.open(page, rest.equalsIgnoreCase("private"));
      case "demote" -> RecordEdits.moved(page, 1);
      case "delete" -> RecordEdits.delete(page);
      case "comment" ->
          rest.isEmpty() ? CommentWriting.begin(page).show() : CommentWriting.add(page, rest);
      case "name" -> changeProperty(page, page.recordCursor().node(), "N", rest);
      case "set" -> set(page, rest);
      case "mark" -> mark(page, rest);
      case "arrow", "line" -> RecordEdits.between(page, name.equals("arrow"), rest);
      case "label" -> TryKeys.put(page, Optional.of(Sign.LABEL), rest);
      default -> CommandLineEdit.isNumber(command) ? goTo(page, command) : place(page, command);
    };
  }

  private static PageResult save(RecordPage page, String file) {
    EditableRecord record = page.recordCursor().record();
    OpenedFile opened = record.file();
    if (!file.isEmpty() && !file.equals(opened.name())) {
      return RecordEdits.save(page, file);
    } else if (opened.isReadOnly()) {
      return page.saying(page.words().text("record.read.only", opened.hindrance())).show();
    }
    return record.isChanged()
        ? RecordEdits.save(page, file)
        : page.saying(page.words().text("record.unchanged")).show();
  }

  private static PageResult copied(RecordPage page, String what) {
    Recording recording = page.recordCursor().record().recording();
    Markup markup = page.recordCursor().nodeView().markup();
    return Copy.of(what, recording, page.position(), markup, page);
  }

  private static PageResult speed(RecordPage page, String text) {
    Optional<Autoplay> set = Autoplay.speed(text).map(page.autoplay()::at);
    return (set.isEmpty()
            ? page.saying(page.words().text("record.speed.which", text))
            : page.playing(set.get())
                .saying(page.words().text("record.speed", set.get().perSecond())))
        .show();
  }

  private static PageResult game(RecordPage page, String digits) {
    EditableRecord record = page.recordCursor().record();
    int all = record.file().archive().size();
    int number =
        CommandLineEdit.isNumber(digits) && digits.length() < 10 ? Integer.parseInt(digits) : 0;
    return number < 1 || number > all
        ? page.saying(page.words().text("record.no.game", digits, all)).show()
        : new PageResult.ViewFile(record.file(), number - 1, page);
  }

  /** Shows what the reader of the file had to repair. */
  private static PageResult notes(RecordPage page) {
    List<Note> notes = page.recordCursor().record().notes();
    if (notes.isEmpty()) {
      return page.saying(page.words().text("record.notes.none")).show();
    }
    StringBuilder text = new StringBuilder(page.words().text("record.notes", notes.size()));
    for (Note note : notes) {
      String place = Fault.place(note.line(), note.column());
      text.append('\n').append(place.isEmpty() ? "" : place + ": ").append(note.text());
    }
    return new PageResult.Open(TextPage.of(page.words(), text.toString()), page);
  }

  /** Sets a property of one value, or removes it if the value is empty. */
  private static PageResult changeProperty(RecordPage page, int node, String id, String value) {
    RecordCursor changed = page.recordCursor().withText(node, id, value);
    return changed == page.recordCursor() ? page.show() : page.changed(changed);
  }

  private static PageResult set(RecordPage page, String rest) {
    int blank = rest.indexOf(' ');
    String id = (blank < 0 ? rest : rest.substring(0, blank)).toUpperCase(Locale.ROOT);
    return EditableRecord.FACTS.contains(id)
        ? changeProperty(
            page, RecordTree.ROOT, id, blank < 0 ? "" : rest.substring(blank + 1).strip())
        : page.saying(page.words().text("record.set", String.join(" ", EditableRecord.FACTS)))
            .show();
  }

  private static PageResult mark(RecordPage page, String rest) {
    List<String> names = new ArrayList<>();
    for (Sign sign : Sign.values()) {
      String name = RecordWords.name(sign);
      names.add(name);
      if (name.equals(rest.toLowerCase(Locale.ROOT))) {
        return TryKeys.put(page, Optional.of(sign), "");
      }
    }
    return rest.equalsIgnoreCase("none")
        ? TryKeys.put(page, Optional.empty(), "")
        : page.saying(page.words().text("record.mark", String.join(", ", names))).show();
  }

  private static PageResult place(RecordPage page, String name) {
    Notation notation = page.game().notation();
    Optional<Site> site = notation.parse(name);
    boolean isTried = site.isEmpty() && !page.is(Mode.GUESSING);
    if (isTried && PastedMoves.several(name, page.game()).isPresent()) {
      return new PageResult.PlayAll(name, page.game(), page);
    } else if (site.isEmpty()) {
      String example =
          ExampleSite.name(page.recordCursor().nodeView().position(), page.board().cursor());
      return page.saying(CommandTyping.unknown(page.words(), name, NAMES, example)).show();
    }
    boolean onBoard = page.game().lattice().contains(site.get());
    RecordPage there = onBoard ? page.at(site.get()) : page;
    if (page.is(Mode.GUESSING)) {
      return GuessKeys.guessed(there, site).show();
    }
    return TryKeys.move(there, new Place(page.board().hand(), site.get()));
  }

  private static List<String> candidates(RecordPage page, String line) {
    List<String> candidates = new ArrayList<>();
    String typed = line.substring(1).toLowerCase(Locale.ROOT);
    if (line.charAt(0) != ':') {
      return candidates;
    } else if (Completion.isFile(line)) {
      return page.messages().entry().orElseThrow().choices();
    }
    if (typed.startsWith("mark ")) {
      for (Sign sign : Sign.values()) {
        addIf(typed, "mark " + RecordWords.name(sign), candidates);
      }
      addIf(typed, "mark none", candidates);
    }
    if (typed.startsWith("layer ")) {
      for (String id : Layers.ids(page.game())) {
        addIf(typed, "layer " + id, candidates);
      }
      addIf(typed, "layer off", candidates);
    }
    if (typed.startsWith("copy ")) {
      addIf(typed, "copy " + Copy.BOARD, candidates);
    }
    for (String name : NAMES) {
      addIf(typed, name, candidates);
    }
    atTable(page).forEach(name -> addIf(typed, name, candidates));
    if (!typed.isEmpty() && !page.is(Mode.GUESSING)) {
      for (var move : page.position().legalMoves()) {
        if (move instanceof Place place && move.side() == page.board().hand()) {
          addIf(typed, page.game().notation().name(place.site()), candidates);
        }
      }
    }
    return candidates;
  }

  private static void addIf(String typed, String name, List<String> candidates) {
    if (name.toLowerCase(Locale.ROOT).startsWith(typed)) {
      candidates.add(name);
    }
  }

  private static String completed(RecordPage page, String line) {
    List<String> candidates = candidates(page, line);
    if (candidates.isEmpty()) {
      return line;
    }
    String common = CommandLineEdit.common(candidates);
    boolean goesOn = candidates.size() == 1 && TAKING.contains(common);
    return ":" + common + (goesOn ? " " : "");
  }

  static void paintCandidates(Canvas canvas, RecordPage page) {
    Completion.paint(canvas, candidates(page, page.messages().entry().orElseThrow().text()));
  }
}
