package dev.banmen.lesson.reader;

import dev.banmen.record.FileBytes;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * The lessons in a folder and its subfolders. Immutable.
 *
 * @param folder may be missing
 */
public record LessonFolder(Path folder) implements LessonCatalog.Source {
  private static final int DEPTH = 4;

  @Override
  public List<String> names() throws IOException {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> files = Files.walk(folder, DEPTH)) {
      return files
          .filter(Files::isRegularFile)
          .map(file -> folder.relativize(file).toString().replace('\\', '/'))
          .toList();
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }

  @Override
  public FileBytes open(String name) throws IOException {
    return FileBytes.open(folder.resolve(name));
  }

  @Override
  public String shown(String name) {
    return folder.resolve(name).toString();
  }
}
