package dev.banmen.tui.page.edit;

import dev.banmen.game.Game;
import dev.banmen.game.Ground;
import dev.banmen.game.Mark;
import dev.banmen.game.SetupFault;
import dev.banmen.game.Side;
import dev.banmen.game.Vocabulary;
import dev.banmen.text.Sentences;
import dev.banmen.text.Words;
import dev.banmen.tui.board.PlayerCard;
import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.keys.KeyHint;
import dev.banmen.tui.keys.KeyHints;
import dev.banmen.tui.term.Keys;
import dev.banmen.tui.text.CellText;
import dev.banmen.tui.text.Line;
import dev.banmen.tui.text.WrappedText;
import dev.banmen.tui.theme.Role;
import java.util.ArrayList;
import java.util.List;

/** The text beside or below a board being set up, and its keys. Stateless. */
final class EditorWords {
  private static final int GAP = 2;

  // The rows of a game's page.
  private static final int CARDS_Y = 2;
  private static final int CARDS_ROWS = 5;
  private static final int CURSOR_Y = 8;
  private static final int MESSAGE_Y = 10;
  private static final int ROWS_WITH_CARDS = MESSAGE_Y + 4;

  private EditorWords() {}

  /**
   * Paints a title, the players and the message, each in its place, or lines if there is no room.
   */
  static void paint(Canvas canvas, EditorPage page, boolean isWide) {
    if (isWide && canvas.rows() >= ROWS_WITH_CARDS) {
      column(canvas, page);
    } else {
      lines(canvas, page);
    }
  }

  /** Paints the rows of a game's page. */
  private static void column(Canvas canvas, EditorPage page) {
    Game game = page.game();
    int cols = canvas.cols();
    String more = canvas.glyphs().more();
    String title = Line.cut(page.words().text("edit.title"), cols, more);
    canvas.text(0, 0, title, Role.STRONG);
    int x = CellText.width(title) + GAP;
    String name = canvas.glyphs().fractions(game.title());
    canvas.text(x, 0, Line.parts(name, cols - x, "", more), Role.QUIET);
    PlayerCard.paint(
        canvas.part(new Extent(0, CARDS_Y, cols, CARDS_ROWS)),
        game,
        card(page, Side.BLACK),
        card(page, Side.WHITE));
    List<Line> cursor = canvas.cache().atRest(cursor(page, cols), 0, cols);
    canvas.lines(0, CURSOR_Y, cursor, 1, cols);
    List<Line> message = new ArrayList<>(notice(page, cols));
    message.addAll(verdict(page, cols));
    canvas.lines(0, MESSAGE_Y, canvas.cache().atRest(message, 1, cols));
  }

  private static PlayerCard card(EditorPage page, Side side) {
    Words words = page.words();
    boolean isNext = page.draft().toMove() == side;
    Line note = isNext ? new Line(words.text("card.turn"), Role.ACCENT) : PlayerCard.NOTHING;
    String has = words.text("edit.has", page.draft().count(side));
    String name = page.game().words().colour(side);
    return new PlayerCard(name, has, PlayerCard.NOTHING, note, isNext);
  }

  /** Paints lines, the most important first. */
  private static void lines(Canvas canvas, EditorPage page) {
    int cols = canvas.cols();
    int y = 0;
    for (List<Line> group :
        List.of(
            notice(page, cols),
            turn(page, canvas),
            canvas.cache().atRest(verdict(page, cols), 1, cols),
            canvas.cache().atRest(cursor(page, cols), 0, cols),
            Line.wrap(page.words().text("edit.title"), Role.STRONG, cols))) {
      y = canvas.lines(0, y, group);
    }
  }

  private static List<Line> notice(EditorPage page, int cols) {
    return page.messages().notice().isEmpty()
        ? List.of()
        : Line.wrap(page.messages().notice(), Role.MISS, cols);
  }

  private static List<Line> turn(EditorPage page, Canvas canvas) {
    Game game = page.game();
    Side side = page.draft().toMove();
    boolean isLine = game.lattice().ground() == Ground.LINES;
    char piece = isLine ? canvas.glyphs().line(side, false) : canvas.glyphs().piece(side);
    String text = piece + " " + page.words().text("turn", game.words().colour(side));
    return Line.wrap(text, Role.STRONG, canvas.cols());
  }

  private static List<Line> cursor(EditorPage page, int cols) {
    Game game = page.game();
    Words words = page.words();
    String name = game.notation().name(page.cursor());
    Mark mark = page.draft().at(page.cursor());
    String text =
        switch (mark) {
          case EMPTY -> words.text("edit.cursor.empty", name);
          case FIXTURE -> words.text("edit.cursor.fixture", name);
          case BLACK -> words.text("edit.cursor", name, game.words().colour(Side.BLACK));
          case WHITE -> words.text("edit.cursor", name, game.words().colour(Side.WHITE));
        };
    return Line.wrap(text, Role.QUIET, cols);
  }

  /**
   * Returns whether the position is playable, or its faults: at the cursor first, then from the
   * top.
   */
  private static List<Line> verdict(EditorPage page, int cols) {
    List<SetupFault> faults = page.draft().faults();
    if (faults.isEmpty()) {
      return Line.wrap(page.words().text("edit.good"), Role.GOOD, cols);
    }
    SetupFault first = page.fault().orElseThrow();
    String count = faults.size() > 1 ? page.words().text("edit.faults", faults.size()) : "";
    WrappedText text = new WrappedText(cols).add(sentence(first), Role.MISS).add(count, Role.QUIET);
    faults.stream()
        .filter(fault -> fault != first)
        .forEach(fault -> text.add(sentence(fault), Role.TEXT));
    return text.lines();
  }

  /** Returns a fault as a full sentence: in a fault's line other words precede it. */
  private static String sentence(SetupFault fault) {
    String sentence = fault.sentence();
    boolean isWord = sentence.length() > 1 && Character.isLetter(sentence.charAt(1));
    return isWord ? Sentences.capitalized(sentence) : sentence; // and not a square such as a1
  }

  static List<KeyHint> keys(EditorPage page) {
    Words words = page.words();
    Vocabulary sides = page.game().words();
    boolean canPlay = page.draft().faults().isEmpty();
    return new KeyHints(words)
        .add('?', "key.help")
        .add('q', "key.quit")
        .add(KeyHint.labelled(words, Keys.of('1'), sides.colour(Side.BLACK)))
        .add(KeyHint.labelled(words, Keys.of('2'), sides.colour(Side.WHITE)))
        .add('0', "edit.key.empty")
        .addIf(canPlay, 't', "edit.key.play")
        .addIf(!canPlay, 'm', "edit.key.fault")
        .add('p', "edit.key.turn")
        .addIf(!page.drafts().past().isEmpty(), 'u', "key.undo")
        .addIf(page.canSave(), 's', "edit.key.save")
        .list();
  }
}
