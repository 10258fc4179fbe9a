package dev.banmen.record;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Path;

/** A copy of a damaged file, beside it: {@code NAME.damaged}, or with a number. Stateless. */
final class DamagedCopy {
  /** How many files may have one name but for the number behind it. */
  static final int MOST_OF_A_NAME = 1000;

  private static final String DAMAGED = ".damaged";

  private DamagedCopy() {}

  /** Writes all that a file holds beside it, for its user alone. */
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
