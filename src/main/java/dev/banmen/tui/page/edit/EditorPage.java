package dev.banmen.tui.page.edit;

import com.googlecode.lanterna.input.MouseActionType;
import dev.banmen.game.Game;
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
import dev.banmen.tui.board.BoardView;
import dev.banmen.tui.board.Scene;
import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.canvas.SmallScreen;
import dev.banmen.tui.keys.KeyAction;
import dev.banmen.tui.keys.KeyHint;
import dev.banmen.tui.page.BoardPage;
import dev.banmen.tui.page.BoardViewState;
import dev.banmen.tui.page.GameFrame;
import dev.banmen.tui.page.Messages;
import dev.banmen.tui.page.PageAction;
import dev.banmen.tui.page.TextPage;
import dev.banmen.tui.term.Input;
import dev.banmen.tui.term.Mouse;
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
 */
public record EditorPage(
    Words words,
    boolean canSave,
    Terms terms,
    DraftHistory drafts,
    BoardViewState board,
    Messages messages)
    implements BoardPage<EditorPage> {
  /** An editor that starts with a position of a game with such terms. */
  public static EditorPage of(
      Words words, boolean canSave, Terms terms, Position position, Site cursor) {
    DraftHistory drafts = new DraftHistory(Draft.of(position), List.of(), List.of());
    BoardViewState board = BoardViewState.at(cursor, drafts.now().toMove());
    return new EditorPage(words, canSave, terms, drafts, board, Messages.NONE);
  }

  public Draft draft() {
    return drafts.now();
  }

  @Override
  public Game game() {
    return draft().game();
  }

  @Override
  public List<KeyHint> keyHints(Extent screen) {
    return messages.keyNotice().isEmpty() ? EditorWords.keys(this) : List.of();
  }

  @Override
  public PageAction help() {
    return TextPage.help(
        words, words.text("edit.help.text", canSave ? words.text("edit.help.save") : ""), this);
  }

  @Override
  public PageAction on(Input input, Extent screen) {
    if (isTyping() && !(input instanceof Input.Pointed)) {
      return EditorCommands.LINE.on(this, input);
    } else if (input instanceof Input.Pasted pasted) {
      return pasted(pasted.text());
    }
    if (messages.question().isPresent() && input instanceof Input.Key pressed) {
      KeyAction answer = KeyAction.of(pressed.stroke());
      if (answer == KeyAction.YES || answer == KeyAction.NEXT) {
        return answer == KeyAction.YES ? PageAction.back() : quiet();
      }
    }
    if (input instanceof Input.Pointed pointed && Mouse.isMove(pointed.action())) {
      return hovered(pointed.action(), boardView(screen));
    }
    boolean done =
        input instanceof Input.Key
            || input instanceof Input.Pointed pointed
                && pointed.action().getActionType() == MouseActionType.CLICK_DOWN;
    return done ? EditorKeys.on(quiet(), input, screen) : this;
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
        : with(messages.asking(Messages.Confirmation.DISCARD, words.text("edit.ask")));
  }

  @Override
  public EditorPage with(Messages next) {
    return new EditorPage(words, canSave, terms, drafts, board, next);
  }

  @Override
  public EditorPage with(BoardViewState next) {
    return new EditorPage(words, canSave, terms, drafts, next, messages);
  }

  private EditorPage with(DraftHistory next) {
    return new EditorPage(words, canSave, terms, next, board, messages);
  }

  /** The cursor goes everywhere: a piece may be put where no move can be made. */
  @Override
  public EditorPage stepped(int rows, int cols) {
    return at(cursor().plus(rows, cols));
  }

  EditorPage drawn(Draft next) {
    return next.setup().equals(draft().setup()) ? this : with(drafts.drawn(next));
  }

  /** This page with another mark under the cursor, if the board has a place for it. */
  EditorPage marked(Mark mark) {
    return draft().takes(cursor())
        ? drawn(draft().with(cursor(), mark))
        : says("edit.fixture", game().notation().name(cursor()));
  }

  EditorPage undone() {
    return drafts.past().isEmpty() ? says("nothing.undo") : with(drafts.undone());
  }

  EditorPage redone() {
    return drafts.ahead().isEmpty() ? says("nothing.redo") : with(drafts.redone());
  }

  /** Returns the fault at the cursor, or else the first one on the board. */
  Optional<SetupFault> fault() {
    for (SetupFault fault : draft().faults()) {
      if (fault.site().equals(cursor())) {
        return Optional.of(fault);
      }
    }
    return draft().faults().stream().findFirst();
  }

  public GameFrame frame(Extent screen) {
    return GameFrame.of(game(), screen, cursor());
  }

  @Override
  public BoardView boardView(Extent screen) {
    return frame(screen).board();
  }

  /** A click marks a site, which another one takes back. */
  @Override
  public boolean playsByClick(Extent screen) {
    return false;
  }

  @Override
  public void paint(Canvas canvas) {
    if (SmallScreen.says(canvas, words)) {
      return;
    }
    GameFrame frame = frame(canvas.extent());
    BoardPainter.paint(canvas, frame.board(), scene());
    EditorWords.paint(canvas.part(frame.status()), this, frame.isWide());
    BoardPage.paintFoot(canvas, this, frame, EditorCommands.LINE);
  }

  private Scene scene() {
    Map<Site, Hint> hints = new TreeMap<>();
    for (SetupFault fault : draft().faults()) {
      hints.put(fault.site(), Hint.BLOCKED);
    }
    return Scene.of(draft().shown(), cursor(), Set.of(), new Overlay(hints));
  }
}
