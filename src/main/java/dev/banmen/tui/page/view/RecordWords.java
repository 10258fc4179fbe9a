package dev.banmen.tui.page.view;

import dev.banmen.app.AskedQuestion;
import dev.banmen.app.TeachingTable;
import dev.banmen.game.Effect;
import dev.banmen.game.Explanation;
import dev.banmen.game.Game;
import dev.banmen.game.Miss;
import dev.banmen.game.Move;
import dev.banmen.game.Place;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.facet.ScoreWords;
import dev.banmen.game.record.RecordTree;
import dev.banmen.record.Markup.Sign;
import dev.banmen.record.Stroke;
import dev.banmen.say.GameSentences;
import dev.banmen.say.GuessedMove;
import dev.banmen.say.NodeSentences;
import dev.banmen.say.ReviewSentences;
import dev.banmen.say.TeachingSentences;
import dev.banmen.study.Guesses;
import dev.banmen.study.NodeView;
import dev.banmen.study.RecordCursor;
import dev.banmen.text.Sentences;
import dev.banmen.text.Words;
import dev.banmen.tui.board.BoardLayers;
import dev.banmen.tui.board.BoardView;
import dev.banmen.tui.board.EarlierBoard;
import dev.banmen.tui.board.SignPainter;
import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.canvas.Glyphs;
import dev.banmen.tui.page.view.RecordViewState.Mode;
import dev.banmen.tui.page.view.Teaching.TeachingView;
import dev.banmen.tui.text.CellText;
import dev.banmen.tui.text.Line;
import dev.banmen.tui.text.Prose;
import dev.banmen.tui.theme.Role;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Describes a node of a recording, with what the recording says about it and what is said at its
 * teaching table, in lines no wider than a width. Immutable.
 */
final class RecordWords {
  private static final String GAP = "   ";

  private static final int MOST_NAMES = 400; // characters
  private static final int LABEL_CELLS = 20;

  /** The cells of a rule beside its two texts. */
  private static final int RULE = 7;

  private final RecordPage page;
  private final Words words;
  private final RecordCursor recordCursor;
  private final NodeView nodeView;
  private final Game game;
  private final NodeSentences sentences;
  private final int width;
  private final Glyphs glyphs;

  RecordWords(RecordPage page, int width, Glyphs glyphs) {
    this.page = page;
    this.width = width;
    this.glyphs = glyphs;
    words = page.words();
    recordCursor = page.recordCursor();
    nodeView = page.nodeView();
    game = page.game();
    sentences = new NodeSentences(recordCursor, new GameSentences(game, words));
  }

  /** Returns a text in as many lines as it needs; none if it is empty. */
  private List<Line> wrap(String text, Role role) {
    return text.isEmpty() ? List.of() : Line.wrap(text, role, width);
  }

  private List<Line> line(String text, Role role) {
    return Line.fitting(wrap(text, role), 1, width, glyphs.more());
  }

  /** Returns what goes on: the number of the move, or the mode one is in. */
  String title() {
    int number = recordCursor.number();
    if (page.autoplay().runs()) {
      return words.text("record.title.play", number);
    } else if (page.is(Mode.TRYING)) {
      return words.text("record.title.try", number);
    }
    if (page.is(Mode.ANSWERING)) {
      return words.text("teaching.title.answer");
    }
    return page.is(Mode.GUESSING)
        ? words.text("record.title.guess", number + 1)
        : sentences.place();
  }

  /** Says where there is more of a board that is cut, in as many words as fit beside the title. */
  private String more(String arrows) {
    int room = width - CellText.width(title()) - RULE;
    return Stream.of(words.text("board.cut", arrows), words.text("board.cut.brief", arrows))
        .filter(said -> CellText.width(said) <= room)
        .findFirst()
        .orElse(arrows);
  }

  boolean isMode() {
    return page.autoplay().runs() || !page.is(Mode.WALKING);
  }

