package dev.banmen.tui.page.view;

import com.googlecode.lanterna.input.KeyStroke;
import com.googlecode.lanterna.input.KeyType;
import dev.banmen.game.Explanation;
import dev.banmen.game.Ground;
import dev.banmen.game.Move;
import dev.banmen.game.Overlay;
import dev.banmen.game.facet.ScoreWords;
import dev.banmen.game.record.RecordTree;
import dev.banmen.say.GameSentences;
import dev.banmen.study.FileAnalysis;
import dev.banmen.study.Finder;
import dev.banmen.study.RecordCursor;
import dev.banmen.study.ShownLine;
import dev.banmen.text.Sentences;
import dev.banmen.text.Words;
import dev.banmen.tui.board.BoardLayers;
import dev.banmen.tui.board.GraphPane;
import dev.banmen.tui.board.MoveGrid;
import dev.banmen.tui.board.TimelinePane;
import dev.banmen.tui.board.TreePane;
import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.canvas.Glyphs;
import dev.banmen.tui.canvas.SectionRule;
import dev.banmen.tui.keys.KeyAction;
import dev.banmen.tui.keys.KeyHint;
import dev.banmen.tui.page.LongPage;
import dev.banmen.tui.page.PageAction;
import dev.banmen.tui.page.view.RecordFrame.PaneExtents;
import dev.banmen.tui.page.view.RecordFrame.Part;
import dev.banmen.tui.page.view.RecordViewState.Mode;
import dev.banmen.tui.page.view.RecordViewState.RecordPane;
import dev.banmen.tui.term.Keys;
import dev.banmen.tui.text.CellText;
import dev.banmen.tui.text.Line;
import dev.banmen.tui.theme.Role;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The panes beside the board of a recording, each under its heading. Stateless. */
final class RecordPanes {
  private static final int FAR = 1_000_000;
  private static final int TALK = 3; // lines of it above a comment
  private static final int HEADING_ROWS = 3;
  private static final int RULE = 6; // the cells of a rule beside its two texts
  private static final int MOST = 1000; // lines of one text

  private RecordPanes() {}

  static void paint(Canvas canvas, RecordPage page, RecordFrame frame) {
    PaneExtents panes = frame.panes();
    RecordHead head = new RecordHead(page);
    head.paintCards(seen(canvas, panes.of(Part.CARDS), page, frame));
    head.paintFacts(seen(canvas, panes.of(Part.FACTS), page, frame));
    heading(seen(canvas, panes.of(Part.HEADING), page, frame), page, frame);
    message(seen(canvas, panes.of(Part.MESSAGE), page, frame), page, frame);
    moves(seen(canvas, panes.of(Part.MOVES), page, frame), page);
    graph(seen(canvas, panes.of(Part.GRAPH), page, frame), page);
    paint(canvas, page, frame, RecordPane.COMMENT);
    paint(canvas, page, frame, RecordPane.TREE);
    paint(canvas, page, frame, RecordPane.INFO);
    if (page.pane() == RecordPane.EXPLORER) {
      new ExplorerPane(page).paint(canvas.part(ExplorerPane.area(frame)));
    }
  }

  /** Returns a part of the screen to paint on; without rows if another pane covers it. */
  private static Canvas seen(Canvas canvas, Extent area, RecordPage page, RecordFrame frame) {
    boolean isCovered = frame.panes().isCovered(area, page.pane());
    return canvas.part(isCovered ? PaneExtents.NOWHERE : area);
  }

  private static void heading(Canvas canvas, RecordPage page, RecordFrame frame) {
    if (canvas.rows() == 0) {
      return;
    }
    RecordWords words = new RecordWords(page, canvas.cols(), canvas.glyphs());
    ShownLine line = page.line();
    boolean hasLegend = canvas.rows() > HEADING_ROWS;
    int cols = canvas.cols() - (hasLegend ? 0 : CellText.width(words.title()) + RULE);
    String legend =
        canvas.rows() < HEADING_ROWS
            ? ""
            : TimelinePane.legend(page.words(), line, canvas.glyphs(), cols);
    String beside = words.beside(frame.board());
    String right = beside.isEmpty() && !hasLegend ? legend : beside;
    SectionRule.paint(canvas, 0, words.title(), right, words.isMode());
    if (canvas.rows() >= HEADING_ROWS) {
      TimelinePane.paint(
          canvas.part(new Extent(0, 1, canvas.cols(), 1)), line, page.recordCursor().at(), legend);
      canvas.text(0, 2, hasLegend ? legend : "", Role.QUIET);
    }
    words.paintMove(canvas.part(new Extent(0, canvas.rows() - 1, canvas.cols(), 1)));
  }

