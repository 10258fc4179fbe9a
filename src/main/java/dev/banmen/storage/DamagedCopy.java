package dev.banmen.storage;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Path;

/** A copy of a damaged file, beside it: {@code NAME.damaged}, or with a number. Stateless. */
final class DamagedCopy {
  /** The maximum number of files whose names differ only in a number. */
  static final int MOST_OF_A_NAME = 1000;

  private static final String DAMAGED = ".damaged";

  private DamagedCopy() {}

  /** Writes a copy of a file's contents beside it, which only its user can read. */
  static Path of(Path file, byte[] all) throws IOException {
    for (int i = 1; ; i++) {
      String number = i == 1 ? "" : "-" + i;
      Path copy = file.resolveSibling(file.getFileName() + DAMAGED + number);
      try {
        WholeFile.create(copy, WholeFile.Readers.USER, out -> out.write(all));
        return copy;
      } catch (FileAlreadyExistsException e) {
        if (i == MOST_OF_A_NAME) {
          throw e;
        }
      }
    }
  }
}
