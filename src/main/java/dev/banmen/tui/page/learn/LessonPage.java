package dev.banmen.tui.page.learn;

import dev.banmen.app.LessonDraft;
import dev.banmen.app.LessonGame;
import dev.banmen.app.Person;
import dev.banmen.app.Refusal;
import dev.banmen.game.Explanation;
import dev.banmen.game.Game;
import dev.banmen.game.Overlay;
import dev.banmen.game.Place;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.lesson.ChoiceQuestion;
import dev.banmen.lesson.DatedStepResult;
import dev.banmen.lesson.Feedback;
import dev.banmen.lesson.LazySteps;
import dev.banmen.lesson.Lesson;
import dev.banmen.lesson.LessonMove;
import dev.banmen.lesson.LessonSession;
import dev.banmen.lesson.Practice;
import dev.banmen.lesson.Progress;
import dev.banmen.lesson.Step;
import dev.banmen.lesson.StepProgress;
import dev.banmen.lesson.StepResult;
import dev.banmen.lesson.review.ConceptCard;
import dev.banmen.lesson.review.ConceptSchedule;
import dev.banmen.lesson.review.ExerciseSource;
import dev.banmen.lesson.review.FreshProblem;
import dev.banmen.record.Markup;
import dev.banmen.session.Terms;
import dev.banmen.study.NodeView;
import dev.banmen.text.Printable;
import dev.banmen.text.Words;
import dev.banmen.tui.board.BoardLayers;
import dev.banmen.tui.board.BoardView;
import dev.banmen.tui.board.Scene;
import dev.banmen.tui.board.ShownPart;
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
import dev.banmen.tui.page.Page;
import dev.banmen.tui.page.PageAction;
import dev.banmen.tui.page.TextPage;
import dev.banmen.tui.page.TimedPage;
import dev.banmen.tui.term.Input;
import java.time.LocalDateTime;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * A lesson: its text, its board, its questions. Immutable.
 *
 * @param session the learner's place
 * @param review the problems to review after this one; empty in a lesson
 * @param due when the next move plays by itself; 0 as soon as the time is known, {@link
 *     Long#MAX_VALUE} for never
 * @param end what is known once the lesson is over; empty before that
 * @param watch the file that the lesson is read from again when it changes; empty if it is not
 */
public record LessonPage(
    Words words,
    LessonSession session,
    Optional<List<LessonSession>> review,
    LessonViewState view,
    Messages messages,
    long due,
    Optional<LessonEnd> end,
    Optional<DraftWatch> watch)
    implements BoardPage<LessonPage>, TimedPage {
  /**
   * What is known once a lesson is over. Immutable.
   *
   * @param onward the game that continues from its last position
   * @param done how many steps are done
   * @param left the first step that is not, from 0; free practice may be left out
   */
  record LessonEnd(Optional<Terms> onward, int done, OptionalInt left) {}

  /** Milliseconds between two moves that play by themselves. */
  private static final long PERIOD = 700;

  public static LessonPage of(Words words, LessonSession session) {
    return begun(words, session, Optional.empty());
  }

  /** Returns a review of problems, one after the other; there is at least one. */
  static LessonPage review(Words words, List<LessonSession> problems) {
    return begun(words, problems.get(0), Optional.of(problems.subList(1, problems.size())));
  }

  private static LessonPage begun(
      Words words, LessonSession session, Optional<List<LessonSession>> review) {
    return new LessonPage(
        words,
        session,
        review,
        firstView(session),
        Messages.NONE,
        Long.MAX_VALUE,
        Optional.empty(),
        Optional.empty());
  }

  private static LessonViewState firstView(LessonSession session) {
    ShownPart part = ProblemPart.of(session.step());
    BoardViewState board = BoardViewState.at(FirstCursor.of(session.step(), part), Side.BLACK);
    return new LessonViewState(board, part, false, -1, 0, false);
  }

  @Override
  public String title() {
    return Printable.of(session.lesson().title());
  }

  /** The game that continues from the last position. */
  Optional<Terms> onward() {
    return end.flatMap(LessonEnd::onward);
  }

  /** How the lesson ended, if steps of it are left to do. */
  Optional<LessonEnd> unfinished() {
    return end.filter(it -> session.isOver() && it.left().isPresent());
  }

  boolean isReview() {
    return review.isPresent();
  }

  @Override
  public BoardViewState board() {
    return view.board();
  }

  public StepProgress attempt() {
    return session.attempt();
  }

  public Position position() {
    return attempt().position();
  }

  @Override
  public Game game() {
    return position().game();
  }

  /** Returns the position for the learner's next move: with all replies, and none refuted. */
  Position asked() {
    return attempt().afterPlayback().position();
  }

  Side mover() {
    return asked().toMove().orElse(Side.BLACK);
  }

  /** Returns the answers to choose from, if a question is asked. */
  Optional<ChoiceQuestion> choices() {
    return attempt().isAsking() && attempt().step().task().get() instanceof ChoiceQuestion choices
        ? Optional.of(choices)
        : Optional.empty();
  }

  /** Whether the learner can move here. */
  boolean takesMoves() {
    return attempt().step().task().isPresent()
        && !(attempt().step().task().get() instanceof ChoiceQuestion)
        && attempt().showings() == attempt().step().showings().size()
        && (attempt().isAsking() || isPractice());
  }

  /** Whether the goal of free practice is reached, and play may continue. */
  boolean isGoalReached() {
    return takesMoves() && !attempt().isMoving() && !attempt().isAsking();
  }

  boolean isMissed() {
    return attempt()
        .feedback()
        .filter(
            it ->
                it.kind() == Feedback.FeedbackKind.WRONG
                    || it.kind() == Feedback.FeedbackKind.REFUSED)
        .isPresent();
  }

  boolean isPractice() {
    return attempt().step().task().get() instanceof Practice;
  }

  /** Returns the next problem to review; empty after the last one. */
  Optional<LessonPage> nextProblem() {
    return review.filter(left -> !left.isEmpty()).map(left -> review(words, left));
  }

  PageAction came(LessonSession next) {
    LessonPage page = with(next).reviewing(review.map(left -> FreshProblem.left(next, left)));
    return next.tried().isPresent() || next.isOver() ? page.saving(next.tried()) : page;
  }

  /** Shows the page, with how a lesson that is over can be continued, and saves a learner's try. */
  private PageAction saving(Optional<StepResult> tried) {
    return (pages, person) -> {
      pages.show(session.isOver() && !isReview() ? continued(person) : this);
      tried.ifPresent(it -> pages.files().save(() -> person.lessons().remember(it)));
    };
  }

  private LessonPage continued(Person person) {
    Optional<Terms> next =
        person
            .games()
            .find(session.lesson().game().id())
            .flatMap(family -> LessonGame.after(session.step(), family));
    Optional<LessonEnd> over = Optional.of(ended(next, person));
    return new LessonPage(words, session, review, view, messages, due, over, watch);
  }

  private static OptionalInt left(Lesson lesson, Progress progress) {
    List<Step> steps = lesson.steps();
    if (progress.isDone(lesson)) {
      return OptionalInt.empty();
    } else if (steps instanceof LazySteps) {
      return OptionalInt.of(progress.resume(lesson));
    }
    return IntStream.range(0, steps.size())
        .filter(i -> steps.get(i).task().filter(Practice.class::isInstance).isEmpty())
        .filter(i -> !progress.isDone(lesson, steps.get(i)))
        .findFirst();
  }

  private LessonEnd ended(Optional<Terms> next, Person person) {
    Lesson lesson = session.lesson();
    try {
      Progress saved = person.lessons().knownProgress();
      LocalDateTime now = person.lessons().today().atStartOfDay();
      Progress progress =
          session.tried().map(it -> saved.and(new DatedStepResult(now, it))).orElse(saved);
      return new LessonEnd(next, progress.done(lesson), left(lesson, progress));
    } catch (Refusal unread) {
      return new LessonEnd(
          next, lesson.counted(), OptionalInt.empty()); // nobody knows what is left
    }
  }

  LessonPage with(LessonSession next) {
    boolean isSame = next.step() == session.step();
    LessonViewState first = firstView(next).whole(view.isWhole());
    LessonViewState nextView = isSame ? view : first.with(first.board().withLayer(board().layer()));
    long when = next.attempt().isPlaying() && !next.attempt().isTakingBack() ? 0 : Long.MAX_VALUE;
    return new LessonPage(
        words,
        next,
        review,
        nextView,
        messages.quiet().withReport(Optional.empty()),
        when,
        Optional.empty(),
        watch);
  }

  private LessonPage reviewing(Optional<List<LessonSession>> left) {
    return new LessonPage(words, session, left, view, messages, due, end, watch);
  }

  LessonPage with(LessonViewState next) {
    return new LessonPage(words, session, review, next, messages, due, end, watch);
  }

  @Override
  public LessonPage with(BoardViewState next) {
    return with(view.with(next));
  }

  @Override
  public LessonPage with(Messages next) {
    return new LessonPage(words, session, review, view, next, due, end, watch);
  }

  private LessonPage due(long when) {
    return new LessonPage(words, session, review, view, messages, when, end, watch);
  }

  LessonPage explained() {
    LessonPage finished = with(session.afterPlayback());
    Explanation why = finished.position().explain(new Place(mover(), board().cursor()));
    return finished.with(finished.messages.withExplanation(why));
  }

  /** Returns what the rules' explanation shows, if it was asked for or a move was refused. */
  Overlay overlay() {
    return messages
        .explanation()
        .or(() -> attempt().feedback().flatMap(Feedback::explanation))
        .map(Explanation::overlay)
        .orElse(Overlay.NONE);
  }

  @Override
  public PageAction help() {
    return TextPage.help(words, words.text("lesson.help.text"), this);
  }

  @Override
  public PageAction on(Input input, Extent screen) {
    if (input instanceof Input.Pointed pointed) {
      return LessonKeys.pointed(this, pointed.action(), screen);
    }
    if (messages.takes(input)) {
      return LessonCommands.LINE.on(this, input);
    }
    if (input instanceof Input.Pasted pasted && takesMoves()) {
      return PageAction.playAll(pasted.text(), quiet(), LessonCommands::answer);
    }
    return input instanceof Input.Key pressed
        ? LessonKeys.on(quiet(), pressed.stroke(), screen)
        : this;
  }

  @Override
  public List<KeyHint> keyHints(Extent screen) {
    return messages.keyNotice().isEmpty() ? LessonKeys.hints(this, text(screen)) : List.of();
  }

  /** Returns this page for the author of a lesson in a file, which is read again as it changes. */
  public LessonPage watching(LessonDraft draft) {
    return watching(DraftWatch.of(draft));
  }

  private LessonPage watching(DraftWatch next) {
    return new LessonPage(words, session, review, view, messages, due, end, Optional.of(next));
  }

  /** Returns the page of the changed file: at the same step, or as before with its faults. */
  LessonPage reread(LessonDraft draft) {
    DraftWatch next = watch.orElseThrow().after(draft);
    if (draft.lesson().isEmpty()) {
      return watching(next);
    }
    Lesson lesson = draft.lesson().get();
    int named = lesson.indexOf(session.step().name());
    int step = named >= 0 ? named : Math.min(session.index(), lesson.steps().size() - 1);
    return with(LessonSession.at(lesson, step)).watching(next);
  }

  @Override
  public long due() {
    return Math.min(due, watch.map(DraftWatch::due).orElse(Long.MAX_VALUE));
  }

  @Override
  public PageAction onDue(long millis) {
    if (watch.isEmpty() || millis < watch.get().due()) {
      return advanced(millis);
    }
    LessonPage later = watching(watch.get().later(millis));
    return watch.get().lookingFrom(later, later::reread);
  }

  private LessonPage advanced(long millis) {
    if (due == 0) {
      return due(millis + PERIOD);
    }
    LessonPage next = with(session.next());
    return next.due == 0 ? next.due(millis + PERIOD) : next;
  }

  @Override
  public BoardView boardView(Extent screen) {
    return frame(screen).board();
  }

  @Override
  public boolean playsByClick(Extent screen) {
    return BoardPage.super.playsByClick(screen) && takesMoves() && !view.isReading();
  }

  /** Returns the part of the board that is shown. */
  private ShownPart part() {
    return view.shown(board().cursor());
  }

  /** The cursor stays in the part of the board that is shown. */
  @Override
  public LessonPage stepped(int rows, int cols) {
    LessonPage next = BoardPage.super.stepped(rows, cols);
    return next.at(part().nearest(next.cursor()));
  }

  /** Returns this page with the whole board, or with the part that its problem is about. */
  LessonPage withOtherPart() {
    if (view.part().isWhole()) {
      return says("lesson.no.part");
    }
    return with(view.whole(!view.isWhole())).at(view.part().nearest(cursor()));
  }

  GameFrame frame(Extent screen) {
    return GameFrame.of(game(), part(), screen, board().cursor(), board().zoom());
  }

  @Override
  public void paint(Canvas canvas) {
    if (SmallScreen.says(canvas, words)) {
      return;
    }
    Extent screen = canvas.extent();
    GameFrame frame = frame(screen);
    if (!view.isReading() && !session.isOver()) {
      SignPainter.paint(canvas, frame.board(), scene(), nodeView());
    }
    LessonText.paint(canvas.part(text(screen)), this);
    BoardPage.paintFoot(canvas, this, frame, LessonCommands.LINE);
  }

  Extent text(Extent screen) {
    return view.isReading() || session.isOver()
        ? new Extent(1, 0, screen.cols() - 2, screen.rows() - 1)
        : frame(screen).status();
  }

  private Scene scene() {
    Site cursor = takesMoves() ? board().cursor() : Scene.NO_CURSOR;
    return Scene.of(position(), cursor, Set.of(), overlay())
        .withLayer(BoardLayers.overlay(position(), board().layer()));
  }

  /** Returns the board with the last move, and the lesson's markup on its own position. */
  private NodeView nodeView() {
    Optional<LessonMove> last = attempt().last();
    boolean isStill =
        position() == attempt().step().start() || position() == attempt().step().end();
    return new NodeView(
        0,
        position(),
        last.map(LessonMove::move),
        last.flatMap(LessonMove::miss),
        List.of(),
        isStill ? attempt().step().markup() : Markup.NONE);
  }

  /** Opens the review of these cards, at least one, over a page: its problems take a while. */
  static PageAction review(
      Page over,
      Words words,
      ConceptSchedule cards,
      List<ConceptCard> wanted,
      ExerciseSource exercises) {
    return AwaitingPage.start(
        over,
        "review",
        watch -> FreshProblem.ofAll(cards, wanted, exercises),
        (problems, now) -> PageAction.open(LessonPage.review(words, problems), over));
  }
}