  /** Paints what is said of the move or a key; where comments have no place, the comment too. */
  private static void message(Canvas canvas, RecordPage page, RecordFrame frame) {
    int rows = canvas.rows();
    List<Line> lines = message(page, frame, canvas.extent(), canvas.glyphs());
    lines = page.is(Mode.TRYING) ? canvas.cache().atRest(lines, 0, canvas.cols()) : lines;
    canvas.lines(0, 0, lines, rows, canvas.cols());
    if (frame.panes().of(Part.CARDS).rows() == 0 && lines.size() < rows) {
      new RecordHead(page).paintNames(canvas.part(new Extent(0, rows - 1, canvas.cols(), 1)));
    }
  }

  private static List<Line> message(
      RecordPage page, RecordFrame frame, Extent area, Glyphs glyphs) {
    RecordWords words = new RecordWords(page, area.cols(), glyphs);
    int rows = area.rows();
    boolean hasComment = frame.panes().area(RecordPane.COMMENT, page.pane()).rows() > 0;
    boolean isNoticeElsewhere = hasComment && words.isLong(rows);
    List<Line> lines = words.message(isNoticeElsewhere);
    if (frame.panes().of(Part.COMMENT).rows() == 0) {
      lines = new ArrayList<>(lines);
      if (frame.panes().of(Part.HEADING).rows() == 0) {
        lines.add(0, new Line(words.title(), Role.STRONG));
      }
      int notice = isNoticeElsewhere ? 0 : words.notice().size();
      int refusal = page.messages().notice().isEmpty() ? words.miss().size() : notice;
      lines.addAll(
          refusal + (frame.panes().of(Part.HEADING).rows() == 0 ? 1 : 0), words.explanation(true));
      lines.addAll(words.talk(1));
      lines.addAll(words.comment(frame.board(), rows + 1));
    }
    return lines;
  }

  /** Paints the moves of the shown line in two columns, where a screen has room for them. */
  private static void moves(Canvas canvas, RecordPage page) {
    if (canvas.rows() == 0) {
      return;
    }
    SectionRule.paint(canvas, 0, page.words().text("moves.title"));
    Canvas below = canvas.part(PaneExtents.inner(canvas.extent()));
    ShownLine line = page.line();
    int first = firstMove(page, below.rows());
    int here = page.recordCursor().number();
    new MoveGrid(line.moves())
        .paint(below, first, shownMoves(page), here, (cell, at) -> move(cell, page, line, at));
  }

  private static void move(Canvas cell, RecordPage page, ShownLine line, int number) {
    int at = line.indexOfMove(number);
    cell.text(1, 0, name(page, line.node(at)), cell.cols() - 2, role(page, line, at, number));
  }

  private static Role role(RecordPage page, ShownLine line, int at, int number) {
    if (line.is(at, ShownLine.MISS | ShownLine.MISTAKE)) {
      return Role.MISS;
    }
    int here = page.recordCursor().number();
    return number == here ? Role.STRONG : number < here ? Role.TEXT : Role.QUIET;
  }

  /** Returns a move's name; with its side where the sides needn't alternate. */
  private static String name(RecordPage page, int node) {
    RecordCursor cursor = page.recordCursor();
    return cursor.move(node).map(move -> name(page, move)).orElse("?");
  }

  static String name(RecordPage page, Move move) {
    String name = new GameSentences(page.game(), page.words()).name(move);
    return page.game().lattice().ground() == Ground.LINES
        ? page.game().words().colour(move.side()) + " " + name
        : name;
  }

  /** Returns how many moves are shown: whoever guesses doesn't see what comes. */
  private static int shownMoves(RecordPage page) {
    return page.is(Mode.GUESSING) ? page.recordCursor().number() : page.line().moves();
  }

  /** Returns the number of the first move shown. */
  private static int firstMove(RecordPage page, int rows) {
    return new MoveGrid(page.line().moves()).first(page.recordCursor().number(), rows);
  }

  /** Returns the node of the move at a place of the list; {@link RecordTree#NONE} for none. */
  static int moveAt(RecordPage page, Extent area, int col, int row) {
    int y = row - area.y() - 1;
    int first = firstMove(page, area.rows() - 1);
    int number = new MoveGrid(page.line().moves()).at(first, area.cols(), col - area.x(), y);
    return y < 0 || number > shownMoves(page)
        ? RecordTree.NONE
        : page.line().node(page.line().indexOfMove(number));
  }

