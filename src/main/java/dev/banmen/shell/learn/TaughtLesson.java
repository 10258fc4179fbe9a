package dev.banmen.shell.learn;

import dev.banmen.app.LessonGame;
import dev.banmen.app.LessonStore;
import dev.banmen.app.Person;
import dev.banmen.app.Refusal;
import dev.banmen.app.SharedPosition;
import dev.banmen.command.Argument;
import dev.banmen.command.Command;
import dev.banmen.command.TypedCommand;
import dev.banmen.command.Where;
import dev.banmen.game.Family;
import dev.banmen.game.Move;
import dev.banmen.game.Notation;
import dev.banmen.game.Pass;
import dev.banmen.game.Place;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.lesson.Answers;
import dev.banmen.lesson.ChoiceQuestion;
import dev.banmen.lesson.Feedback;
import dev.banmen.lesson.LazySteps;
import dev.banmen.lesson.Lesson;
import dev.banmen.lesson.LessonMove;
import dev.banmen.lesson.LessonSession;
import dev.banmen.lesson.Paragraph;
import dev.banmen.lesson.Practice;
import dev.banmen.lesson.Step;
import dev.banmen.lesson.StepProgress;
import dev.banmen.lesson.Task;
import dev.banmen.lesson.review.Course;
import dev.banmen.lesson.review.Course.Filter;
import dev.banmen.lesson.review.FreshProblem;
import dev.banmen.lesson.review.StepSearch;
import dev.banmen.lesson.review.TurnedSteps;
import dev.banmen.say.CourseSentences;
import dev.banmen.say.GameSentences;
import dev.banmen.say.LessonSentences;
import dev.banmen.say.NodeSentences;
import dev.banmen.session.Terms;
import dev.banmen.shell.Activity;
import dev.banmen.shell.Answer;
import dev.banmen.shell.BoardAnswers;
import dev.banmen.shell.TypedKeys;
import dev.banmen.text.Sentences;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** A lesson in line mode, or a review of several problems. Mutable. */
public final class TaughtLesson implements Activity {
  private static final int ROWS = 20; // of a list at once

  private final Person person;
  private final GameSentences gameSentences;
  private LessonSession session;
  private Optional<List<LessonSession>> review; // the problems to come; empty in a lesson

  private TaughtLesson(Person person, LessonSession session, Optional<List<LessonSession>> review) {
    this.person = person;
    this.session = session;
    this.review = review;
    gameSentences = TypedKeys.of(session.lesson().game(), person.language());
  }

  public static TaughtLesson of(Person person, LessonSession session) {
    return new TaughtLesson(person, session, Optional.empty());
  }

  /** Starts a review of problems, one after the other; there is at least one. */
  public static TaughtLesson review(Person person, List<LessonSession> problems) {
    List<LessonSession> left = problems.subList(1, problems.size());
    return new TaughtLesson(person, problems.get(0), Optional.of(left));
  }

  private StepProgress attempt() {
    return session.attempt();
  }

  private Position position() {
    return attempt().position();
  }

  private GameSentences stepSayings() {
    return TypedKeys.of(position().game(), person.language()); // a step may have its own options
  }

  private BoardAnswers board() {
    return new BoardAnswers(position(), stepSayings());
  }

  @Override
  public Optional<SharedPosition> shown() {
    return Optional.of(SharedPosition.of(session, person.games()));
  }

  @Override
  public Optional<Terms> onward() {
    return session.isOver() && review.isEmpty()
        ? LessonGame.after(session.step(), family())
        : Optional.empty();
  }

  private Family family() {
    return person.games().find(session.lesson().game().id()).orElseThrow();
  }

  @Override
  public Set<Where> where() {
    return onward().isPresent()
        ? EnumSet.of(Where.IN_LESSON, Where.AT_LESSON_END)
        : EnumSet.of(Where.IN_LESSON);
  }

  @Override
  public String point() {
    return board().example();
  }

  @Override
  public String expected() {
    if (session.isOver() || !takesMoves() && choices() == 0) {
      return "";
    }
    return choices() > 0
        ? gameSentences.text("expected.choice", choices())
        : gameSentences.text("expected.move", board().example());
  }

  @Override
  public List<String> others() {
    return takesMoves() ? board().moves() : List.of();
  }

