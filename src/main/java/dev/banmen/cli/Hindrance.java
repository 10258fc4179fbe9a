package dev.banmen.cli;

import dev.banmen.record.UnfitFile;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;

/** Why a file cannot be read or written, in words. */
final class Hindrance {
  private Hindrance() {}

  /** The reason alone, without the file's name. */
  static String of(IOException e) {
    if (e instanceof UnfitFile unfit) {
      return of(unfit);
    } else if (e instanceof NoSuchFileException) {
      return Wording.of("hindrance.none");
    } else if (e instanceof AccessDeniedException) {
      return Wording.of("hindrance.denied");
    } else if (e instanceof FileAlreadyExistsException) {
      return Wording.of("hindrance.taken");
    } else if (e instanceof NotDirectoryException) {
      return Wording.of("hindrance.no-directory");
    } else if (e instanceof FileSystemException named && named.getReason() != null) {
      return named.getReason();
    }
    return String.valueOf(e.getMessage());
  }

  private static String of(UnfitFile e) {
    return switch (e.why()) {
      case DIRECTORY -> Wording.of("hindrance.directory");
      case IRREGULAR -> Wording.of("hindrance.irregular");
      case TOO_LARGE -> Wording.of("hindrance.large", size(e.most()));
    };
  }

  /** A number of bytes as people write it. */
  static String size(long bytes) {
    return bytes < 1 << 20 ? (bytes >> 10) + " KB" : (bytes >> 20) + " MB";
  }

  /** The reason alone why a new file cannot be written: what is missing is the place for it. */
  static String ofWriting(IOException e) {
    return e instanceof NoSuchFileException ? Wording.of("hindrance.no-folder") : of(e);
  }

  /** The reason, behind the name of the file if the fault tells it. */
  static String named(IOException e) {
    return e instanceof FileSystemException file && file.getFile() != null
        ? file.getFile() + ": " + of(e)
        : of(e);
  }
}