  private static void graph(Canvas canvas, RecordPage page) {
    if (canvas.rows() > 0) {
      String unit = Sentences.capitalized(ScoreWords.of(page.game()).scoreUnit());
      Optional<FileAnalysis> analysis = page.recordCursor().line().analysis();
      String title =
          analysis.isEmpty()
              ? page.words().text("record.graph", unit)
              : page.words()
                  .text(
                      analysis.get().source().inPoints()
                          ? "record.graph.lead"
                          : "record.graph.chances",
                      analysis.get().source().program());
      SectionRule.paint(canvas, 0, title);
      GraphPane.paint(canvas.part(PaneExtents.inner(canvas.extent())), page.recordCursor());
    }
  }

  private static void paint(Canvas whole, RecordPage page, RecordFrame frame, RecordPane pane) {
    Extent area = frame.panes().area(pane, page.pane());
    if (area.rows() == 0) {
      return;
    }
    Canvas canvas = whole.part(area);
    Canvas inner = whole.part(PaneExtents.inner(area));
    String right = "";
    if (pane == RecordPane.TREE) {
      TreePane.paint(inner, page.recordCursor(), page.picture());
    } else if (pane == RecordPane.COMMENT && page.writing().isPresent()) {
      CommentWriting.paint(inner, page.writing().get());
      String tab = KeyHint.typed(page.words(), Keys.of(KeyType.Tab), "record.key.done").name();
      right = page.words().text("record.writing.ends", tab);
    } else {
      right = text(inner, page, frame, pane);
    }
    if (pane == RecordPane.COMMENT && right.isEmpty()) {
      Overlay why = page.messages().explanation().map(Explanation::overlay).orElse(Overlay.NONE);
      right = BoardLayers.legend(page.game(), why, canvas.glyphs());
    }
    String title = title(page, frame, pane);
    if (page.pane() == pane) {
      SectionRule.paintFocused(canvas, 0, title, right);
    } else {
      SectionRule.paint(canvas, 0, title, right);
    }
  }

  private static String title(RecordPage page, RecordFrame frame, RecordPane pane) {
    Words words = page.words();
    if (pane == RecordPane.INFO) {
      return words.text("record.info");
    } else if (pane == RecordPane.TREE) {
      RecordCursor here = page.recordCursor();
      return here.variations() > 1 && page.pane() != pane
          ? words.text("record.variation", here.variation(), here.variations())
          : words.text("record.tree");
    } else if (page.writing().isPresent()) {
      return words.text("record.writing");
    } else if (page.messages().explanation().isPresent()) {
      return words.text("record.why");
    } else if (!unfolded(page, frame).isEmpty()) {
      return words.text("record.message");
    }
    return words.text(RecordWords.isReason(page) ? "record.why" : "record.comment");
  }

  private static List<Line> unfolded(RecordPage page, RecordFrame frame) {
    int cols = Math.max(1, frame.panes().of(Part.MESSAGE).cols());
    return new RecordWords(page, cols, Glyphs.ASCII)
        .unfolded(frame.panes().of(Part.MESSAGE).rows());
  }

  /** Paints a part of a pane's text; returns which of how many parts it is, if it is not all. */
  private static String text(Canvas canvas, RecordPage page, RecordFrame frame, RecordPane pane) {
    int rows = canvas.rows();
    List<Line> lines = lines(page, frame, pane, canvas.cols(), canvas.glyphs());
    int first = pane == RecordPane.COMMENT || page.pane() == pane ? page.view().scrolled() : 0;
    for (int y = 0; y < rows && first + y < lines.size(); y++) {
      canvas.text(0, y, lines.get(first + y).text(), lines.get(first + y).role());
    }
    if (pane == RecordPane.COMMENT && lines.isEmpty()) {
      next(canvas, page);
    }
    if (pane == RecordPane.COMMENT) {
      page.match().ifPresent(text -> RecordSearch.paint(canvas, lines, first, text));
    }
    if (rows == 0 || lines.size() <= rows) {
      return "";
    }
    int parts = (lines.size() + rows - 1) / rows;
    int part = Math.min(parts, (first + rows - 1) / rows + 1);
    return page.words()
        .text(page.pane() == pane ? "record.pages" : "record.pages.scroll", part, parts);
  }

