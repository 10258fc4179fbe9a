package dev.banmen.tui;

import dev.banmen.game.Move;
import dev.banmen.lesson.Answers;
import dev.banmen.lesson.Branch;
import dev.banmen.lesson.ChoiceQuestion;
import dev.banmen.lesson.LessonSession;
import dev.banmen.lesson.MoveReply;
import dev.banmen.lesson.Practice;
import dev.banmen.lesson.StepProgress;
import dev.banmen.lesson.Task;
import dev.banmen.tui.page.learn.LessonPage;
import java.util.Map;
import java.util.Optional;

/** Keys that take a learner through a lesson without a mistake; each is typed on a page too. */
public final class LessonWalk {
  private final Evening evening;
  private final StringBuilder typed = new StringBuilder();

  public LessonWalk(Evening evening) {
    this.evening = evening;
  }

  private LessonSession session() {
    return ((LessonPage) evening.shown()).session();
  }

  private StepProgress attempt() {
    return session().attempt();
  }

  private void type(String keys) {
    evening.types(keys);
    typed.append(keys);
  }

  /** The keys of one step, to the next; free practice is left at once. */
  public String throughStep() {
    typed.setLength(0);
    settle();
    Optional<Task> task = attempt().step().task();
    task.ifPresent(this::solve);
    settle();
    boolean isPractice = task.filter(Practice.class::isInstance).isPresent();
    if (attempt().isDone() && !isPractice) {
      readOn();
    } else {
      type("n");
    }
    return typed.toString();
  }

  /** Reads the rest of the text, and goes to the next step. */
  private void readOn() {
    LessonSession here = session();
    while (session().index() == here.index() && !session().isOver()) {
      type("\r");
    }
  }

  /** Everything that comes is seen. */
  private void settle() {
    while (attempt().isMoving()) {
      type("\r");
    }
  }

  private void solve(Task task) {
    if (task instanceof ChoiceQuestion choices) {
      int right = 0;
      while (!choices.choices().get(right).isRight()) {
        right++;
      }
      type(Integer.toString(right + 1));
    } else if (task instanceof Answers answers) {
      Optional<Branch> branch = Optional.of(answers.first());
      while (branch.isPresent()) {
        branch = solve(branch.get());
      }
    }
  }

  /** Makes the first right move, and gives what is to be found next. */
  private Optional<Branch> solve(Branch branch) {
    for (Map.Entry<Move, MoveReply> entry : branch.replies().entrySet()) {
      if (entry.getValue() instanceof MoveReply.Right right) {
        play(branch, entry.getKey());
        return right.next();
      }
    }
    if (branch.other().filter(Branch.Other::isRight).isEmpty()) {
      throw new AssertionError("nothing is right");
    }
    for (Move move : branch.position().legalMoves()) {
      if (!branch.replies().containsKey(move)) {
        play(branch, move);
        return Optional.empty();
      }
    }
    throw new AssertionError("no move is left to make");
  }

  private void play(Branch branch, Move move) {
    type(":" + branch.position().game().notation().name(move) + "\r");
  }
}