  /** Returns the key that ends the mode, else what else is to be known, else nothing. */
  String beside(BoardView view) {
    if (page.autoplay().runs()) {
      return words.text("record.ends.play");
    } else if (page.is(Mode.ANSWERING)) {
      return words.text("teaching.ends.answer");
    } else if (isMode()) {
      return words.text(page.is(Mode.TRYING) ? "record.ends.try" : "record.ends.guess");
    } else if (!view.isWhole()) {
      return more(view.hidden(glyphs));
    }
    String taught = besideTeaching();
    if (!taught.isEmpty()) {
      return taught;
    }
    return recordCursor.record().isChanged() ? words.text("record.unsaved") : "";
  }

  /** Paints the move at this place, and what comes next. */
  void paintMove(Canvas canvas) {
    Optional<Move> move = nodeView.move();
    String what = words.text("record.start");
    if (move.isPresent()) {
      what = sign(move.get().side()) + sentences.game().name(move.get());
    } else if (recordCursor.node() != RecordTree.ROOT) {
      what = words.text(nodeView.changes().isEmpty() ? "record.no.move" : "record.setup");
    }
    canvas.text(0, 0, what, Role.STRONG);
    int x = CellText.width(what + GAP);
    canvas.text(x, 0, next(), width - x, Role.QUIET);
  }

  private String next() {
    List<Integer> next = recordCursor.tree().children(recordCursor.node());
    if (page.isProblem()) {
      return ""; // it would be the answer
    } else if (next.isEmpty()) {
      return nodeView.move().isEmpty() ? "" : words.text("record.last.move");
    }
    boolean isOnLine = recordCursor.at() + 1 < recordCursor.line().size();
    int shown = isOnLine ? recordCursor.line().node(recordCursor.at() + 1) : next.get(0);
    boolean isHidden = page.is(Mode.GUESSING) || Teaching.isFollowing(page);
    boolean isAttempt = isOnLine && recordCursor.line().isAttempt(recordCursor.at() + 1);
    String name =
        isHidden ? "?" : isAttempt ? words.text("record.then.attempt", name(shown)) : name(shown);
    return next.size() == 1
        ? words.text("record.then", name)
        : words.text("record.then.more", name, next.size() - 1);
  }

  private String name(int node) {
    return recordCursor
        .move(node)
        .map(move -> sentences.game().name(move))
        .orElse(words.text("record.no.move"));
  }

  private String sign(Side side) {
    return glyphs.sign(side, game.lattice().ground()) + " ";
  }

  /**
   * Returns what the move did, why the rules refuse it, or what a key brought about.
   *
   * @param isNoticeElsewhere whether the comment's place has the notice
   */
  List<Line> message(boolean isNoticeElsewhere) {
    List<Line> lines = new ArrayList<>(isNoticeElsewhere ? List.of() : notice());
    lines.addAll(taught());
    lines.addAll(miss());
    if (page.is(Mode.WALKING)) {
      page.mistake()
          .ifPresent(
              it -> lines.addAll(wrap(new ReviewSentences(sentences.game()).cost(it), Role.TEXT)));
    }
    if (page.is(Mode.GUESSING)) {
      Guesses guesses = page.activity().guesses();
      lines.addAll(wrap(GuessedMove.score(guesses, sentences.game()), Role.QUIET));
    }
    if (page.is(Mode.TRYING)) {
      lines.addAll(underCursor());
      lines.addAll(marked());
    }
    lines.addAll(effects());
    if (page.autoplay().runs()) {
      lines.addAll(wrap(words.text("record.playing", page.autoplay().perSecond()), Role.QUIET));
    }
    lines.addAll(layer());
    lines.addAll(tableStatus());
    lines.addAll(wrap(ScoreWords.of(game).resultNote(nodeView.position()), Role.TEXT));
    return lines;
  }

