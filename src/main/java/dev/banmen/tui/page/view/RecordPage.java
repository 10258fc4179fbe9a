package dev.banmen.tui.page.view;

import dev.banmen.app.NewsSource;
import dev.banmen.app.OpenedGame;
import dev.banmen.app.Person;
import dev.banmen.app.Refusal;
import dev.banmen.app.TeachingTable;
import dev.banmen.game.Game;
import dev.banmen.game.Move;
import dev.banmen.game.OptionFault;
import dev.banmen.game.Place;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.Vocabulary;
import dev.banmen.game.record.InputFault;
import dev.banmen.game.record.RecordTree;
import dev.banmen.lesson.reader.LessonFiles;
import dev.banmen.record.Markup;
import dev.banmen.record.MoveNumbers;
import dev.banmen.record.OpenedFile;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Player;
import dev.banmen.session.Session;
import dev.banmen.study.EditableRecord;
import dev.banmen.study.GrowingGame;
import dev.banmen.study.Guesses;
import dev.banmen.study.Mistake;
import dev.banmen.study.NodeView;
import dev.banmen.study.RecordBoard;
import dev.banmen.study.RecordCursor;
import dev.banmen.study.ShownLine;
import dev.banmen.text.Printable;
import dev.banmen.text.Sentences;
import dev.banmen.text.Words;
import dev.banmen.tui.board.BoardView;
import dev.banmen.tui.board.EarlierBoard;
import dev.banmen.tui.board.PairFrame;
import dev.banmen.tui.board.TreePicture;
import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.keys.KeyHint;
import dev.banmen.tui.page.BoardPage;
import dev.banmen.tui.page.BoardViewState;
import dev.banmen.tui.page.GameFrame;
import dev.banmen.tui.page.Messages;
import dev.banmen.tui.page.NewsPage;
import dev.banmen.tui.page.PageAction;
import dev.banmen.tui.page.RecordedPage;
import dev.banmen.tui.page.Saving;
import dev.banmen.tui.page.TextPage;
import dev.banmen.tui.page.TimedPage;
import dev.banmen.tui.page.WorkingPage;
import dev.banmen.tui.page.help.HelpPage;
import dev.banmen.tui.page.review.AwaitedValues;
import dev.banmen.tui.page.view.RecordFrame.PaneExtents.LowerPanes;
import dev.banmen.tui.page.view.RecordViewState.Mode;
import dev.banmen.tui.page.view.RecordViewState.RecordPane;
import dev.banmen.tui.page.view.Teaching.TeachingView;
import dev.banmen.tui.term.Input;
import dev.banmen.tui.text.EditedText;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * A recorded game to step through, try out and edit. Immutable, except for the board that its
 * {@link RecordBoard} moves.
 *
 * @param canSave whether its reader can save files
 * @param recordCursor the recording, at one of its nodes
 * @param picture of its tree
 */
