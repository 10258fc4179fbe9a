package dev.banmen.shell;

import dev.banmen.app.Person;
import dev.banmen.app.Refusal;
import dev.banmen.game.Move;
import dev.banmen.game.Notation;
import dev.banmen.game.Pass;
import dev.banmen.game.Place;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.lesson.Answers;
import dev.banmen.lesson.Attempt;
import dev.banmen.lesson.Choices;
import dev.banmen.lesson.Feedback;
import dev.banmen.lesson.Lesson;
import dev.banmen.lesson.LessonSession;
import dev.banmen.lesson.Paragraph;
import dev.banmen.lesson.Practice;
import dev.banmen.lesson.Shown;
import dev.banmen.lesson.Step;
import dev.banmen.lesson.Task;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A lesson in line mode. Mutable. */
final class TaughtLesson implements Activity {
  private static final List<String> OWN =
      List.of("next", "skip", "back", "again", "hint", "pass", "undo", "marks");

  private final Person person;
  private final Sayings sayings;
  private LessonSession sitting;

  TaughtLesson(Person person, LessonSession sitting) {
    this.person = person;
    this.sitting = sitting;
    sayings = new Sayings(sitting.lesson().game(), person.language());
  }

  private Attempt attempt() {
    return sitting.attempt();
  }

  private Position position() {
    return attempt().position();
  }

  private Sayings said() {
    return new Sayings(position().game(), person.language()); // a step may have its own options
  }

  private BoardTalk board() {
    return new BoardTalk(position(), said());
  }

  @Override
  public List<String> commands() {
    List<String> names = new ArrayList<>(OWN);
    names.addAll(BoardTalk.COMMANDS);
    return names;
  }

  @Override
  public String expected() {
    if (sitting.isOver() || !takesMoves() && choices() == 0) {
      return "";
    }
    return choices() > 0
        ? sayings.text("expected.choice", choices())
        : sayings.text("expected.move", board().example());
  }

  @Override
  public List<String> known(String command) {
    if (command.isEmpty()) {
      return takesMoves() ? board().moves() : List.of();
    }
    return board().known(command);
  }

  @Override
  public void leave() {
    // What was learned is saved already.
  }

  private boolean takesMoves() {
    Optional<Task> task = attempt().step().task();
    boolean isPractice = task.filter(Practice.class::isInstance).isPresent();
    boolean isAnswered = task.filter(Answers.class::isInstance).isPresent() && attempt().isAsking();
    return !sitting.isOver() && !attempt().isMoving() && (isPractice || isAnswered);
  }

  /** The number of answers to choose from; 0 if none is asked for. */
  private int choices() {
    return !sitting.isOver()
            && attempt().isAsking()
            && attempt().step().task().orElseThrow() instanceof Choices choices
        ? choices.choices().size()
        : 0;
  }

  @Override
  public Optional<Said> on(Typed typed) {
    if (commands().contains(typed.name())) {
      return Optional.of(command(typed));
    } else if (choices() > 0 && Typed.isNumber(typed.line())) {
      return Optional.of(choose(Integer.parseInt(typed.line())));
    }
    Notation notation = position().game().notation();
    return notation.parse(typed.line()).map(site -> play(new Place(hand(), site)));
  }

  private Side hand() {
    return position().toMove().orElse(Side.BLACK);
  }

  private Said command(Typed typed) {
    return switch (typed.name()) {
      case "next" -> next();
      case "skip" -> sitting.isOver() ? over() : stepped(sitting.forward());
      case "back" -> stepped(sitting.back());
      case "again" -> stepped(sitting.again());
      case "hint" -> hint();
      case "pass" -> play(new Pass(hand()));
      case "undo" -> undo();
      case "marks" -> Said.of(marks(true));
      default -> board().on(typed).orElseThrow();
    };
  }

  /** Introduces the lesson, and the step that it opens at. */
  Said opening() {
    Lesson lesson = sitting.lesson();
    Said title =
        Said.of(
            sayings.text("lesson.title", lesson.title()),
            sayings.text("lesson.size", lesson.steps().size(), lesson.minutes()));
    return title.and(step());
  }

  /** The step's text and its question. */
  private Said step() {
    Step step = sitting.step();
    List<String> lines = new ArrayList<>();
    lines.add(
        sayings.text(
            "lesson.step", sitting.index() + 1, sitting.lesson().steps().size(), step.heading()));
    for (Paragraph passage : step.prose()) {
      String sign = passage.sign().isEmpty() || passage.sign().equals("-") ? "" : passage.sign();
      lines.add((sign + " " + passage.text()).strip());
    }
    String marks = marks(false);
    if (!marks.isEmpty()) {
      lines.add(marks);
    }
    lines.addAll(asked());
    return Said.lines(lines);
  }

  private String marks(boolean isAsked) {
    String marks = MarkTalk.of(sitting.step().markup(), said());
    return marks.isEmpty() && isAsked ? sayings.text("marks.none") : marks;
  }

