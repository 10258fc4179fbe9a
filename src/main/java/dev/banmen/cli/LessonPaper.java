package dev.banmen.cli;

import dev.banmen.app.local.host.FileFault;
import dev.banmen.app.local.host.IoReason;
import dev.banmen.app.local.host.NewFile;
import dev.banmen.app.local.lessons.LessonFolders;
import dev.banmen.cli.options.CommandContext;
import dev.banmen.cli.options.ExitCode;
import dev.banmen.game.Game;
import dev.banmen.game.Move;
import dev.banmen.game.Side;
import dev.banmen.lesson.Branch;
import dev.banmen.lesson.ChoiceQuestion;
import dev.banmen.lesson.Lesson;
import dev.banmen.lesson.LessonMove;
import dev.banmen.lesson.MoveReply;
import dev.banmen.lesson.Paragraph;
import dev.banmen.lesson.PrintedMoves;
import dev.banmen.lesson.Step;
import dev.banmen.lesson.Task;
import dev.banmen.picture.Handout;
import dev.banmen.picture.HandoutItem;
import dev.banmen.picture.HandoutPart;
import dev.banmen.text.Printable;
import dev.banmen.text.Sentences;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.InvalidPathException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The command {@code learn --paper}: lessons as a printable HTML handout. For one use. */
final class LessonPaper {
  private final CommandContext context;
  private final List<HandoutPart> parts = new ArrayList<>();

  LessonPaper(CommandContext context) {
    this.context = context;
  }

  /**
   * Writes the handout of these lessons, and returns the exit code.
   *
   * @param out the file, which must be new; empty for standard output
   */
  int write(List<String> names, Optional<String> out) throws FileFault, IOException {
    LessonFolders learning = LessonFolders.of(context.host(), context.games());
    for (String name : names) {
      Optional<Lesson> lesson = lesson(learning, name);
      if (lesson.isEmpty()) {
        return context.fail(ExitCode.FAULT, context.text("screen.lesson", name));
      }
      parts.add(part(lesson.get()));
    }
    String title =
        parts.size() == 1 ? parts.get(0).title() : context.text("learn.paper.title", parts.size());
    String page = Handout.of(title, parts, context.games().language());
    if (out.isEmpty()) {
      context.say(page);
      return ExitCode.DONE;
    }
    return written(out.get(), page);
  }

  private static Optional<Lesson> lesson(LessonFolders learning, String name)
      throws FileFault, IOException {
    try {
      return learning.lesson(name);
    } catch (InvalidPathException e) {
      return Optional.empty();
    }
  }

  private int written(String file, String page) {
    try {
      NewFile.write(file, page, context.local());
      return ExitCode.DONE;
    } catch (FileAlreadyExistsException e) {
      return context.fail(ExitCode.FAULT, context.text("learn.paper.taken", Printable.of(file)));
    } catch (IOException e) {
      String reason = IoReason.unwritable(e, context.local());
      return context.fail(ExitCode.FAULT, Printable.of(file) + ": " + reason);
    }
  }

  private HandoutPart part(Lesson lesson) {
    List<HandoutItem> items = new ArrayList<>();
    lesson.steps().forEach(step -> items.add(item(lesson, step)));
    return new HandoutPart(lesson.title(), lesson.source(), items);
  }

  private HandoutItem item(Lesson lesson, Step step) {
    List<String> text = new ArrayList<>();
    for (Paragraph paragraph : step.prose()) {
      text.add(Sentences.of(paragraph.sign(), paragraph.text()));
    }
    Optional<Task> task = step.task();
    PrintedMoves shown = new PrintedMoves(step);
    text.addAll(shown.lines());
    boolean isFirst = step == lesson.steps().get(0);
    return new HandoutItem(
        isFirst && step.heading().equals(lesson.title()) ? "" : step.heading(),
        text,
        task.isPresent() ? step.end() : step.start(),
        task.isPresent() ? step.markup() : shown.markup(),
        task.map(
                it ->
                    it.match(
                        none -> List.<String>of(), LessonPaper::texts, none -> List.<String>of()))
            .orElse(List.of()),
        task.map(asked -> ask(asked, step)).orElse(""),
        task.map(asked -> solution(asked, step.end().game())).orElse(List.of()));
  }

  private static List<String> texts(ChoiceQuestion choices) {
    return choices.choices().stream().map(ChoiceQuestion.Choice::text).toList();
  }

  private String ask(Task task, Step step) {
    Game game = step.end().game();
    Optional<Side> mover = step.end().toMove();
    Optional<String> asked =
        task.match(
            answers -> mover.map(side -> context.text("analyze.side", game.words().side(side))),
            choices -> Optional.empty(),
            practice -> practice.goal().map(goal -> goal.text(game)));
    return asked.orElse("");
  }

  private List<String> solution(Task task, Game game) {
    return task.match(
        answers -> {
          List<String> lines = new ArrayList<>();
          answers(answers.first(), "", game, lines);
          return lines;
        },
        this::right,
        practice -> List.of());
  }

  /** A line for each right choice. */
  private List<String> right(ChoiceQuestion choices) {
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < choices.choices().size(); i++) {
      ChoiceQuestion.Choice choice = choices.choices().get(i);
      if (choice.isRight()) {
        lines.add(line((i + 1) + ". " + choice.text(), choice.sentence()));
      }
    }
    return lines;
  }

  /**
   * Adds a line for each right answer from here on: its moves, and what the lesson says to them.
   * The start of a longer one has a line if something is said to it.
   */
  private void answers(Branch branch, String before, Game game, List<String> lines) {
    for (Map.Entry<Move, MoveReply> reply : branch.replies().entrySet()) {
      if (!(reply.getValue() instanceof MoveReply.Right right)) {
        continue;
      }
      StringBuilder moves = new StringBuilder(before);
      for (LessonMove shown : right.moves()) {
        moves.append(moves.length() == 0 ? "" : " ").append(game.notation().name(shown.move()));
      }
      if (right.next().isEmpty() || !right.sentence().isEmpty()) {
        lines.add(line(moves.toString(), right.sentence()));
      }
      right.next().ifPresent(next -> answers(next, moves.toString(), game, lines));
    }
    branch
        .other()
        .filter(Branch.Other::isRight)
        .ifPresent(
            it -> {
              String any = Sentences.of(before, context.text("learn.paper.any"));
              lines.add(line(any, it.sentence()));
            });
  }

  private String line(String answer, String sentence) {
    return sentence.isEmpty() ? answer : context.text("learn.paper.line", answer, sentence);
  }
}
