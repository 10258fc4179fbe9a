package dev.banmen.cli;

import dev.banmen.app.local.files.RecordingFile;
import dev.banmen.app.local.host.FileFault;
import dev.banmen.app.local.lessons.LessonFolders;
import dev.banmen.cli.options.CommandContext;
import dev.banmen.game.record.Fault;
import dev.banmen.lesson.Lesson;
import dev.banmen.lesson.proof.LessonProver;
import dev.banmen.lesson.proof.ProvedProblem;
import dev.banmen.lesson.proof.ProvedProblem.ProofStatus;
import dev.banmen.lesson.reader.LessonFiles;
import dev.banmen.lesson.reader.LessonFolder;
import dev.banmen.lesson.reader.LessonReader;
import dev.banmen.record.FileBytes;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** The command {@code learn --check}, apart from its options' spelling. For one use. */
final class LessonChecking {
  private final CommandContext context;
  private final LessonFiles reader;
  private final Optional<LessonProver> prover;
  private final Map<ProofStatus, Integer> counts = new EnumMap<>(ProofStatus.class);
  private int lessons;
  private int faults;

  /**
   * Creates a check.
   *
   * @param solves whether to prove what the problems claim
   */
  LessonChecking(CommandContext context, boolean solves) {
    this.context = context;
    prover =
        solves
            ? Optional.of(new LessonProver(context.games(), LessonProver.MOST_POSITIONS))
            : Optional.empty();
    reader = LessonFolders.files(context.games());
  }

  /** Checks the files, and returns whether there was no fault. */
  boolean check(List<String> files) {
    files.forEach(this::checkBelow);
    if (prover.isPresent()) {
      int proved = count(ProofStatus.PROVED) + count(ProofStatus.BY_RULES);
      int unproved = count(ProofStatus.UNPROVED);
      int silent = count(ProofStatus.NO_CLAIM);
      int faulty = count(ProofStatus.FAULTY);
      context.say(context.text("check.proofs", proved, unproved, silent, faulty) + "\n");
    }
    context.say(context.text("check.lessons", lessons, faults) + "\n");
    return faults == 0;
  }

  /** Checks a file, or all lesson files below a folder. */
  private void checkBelow(String name) {
    if (!new File(name).isDirectory()) {
      check(name);
      return;
    }
    LessonFolder folder = new LessonFolder(Path.of(name));
    try {
      folder.names().stream()
          .filter(reader::isLesson)
          .sorted()
          .map(folder::shown)
          .forEach(this::check);
    } catch (IOException e) {
      report(RecordingFile.unreadable(name, e, context.local()).getMessage());
    }
  }

  private void check(String file) {
    try (FileBytes bytes =
        RecordingFile.bytes(
            file, context.streams().in(), FileBytes.MOST_STREAMED, context.local())) {
      LessonReader.ReadLesson read = reader.read(file, file, bytes);
      lessons++;
      read.faults().forEach(fault -> report(file, fault));
      read.notes().forEach(note -> context.complain(line(file, note)));
      prover.ifPresent(known -> read.readable().ifPresent(lesson -> prove(file, lesson, known)));
    } catch (FileFault fault) {
      report(fault.getMessage());
    } catch (IOException e) {
      report(RecordingFile.unreadable(file, e, context.local()).getMessage());
    }
  }

  private void prove(String file, Lesson lesson, LessonProver known) {
    for (ProvedProblem problem : known.prove(lesson)) {
      counts.merge(problem.status(), 1, Integer::sum);
      String key = "check.proof." + problem.status().name().toLowerCase(Locale.ROOT);
      String verdict = context.text(key, problem.positions(), problem.faults().size());
      String said = context.text("check.proof", problem.heading(), verdict);
      context.say(FileFault.line(file, problem.line(), 0, said) + "\n");
      problem.faults().forEach(fault -> report(file, fault));
    }
  }

  private int count(ProofStatus status) {
    return counts.getOrDefault(status, 0);
  }

  private void report(String file, Fault fault) {
    report(line(file, fault));
  }

  private static String line(String file, Fault fault) {
    return FileFault.line(file, fault.line(), fault.column(), fault.text());
  }

  private void report(String fault) {
    faults++;
    context.complain(fault);
  }
}
