package dev.banmen.tui.page.view;

import dev.banmen.game.Explanation;
import dev.banmen.game.Game;
import dev.banmen.game.Miss;
import dev.banmen.game.Move;
import dev.banmen.game.Place;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.facet.ScoreWords;
import dev.banmen.game.record.Property;
import dev.banmen.game.record.RecordTree;
import dev.banmen.record.Markup.Sign;
import dev.banmen.record.Stroke;
import dev.banmen.study.Guesses;
import dev.banmen.study.NodeView;
import dev.banmen.study.RecordCursor;
import dev.banmen.study.ShownLine;
import dev.banmen.text.Words;
import dev.banmen.tui.board.BoardView;
import dev.banmen.tui.board.BoardWords;
import dev.banmen.tui.board.EarlierBoard;
import dev.banmen.tui.board.Layers;
import dev.banmen.tui.board.SignPainter;
import dev.banmen.tui.canvas.Glyphs;
import dev.banmen.tui.page.view.RecordViewState.Mode;
import dev.banmen.tui.text.CellText;
import dev.banmen.tui.text.Line;
import dev.banmen.tui.text.Prose;
import dev.banmen.tui.theme.Role;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Describes a node of a recording, in lines no wider than a width. Immutable. */
final class RecordWords {
  private static final String GAP = "   ";

  private static final int MOST = 400;

  private static final int LABEL = 20;

  private final RecordPage page;
  private final Words words;
  private final RecordCursor recordCursor;
  private final NodeView nodeView;
  private final Game game;
  private final int width;
  private final Glyphs glyphs;
  private final BoardWords board;

  RecordWords(RecordPage page, int width, Glyphs glyphs) {
    this.page = page;
    this.width = width;
    this.glyphs = glyphs;
    words = page.words();
    recordCursor = page.recordCursor();
    nodeView = recordCursor.nodeView();
    game = page.game();
    board = new BoardWords(words, nodeView.position(), width, glyphs);
  }

  private List<Line> wrap(String text, Role role) {
    return text.isEmpty() ? List.of() : Line.wrap(text, role, width);
  }

  private List<Line> line(String text, Role role) {
    return text.isEmpty()
        ? List.of()
        : List.of(new Line(Line.cut(text, width, glyphs.more()), role));
  }

  List<Line> status(int rows, boolean isWide, boolean hasComment, BoardView view) {
    List<Line> lines = new ArrayList<>();
    if (isWide && rows >= 8) {
      lines.addAll(players());
    }
    lines.addAll(where());
    lines.addAll(messages());
    lines.addAll(miss());
    lines.addAll(board.effects(nodeView.played(), nodeView.changes()));
    if (page.is(Mode.TRYING)) {
      lines.addAll(underCursor());
      lines.addAll(marked());
    }
    lines.addAll(board.score(nodeView.position().score()));
    lines.addAll(wrap(ScoreWords.note(game, nodeView.position()), Role.TEXT));
    lines.addAll(layer());
    lines.addAll(branches());
    if (!hasComment) {
      lines.addAll(comment(Math.max(1, rows)));
    }
    lines.addAll(unfit(view));
    lines.addAll(strokes());
    lines.addAll(board.captures());
    if (isWide) {
      lines.addAll(
          wrap(words.text("record.game", game.words().text("name"), game.summary()), Role.QUIET));
    }
    return Line.fitting(lines, rows, width, glyphs.more());
  }

  private List<Line> layer() {
    int layer = page.board().layer();
    Optional<Explanation> look = Layers.explanation(page.shown(), layer);
    return look.isEmpty()
        ? List.of()
        : wrap(words.text("layer", Layers.name(game, layer), look.get().sentence()), Role.TEXT);
  }

  /** Returns the players, a line each; empty if nobody has a name. */
  private List<Line> players() {
    String black = player(Side.BLACK, "PB", "BR");
    String white = player(Side.WHITE, "PW", "WR");
    if (black.isEmpty() && white.isEmpty()) {
      return List.of();
    }
    List<Line> lines = new ArrayList<>(line(sign(Side.BLACK) + black, Role.STRONG));
    lines.addAll(line(sign(Side.WHITE) + white, Role.STRONG));
    return lines;
  }

  private String player(Side side, String name, String rank) {
    RecordTree tree = recordCursor.tree();
    String text = tree.text(RecordTree.ROOT, name);
    String of = tree.text(RecordTree.ROOT, rank);
    return text.isEmpty() && of.isEmpty()
        ? ""
        : (text.isEmpty() ? board.side(side) : text) + (of.isEmpty() ? "" : " " + of);
  }

