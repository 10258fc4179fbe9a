package dev.banmen.tui.page.learn;

import dev.banmen.game.Explanation;
import dev.banmen.game.Game;
import dev.banmen.game.Ground;
import dev.banmen.game.Lattice;
import dev.banmen.game.Overlay;
import dev.banmen.game.Place;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.lesson.Attempt;
import dev.banmen.lesson.Choices;
import dev.banmen.lesson.Feedback;
import dev.banmen.lesson.LessonSession;
import dev.banmen.lesson.Practice;
import dev.banmen.lesson.Shown;
import dev.banmen.record.Markup;
import dev.banmen.record.PastedMoves;
import dev.banmen.study.NodeView;
import dev.banmen.text.Words;
import dev.banmen.tui.board.Layers;
import dev.banmen.tui.board.Scene;
import dev.banmen.tui.board.SignPainter;
import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.canvas.SmallScreen;
import dev.banmen.tui.page.GameFrame;
import dev.banmen.tui.page.Messages;
import dev.banmen.tui.page.Page;
import dev.banmen.tui.page.PageResult;
import dev.banmen.tui.page.ViewState;
import dev.banmen.tui.term.Input;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A lesson: its text, its board, its questions. Immutable.
 *
 * @param session the learner's place
 * @param queue the problems to review after this one; none in a lesson
 * @param isReview whether single problems are reviewed
 * @param view the cursor, and how the board is shown
 * @param picked the current answer of a question, from 0
 * @param scrolled how many lines of the text are scrolled off the top
 * @param isReading whether the text has the whole screen
 * @param due when the next move plays by itself; 0 as soon as the time is known, {@link
 *     Long#MAX_VALUE} for never
 */
public record LessonPage(
    Words words,
    LessonSession session,
    List<LessonSession> queue,
    boolean isReview,
    ViewState view,
    Messages messages,
    int picked,
    int scrolled,
    boolean isReading,
    long due)
    implements Page {
  private static final Site NOWHERE = new Site(-9, -9);

  /** Milliseconds between two moves that play by themselves. */
  private static final long PERIOD = 700;

  /** Returns a lesson at the learner's place in it. */
  public static LessonPage of(Words words, LessonSession session) {
    return begun(words, session, List.of(), false);
  }

  /** Returns a review of problems, one after the other; there is at least one. */
  static LessonPage again(Words words, List<LessonSession> problems) {
    return begun(words, problems.get(0), problems.subList(1, problems.size()), true);
  }

  private static LessonPage begun(
      Words words, LessonSession session, List<LessonSession> queue, boolean isReview) {
    return new LessonPage(
        words,
        session,
        queue,
        isReview,
        firstView(session),
        Messages.NONE,
        0,
        0,
        false,
        Long.MAX_VALUE);
  }

  private static ViewState firstView(LessonSession session) {
    Lattice lattice = session.step().start().lattice();
    Site middle = new Site(lattice.rows() / 2, lattice.cols() / 2);
    int open = lattice.nextOpen(lattice.index(middle));
    return ViewState.at(open < 0 ? middle : lattice.site(open), Side.BLACK);
  }

  public Attempt attempt() {
    return session.attempt();
  }

  public Position position() {
    return attempt().position();
  }

  Game game() {
    return position().game();
  }

  /** Returns the position for the learner's next move: with all replies, and none refuted. */
  Position asked() {
    return attempt().settled().position();
  }

  /** Returns the side whose move the learner makes. */
  Side hand() {
    return asked().toMove().orElse(Side.BLACK);
  }

  /** Returns the answers to choose from, if a question is asked. */
  Optional<Choices> choices() {
    return attempt().isAsking() && attempt().step().task().get() instanceof Choices choices
        ? Optional.of(choices)
        : Optional.empty();
  }

  /** Whether the learner can move here. */
  boolean takesMoves() {
    return attempt().step().task().isPresent()
        && !(attempt().step().task().get() instanceof Choices)
        && attempt().showings() == attempt().step().showings().size()
        && (attempt().isAsking() || isPractice());
  }

  /** Whether the goal of free practice is reached, and play may continue. */
  boolean isGoalReached() {
    return takesMoves() && !attempt().isMoving() && !attempt().isAsking();
  }

  /** Whether the last move was refused, or is not the answer. */
  boolean isMissed() {
    return attempt()
        .feedback()
        .filter(it -> it.kind() == Feedback.Kind.WRONG || it.kind() == Feedback.Kind.REFUSED)
        .isPresent();
  }

  boolean isPractice() {
    return attempt().step().task().get() instanceof Practice;
  }

  /** Returns the next problem to review; empty after the last one. */
  Optional<LessonPage> nextProblem() {
    return queue.isEmpty() ? Optional.empty() : Optional.of(again(words, queue));
  }

  /** Returns the result of something the learner did. */
  PageResult came(LessonSession next) {
    LessonPage page = with(next);
    return next.tried().isPresent()
        ? new PageResult.Remember(next.tried().get(), page)
        : new PageResult.Show(page);
  }

  private LessonPage with(LessonSession next) {
    boolean isSame = next.step() == session.step();
    long when = next.attempt().isPlaying() && !next.attempt().isTakingBack() ? 0 : Long.MAX_VALUE;
    return new LessonPage(
        words,
        next,
        queue,
        isReview,
        isSame ? view : firstView(next).through(view.layer()),
        messages.quiet().withReport(Optional.empty()),
        isSame ? picked : 0,
        isSame ? scrolled : 0,
        isReading && isSame,
        when);
  }

  LessonPage with(ViewState other) {
    return new LessonPage(
        words, session, queue, isReview, other, messages, picked, scrolled, isReading, due);
  }

  LessonPage with(Messages other) {
    return new LessonPage(
        words, session, queue, isReview, view, other, picked, scrolled, isReading, due);
  }

  /** With this answer picked. */
  LessonPage picking(int answer) {
    return new LessonPage(
        words, session, queue, isReview, view, messages, answer, scrolled, isReading, due);
  }

  LessonPage scrolled(int lines) {
    return new LessonPage(
        words, session, queue, isReview, view, messages, picked, lines, isReading, due);
  }

  LessonPage reading(boolean whole) {
    return new LessonPage(words, session, queue, isReview, view, messages, picked, 0, whole, due);
  }

  private LessonPage due(long when) {
    return new LessonPage(
        words, session, queue, isReview, view, messages, picked, scrolled, isReading, when);
  }

  /** With the cursor there, or on the nearest site of the board. */
  LessonPage at(Site site) {
    Lattice lattice = position().lattice();
    int row = Math.max(0, Math.min(lattice.rows() - 1, site.row()));
    int col = Math.max(0, Math.min(lattice.cols() - 1, site.col()));
    return with(view.on(new Site(row, col)));
  }

  /** With the rules' explanation of the cursor's site. */
  LessonPage explained() {
    LessonPage settled = with(session.settled());
    Explanation why = settled.position().explain(new Place(hand(), view.cursor()));
    return settled.with(settled.messages.withExplanation(why));
  }

  /** Returns the rules' explanation, if it was asked for or a move was refused. */
  Optional<Explanation> explanation() {
    return messages.explanation().isPresent()
        ? messages.explanation()
        : attempt().feedback().flatMap(Feedback::explanation);
  }

  @Override
  public boolean isTyping() {
    return messages.entry().isPresent();
  }

  @Override
  public PageResult on(Input input, Extent screen) {
    if (input instanceof Input.Pointed pointed) {
      return LessonKeys.pointed(this, pointed, screen);
    }
    if (messages.takes(input)) {
      return LessonCommands.on(this, input);
    }
    if (input instanceof Input.Pasted pasted && takesMoves()) {
      return new PageResult.PlayAll(pasted.text(), game(), with(messages.quiet()));
    }
    return input instanceof Input.Key key
        ? LessonKeys.on(with(messages.quiet()), key, screen)
        : new PageResult.Show(this);
  }

  @Override
  public Optional<Page> idle(String sentence) {
    return Optional.of(with(messages.withKeyNotice(sentence)));
  }

  @Override
  public PageResult played(PastedMoves moves) {
    return new AnswerPasted(moves);
  }

  @Override
  public LessonPage saying(String sentence) {
    return with(messages.withNotice(sentence));
  }

  @Override
  public Page gone(long millis) {
    if (due == 0) {
      return due(millis + PERIOD);
    }
    LessonPage next = with(session.next());
    return next.due == 0 ? next.due(millis + PERIOD) : next;
  }

  @Override
  public Ground ground() {
    return position().lattice().ground();
  }

  GameFrame frame(Extent screen) {
    return GameFrame.of(game(), screen, view.cursor(), view.zoom());
  }

  @Override
  public void paint(Canvas canvas) {
    if (SmallScreen.says(canvas, words)) {
      return;
    }
    Extent screen = Extent.of(canvas.cols(), canvas.rows());
    GameFrame frame = frame(screen);
    if (!isReading && !session.isOver()) {
      SignPainter.paint(canvas, frame.board(), scene(), nodeView());
    }
    LessonText.paint(canvas.part(text(screen)), this);
    LessonKeys.paint(canvas.part(frame.keys()), this, text(screen));
    if (messages.entry().isPresent()) {
      LessonCommands.paintKnown(canvas.part(frame.aboveKeys()), this);
    }
  }

  /** Returns where the text is. */
  Extent text(Extent screen) {
    return isReading || session.isOver()
        ? new Extent(1, 0, screen.cols() - 2, screen.rows() - 1)
        : frame(screen).status();
  }

  private Scene scene() {
    Overlay overlay = explanation().map(Explanation::overlay).orElse(Overlay.NONE);
    Site cursor = takesMoves() ? view.cursor() : NOWHERE;
    return Scene.of(position(), cursor, Set.of(), overlay)
        .withLayer(Layers.overlay(position(), view.layer()));
  }

  /** Returns the board with the last move, and the lesson's markup on its own position. */
  private NodeView nodeView() {
    Optional<Shown> last = attempt().last();
    boolean isStill =
        position() == attempt().step().start() || position() == attempt().step().end();
    return new NodeView(
        0,
        position(),
        last.map(Shown::move),
        last.flatMap(Shown::miss),
        List.of(),
        isStill ? attempt().step().markup() : Markup.NONE);
  }
}
