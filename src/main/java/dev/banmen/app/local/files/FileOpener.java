package dev.banmen.app.local.files;

import dev.banmen.app.local.host.FileFault;
import java.io.InputStream;

/** Opens files of recordings to read, each by its name. For any thread. */
@FunctionalInterface
public interface FileOpener {
  /** Opens a file, which its reader closes. */
  RecordingFile open(String name) throws FileFault;

  /** Opens those of this machine, by their paths. */
  static FileOpener onDisk(ReadingSettings reading) {
    return name -> RecordingFile.open(name, reading, InputStream.nullInputStream());
  }
}