  private String sign(Side side) {
    return board.piece(side) + " ";
  }

  private List<Line> where() {
    String star = recordCursor.record().isChanged() ? "*" : "";
    String number =
        words.text("record.move", recordCursor.number(), recordCursor.line().moves()) + star;
    Optional<Move> move = nodeView.move();
    String what = "";
    if (move.isPresent()) {
      what = sign(move.get().side()) + BoardWords.name(words, game, move.get());
    } else if (recordCursor.node() != RecordTree.ROOT) {
      what = words.text(nodeView.changes().isEmpty() ? "record.no.move" : "record.setup");
    }
    if (CellText.width(number + GAP + what) > width) {
      number = recordCursor.number() + "/" + recordCursor.line().moves() + star;
    }
    return wrap(what.isEmpty() ? number : number + GAP + what, Role.STRONG);
  }

  /** Returns why the rules refuse the move, and their explanation if it was asked for. */
  private List<Line> miss() {
    List<Line> lines = new ArrayList<>();
    Optional<Miss> miss = nodeView.miss();
    if (miss.isPresent()) {
      String title = game.words().name(miss.get());
      lines.addAll(wrap(words.text("miss", miss.get().number(), title), Role.MISS));
    }
    if (page.isExplaining()) {
      lines.addAll(wrap(page.messages().explanation().orElseThrow().sentence(), Role.TEXT));
      lines.addAll(back(words.text("record.enter.there")));
    }
    return lines;
  }

  private List<Line> messages() {
    List<Line> lines = new ArrayList<>(wrap(page.messages().notice(), Role.TEXT));
    if (page.autoplay().runs()) {
      lines.addAll(line(words.text("record.playing", page.autoplay().perSecond()), Role.GOOD));
    }
    if (page.is(Mode.GUESSING)) {
      Guesses guesses = page.activity().guesses();
      lines.addAll(wrap(words.text("record.guess", guesses.right(), guesses.moves()), Role.STRONG));
    }
    return lines;
  }

  /** Returns what would happen under the cursor, before the key is pressed. */
  private List<Line> underCursor() {
    Position position = nodeView.position();
    Site site = page.board().cursor();
    Place move = new Place(page.board().hand(), site);
    String name = sign(move.side()) + game.notation().name(site);
    boolean isJustPlayed =
        nodeView.site().filter(site::equals).isPresent() && page.messages().explanation().isEmpty();
    if (isJustPlayed) {
      return List.of();
    }
    Optional<Miss> miss = position.miss(move);
    if (miss.isEmpty()) {
      int there = recordCursor.child(move);
      String key = there == RecordTree.NONE ? "cursor.legal" : "record.cursor.there";
      List<Line> lines = new ArrayList<>(wrap(words.text(key, name), Role.GOOD));
      if (page.messages().explanation().isPresent()) {
        lines.addAll(wrap(page.messages().explanation().get().sentence(), Role.TEXT));
        lines.addAll(back(""));
      }
      return lines;
    }
    String title = game.words().name(miss.get());
    String verdict = words.text("cursor.miss", name, miss.get().number(), title);
    List<Line> lines = new ArrayList<>(wrap(verdict, Role.MISS));
    lines.addAll(wrap(position.explain(move).sentence(), Role.QUIET));
    lines.addAll(back(""));
    return lines;
  }

  /** Returns where Enter goes, or something else if it goes to no earlier board. */
  private List<Line> back(String otherwise) {
    Optional<EarlierBoard> back = page.earlierBoard();
    String text =
        back.isPresent() ? words.text("record.enter.back", back.get().title(words)) : otherwise;
    return wrap(text, Role.QUIET);
  }

  /** Returns the sign on the site under the cursor, which may hide it. */
  private List<Line> marked() {
    Sign sign = nodeView.markup().signs().get(page.board().cursor());
    return sign == null ? List.of() : line(words.text("record.marked", name(sign)), Role.TEXT);
  }