  /** Says where the next comment is, if there is one. */
  private static void next(Canvas canvas, RecordPage page) {
    Finder finder = new Finder(page.recordCursor().tree());
    int next = finder.from(page.recordCursor().node(), true, finder::isComment);
    if (next != RecordTree.NONE && page.is(Mode.WALKING) && !page.autoplay().runs()) {
      String text =
          Sentences.of(
              page.words().text("record.comment.none"), page.words().text("record.comment.next"));
      canvas.text(0, 0, text, canvas.cols(), Role.QUIET);
    }
  }

  private static List<Line> lines(
      RecordPage page, RecordFrame frame, RecordPane pane, int cols, Glyphs glyphs) {
    if (pane == RecordPane.INFO) {
      return new RecordInfo(page, cols, MOST, glyphs).lines();
    }
    List<Line> unfolded = unfolded(page, frame);
    if (!unfolded.isEmpty()) {
      return unfolded;
    }
    List<Line> lines = new ArrayList<>(new RecordWords(page, cols, glyphs).talk(TALK));
    List<Line> comment = new RecordWords(page, cols, glyphs).comment(frame.board(), MOST);
    if (!lines.isEmpty() && !comment.isEmpty()) {
      lines.add(Line.BLANK);
    }
    lines.addAll(comment);
    List<Line> layer = cutLayer(page, frame, cols, glyphs);
    if (!layer.isEmpty() && !lines.isEmpty()) {
      lines.add(Line.BLANK);
    }
    lines.addAll(layer);
    return lines;
  }

  /** Returns what an overlay says, if the place of messages shows only a part of it. */
  private static List<Line> cutLayer(RecordPage page, RecordFrame frame, int cols, Glyphs glyphs) {
    Extent message = frame.panes().of(Part.MESSAGE);
    List<Line> said = new RecordWords(page, Math.max(1, message.cols()), glyphs).message(false);
    return said.size() > message.rows() ? new RecordWords(page, cols, glyphs).layer() : List.of();
  }

  /** The page with the comment scrolled to the text that was searched for. */
  static RecordPage atMatch(RecordPage page, Extent screen) {
    RecordFrame frame = page.frame(screen);
    Extent area = frame.panes().area(RecordPane.COMMENT, RecordPane.COMMENT);
    List<Line> lines =
        lines(page, frame, RecordPane.COMMENT, Math.max(1, area.cols()), Glyphs.ASCII);
    int line = page.match().map(text -> RecordSearch.first(lines, text)).orElse(0);
    int rows = Math.max(1, PaneExtents.inner(area).rows());
    return page.with(
        page.view().scrolled(line < rows ? 0 : Math.min(line - rows / 2, lines.size() - rows)));
  }

  /** Handles a key in a pane; empty if it means the same as on the board. */
  static Optional<PageAction> on(RecordPage page, KeyStroke key, Extent screen) {
    return switch (page.view().pane()) {
      case BOARD -> Optional.empty();
      case TREE -> inTree(page, key);
      case COMMENT, INFO -> inText(page, key, screen);
      case EXPLORER -> ExplorerKeys.on(page, key, screen);
    };
  }

  private static Optional<PageAction> inTree(RecordPage page, KeyStroke key) {
    boolean up = KeyAction.of(key) == KeyAction.UP;
    if (up || KeyAction.of(key) == KeyAction.DOWN) {
      int beside = page.picture().beside(page.recordCursor().node(), up ? -1 : 1);
      return Optional.of(page.to(beside));
    }
    return Optional.empty();
  }

  private static Optional<PageAction> inText(RecordPage page, KeyStroke key, Extent screen) {
    RecordPane pane = page.view().pane();
    Extent area = page.frame(screen).panes().area(pane, pane);
    int far = LongPage.page(PaneExtents.inner(area).rows());
    int by =
        switch (KeyAction.of(key)) {
          case UP -> -1;
          case DOWN -> 1;
          case PAGE_UP -> -far;
          case PAGE_DOWN -> far;
          case HOME -> -FAR;
          case END -> FAR;
          default -> 0;
        };
    if (by == 0) {
      return Optional.empty();
    }
    return Optional.of(scrolled(page, screen, area, by));
  }

  static RecordPage scrolled(RecordPage page, Extent screen, Extent area, int by) {
    Extent inner = PaneExtents.inner(area);
    int first = Math.max(0, page.view().scrolled() + by);
    List<Line> lines =
        lines(page, page.frame(screen), page.pane(), Math.max(1, inner.cols()), Glyphs.ASCII);
    int last = Math.max(0, lines.size() - inner.rows());
    return page.with(page.view().scrolled(Math.min(first, last)));
  }
}
