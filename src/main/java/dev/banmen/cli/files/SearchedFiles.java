package dev.banmen.cli.files;

import dev.banmen.app.local.files.PositionIndexes;
import dev.banmen.app.local.files.RecordingFile;
import dev.banmen.app.local.host.UsageFault;
import dev.banmen.cli.options.CommandContext;
import dev.banmen.record.Formats;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.FileVisitOption;
import java.nio.file.FileVisitResult;
import java.nio.file.FileVisitor;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;

/** The files of recordings among names of files and folders. Mutable, one thread. */
final class SearchedFiles {
  private final CommandContext context;
  private final Formats formats;
  private final Optional<String> out;
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
        List<String> below = below(Path.of(name));
        out.ifPresent(written -> below.removeIf(one -> isSame(one, written)));
        Collections.sort(below);
        files.addAll(below);
      } else {
        files.add(name);
      }
    }
    return files;
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

  /** Goes through links, too; a folder that can't be read is said, and the others are searched. */
  private List<String> below(Path folder) {
    List<String> files = new ArrayList<>();
    FileVisitor<Path> visitor =
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult preVisitDirectory(Path below, BasicFileAttributes is) {
            boolean isLeftOut = !below.equals(folder) && isHidden(below);
            return isLeftOut ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes is) {
            if (is.isRegularFile()
                && !isHidden(file)
                && PositionIndexes.isRecording(formats, file)) {
              files.add(file.toString());
            }
            return FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult visitFileFailed(Path file, IOException e) {
            if (!(e instanceof FileSystemLoopException)) {
              String name = file.toString();
              context.complain(RecordingFile.unreadable(name, e, context.local()).getMessage());
              isWhole = false;
            }
            return FileVisitResult.CONTINUE;
          }
        };
    try {
      Files.walkFileTree(
          folder, EnumSet.of(FileVisitOption.FOLLOW_LINKS), Integer.MAX_VALUE, visitor);
    } catch (IOException e) {
      throw new UncheckedIOException(e); // the visitor throws none
    }
    return files;
  }

  private static boolean isHidden(Path path) {
    return path.getFileName().toString().startsWith(".");
  }
}