  static String name(Sign sign) {
    return sign.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** Returns which variation this is, and the branches after it. */
  private List<Line> branches() {
    List<Line> lines = new ArrayList<>();
    int all = recordCursor.variations();
    if (all > 1) {
      lines.addAll(line(words.text("record.variation", recordCursor.variation(), all), Role.TEXT));
    }
    List<Integer> next = recordCursor.tree().children(recordCursor.node());
    if (next.size() > 1 && !page.is(Mode.GUESSING)) {
      StringBuilder names = new StringBuilder();
      for (int i = 0; i < next.size() && names.length() <= width; i++) {
        int child = next.get(i);
        names.append(' ').append(isShown(child) ? ">" : "").append(name(child));
      }
      lines.addAll(line(words.text("record.next", next.size()) + names, Role.TEXT));
    }
    return lines;
  }

  private boolean isShown(int child) {
    ShownLine line = recordCursor.line();
    return recordCursor.at() + 1 < line.size() && line.node(recordCursor.at() + 1) == child;
  }

  private String name(int node) {
    return recordCursor.move(node).map(game.notation()::name).orElse(words.text("record.no.move"));
  }

  /** Returns the arrows and lines, and whether only a part of the board is shown. */
  private List<Line> strokes() {
    List<Line> lines = new ArrayList<>();
    for (boolean isArrow : new boolean[] {true, false}) {
      StringBuilder names = new StringBuilder();
      for (Stroke stroke : nodeView.markup().strokes()) {
        if (stroke.isArrow() == isArrow && names.length() < MOST) {
          names.append(' ').append(game.notation().name(stroke.from())).append('-');
          names.append(game.notation().name(stroke.to()));
        }
      }
      String heading = words.text(isArrow ? "record.arrows" : "record.lines");
      lines.addAll(names.length() == 0 ? List.of() : wrap(heading + names, Role.TEXT));
    }
    if (nodeView.markup().isPart()) {
      lines.addAll(line(words.text("record.part"), Role.QUIET));
    }
    return lines;
  }

  private List<Line> unfit(BoardView view) {
    StringBuilder unfit = new StringBuilder();
    for (Map.Entry<Site, String> label : nodeView.markup().labels().entrySet()) {
      boolean isShown = nodeView.markup().signs().get(label.getKey()) == Sign.LABEL;
      boolean fits = SignPainter.fits(label.getValue(), view.scale(), page.shown(), label.getKey());
      if (isShown && !fits && unfit.length() < MOST) {
        unfit.append(' ').append(game.notation().name(label.getKey()));
        String text = label.getValue();
        unfit.append('=').append(text, 0, Math.min(LABEL, text.length()));
        unfit.append(text.length() > LABEL ? glyphs.more() : "");
      }
    }
    return unfit.length() == 0 ? List.of() : wrap(words.text("record.labels") + unfit, Role.TEXT);
  }

  /** Returns the name of the node, its remarks, and its comment; at most this many lines. */
  List<Line> comment(int most) {
    List<Line> lines = new ArrayList<>();
    String name = recordCursor.tree().text(recordCursor.node(), "N");
    prose(name, Role.STRONG, most, lines);
    lines.addAll(wrap(remarks(), Role.GOOD));
    String comment = recordCursor.tree().text(recordCursor.node(), "C");
    prose(comment, Role.TEXT, most, lines);
    return lines;
  }

  private void prose(String text, Role role, int most, List<Line> lines) {
    if (!text.isEmpty()) {
      Prose prose = Prose.of(text, width, most);
      for (int line = 0; line < prose.lines(); line++) {
        lines.add(new Line(prose.line(line), role));
      }
    }
  }

  /** Returns the meaning of SGF's annotations, and the time left. */
  private String remarks() {
    StringBuilder remarks = new StringBuilder();
    remark("BM", words.text("record.bad"), remarks);
    remark("DO", words.text("record.doubtful"), remarks);
    remark("IT", words.text("record.interesting"), remarks);
    remark("TE", words.text("record.tesuji"), remarks);
    remark("DM", words.text("record.even"), remarks);
    remark("GB", words.text("record.good", board.side(Side.BLACK)), remarks);
    remark("GW", words.text("record.good", board.side(Side.WHITE)), remarks);
    remark("HO", words.text("record.hotspot"), remarks);
    remark("UC", words.text("record.unclear"), remarks);
    timed("BL", Side.BLACK, remarks);
    timed("WL", Side.WHITE, remarks);
    return remarks.toString();
  }

  private void remark(String id, String text, StringBuilder remarks) {
    Optional<Property> property = recordCursor.tree().property(recordCursor.node(), id);
    if (property.isPresent()) {
      remarks.append(remarks.length() == 0 ? "" : ", ").append(text);
      remarks.append(property.get().value().equals("2") ? "!" : "");
    }
  }

  private void timed(String id, Side side, StringBuilder remarks) {
    String seconds = recordCursor.tree().text(recordCursor.node(), id);
    if (!seconds.isEmpty()) {
      remarks.append(remarks.length() == 0 ? "" : ", ");
      remarks.append(words.text("record.left", board.side(side), seconds));
    }
  }
}
