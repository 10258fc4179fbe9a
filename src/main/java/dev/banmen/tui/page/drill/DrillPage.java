package dev.banmen.tui.page.drill;

import dev.banmen.app.Pending;
import dev.banmen.app.Person;
import dev.banmen.app.Refusal;
import dev.banmen.drill.DrillRun;
import dev.banmen.drill.ExerciseSequence;
import dev.banmen.game.Board;
import dev.banmen.game.Game;
import dev.banmen.game.Move;
import dev.banmen.game.Overlay;
import dev.banmen.game.Place;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.drill.AnswerForm.AnswerWay;
import dev.banmen.game.drill.DrillAnswer;
import dev.banmen.game.drill.Exercise;
import dev.banmen.record.Markup;
import dev.banmen.record.Markup.Sign;
import dev.banmen.study.NodeView;
import dev.banmen.text.Words;
import dev.banmen.tui.board.BoardLayers;
import dev.banmen.tui.board.BoardView;
import dev.banmen.tui.board.Scene;
import dev.banmen.tui.board.SignPainter;
import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.canvas.SmallScreen;
import dev.banmen.tui.keys.KeyHint;
import dev.banmen.tui.page.AwaitingPage;
import dev.banmen.tui.page.BoardPage;
import dev.banmen.tui.page.BoardViewState;
import dev.banmen.tui.page.GameFrame;
import dev.banmen.tui.page.Messages;
import dev.banmen.tui.page.PageAction;
import dev.banmen.tui.page.TextPage;
import dev.banmen.tui.page.TimedPage;
import dev.banmen.tui.page.WorkingPage;
import dev.banmen.tui.term.Input;
import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * One exercise after the other: the board, the question, the answer. Immutable.
 *
 * @param picked the current one of the choices, from 0; -1 before any key
 * @param marked the sites marked for an answer
 * @param millis the person's clock, as far as it is known, for a rush
 * @param ahead the next exercise, which is made while the explanation is read
 */