  @Override
  public List<String> of(Argument argument, String rest) {
    return board().completions(argument);
  }

  private boolean takesMoves() {
    Optional<Task> task = attempt().step().task();
    boolean isPractice = task.filter(Practice.class::isInstance).isPresent();
    boolean isAnswered = task.filter(Answers.class::isInstance).isPresent() && attempt().isAsking();
    return !session.isOver() && !attempt().isMoving() && (isPractice || isAnswered);
  }

  /** The number of answers to choose from; 0 if none is asked for. */
  private int choices() {
    return !session.isOver()
            && attempt().isAsking()
            && attempt().step().task().orElseThrow() instanceof ChoiceQuestion choices
        ? choices.choices().size()
        : 0;
  }

  @Override
  public Optional<Answer> on(TypedCommand typed) {
    if (typed.faultless().isPresent()) {
      return typed.command().map(command -> command(command, typed.rest()));
    } else if (choices() > 0 && TypedCommand.number(typed.line()).isPresent()) {
      return Optional.of(choose(TypedCommand.number(typed.line()).getAsInt()));
    } else if (TypedCommand.number(typed.line()).isPresent()) {
      return Optional.of(goTo(typed.line()));
    }
    Notation notation = position().game().notation();
    return notation.parse(typed.line()).map(site -> play(new Place(sideToMove(), site)));
  }

  private Side sideToMove() {
    return position().toMove().orElse(Side.BLACK);
  }

  private Answer command(Command command, String rest) {
    return switch (command) {
      case NEXT -> next();
      case SKIP -> session.isOver() ? over() : forward();
      case BACK -> stepped(review.isPresent() ? session.again() : session.back());
      case GO -> goTo(rest);
      case LIST -> list(rest.split(" +"));
      case TURN -> turn();
      case AGAIN -> stepped(session.again());
      case HINT -> hint();
      case PASS -> play(new Pass(sideToMove()));
      case CONTINUE ->
          Answer.fault(gameSentences.text("lesson.no.continue")); // else the shell does it
      case UNDO -> undo();
      case MARKS -> Answer.of(marks(true));
      default -> board().on(command, rest);
    };
  }

  @Override
  public Answer opening() {
    Lesson lesson = session.lesson();
    if (review.isPresent()) {
      return Answer.of(gameSentences.text("due.title", review.get().size() + 1)).and(step());
    }
    Answer title =
        Answer.of(
            gameSentences.text("lesson.title", lesson.title()),
            gameSentences.text("lesson.size", lesson.steps().size(), lesson.minutes()));
    return title.and(step());
  }

  private Answer step() {
    Step step = session.step();
    List<String> lines = new ArrayList<>();
    lines.add(
        review.isPresent()
            ? gameSentences.text("due.problem", session.lesson().title(), step.heading())
            : gameSentences.text(
                "lesson.step",
                session.index() + 1,
                session.lesson().steps().size(),
                step.heading()));
    if (review.isPresent()) { // a lesson's text leads to its board; a problem is asked about it
      lines.addAll(board().board().lines());
    }
    for (Paragraph passage : step.prose()) {
      String sign = passage.sign().isEmpty() || passage.sign().equals("-") ? "" : passage.sign();
      lines.add((sign + " " + passage.text()).strip());
    }
    String marks = marks(false);
    if (!marks.isEmpty()) {
      lines.add(marks);
    }
    lines.addAll(asked());
    return Answer.lines(lines);
  }

  private String marks(boolean isAsked) {
    String marks = NodeSentences.marks(session.step().markup(), stepSayings());
    return marks.isEmpty() && isAsked ? gameSentences.text("marks.none") : marks;
  }

  /** The task for the learner now. */
  private List<String> asked() {
    if (attempt().isMoving()) {
      return List.of(gameSentences.text("lesson.watch"));
    } else if (!attempt().isAsking()) {
      boolean isLast =
          review.map(List::isEmpty).orElse(session.index() + 1 == session.lesson().steps().size());
      return List.of(gameSentences.text(isLast ? ending() : "lesson.on"));
    }
    Task task = attempt().step().task().orElseThrow();
    // The lesson's text asks for answers.
    return task.match(
        answers -> turn(""),
        this::choices,
        practice ->
            turn(new LessonSentences(gameSentences.words()).goal(practice, position().game())));
  }

