package dev.banmen.app.local.files;

import dev.banmen.record.Formats;
import dev.banmen.storage.FileStamp;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.FileVisitOption;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.IntPredicate;

/** Finds the files of recordings in a folder and below it, through links, too. Stateless. */
public final class FilesBelow {
  private static final Set<FileVisitOption> LINKED = Set.of(FileVisitOption.FOLLOW_LINKS);

  private FilesBelow() {}

  /**
   * Returns the files, in order, each as it is now. Hidden ones and hidden folders are left out.
   *
   * @param failed gets what can't be read, and why; the others are found
   * @param isGivenUp asked at each file, with how many were found: then there are no further ones
   */
  public static Map<String, FileStamp> of(
      Path folder, Formats formats, BiConsumer<Path, IOException> failed, IntPredicate isGivenUp) {
    return of(folder, LINKED, Integer.MAX_VALUE, formats, failed, isGivenUp);
  }

  /**
   * The same, but only so many folders deep, and perhaps not through links.
   *
   * @param options whether links are followed
   */
  static Map<String, FileStamp> of(
      Path folder,
      Set<FileVisitOption> options,
      int depth,
      Formats formats,
      BiConsumer<Path, IOException> failed,
      IntPredicate isGivenUp) {
    List<String> names = new ArrayList<>();
    Map<String, FileStamp> stamps = new HashMap<>();
    SimpleFileVisitor<Path> visitor =
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
              names.add(file.toString());
              stamps.put(file.toString(), FileStamp.of(is));
            }
            return isGivenUp.test(names.size())
                ? FileVisitResult.TERMINATE
                : FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult visitFileFailed(Path file, IOException e) {
            if (!(e instanceof FileSystemLoopException)) {
              failed.accept(file, e);
            }
            return FileVisitResult.CONTINUE;
          }
        };
    try {
      Files.walkFileTree(folder, options, depth, visitor);
    } catch (IOException e) {
      throw new UncheckedIOException(e); // the visitor throws none
    }
    Collections.sort(names); // in a tree, each name would be compared with many
    Map<String, FileStamp> files = new LinkedHashMap<>();
    names.forEach(name -> files.put(name, stamps.get(name)));
    return files;
  }

  private static boolean isHidden(Path path) {
    return path.getFileName().toString().startsWith(".");
  }
}