public record DrillPage(
    Words words,
    DrillRun run,
    BoardViewState board,
    int picked,
    SortedSet<Site> marked,
    Messages messages,
    long millis,
    Optional<Pending<DrillRun>> ahead)
    implements BoardPage<DrillPage>, TimedPage, WorkingPage {
  private static final long SECOND = 1000;

  /** Returns the page at the exercise of a run. */
  public static DrillPage of(Words words, DrillRun run) {
    return new DrillPage(
        words,
        run,
        firstBoard(run),
        -1,
        new TreeSet<>(),
        Messages.NONE,
        run.askedAt(),
        Optional.empty());
  }

  private static BoardViewState firstBoard(DrillRun run) {
    return BoardViewState.at(run.exercise().cursor(), run.exercise().side());
  }

  /** Starts to make the next exercise, unless this is the last. */
  private DrillPage preparing(Person person) {
    return new DrillPage(
        words,
        run,
        board,
        picked,
        marked,
        messages,
        millis,
        run.isOver()
            ? Optional.empty()
            : Optional.of(person.background("exercise", watch -> run.next(0))));
  }

  /** Starts another run of the same kind, which is made on another thread. */
  PageAction again() {
    return (pages, person) -> {
      ExerciseSequence again = new ExerciseSequence(person.games(), run.plan().again());
      pages.follow(
          AwaitingPage.start(
              this, "exercise", watch -> DrillRun.start(again, run.scores(), 0), this::asking));
    };
  }

  private PageAction asking(DrillRun next, long now) {
    DrillPage page = of(words, next.asked(now)).zoomedAs(board);
    return page.with(messages.quiet());
  }

  private DrillPage zoomedAs(BoardViewState other) {
    return with(board.zoomed(other.zoom()));
  }

  Exercise exercise() {
    return run.exercise();
  }

  @Override
  public Game game() {
    return exercise().game();
  }

  @Override
  public String title() {
    return exercise().kind().name(words.language());
  }

  private DrillPage with(DrillRun next) {
    return new DrillPage(words, next, board, picked, marked, messages, millis, ahead);
  }

  @Override
  public DrillPage with(BoardViewState next) {
    return new DrillPage(words, run, next, picked, marked, messages, millis, ahead);
  }

  @Override
  public DrillPage with(Messages next) {
    return new DrillPage(words, run, board, picked, marked, next, millis, ahead);
  }

  DrillPage picking(int choice) {
    return new DrillPage(words, run, board, choice, marked, messages, millis, ahead);
  }

  /** Returns the page with a site marked, or unmarked if it was. */
  DrillPage toggled(Site site) {
    SortedSet<Site> next = new TreeSet<>(marked);
    if (!next.remove(site)) {
      next.add(site);
    }
    return new DrillPage(words, run, board, picked, next, messages, millis, ahead);
  }

  boolean isAsking() {
    return run.given().isEmpty() && !run.isOver();
  }

  boolean isWay(AnswerWay way) {
    return exercise().form().way() == way;
  }

  /** Whether the cursor is used. */
  boolean takesSites() {
    return isAsking() && (isWay(AnswerWay.SITE) || isWay(AnswerWay.SITES));
  }

  /** Gives an answer, and saves the result. */
  PageAction give(DrillAnswer answer) {
    return (pages, person) -> {
      DrillRun before = run.at(person.millis());
      DrillRun after = before.answered(answer, person.millis(), person.drills().now());
      boolean isNew = after.results().size() > before.results().size();
      pages.show(isNew ? with(after).preparing(person) : with(after));
      pages
          .below(DrillListPage.class)
          .ifPresent(list -> pages.replaceBelow(list.scored(after.scores())));
      if (isNew) {
        pages.files().save(() -> save(person, after));
      }
    };
  }

  private void save(Person person, DrillRun after) throws Refusal {
    try {
      person.drills().save(after);
    } catch (IOException e) {
      throw new Refusal(words.text("drill.unsaved", e.getMessage()));
    }
  }

  PageAction next() {
    return run.isOver() || ahead.isEmpty()
        ? PageAction.back()
        : AwaitingPage.await(this, ahead.get(), this::asking);
  }

  @Override
  public void abandon() {
    ahead.ifPresent(Pending::giveUp);
  }

  @Override
  public long due() {
    boolean isRunning = run.plan().isRush() && !run.isOver();
    return isRunning ? millis + SECOND : Long.MAX_VALUE;
  }

  @Override
  public PageAction onDue(long now) {
    return new DrillPage(words, run.at(now), board, picked, marked, messages, now, ahead);
  }

  @Override
  public PageAction help() {
    return TextPage.help(words, words.text("drill.help.text"), this);
  }

  @Override
  public PageAction on(Input input, Extent screen) {
    if (input instanceof Input.Pointed pointed) {
      return DrillKeys.pointed(this, pointed.action(), screen);
    }
    if (messages.takes(input)) {
      return DrillCommands.LINE.on(this, input);
    }
    return input instanceof Input.Key pressed
        ? DrillKeys.on(quiet(), pressed.stroke(), screen)
        : this;
  }

  @Override
  public List<KeyHint> keyHints(Extent screen) {
    return messages.keyNotice().isEmpty() ? DrillKeys.hints(this, boardView(screen)) : List.of();
  }

  @Override
  public BoardView boardView(Extent screen) {
    return frame(screen).board();
  }

  @Override
  public boolean playsByClick(Extent screen) {
    return BoardPage.super.playsByClick(screen) && takesSites();
  }

  GameFrame frame(Extent screen) {
    return GameFrame.of(game(), screen, board.cursor(), board.zoom());
  }

  @Override
  public void paint(Canvas canvas) {
    if (SmallScreen.says(canvas, words)) {
      return;
    }
    GameFrame frame = frame(canvas.extent());
    SignPainter.paint(canvas, frame.board(), scene(), nodeView());
    DrillText.paint(canvas.part(frame.status()), this, frame.board());
    BoardPage.paintFoot(canvas, this, frame, DrillCommands.LINE);
  }

  private Scene scene() {
    Overlay overlay = run.given().isPresent() ? exercise().explanation().overlay() : Overlay.NONE;
    Site cursor = takesSites() ? board.cursor() : Scene.NO_CURSOR;
    return Scene.of(exercise().position(), cursor, Set.of(), overlay)
        .withLayer(BoardLayers.overlay(exercise().position(), board.layer()));
  }

  /** Returns the board with the last move, the site that is asked about, and those marked. */
  private NodeView nodeView() {
    Map<Site, Sign> signs = new HashMap<>();
    marked.forEach(site -> signs.put(site, Sign.CROSS));
    exercise().site().ifPresent(site -> signs.put(site, Sign.TRIANGLE));
    return new NodeView(
        0,
        exercise().position(),
        last(exercise().position()),
        Optional.empty(),
        List.of(),
        new Markup(signs, Map.of(), List.of(), false));
  }

  private static Optional<Move> last(Position position) {
    Board board = position.board();
    if (board.ply() == 0 || board.last() < 0) {
      return Optional.empty();
    }
    Side side = board.lastSide();
    return Optional.of(new Place(side, position.lattice().site(board.last())));
  }
}