  /** Returns an explanation, or a notice too long for the rows of messages; empty if neither. */
  List<Line> unfolded(int rows) {
    return isLong(rows) ? notice() : explanation();
  }

  /** Whether the notice is too long for these rows, and has the place of an explanation. */
  boolean isLong(int rows) {
    return page.messages().explanation().isEmpty() && notice().size() > rows;
  }

  List<Line> notice() {
    return wrap(glyphs.fractions(page.messages().notice()), Role.TEXT);
  }

  List<Line> explanation() {
    return explanation(false);
  }

  /**
   * Returns the explanation asked for, under the name of a refusal.
   *
   * @param isCodeFirst whether the refusal's code stands beside its name: where the end may be cut
   */
  List<Line> explanation(boolean isCodeFirst) {
    Optional<Explanation> why = page.messages().explanation();
    if (why.isEmpty()) {
      return List.of();
    }
    Optional<Miss> miss = tried();
    List<Line> lines = new ArrayList<>();
    miss.ifPresent(it -> lines.addAll(heading(it, isCodeFirst)));
    lines.addAll(wrap(why.get().sentence(), Role.TEXT));
    miss.filter(it -> !isCodeFirst).ifPresent(it -> addCode(lines, it));
    lines.addAll(back());
    return lines;
  }

  private List<Line> heading(Miss miss, boolean hasCode) {
    return hasCode
        ? refused(sentences.game().refused(miss), miss, Role.MISS)
        : wrap(sentences.game().refused(miss), Role.MISS);
  }

  /** Adds the code of a refusal at the end of its last line, or of one more if it doesn't fit. */
  private void addCode(List<Line> lines, Miss miss) {
    String code = words.text("miss.code", miss.number());
    Line last = lines.get(lines.size() - 1);
    int room = width - CellText.width(code) - CellText.width(last.text());
    if (room >= GAP.length()) {
      lines.set(lines.size() - 1, new Line(last.text() + " ".repeat(room) + code, last.role()));
    } else {
      int before = Math.max(0, width - CellText.width(code));
      lines.add(new Line(" ".repeat(before) + code, Role.QUIET));
    }
  }

  /** Returns why the rules refuse the move that was tried and is explained; empty if they don't. */
  private Optional<Miss> tried() {
    boolean isTried = page.is(Mode.TRYING) && page.messages().explanation().isPresent();
    Place move = new Place(page.board().mover(), page.board().cursor());
    return isTried && page.messages().notice().isEmpty()
        ? nodeView.position().miss(move)
        : Optional.empty();
  }

  /** Returns why the rules refuse the move. */
  List<Line> miss() {
    Optional<Miss> miss = nodeView.miss();
    return miss.isEmpty()
        ? List.of()
        : refused(sentences.game().refused(miss.get()), miss.get(), Role.MISS);
  }

  private List<Line> refused(String text, Miss miss, Role role) {
    String code = sentences.game().code(miss);
    String apart = text + "  " + code;
    return wrap(CellText.width(apart) <= width ? apart : text + " " + code, role);
  }

  /** Returns what the overlay says that is switched on. */
  List<Line> layer() {
    int layer = page.board().layer();
    Optional<Explanation> look = BoardLayers.explanation(page.shown(), layer);
    return look.isEmpty() ? List.of() : wrap(look.get().sentence(), Role.TEXT);
  }

  /** Returns what would happen under the cursor, before the key is pressed. */
  private List<Line> underCursor() {
    Position position = nodeView.position();
    Site site = page.board().cursor();
    Place move = new Place(page.board().mover(), site);
    String name = sign(move.side()) + game.notation().name(site);
    boolean isExplained = page.messages().explanation().isPresent();
    boolean isJustPlayed = nodeView.site().filter(site::equals).isPresent() && !isExplained;
    boolean isOtherRefused = isExplained && !page.messages().notice().isEmpty();
    if (isJustPlayed || isOtherRefused) {
      return List.of();
    }
    Optional<Miss> miss = position.miss(move);
    if (miss.isPresent()) {
      return tried().isPresent()
          ? List.of() // the explanation says so
          : refused(
              words.text("cursor.refused", name, sentences.game().title(miss.get())),
              miss.get(),
              Role.QUIET);
    }
    int child = recordCursor.child(move);
    String key =
        child == RecordTree.NONE
            ? "cursor.legal"
            : recordCursor.isSaved(child) ? "record.cursor.there" : "record.cursor.tried";
    return wrap(words.text(key, name), Role.GOOD);
  }

