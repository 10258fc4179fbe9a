package dev.banmen.app.local.files;

import dev.banmen.record.Formats;
import dev.banmen.storage.FileStamp;
import java.io.File;
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
    List<Map.Entry<String, FileStamp>> found = new ArrayList<>();
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
              found.add(Map.entry(file.toString(), FileStamp.of(is)));
            }
            return isGivenUp.test(found.size())
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
    found.sort((one, other) -> one.getKey().compareTo(other.getKey())); // faster than a tree
    Map<String, FileStamp> files = new LinkedHashMap<>();
    found.forEach(file -> files.put(file.getKey(), file.getValue()));
    return files;
  }

  private static boolean isHidden(Path path) {
    String name = path.toString(); // which it keeps, unlike its last part
    return name.startsWith(".", name.lastIndexOf(File.separatorChar) + 1);
  }
}
