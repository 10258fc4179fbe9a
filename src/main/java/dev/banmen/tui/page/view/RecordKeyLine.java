package dev.banmen.tui.page.view;

import com.googlecode.lanterna.input.KeyStroke;
import com.googlecode.lanterna.input.KeyType;
import dev.banmen.app.AskedQuestion;
import dev.banmen.game.Pass;
import dev.banmen.study.RecordCursor;
import dev.banmen.text.Words;
import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.keys.KeyHint;
import dev.banmen.tui.keys.KeyHints;
import dev.banmen.tui.page.KeyLine;
import dev.banmen.tui.page.view.RecordFrame.PaneExtents;
import dev.banmen.tui.page.view.RecordFrame.Part;
import dev.banmen.tui.page.view.RecordViewState.Mode;
import dev.banmen.tui.page.view.RecordViewState.RecordPane;
import dev.banmen.tui.page.view.Teaching.TeachingView;
import dev.banmen.tui.term.Keys;
import dev.banmen.tui.text.Prose;
import java.util.List;
import java.util.Optional;

/** The last line of a recording's page: keys, a message about one, or typed text. Stateless. */
final class RecordKeyLine {
  private static final int FIRST = 3; // after help, back and steps

  private RecordKeyLine() {}

  static void paint(Canvas canvas, RecordPage page, RecordFrame frame) {
    String aside = aside(page, frame);
    KeyLine.paint(canvas, typed(page), aside, () -> all(page, frame));
  }

  private static Optional<String> typed(RecordPage page) {
    return page.entry()
        .map(
            line ->
                line.sign() == 'g'
                    ? page.words().text("record.goto") + " " + line.text()
                    : line.shown());
  }

  /** Returns the message shown in place of the keys, also if it has no other place. */
  private static String aside(RecordPage page, RecordFrame frame) {
    boolean hasNotice = page.pane() != RecordPane.EXPLORER && frame.panes().isInstead(page.pane());
    return hasNotice && page.messages().keyNotice().isEmpty()
        ? page.messages().notice()
        : page.messages().keyNotice();
  }

  /** Returns the keys in the line; none if it shows a message. */
  static List<KeyHint> hints(RecordPage page, RecordFrame frame) {
    return aside(page, frame).isEmpty() ? all(page, frame) : List.of();
  }

  private static List<KeyHint> all(RecordPage page, RecordFrame frame) {
    List<KeyHint> hints = hints(page);
    if (page.is(Mode.WALKING) && isCommentCut(page, frame.panes())) {
      hints.add(FIRST, KeyHint.of(page.words(), KeyType.Tab, "record.key.more"));
    }
    return hints;
  }

  /** Whether the comment stands with what is said of the move, and has no room there. */
  private static boolean isCommentCut(RecordPage page, PaneExtents panes) {
    RecordCursor here = page.recordCursor();
    Extent area = panes.of(Part.MESSAGE);
    if (panes.of(Part.COMMENT).rows() > 0 || page.pane() != RecordPane.BOARD || area.rows() == 0) {
      return false;
    }
    int room = area.rows() - (here.nodeView().changes().isEmpty() ? 0 : 1);
    String comment = here.tree().text(here.node(), "C");
    return !comment.isEmpty() && Prose.of(comment, area.cols(), room + 1).lines() > room;
  }

  private static List<KeyHint> hints(RecordPage page) {
    KeyHints hints = new KeyHints(page.words());
    if (page.writing().isPresent()) {
      return hints
          .add(KeyHint.typed(page.words(), Keys.of(KeyType.Tab), "record.key.done"))
          .add(KeyHint.typed(page.words(), Keys.of(KeyType.Enter), "record.key.line"))
          .list();
    }
    hints.add('?', "key.help").add('q', "key.quit");
    RecordPane pane = page.view().pane();
    if (pane == RecordPane.COMMENT || pane == RecordPane.INFO) {
      hints.add(KeyHint.upDown(page.words(), "record.key.scroll"));
      hints.add(KeyType.Tab, "record.key.panes").add('c', writing(page));
    } else if (pane == RecordPane.EXPLORER) {
      ExplorerKeys.hints(hints, page);
    } else if (pane == RecordPane.TREE) {
      hints.add(KeyHint.arrows(page.words(), KeyType.ArrowRight, "record.key.tree"));
      hints.add(KeyType.Tab, "record.key.panes");
    } else {
      onBoard(hints, page);
    }
    boolean isChanged = page.recordCursor().record().isChanged() && !page.is(Mode.TRYING);
    return hints
        .addIf(isChanged && page.canSave(), 's', "record.key.save")
        .addIf(isChanged, 'u', "key.undo")
        .list();
  }