  /** Returns where Enter goes from an explanation. */
  private List<Line> back() {
    Optional<EarlierBoard> back = page.earlierBoard();
    return back.isEmpty()
        ? List.of()
        : wrap(words.text("record.enter.back", back.get().title(words)), Role.QUIET);
  }

  /** Returns the sign on the site under the cursor, which may hide it. */
  private List<Line> marked() {
    Sign sign = nodeView.markup().signs().get(page.board().cursor());
    return sign == null ? List.of() : line(sentences.marked(sign), Role.TEXT);
  }

  /** Returns what the move did apart from placing a piece, one line for each kind. */
  private List<Line> effects() {
    List<Line> lines = new ArrayList<>();
    nodeView
        .played()
        .map(move -> game.effects(move, nodeView.changes()))
        .orElse(List.of())
        .forEach(effect -> lines.add(effect(effect)));
    return lines;
  }

  private Line effect(Effect effect) {
    String sites =
        effect.sites().stream().map(game.notation()::name).collect(Collectors.joining(" "));
    String text = Sentences.of(game.words().didBriefly(effect), sites);
    return new Line(Line.cut(text, width, glyphs.more()), Role.TEXT);
  }

  /**
   * Returns the node's name, its remarks, its comment or why its move is refused, and marks that
   * the board cannot show.
   */
  List<Line> comment(BoardView view, int most) {
    List<Line> lines = new ArrayList<>();
    String name = recordCursor.tree().text(recordCursor.node(), "N");
    prose(name, Role.STRONG, most, lines);
    lines.addAll(wrap(sentences.remarks(), Role.GOOD));
    String comment = recordCursor.tree().text(recordCursor.node(), "C");
    prose(comment, Role.TEXT, most, lines);
    lines.addAll(isReason(page) && nodeView.miss().isPresent() ? reason() : List.of());
    lines.addAll(wrap(mistaken(page), Role.TEXT));
    lines.addAll(unfit(view));
    lines.addAll(strokes());
    return lines;
  }

  /**
   * Whether the comment's place says only why the rules refuse the move, or why it is a mistake.
   */
  static boolean isReason(RecordPage page) {
    RecordCursor cursor = page.recordCursor();
    return page.is(Mode.WALKING)
        && !page.isExplaining()
        && (cursor.nodeView().miss().isPresent() || !mistaken(page).isEmpty())
        && cursor.tree().text(cursor.node(), "C").isEmpty();
  }

  /** Returns why the move here is a mistake; empty if nobody knows. */
  private static String mistaken(RecordPage page) {
    GameSentences gameSentences = new GameSentences(page.game(), page.words());
    return page.mistake()
        .filter(it -> page.is(Mode.WALKING))
        .map(new ReviewSentences(gameSentences)::why)
        .orElse("");
  }

  private List<Line> reason() {
    return recordCursor.explanation().map(it -> wrap(it.sentence(), Role.TEXT)).orElse(List.of());
  }