  /** The task for the learner now. */
  private List<String> asked() {
    if (attempt().isMoving()) {
      return List.of(sayings.text("lesson.watch"));
    } else if (!attempt().isAsking()) {
      boolean isLast = sitting.index() + 1 == sitting.lesson().steps().size();
      return List.of(sayings.text(isLast ? "lesson.end" : "lesson.on"));
    }
    Task task = attempt().step().task().orElseThrow();
    if (task instanceof Choices choices) {
      List<String> lines = new ArrayList<>();
      for (int i = 0; i < choices.choices().size(); i++) {
        lines.add(sayings.text("lesson.choice", i + 1, choices.choices().get(i).text()));
      }
      lines.add(sayings.text("lesson.choose"));
      return lines;
    }
    String goal =
        task instanceof Practice practice
            ? practice
                .goal()
                .map(to -> sayings.text("lesson.goal", to.text(position().game())))
                .orElse(sayings.text("lesson.practice"))
            : "";
    String turn =
        position().movers().isEmpty() ? "" : sayings.text("lesson.turn", sayings.side(hand()));
    return List.of(Said.line(List.of(goal, turn)));
  }

  private Said next() {
    if (sitting.isOver()) {
      return over();
    } else if (attempt().isMoving()) {
      return came(sitting.next());
    } else if (!attempt().isDone()) {
      return Said.of(sayings.text("lesson.first"));
    }
    return stepped(sitting.forward());
  }

  /** Goes to another step, or past the last one. */
  private Said stepped(LessonSession next) {
    sitting = next;
    Said kept = remembered();
    return kept.and(sitting.isOver() ? over() : step());
  }

  private Said over() {
    String source = sitting.lesson().source();
    return Said.of(
        sayings.text("lesson.over", sitting.lesson().title()),
        source.isEmpty() ? "" : sayings.text("lesson.source", source));
  }

  private Said hint() {
    return attempt().isAsking() ? came(sitting.hint()) : Said.of(sayings.text("lesson.no.hint"));
  }

  private Said undo() {
    LessonSession before = sitting.undo();
    if (before.attempt() == attempt()) {
      return Said.fault(sayings.text("nothing.undo"));
    }
    sitting = before;
    return Said.of(sayings.text("undone.other"), Said.line(asked()));
  }

  private Said choose(int number) {
    return number < 1 || number > choices()
        ? Said.fault(sayings.text("lesson.choice.none", number, choices()))
        : came(sitting.choose(number - 1));
  }

  private Said play(Move move) {
    return takesMoves()
        ? came(sitting.play(move))
        : Said.fault(sayings.text("lesson.no.move", Said.line(asked())));
  }

  /** Describes what the learner did or was shown, with all resulting moves. */
  private Said came(LessonSession next) {
    Optional<Shown> before = attempt().last();
    sitting = next;
    Said said = remembered();
    List<String> moves = new ArrayList<>();
    shown(before, moves);
    while (attempt().isPlaying()) {
      boolean isBack = attempt().isTakingBack();
      Optional<Shown> last = attempt().last();
      sitting = sitting.next();
      if (isBack) {
        moves.add(sayings.text("lesson.back"));
      } else {
        shown(last, moves);
      }
    }
    List<String> lines = new ArrayList<>();
    add(Said.line(moves), lines);
    add(feedback(), lines);
    boolean isSaid = attempt().feedback().filter(f -> f.kind() == Feedback.Kind.HINT).isPresent();
    lines.addAll(isSaid || choices() > 0 ? List.of() : asked());
    return said.and(Said.lines(lines));
  }

  private static void add(String line, List<String> lines) {
    if (!line.isEmpty()) {
      lines.add(line);
    }
  }

  /** Adds the last move on the board, if it is new. */
  private void shown(Optional<Shown> before, List<String> moves) {
    Optional<Shown> now = attempt().last();
    if (now.isEmpty() || before.filter(shown -> shown == now.get()).isPresent()) {
      return;
    }
    Shown shown = now.get();
    Sayings here = said();
    moves.add(
        shown.isRefused()
            ? here.miss(shown.miss().orElseThrow(), shown.explanation().sentence())
            : Said.line(
                List.of(
                    here.made(shown.move()),
                    here.did(shown.move(), Changes.between(shown.before(), shown.after())))));
  }

  private String feedback() {
    Optional<Feedback> feedback = attempt().feedback();
    if (feedback.isEmpty()) {
      return "";
    }
    String sentence = feedback.get().sentence();
    return switch (feedback.get().kind()) {
      case RIGHT -> sayings.text("lesson.right", sentence);
      case WRONG -> sayings.text("lesson.wrong", sentence);
      case HINT -> sayings.text("lesson.hint", sentence);
      case REFUSED -> ""; // the miss was reported
      default -> sentence;
    };
  }

  /** Saves the result of what the learner did; says so only if that fails. */
  private Said remembered() {
    if (sitting.tried().isEmpty()) {
      return Said.lines(List.of());
    }
    try {
      person.lessons().remember(sitting.tried().get());
      return Said.lines(List.of());
    } catch (Refusal e) {
      return Said.of(sayings.text("lesson.unkept", e.getMessage()));
    }
  }
}
