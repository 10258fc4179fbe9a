package dev.banmen.shell.learn;

import dev.banmen.app.Person;
import dev.banmen.command.Argument;
import dev.banmen.command.Command;
import dev.banmen.command.TypedCommand;
import dev.banmen.command.Where;
import dev.banmen.drill.AnswerText;
import dev.banmen.drill.DrillPlan;
import dev.banmen.drill.DrillRun;
import dev.banmen.drill.ExerciseSequence;
import dev.banmen.game.drill.AnswerForm.AnswerWay;
import dev.banmen.game.drill.DrillAnswer;
import dev.banmen.game.drill.Exercise;
import dev.banmen.say.GameSentences;
import dev.banmen.shell.Activity;
import dev.banmen.shell.Answer;
import dev.banmen.shell.BoardAnswers;
import dev.banmen.shell.TypedKeys;
import dev.banmen.text.Sentences;
import java.io.IOException;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** Exercises in line mode: each answer is followed by the next question. Mutable. */
public final class DrillActivity implements Activity {
  private final Person person;
  private DrillRun run;

  public DrillActivity(Person person, DrillPlan plan) {
    this.person = person;
    ExerciseSequence sequence = new ExerciseSequence(person.games(), plan);
    run = DrillRun.open(sequence, person.drills(), person.millis());
  }

  private Exercise exercise() {
    return run.exercise();
  }

  private GameSentences gameSentences() {
    return TypedKeys.of(exercise().game(), person.language());
  }

  private BoardAnswers board() {
    return new BoardAnswers(exercise().position(), gameSentences());
  }

  @Override
  public Set<Where> where() {
    return EnumSet.of(Where.IN_DRILL);
  }

  @Override
  public List<String> of(Argument argument, String rest) {
    return board().completions(argument);
  }

  @Override
  public String point() {
    return board().example();
  }

  @Override
  public String expected() {
    String way = exercise().form().way().name().toLowerCase(Locale.ROOT);
    return run.isOver() ? "" : gameSentences().text("drill.expected." + way);
  }

  @Override
  public Optional<Answer> on(TypedCommand typed) {
    Optional<DrillAnswer> answer =
        run.isOver() ? Optional.empty() : AnswerText.read(exercise(), typed.line());
    return answer.isPresent()
        ? answer.map(this::given)
        : typed.faultless().map(command -> command(command, typed.rest()));
  }

  private Answer command(Command command, String rest) {
    return command == Command.STREAK ? Answer.of(score()) : board().on(command, rest);
  }

  @Override
  public Answer opening() {
    return run.isDoneBefore()
        ? Answer.lines(
            List.of(
                run.resultLine(person.language()),
                Sentences.of(
                    gameSentences().text("drill.done"), gameSentences().text("drill.tomorrow"))))
        : Answer.lines(asked());
  }

  private List<String> asked() {
    List<String> lines = new ArrayList<>();
    lines.add(
        gameSentences()
            .text(
                "drill.number",
                run.number() + 1,
                exercise().kind().name(person.language()),
                gameSentences().title()));
    if (run.plan().isRush()) {
      long seconds = run.leftMillis(person.millis()) / 1000;
      lines.add(gameSentences().text("drill.left", seconds, run.lives()));
    }
    lines.addAll(board().board().lines());
    lines.add(exercise().question());
    List<String> ids = exercise().form().choices();
    for (int i = 0; i < ids.size(); i++) {
      String name = exercise().kind().choice(ids.get(i), exercise().game());
      lines.add(gameSentences().text("lesson.choice", i + 1, name));
    }
    if (exercise().form().way() == AnswerWay.SITES) {
      lines.add(gameSentences().text("drill.sites"));
    }
    return lines;
  }

  private Answer given(DrillAnswer answer) {
    long millis = person.millis();
    run = run.at(millis).answered(answer, millis, person.drills().now());
    List<String> lines = new ArrayList<>();
    if (run.given().isPresent()) {
      String right = AnswerText.of(exercise(), exercise().answer());
      String verdict =
          run.isRight()
              ? gameSentences().text("drill.right")
              : gameSentences().text("drill.wrong", right);
      lines.add(Answer.line(List.of(verdict, exercise().explanation().sentence())));
      save(lines);
    }
    if (run.isOver()) {
      lines.add(run.resultLine(person.language()));
    } else {
      run = run.next(millis);
      lines.addAll(asked());
    }
    return Answer.lines(lines);
  }

  private void save(List<String> lines) {
    try {
      person.drills().save(run);
    } catch (IOException e) {
      lines.add(gameSentences().text("drill.unsaved", String.valueOf(e.getMessage())));
    }
  }

  private String score() {
    return gameSentences()
        .sentence(
            gameSentences().text("drill.score", run.right(), run.results().size(), run.streak()));
  }

  @Override
  public String parting() {
    return run.results().isEmpty() || run.isOver() ? "" : score();
  }
}