  /** Returns the arrows and lines, and whether only a part of the board is shown. */
  private List<Line> strokes() {
    List<Line> lines = new ArrayList<>();
    for (boolean isArrow : new boolean[] {true, false}) {
      StringBuilder names = new StringBuilder();
      for (Stroke stroke : nodeView.markup().strokes()) {
        if (stroke.isArrow() == isArrow && names.length() < MOST_NAMES) {
          names.append(' ').append(game.notation().name(stroke.from())).append('-');
          names.append(game.notation().name(stroke.to()));
        }
      }
      String heading = words.text(isArrow ? "record.arrows" : "record.lines");
      lines.addAll(names.length() == 0 ? List.of() : wrap(heading + names, Role.TEXT));
    }
    if (nodeView.markup().isPart()) {
      lines.addAll(wrap(words.text("record.part"), Role.QUIET));
    }
    return lines;
  }

  private List<Line> unfit(BoardView view) {
    StringBuilder unfit = new StringBuilder();
    SignPainter.letters(nodeView.markup(), view.scale(), page.shown())
        .forEach(
            (site, letter) -> {
              String text = nodeView.markup().labels().getOrDefault(site, "");
              if (unfit.length() < MOST_NAMES) {
                String cut = Line.cut(text, LABEL_CELLS, glyphs.more());
                unfit.append(' ').append(letter).append('=').append(cut);
              }
            });
    return unfit.length() == 0 ? List.of() : wrap(words.text("record.labels") + unfit, Role.TEXT);
  }

  private void prose(String text, Role role, int most, List<Line> lines) {
    if (!text.isEmpty()) {
      Prose prose = Prose.of(text, width, most);
      for (int line = 0; line < prose.lines(); line++) {
        lines.add(new Line(prose.line(line), role));
      }
    }
  }

  /** Returns what is asked at the teaching table, or that the page is on its own. */
  private List<Line> taught() {
    return page.teaching().map(view -> wrap(taught(view), Role.STRONG)).orElse(List.of());
  }

  private String taught(TeachingView view) {
    TeachingTable table = view.table();
    GameSentences game = sentences.game();
    boolean isThere = view.isFollowing() && (table.isLeader() || page.is(Mode.ANSWERING));
    Optional<AskedQuestion> question = table.question();
    if (question.isEmpty()) {
      boolean isQuiet = view.isFollowing() || table.isOver();
      return isQuiet ? "" : new TeachingSentences(table, false, game).own();
    }
    AskedQuestion asked = question.get();
    if (!table.isLeader() && asked.isShown() && !view.isFollowing()) {
      return new TeachingSentences(table, false, game).own();
    } else if (!table.isLeader() && !asked.isShown() && asked.own().isPresent()) {
      return words.text("teaching.answered", game.name(asked.own().get()));
    }
    String said = new TeachingSentences(table, isThere, game).of(asked);
    boolean isToAnswer = isThere && !table.isLeader() && !asked.isShown();
    return isToAnswer ? Sentences.of(said, words.text("teaching.how")) : said;
  }

  /** Returns who leads, and how many are here, if there is nothing else to say. */
  private List<Line> tableStatus() {
    boolean isQuiet = page.messages().notice().isEmpty() && taught().isEmpty();
    return page.teaching()
        .map(TeachingView::table)
        .filter(table -> isQuiet && table.said().isEmpty())
        .map(table -> wrap(table.status(), Role.QUIET))
        .orElse(List.of());
  }

  /** Returns what was said last at the teaching table, the newest at the end. */
  List<Line> talk(int most) {
    List<String> said = page.teaching().map(view -> view.table().said()).orElse(List.of());
    List<Line> lines = new ArrayList<>();
    for (String one : said.subList(Math.max(0, said.size() - most), said.size())) {
      lines.addAll(wrap(one, Role.TEXT));
    }
    return lines;
  }

  /** Returns who leads at the teaching table, if the page is at one. */
  private String besideTeaching() {
    if (page.teaching().isEmpty()) {
      return "";
    }
    TeachingView view = page.teaching().get();
    String key =
        view.table().isLeader() && !view.table().isOver()
            ? "teaching.leads"
            : view.isFollowing() ? "teaching.follows" : "teaching.alone";
    return words.text(key);
  }
}
