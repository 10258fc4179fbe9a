package dev.banmen.cli.files;

import dev.banmen.app.local.files.FilesBelow;
import dev.banmen.app.local.files.RecordingFile;
import dev.banmen.app.local.host.UsageFault;
import dev.banmen.cli.options.CommandContext;
import dev.banmen.record.Formats;
import dev.banmen.storage.FileStamp;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The files of recordings among names of files and folders. Mutable, one thread. */
final class SearchedFiles {
  private final CommandContext context;
  private final Formats formats;
  private final Optional<String> out;
  private final Map<Path, Map<String, FileStamp>> folders = new LinkedHashMap<>();
  private boolean isWhole = true;

  /**
   * @param out the file that is written, which is left out where it only lies in a folder
   */
  SearchedFiles(CommandContext context, Formats formats, Optional<String> out) {
    this.context = context;
    this.formats = formats;
    this.out = out;
  }

  /** Whether all folders could be read. */
  boolean isWhole() {
    return isWhole;
  }

  /** The files, with all below folders whose name is that of recordings, in order. */
  List<String> of(List<String> names) {
    List<String> files = new ArrayList<>();
    for (String name : names) {
      if (new File(name).isDirectory()) {
        Map<String, FileStamp> below =
            FilesBelow.of(Path.of(name), formats, this::complain, count -> false);
        out.ifPresent(written -> below.keySet().removeIf(one -> isSame(one, written)));
        folders.put(Path.of(name), below);
        files.addAll(below.keySet());
      } else {
        files.add(name);
      }
    }
    return files;
  }

  private void complain(Path file, IOException e) {
    context.complain(RecordingFile.unreadable(file.toString(), e, context.local()).getMessage());
    isWhole = false;
  }

  /** The folders among the names, each with the files below it as they were found. */
  Map<Path, Map<String, FileStamp>> folders() {
    return folders;
  }

  /** Refuses what can be read once only: what is written is read again for it. */
  void checkTwice(List<String> files) {
    for (String name : files) {
      File file = new File(name);
      if (file.exists() && !file.isFile() || name.equals(RecordingFile.STANDARD_INPUT)) {
        throw new UsageFault(context.text("find.once", name));
      }
    }
  }

  static boolean isSame(String one, String other) {
    try {
      return Files.exists(Path.of(other)) && Files.isSameFile(Path.of(one), Path.of(other));
    } catch (IOException e) {
      return false; // opening it says why
    }
  }
}
