package dev.banmen.tui.page.edit;

import com.googlecode.lanterna.input.MouseActionType;
import dev.banmen.game.Ground;
import dev.banmen.game.Hint;
import dev.banmen.game.Mark;
import dev.banmen.game.Overlay;
import dev.banmen.game.Position;
import dev.banmen.game.SetupFault;
import dev.banmen.game.Site;
import dev.banmen.game.record.InputFault;
import dev.banmen.session.Terms;
import dev.banmen.text.Words;
import dev.banmen.tui.board.BoardPainter;
import dev.banmen.tui.board.Scene;
import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.canvas.SmallScreen;
import dev.banmen.tui.canvas.TypedText;
import dev.banmen.tui.keys.KeyAction;
import dev.banmen.tui.keys.KeyHint;
import dev.banmen.tui.page.BoardViewState;
import dev.banmen.tui.page.CommandLineEdit;
import dev.banmen.tui.page.CursorPage;
import dev.banmen.tui.page.GameFrame;
import dev.banmen.tui.page.KeyLine;
import dev.banmen.tui.page.PageAction;
import dev.banmen.tui.page.TextPage;
import dev.banmen.tui.page.TypingPage;
import dev.banmen.tui.term.Input;
import dev.banmen.tui.term.Mouse;
import dev.banmen.tui.theme.Role;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * A position being set up by hand, and checked after every change. Immutable.
 *
 * @param canSave whether its user can save files
 * @param terms the terms of the edited game
 * @param cursor on the board
 * @param entry the command being typed, if one is
 * @param notice one sentence to show, or empty
 * @param isLeaving whether it asks to discard the position; the next key answers
 */
public record EditorPage(
    Words words,
    boolean canSave,
    Terms terms,
    DraftHistory drafts,
    Site cursor,
    Optional<CommandLineEdit> entry,
    String notice,
    boolean isLeaving)
    implements CursorPage, TypingPage<EditorPage> {
  /** An editor that starts with a position of a game with such terms. */
  public static EditorPage of(
      Words words, boolean canSave, Terms terms, Position position, Site cursor) {
    DraftHistory drafts = new DraftHistory(Draft.of(position), List.of(), List.of());
    return new EditorPage(words, canSave, terms, drafts, cursor, Optional.empty(), "", false);
  }

  public Draft draft() {
    return drafts.now();
  }

  @Override
  public List<KeyHint> keyHints(Extent screen) {
    return EditorWords.keys(this);
  }

  @Override
  public PageAction help() {
    return TextPage.help(
        words, words.text("edit.help.text", canSave ? words.text("edit.help.save") : ""), this);
  }

  @Override
  public PageAction on(Input input, Extent screen) {
    if (entry.isPresent() && !(input instanceof Input.Pointed)) {
      return EditorCommands.LINE.on(this, input);
    } else if (input instanceof Input.Pasted pasted) {
      return pasted(pasted.text());
    }
    if (isLeaving && input instanceof Input.Key pressed) {
      KeyAction answer = KeyAction.of(pressed.stroke());
      if (answer == KeyAction.YES || answer == KeyAction.NEXT) {
        return answer == KeyAction.YES ? PageAction.back() : saying("");
      }
    }
    if (input instanceof Input.Pointed pointed && Mouse.isMove(pointed.action())) {
      return EditorKeys.hovered(this, pointed.action(), screen);
    }
    boolean done =
        input instanceof Input.Key
            || input instanceof Input.Pointed pointed
                && pointed.action().getActionType() == MouseActionType.CLICK_DOWN;
    return done ? EditorKeys.on(saying(""), input, screen) : this;
  }

  private EditorPage pasted(String text) {
    try {
      return drawn(PastedBoard.read(draft(), words, text));
    } catch (InputFault fault) {
      return saying(fault.getMessage());
    }
  }

  /** Goes back to the page below; asks first if that discards changes. */
  PageAction left() {
    return drafts.past().isEmpty()
        ? PageAction.back()
        : new EditorPage(
            words, canSave, terms, drafts, cursor, entry, words.text("edit.ask"), true);
  }

  @Override
  public EditorPage saying(String sentence) {
    return with(cursor, entry, sentence);
  }

  private EditorPage with(Site cursor, Optional<CommandLineEdit> entry, String notice) {
    return new EditorPage(words, canSave, terms, drafts, cursor, entry, notice, false);
  }

  @Override
  public EditorPage typing(Optional<CommandLineEdit> line) {
    return with(cursor, line, notice);
  }

  EditorPage at(Site site) {
    return with(BoardViewState.nearest(draft().game().lattice(), site), entry, notice);
  }

  private EditorPage with(DraftHistory next) {
    return new EditorPage(words, canSave, terms, next, cursor, entry, notice, false);
  }

  EditorPage drawn(Draft next) {
    return next.setup().equals(draft().setup()) ? this : with(drafts.drawn(next));
  }

  /** This page with another mark under the cursor, if the board has a place for it. */
  EditorPage marked(Mark mark) {
    return draft().takes(cursor)
        ? drawn(draft().with(cursor, mark))
        : saying(words.text("edit.fixture", draft().game().notation().name(cursor)));
  }

  EditorPage undone() {
    return drafts.past().isEmpty() ? saying(words.text("nothing.undo")) : with(drafts.undone());
  }

  EditorPage redone() {
    return drafts.ahead().isEmpty() ? saying(words.text("nothing.redo")) : with(drafts.redone());
  }

  /** Returns the fault at the cursor, or else the first one on the board. */
  Optional<SetupFault> fault() {
    for (SetupFault fault : draft().faults()) {
      if (fault.site().equals(cursor)) {
        return Optional.of(fault);
      }
    }
    return draft().faults().stream().findFirst();
  }

  @Override
  public Ground ground() {
    return draft().game().lattice().ground();
  }

  public GameFrame frame(Extent screen) {
    return GameFrame.of(draft().game(), screen, cursor);
  }

  @Override
  public void paint(Canvas canvas) {
    if (SmallScreen.says(canvas, words)) {
      return;
    }
    Extent screen = canvas.extent();
    GameFrame frame = frame(screen);
    BoardPainter.paint(canvas, frame.board(), scene());
    EditorWords.paint(canvas.part(frame.status()), this, frame.isWide());
    Canvas keys = canvas.part(frame.keys());
    if (entry.isPresent()) {
      TypedText.paint(keys, entry.get().shown(), Role.TEXT);
      EditorCommands.LINE.paint(canvas.part(frame.aboveKeys()), this);
    } else {
      KeyLine.paint(keys, EditorWords.keys(this));
    }
  }

  private Scene scene() {
    Map<Site, Hint> hints = new TreeMap<>();
    for (SetupFault fault : draft().faults()) {
      hints.put(fault.site(), Hint.BLOCKED);
    }
    return Scene.of(draft().shown(), cursor, Set.of(), new Overlay(hints));
  }
}
