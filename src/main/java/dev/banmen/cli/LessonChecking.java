package dev.banmen.cli;

import dev.banmen.app.local.FileFault;
import dev.banmen.app.local.Learning;
import dev.banmen.app.local.RecordingFile;
import dev.banmen.cli.options.CommandContext;
import dev.banmen.game.record.Fault;
import dev.banmen.lesson.reader.LessonFiles;
import dev.banmen.lesson.reader.LessonReader;
import dev.banmen.record.FileBytes;
import java.io.IOException;
import java.util.List;

/** The command {@code learn --check}, apart from its options' spelling. For one use. */
final class LessonChecking {
  private final CommandContext context;
  private final LessonFiles reader;
  private int lessons;
  private int faults;

  LessonChecking(CommandContext context) {
    this.context = context;
    reader = Learning.files(context.games());
  }

  /** Checks the files, and returns whether there was no fault. */
  boolean check(List<String> files) {
    files.forEach(this::check);
    context.say(context.text("check.lessons", lessons, faults) + "\n");
    return faults == 0;
  }

  private void check(String file) {
    try (FileBytes bytes =
        RecordingFile.bytes(
            file, context.streams().in(), FileBytes.MOST_STREAMED, context.local())) {
      LessonReader.ReadLesson read = reader.read(file, file, bytes);
      lessons++;
      for (Fault fault : read.faults()) {
        report(FileFault.line(file, fault.line(), fault.column(), fault.text()));
      }
    } catch (FileFault fault) {
      report(fault.getMessage());
    } catch (IOException e) {
      report(RecordingFile.unreadable(file, e, context.local()).getMessage());
    }
  }

  private void report(String fault) {
    faults++;
    context.complain(fault);
  }
}