  private static void onBoard(KeyHints hints, RecordPage page) {
    if (page.is(Mode.GUESSING)) {
      guessing(hints, page);
      return;
    }
    page.teaching()
        .ifPresent(view -> taught(page.words(), view, page.view().mode()).forEach(hints::add));
    if (page.is(Mode.TRYING)) {
      trying(hints, page);
    } else if (page.is(Mode.ANSWERING)) {
      hints.add('c', writing(page));
    } else {
      walking(hints, page);
    }
  }

  /** Returns the keys of a teaching table. */
  private static List<KeyHint> taught(Words words, TeachingView view, Mode mode) {
    Optional<AskedQuestion> asked = view.table().question();
    if (view.table().isOver()) {
      return List.of();
    } else if (view.table().isLeader()) {
      String key =
          asked.isEmpty()
              ? "teaching.key.ask"
              : asked.get().isShown() ? "teaching.key.end" : "teaching.key.show";
      return List.of(KeyHint.of(words, 'w', key));
    } else if (mode == Mode.ANSWERING) {
      return List.of(
          KeyHint.of(words, KeyType.Enter, "teaching.key.answer"),
          KeyHint.of(words, KeyType.Escape, "teaching.key.away"));
    } else if (view.isAsked()) {
      return List.of(KeyHint.of(words, 'f', "teaching.key.answer"));
    }
    return view.isFollowing() ? List.of() : List.of(KeyHint.of(words, 'f', "teaching.key.follow"));
  }

  private static void walking(KeyHints hints, RecordPage page) {
    RecordCursor here = page.recordCursor();
    boolean isTaught = page.teaching().isPresent(); // where people talk, the key is not cut off
    hints
        .addIf(isTaught, 'c', writing(page))
        .add(KeyHint.sides(page.words(), "record.key.walk"))
        .addIf(page.isProblem(), KeyType.Enter, "record.key.solve")
        .addIf(page.isExplaining(), KeyType.Enter, "record.key.there")
        .addIf(here.variations() > 1, KeyHint.upDown(page.words(), "record.key.variation"))
        .add('n', "record.key.comment")
        .add('t', "record.key.try")
        .add('/', "record.key.search")
        .add(' ', "record.key.play")
        .add(KeyType.Tab, "record.key.panes")
        .addIf(here.nodeView().move().isPresent(), 'x', "key.explain")
        .add('g', "record.key.number")
        .addIf(here.line().misses() > 0, 'm', "record.key.miss")
        .add('b', "record.key.branch")
        .addIf(!isTaught, 'c', writing(page))
        .add('G', "record.key.guess")
        .addIf(page.canSave(), 'E', "record.key.explore")
        .addIf(!here.record().isChanged() && page.canSave(), 's', "record.key.save");
  }

  /** What the key does that writes a comment or, for those who follow somebody, says something. */
  private static String writing(RecordPage page) {
    return Teaching.isGuest(page) ? "key.say" : "record.key.write";
  }

  private static void trying(KeyHints hints, RecordPage page) {
    String enter =
        page.earlierBoard().isPresent()
            ? page.words().text("record.key.there")
            : page.game().words().place();
    hints
        .add(KeyHint.labelled(page.words(), Keys.of(KeyType.Enter), enter))
        .add('t', "record.key.walking")
        .add('u', "record.key.back");
    addPass(hints, page);
    hints
        .add('*', "record.key.sign")
        .add('x', "key.explain")
        .add('L', "key.legal")
        .add('c', writing(page));
  }

  /** Adds the key that passes, where the rules allow a pass. */
  private static void addPass(KeyHints hints, RecordPage page) {
    if (page.position().miss(new Pass(page.board().mover())).isEmpty()) {
      KeyStroke key = Keys.of('p');
      hints.add(KeyHint.labelled(page.words(), key, page.game().words().pass()));
    }
  }

  private static void guessing(KeyHints hints, RecordPage page) {
    hints.add(KeyType.Enter, "record.key.guesses").add('x', "record.key.tell");
    addPass(hints, page);
    hints.add('G', "record.key.no.guess");
  }
}