public record RecordPage(
    Words words,
    boolean canSave,
    RecordCursor recordCursor,
    TreePicture picture,
    RecordViewState view,
    Messages messages,
    RecordActivity activity)
    implements BoardPage<RecordPage>, RecordedPage, TimedPage, NewsPage, WorkingPage {
  /** Returns a game of a file, from 0, at its start; with its unsaved changes, if there are any. */
  public static RecordPage of(Words words, Person person, OpenedFile file, int number)
      throws Refusal {
    try {
      OpenedGame opened = OpenedGame.of(person, file, number);
      return of(words, person.files().canSave(), opened.recordCursor())
          .withNotice(opened.unsaved().map(words::text).orElse(""));
    } catch (OptionFault | InputFault | IOException e) {
      throw new Refusal(Printable.of(file.name() + ": " + e.getMessage()));
    }
  }

  /** Returns what a teaching table shows, and follows it. */
  public static RecordPage of(Words words, Person person, TeachingTable table) throws Refusal {
    OpenedFile shown = person.files().openShown(table.now().recording());
    return Teaching.at(of(words, person, shown, 0), table);
  }

  private static RecordPage of(Words words, boolean canSave, RecordCursor recordCursor) {
    Site middle = BoardViewState.middle(recordCursor.game().lattice());
    BoardViewState board = BoardViewState.at(middle, recordCursor.mover());
    RecordViewState view =
        new RecordViewState(
            board, Mode.WALKING, RecordPane.BOARD, 0, Optional.empty(), Optional.empty());
    return new RecordPage(
        words,
        canSave,
        recordCursor,
        picture(recordCursor),
        view,
        Messages.NONE,
        RecordActivity.NONE);
  }

  private static TreePicture picture(RecordCursor of) {
    return TreePicture.of(of.tree(), of.board().numbers(of.recording()));
  }

  /**
   * Returns this page at a move of the current line, playing by itself from there.
   *
   * @param move its number as {@link MoveNumbers} counts; beyond the last one, the end
   * @param speed how many moves a second; 0 for paused
   */
  public RecordPage begun(int move, double speed) {
    RecordCursor here = recordCursor;
    RecordPage there = to(MoveNumbers.node(here.tree(), here.line().end(), move));
    return speed > 0 ? there.playing(autoplay().at(speed).started()) : there;
  }

  /** Says what to know about its file, after whether it has changes that aren't saved. */
  private RecordPage withNotice(String unsaved) {
    EditableRecord record = recordCursor.record();
    boolean isReadOnly = record.file().isReadOnly();
    String only =
        !canSave
            ? words.text("record.take")
            : isReadOnly ? words.text("record.read.only", record.file().hindrance()) : "";
    int notes = record.notes().size();
    String repaired = notes > 0 ? words.text("record.repaired", notes) : "";
    String problem = isProblem() ? words.text("record.problem") : "";
    return saying(Sentences.of(unsaved, only, repaired, problem));
  }

  Autoplay autoplay() {
    return activity.autoplay();
  }

  Optional<Exploring> exploring() {
    return activity.exploring();
  }

  RecordPage exploring(Optional<Exploring> next) {
    return with(activity.exploring(next));
  }

  Optional<EditedText> writing() {
    return activity.writing();
  }

  @Override
  public Game game() {
    return recordCursor.game();
  }

  @Override
  public BoardViewState board() {
    return view.board();
  }

  Position position() {
    return recordCursor.nodeView().position();
  }

  public boolean is(Mode mode) {
    return view.is(mode);
  }

  /** Whether this is the start of a problem, which can be solved before its answers are shown. */
  boolean isProblem() {
    RecordCursor here = recordCursor;
    return here.node() == RecordTree.ROOT
        && is(Mode.WALKING)
        && teaching().isEmpty()
        && LessonFiles.isProblem(here.tree());
  }

  /** The node that is shown; of a problem, without what its author wrote on the answers. */
  NodeView nodeView() {
    NodeView shown = recordCursor.nodeView();
    if (!isProblem() || recordCursor.record().isChanged()) {
      return shown;
    }
    List<Move> answers =
        recordCursor.tree().children(shown.node()).stream()
            .flatMap(child -> recordCursor.move(child).stream())
            .toList();
    Markup markup = shown.markup().without(answers);
    return shown.marked(markup.signs(), markup.labels());
  }

  @Override
  public boolean isTyping() {
    return messages.entry().isPresent() || writing().isPresent();
  }

  @Override
  public PageAction help() {
    if (teaching().isPresent()) {
      return TextPage.help(words, words.text("teaching.help.text"), this);
    } else if (exploring().isPresent()) {
      return TextPage.help(words, words.text("explore.help.text"), this);
    }
    return PageAction.open(
        HelpPage.ofRecording(words, position(), board().cursor(), canSave), this);
  }

  @Override
  public PageAction on(Input input, Extent screen) {
    return RecordKeys.on(this, input, screen);
  }

  @Override
  public List<KeyHint> keyHints(Extent screen) {
    return RecordKeyLine.hints(this, frame(screen));
  }

  /** This page with the recording at another place, or in another state. */
  RecordPage with(RecordCursor there) {
    TreePicture drawn = there.tree() == recordCursor.tree() ? picture : picture(there);
    boolean isSame = there.nodeView() == recordCursor.nodeView();
    RecordViewState next = isSame ? view : view.with(board().withMover(there.mover())).scrolled(0);
    RecordActivity same =
        isSame ? activity : activity.exploring(exploring().map(Exploring::atFirst));
    return new RecordPage(words, canSave, there, drawn, next, messages, same);
  }

  RecordPage along(int index) {
    return with(recordCursor.along(index));
  }

  public RecordPage to(int node) {
    return with(recordCursor.to(node));
  }

  /** This page with keys that try moves. */
  RecordPage trying() {
    return with(view.trying(recordCursor));
  }

  /**
   * This page with keys that step through the recording again. After moves were tried it is where
   * it was before them, and says where they are.
   */
  RecordPage walking() {
    RecordPage page = with(view.in(Mode.WALKING));
    if (view.from().isEmpty()) {
      return page;
    }
    int left = recordCursor.node();
    RecordCursor back = recordCursor.back(view.from().get().node(), view.from().get().end());
    boolean isAside = back.line().indexOf(left) < 0;
    return isAside ? page.with(back).saying(words.text("record.tried")) : page.with(back);
  }

  /** Saves a changed recording's draft, and shows the recording. */
  PageAction changed(RecordCursor there) {
    return RecordEdits.saveDraft(with(there));
  }

  RecordPage with(RecordViewState next) {
    return new RecordPage(words, canSave, recordCursor, picture, next, messages, activity);
  }

  @Override
  public RecordPage with(BoardViewState next) {
    return with(view.with(next));
  }

  @Override
  public RecordPage with(Messages next) {
    return new RecordPage(words, canSave, recordCursor, picture, view, next, activity);
  }

  private RecordPage with(RecordActivity next) {
    return new RecordPage(words, canSave, recordCursor, picture, view, messages, next);
  }

  RecordPage playing(Autoplay next) {
    return with(activity.with(next));
  }

  /** The teaching table that this page is at. */
  Optional<TeachingView> teaching() {
    return activity.teaching();
  }

  RecordPage taught(Optional<TeachingView> next) {
    return with(activity.taught(next));
  }

  /**
   * Returns this page with its recording growing with a game in play, of which it is the record.
   */
  public RecordPage growing(LiveSession live, Session recorded, Player me) {
    return GrowingGame.of(live, recorded, recordCursor())
        .map(game -> growing(new GrowingRecord(game, live::listen, me)))
        .orElse(this);
  }

  RecordPage growing(GrowingRecord next) {
    return with(activity.with(next));
  }

  @Override
  public Optional<? extends NewsSource> news() {
    return teaching().isPresent()
        ? teaching().map(TeachingView::table)
        : activity.growing().map(GrowingRecord::news);
  }

  @Override
  public RecordPage refreshed() {
    return activity
        .growing()
        .map(growing -> growing.refreshed(this))
        .orElseGet(() -> Teaching.refreshed(this));
  }

  @Override
  public PageAction returned() {
    return refreshed();
  }

  @Override
  public RecordPage beforeShown() {
    return Teaching.beforeShown(this);
  }

  RecordPage guessing(Guesses next) {
    return with(activity.with(next));
  }

  RecordPage searching(String text, int found) {
    return with(activity.searching(text, found));
  }

  /** Returns the text that was searched for if it was found here. */
  Optional<String> match() {
    boolean isHere = !activity.search().isEmpty() && activity.found() == recordCursor.node();
    return isHere ? Optional.of(activity.search()) : Optional.empty();
  }

  RecordPage writing(Optional<EditedText> next) {
    return with(activity.with(next));
  }

  @Override
  public RecordPage atNode(int node) {
    return to(node);
  }

  @Override
  public OpenedFile about() {
    return recordCursor.record().file();
  }

  @Override
  public RecordPage rewritten(Saving saving, OpenedFile now) {
    EditableRecord record = recordCursor.record();
    if (record.file() != saving.file()) {
      return this;
    }
    RecordTree written = saving.recording().tree();
    boolean isThis = record.game() == saving.game();
    return with(
        recordCursor.with(isThis ? record.saved(now, saving.game(), written) : record.in(now)));
  }

  @Override
  public long due() {
    long values = activity.values().map(AwaitedValues::due).orElse(Long.MAX_VALUE);
    long explored = exploring().map(Exploring::due).orElse(Long.MAX_VALUE);
    return Math.min(autoplay().due(), Math.min(values, explored));
  }

  @Override
  public PageAction onDue(long millis) {
    Optional<AwaitedValues> seen = activity.values().map(values -> values.at(millis));
    RecordPage page = seen.isEmpty() ? this : valued(seen.get());
    boolean isAwaited =
        exploring().filter(exploring -> exploring.due() != Long.MAX_VALUE).isPresent();
    if (isAwaited) {
      page = page.exploring(exploring().map(exploring -> exploring.at(millis)));
    }
    boolean isForOther = (seen.isPresent() || isAwaited) && millis < autoplay().due();
    return isForOther ? page : page.played(millis);
  }

  private RecordPage played(long millis) {
    Autoplay later = autoplay().later(millis);
    RecordPage next = quiet().along(recordCursor.at() + 1);
    boolean isEnd = next.recordCursor().at() == next.recordCursor().line().size() - 1;
    return next.playing(isEnd ? autoplay().stopped() : later);
  }

  /** This page with the computer looking at its moves, or with what it found. */
  RecordPage valued(AwaitedValues values) {
    return with(activity.with(values));
  }

  @Override
  public void abandon() {
    activity.values().ifPresent(values -> values.asked().pending().giveUp());
    exploring().ifPresent(Exploring::giveUp);
    teaching().ifPresent(view -> view.table().leave());
  }

  /** Returns the shown line with the computer's mistakes on it, once it was asked. */
  ShownLine line() {
    ShownLine line = recordCursor.line();
    return activity.values().map(values -> line.with(values.review().nodes())).orElse(line);
  }

  /** Returns the mistake that led here, if the computer was asked. */
  Optional<Mistake> mistake() {
    return activity.values().flatMap(values -> values.review().at(recordCursor.node()));
  }

  /** Saves a comment being written. */
  @Override
  public Optional<PageAction> parting() {
    return writing().isPresent() ? Optional.of(written()) : Optional.empty();
  }

  /** Ends the comment being written, and saves it; an empty one is removed. */
  PageAction written() {
    EditedText ended = writing().orElseThrow();
    RecordPage shown = writing(Optional.empty());
    String text = ended.text();
    return text.equals(EditedText.of(ended.before()).text())
        ? shown
        : shown.changed(
            recordCursor.withText(recordCursor.node(), "C", text.isBlank() ? "" : text));
  }

  /** Whether the explanation of the node's own move is shown, on the board before it. */
  boolean isExplaining() {
    return is(Mode.WALKING) && messages.explanation().isPresent();
  }

  Position shown() {
    return isExplaining()
        ? recordCursor.board().before(recordCursor.recording(), recordCursor.node())
        : position();
  }

  boolean hasCursor() {
    return !is(Mode.WALKING) || isMarking();
  }

  /** Whether a part of the board is being marked for the explorer. */
  boolean isMarking() {
    return exploring().filter(exploring -> exploring.marks().isMarking()).isPresent();
  }

  /** Returns the site to centre a board on that doesn't fit. */
  Site focus() {
    return hasCursor()
        ? board().cursor()
        : recordCursor
            .nodeView()
            .site()
            .orElse(position().last().isPresent() ? lastSite() : board().cursor());
  }

  private Site lastSite() {
    return position().last().get() instanceof Place place ? place.site() : board().cursor();
  }

  Set<Site> legal() {
    Set<Site> legal = new TreeSet<>();
    if (is(Mode.TRYING) && board().legalMarked()) {
      for (var move : position().legalMoves()) {
        if (move instanceof Place place && move.side() == board().mover()) {
          legal.add(place.site());
        }
      }
    }
    return legal;
  }

  @Override
  public BoardView boardView(Extent screen) {
    return frame(screen).board();
  }

  @Override
  public boolean playsByClick(Extent screen) {
    return BoardPage.super.playsByClick(screen)
        && view.mode() != Mode.WALKING
        && frame(screen).isBoardSeen(pane());
  }

  public RecordFrame frame(Extent screen) {
    RecordFrame one = RecordFrame.of(game(), screen, focus(), board().zoom(), contents());
    Optional<PairFrame> pair = pair(screen);
    return pair.isPresent() ? one.with(pair.get()) : one.seenAs(board().look());
  }

  private LowerPanes contents() {
    boolean hasGraph = recordCursor.line().hasMargins();
    return new LowerPanes(picture.isBranched(), hasGraph, picture.hasComments());
  }

  Optional<EarlierBoard> earlierBoard() {
    return messages.explanation().isEmpty()
        ? Optional.empty()
        : EarlierBoard.of(messages.explanation(), shown());
  }

  /** Returns both boards, if two are to be compared and there is room for them. */
  Optional<PairFrame> pair(Extent screen) {
    return earlierBoard().filter(EarlierBoard::isCompared).isPresent()
        ? GameFrame.of(game(), screen, focus(), board().zoom())
            .pair(game())
            .map(pair -> pair.seenAs(board().look()))
        : Optional.empty();
  }

  /** The players, or the game if they have no names. */
  @Override
  public String title() {
    String black = recordCursor.tree().text(RecordTree.ROOT, "PB");
    String white = recordCursor.tree().text(RecordTree.ROOT, "PW");
    Vocabulary said = game().words();
    return Printable.of(
        (black + white).isEmpty()
            ? said.text("name")
            : words()
                .text(
                    "lobby.players",
                    said.recorded(Side.BLACK, black),
                    said.recorded(Side.WHITE, white)));
  }

  @Override
  public void paint(Canvas canvas) {
    RecordScreen.paint(this, canvas);
  }

  /** Returns the pane that keys go to; that of comments while one is written. */
  RecordPane pane() {
    boolean isOnBoard = exploring().filter(exploring -> exploring.marks().isAlone()).isPresent();
    return writing().isPresent() ? RecordPane.COMMENT : isOnBoard ? RecordPane.BOARD : view.pane();
  }
}
