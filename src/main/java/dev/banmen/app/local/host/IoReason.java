package dev.banmen.app.local.host;

import dev.banmen.storage.StorageFault;
import dev.banmen.storage.UnreadableFile;
import dev.banmen.text.SpokenFault;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;

/** Why a file cannot be read or written, in words. */
public final class IoReason {
  private IoReason() {}

  /** The reason alone, without the file's name. */
  public static String of(IOException e, LocalText wording) {
    if (e instanceof UnreadableFile unfit) {
      return of(unfit, wording);
    } else if (e instanceof StorageFault storage) {
      return storage.text(wording.language());
    } else if (e instanceof SpokenFault spoken) {
      return SpokenFault.why(spoken, wording.language());
    } else if (e instanceof NoSuchFileException) {
      return wording.of("hindrance.none");
    } else if (e instanceof AccessDeniedException) {
      return wording.of("hindrance.denied");
    } else if (e instanceof FileAlreadyExistsException) {
      return wording.of("hindrance.taken");
    } else if (e instanceof NotDirectoryException) {
      return wording.of("hindrance.no-directory");
    } else if (e instanceof FileSystemException named && named.getReason() != null) {
      return named.getReason();
    }
    return String.valueOf(e.getMessage());
  }

  private static String of(UnreadableFile e, LocalText wording) {
    return switch (e.why()) {
      case DIRECTORY -> wording.of("hindrance.directory");
      case IRREGULAR -> wording.of("hindrance.irregular");
      case TOO_LARGE -> wording.of("hindrance.large", size(e.most()));
    };
  }

  /** A number of bytes as people write it. */
  public static String size(long bytes) {
    return bytes < 1 << 20 ? (bytes >> 10) + " KB" : (bytes >> 20) + " MB";
  }

  /** The reason why a new file cannot be written, where what is missing is the place for it. */
  public static String ofWriting(IOException e, LocalText wording) {
    return e instanceof NoSuchFileException ? wording.of("hindrance.no-folder") : of(e, wording);
  }

  /** Says that a new file cannot be written, and why. */
  public static String unwritable(IOException e, LocalText wording) {
    return wording.of("unwritable", ofWriting(e, wording));
  }

  /** The reason, after the name of the file if the fault has it. */
  public static String named(IOException e, LocalText wording) {
    return e instanceof FileSystemException file && file.getFile() != null
        ? file.getFile() + ": " + of(e, wording)
        : of(e, wording);
  }
}
