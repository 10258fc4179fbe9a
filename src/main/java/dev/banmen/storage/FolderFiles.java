package dev.banmen.storage;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.function.Consumer;

/** The files below a folder that others may change meanwhile. Stateless. */
public final class FolderFiles {
  private FolderFiles() {}

  /**
   * Finds all files below a folder, without following links. What goes meanwhile is left out.
   *
   * @param folder which need not exist
   */
  public static void find(Path folder, Consumer<Path> found) throws IOException {
    Files.walkFileTree(
        folder,
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
            if (attributes.isRegularFile()) {
              found.accept(file);
            }
            return FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult visitFileFailed(Path file, IOException why) throws IOException {
            return goOn(why);
          }

          @Override
          public FileVisitResult postVisitDirectory(Path one, IOException why) throws IOException {
            return goOn(why);
          }
        });
  }

  private static FileVisitResult goOn(IOException why) throws IOException {
    if (why != null && !(why instanceof NoSuchFileException)) {
      throw why;
    }
    return FileVisitResult.CONTINUE;
  }
}