  private List<String> choices(ChoiceQuestion choices) {
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < choices.choices().size(); i++) {
      lines.add(gameSentences.text("lesson.choice", i + 1, choices.choices().get(i).text()));
    }
    lines.add(gameSentences.text("lesson.choose"));
    return lines;
  }

  private List<String> turn(String goal) {
    String turn =
        position().movers().isEmpty()
            ? ""
            : gameSentences.text("you.play", gameSentences.side(sideToMove()));
    return List.of(Sentences.of(goal, turn));
  }

  private Answer next() {
    if (session.isOver()) {
      return over();
    } else if (attempt().isMoving()) {
      return came(session.next());
    } else if (!attempt().isDone()) {
      return Answer.of(gameSentences.text("lesson.first"));
    }
    return forward();
  }

  /** Goes to a step: {@code go 500}, {@code go unsolved}, {@code go due}. */
  private Answer goTo(String words) {
    if (review.isPresent()) {
      return Answer.fault(gameSentences.text("lesson.go.review"));
    }
    Lesson lesson = session.lesson();
    try {
      StepSearch.FoundStep found = person.lessons().found(session, words);
      LessonSentences said = new LessonSentences(gameSentences.words());
      if (found.why().isPresent()) {
        return Answer.fault(said.noStep(found.why().get(), lesson));
      }
      int step = found.step().getAsInt();
      boolean isHere = step == session.index() && !session.isOver();
      Answer there = stepped(LessonSession.at(lesson, step));
      return isHere ? Answer.of(said.here(step)).and(there) : there;
    } catch (Refusal unread) {
      return Answer.fault(unread.getMessage());
    }
  }

  /** Lists problems: {@code list}, {@code list due}, {@code list unsolved 100}. */
  private Answer list(String[] words) {
    int from = TypedCommand.number(words[words.length - 1]).orElse(0);
    Filter filter = Filter.of(words[0]);
    if (review.isPresent()) {
      return Answer.fault(gameSentences.text("lesson.go.review"));
    } else if (!String.join(" ", words).matches("(?:all|unsolved|wrong|due)?(?:^| |$)\\d*")) {
      return Answer.fault(gameSentences.text("course.list.unknown"));
    }
    try {
      LessonStore store = person.lessons();
      Course course =
          Course.of(session.lesson(), store.knownProgress(), store.reviewPlan(), store.today());
      List<Integer> listed = course.listed(filter);
      CourseSentences said = new CourseSentences(gameSentences.words());
      List<String> lines = new ArrayList<>(List.of(said.title(course, filter, listed.size())));
      List<Integer> left = listed.stream().filter(problem -> problem + 1 >= from).toList();
      left.stream().limit(ROWS).forEach(problem -> lines.add(said.row(course, problem)));
      if (left.size() > ROWS) {
        String word = filter.name().toLowerCase(Locale.ROOT);
        lines.add(gameSentences.text("course.more", word, left.get(ROWS) + 1));
      }
      return Answer.lines(lines);
    } catch (Refusal unread) {
      return Answer.fault(unread.getMessage());
    }
  }

  /** Shows all problems as they are in their file, or those turned that come again. */
  private Answer turn() {
    Lesson lesson = session.lesson();
    if (review.isPresent() || !(lesson.steps() instanceof LazySteps)) {
      return Answer.fault(gameSentences.text("lesson.no.turn"));
    }
    try {
      Lesson other = TurnedSteps.other(lesson, person.lessons().knownProgress());
      String key = TurnedSteps.isTurned(other) ? "lesson.turned" : "lesson.straight";
      return Answer.of(gameSentences.text(key))
          .and(stepped(LessonSession.at(other, session.index())));
    } catch (Refusal unread) {
      return Answer.fault(unread.getMessage());
    }
  }

  /** Goes to the next step, or the next problem of a review. */
  private Answer forward() {
    if (review.isEmpty()) {
      return stepped(session.forward());
    } else if (review.get().isEmpty()) {
      return stepped(session.ended());
    }
    LessonSession next = review.get().get(0);
    review = Optional.of(review.get().subList(1, review.get().size()));
    return stepped(next);
  }

  private String ending() {
    return review.isPresent() ? "due.end" : "lesson.end";
  }

  /** Goes to another step, or past the last one. */
  private Answer stepped(LessonSession next) {
    session = next;
    return remembered().and(session.isOver() ? over() : step());
  }

  private Answer over() {
    if (review.isPresent()) {
      return Answer.of(gameSentences.text("due.over"));
    }
    String source = session.lesson().source();
    return Answer.of(
        gameSentences.text("lesson.over", session.lesson().title()),
        gameSentences.text("lesson.over.next"),
        play(),
        onward().isPresent() ? gameSentences.text("lesson.over.continue") : "",
        source.isEmpty() ? "" : gameSentences.text("lesson.source", source));
  }

  /** Says how to play the lesson's game. */
  private String play() {
    Terms first = Terms.first(family());
    StringBuilder typed = new StringBuilder(first.family());
    first.chosen().forEach((key, value) -> typed.append(" " + key + "=" + value));
    return gameSentences.text(
        "lesson.over.play",
        gameSentences.text("lesson.play", typed, first.white().holder().id()),
        session.lesson().game().words().text("name"));
  }

  private Answer hint() {
    return attempt().isAsking()
        ? came(session.hint())
        : Answer.of(gameSentences.text("lesson.no.hint"));
  }

  private Answer undo() {
    LessonSession before = session.undo();
    if (before.attempt() == attempt()) {
      return Answer.fault(gameSentences.text("nothing.undo"));
    }
    session = before;
    return Answer.of(gameSentences.text("undone.other"), Answer.line(asked()));
  }

  private Answer choose(int number) {
    return number < 1 || number > choices()
        ? Answer.fault(gameSentences.text("lesson.choice.none", number, choices()))
        : came(session.choose(number - 1));
  }

  private Answer play(Move move) {
    return takesMoves()
        ? came(session.play(move))
        : Answer.fault(Sentences.of(gameSentences.text("lesson.no.move"), Answer.line(asked())));
  }

  /** Describes what the learner did or was shown, with all resulting moves. */
  private Answer came(LessonSession next) {
    Optional<LessonMove> before = attempt().last();
    session = next;
    review = review.map(left -> FreshProblem.left(next, left));
    Answer answer = remembered();
    List<String> moves = new ArrayList<>();
    shown(before, moves);
    while (attempt().isPlaying()) {
      boolean isBack = attempt().isTakingBack();
      Optional<LessonMove> last = attempt().last();
      session = session.next();
      if (isBack) {
        moves.add(gameSentences.text("lesson.back"));
      } else {
        shown(last, moves);
      }
    }
    List<String> lines = new ArrayList<>(List.of(Answer.line(moves), feedback()));
    lines.removeIf(String::isEmpty);
    boolean isSaid =
        attempt().feedback().filter(f -> f.kind() == Feedback.FeedbackKind.HINT).isPresent();
    lines.addAll(isSaid || choices() > 0 ? List.of() : asked());
    return answer.and(Answer.lines(lines));
  }

  /** Adds the last move on the board, if it is new. */
  private void shown(Optional<LessonMove> before, List<String> moves) {
    Optional<LessonMove> now = attempt().last();
    if (now.isEmpty() || before.filter(shown -> shown == now.get()).isPresent()) {
      return;
    }
    LessonMove shown = now.get();
    GameSentences here = stepSayings();
    moves.add(
        shown.isRefused()
            ? here.miss(shown.miss().orElseThrow(), shown.explanation().sentence())
            : Sentences.of(
                here.made(shown.move()), here.did(shown.move(), shown.after().changes())));
  }

  private String feedback() {
    return attempt()
        .feedback()
        .filter(said -> said.kind() != Feedback.FeedbackKind.REFUSED) // the miss was reported
        .map(new LessonSentences(gameSentences.words())::of)
        .orElse("");
  }

  /** Saves the result of what the learner did; says so only if that fails. */
  private Answer remembered() {
    try {
      if (session.tried().isPresent()) {
        person.lessons().remember(session.tried().get());
      }
      return Answer.NONE;
    } catch (Refusal e) {
      return Answer.of(gameSentences.text("lesson.unkept", e.getMessage()));
    }
  }
}
