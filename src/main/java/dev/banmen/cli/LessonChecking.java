package dev.banmen.cli;

import dev.banmen.app.local.FileFault;
import dev.banmen.app.local.Learning;
import dev.banmen.app.local.RecordingFile;
import dev.banmen.cli.options.CliText;
import dev.banmen.cli.options.Streams;
import dev.banmen.game.Games;
import dev.banmen.game.record.Fault;
import dev.banmen.lesson.reader.LessonFiles;
import dev.banmen.lesson.reader.LessonReader;
import dev.banmen.record.FileBytes;
import java.io.IOException;
import java.util.List;

/** The command {@code learn --check}, apart from its options' spelling. For one use. */
final class LessonChecking {
  private final Streams streams;
  private final CliText wording;
  private final LessonFiles reader;
  private int lessons;
  private int faults;

  LessonChecking(Games games, Streams streams) {
    this.streams = streams;
    wording = CliText.of(games);
    reader = Learning.files(games);
  }

  /** Checks the files, and returns whether there was no fault. */
  boolean check(List<String> files) {
    files.forEach(this::check);
    streams.say(wording.of("check.lessons", lessons, faults) + "\n");
    return faults == 0;
  }

  private void check(String file) {
    try (FileBytes bytes =
        RecordingFile.bytes(file, streams.in(), FileBytes.MOST_STREAMED, wording.local())) {
      LessonReader.Read read = reader.read(file, file, bytes);
      lessons++;
      for (Fault fault : read.faults()) {
        tell(FileFault.line(file, fault.line(), fault.column(), fault.text()));
      }
    } catch (FileFault fault) {
      tell(fault.getMessage());
    } catch (IOException e) {
      tell(RecordingFile.unreadable(file, e, wording.local()).getMessage());
    }
  }

  private void tell(String fault) {
    faults++;
    streams.complain(fault);
  }
}
