package dev.banmen.app.local.files;

import dev.banmen.app.FilePreview;
import dev.banmen.app.FileStore;
import dev.banmen.app.Listing;
import dev.banmen.app.local.host.FileFault;
import dev.banmen.app.local.host.LocalText;
import dev.banmen.game.record.InputFault;
import dev.banmen.record.OpenedFile;
import dev.banmen.storage.FileStamp;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.zip.CRC32;

/**
 * The recorded games that come with the program, in a folder of their own: those of {@code
 * recordings} that the file {@code included} names, in its order. Stateless, any thread.
 */
final class IncludedGames {
  private static final String RESOURCES = "/dev/banmen/app/local/";
  private static final String FOLDER = "examples/";
  private static final String START = FileStore.INCLUDED + "/";

  private IncludedGames() {}

  /** Whether a name is that of the folder, or of something in it. */
  static boolean contain(String name) {
    return name.equals(FileStore.INCLUDED) || name.startsWith(START);
  }

  static boolean isGame(String name) {
    return name.startsWith(START) && names().contains(name.substring(START.length()));
  }

  static Listing list() {
    return new Listing(FileStore.INCLUDED, names());
  }

  static List<String> names() {
    return new String(bytes("included"), StandardCharsets.UTF_8).lines().toList();
  }

  /** Opens one of them; it cannot be saved under its name. */
  static OpenedFile open(String name, Recordings recordings, LocalText wording) throws FileFault {
    if (!isGame(name)) {
      throw new FileFault(name, wording.of("included.none"));
    }
    byte[] text = bytes(FOLDER + name.substring(START.length()));
    return recordings.open(text, name, wording.of("hindrance.included"));
  }

  static Optional<FilePreview> preview(String name, ReadingSettings reading, int game, int node)
      throws FileFault, InputFault, IOException {
    if (!isGame(name)) {
      return Optional.empty();
    }
    try (RecordingFile file = file(name, reading)) {
      return Previewing.of(file, reading.games(), game, node);
    }
  }

  /** Looks through all of them. */
  static void search(FolderSearch search) {
    for (String name : names()) {
      if (search.watch().isGivenUp()) {
        return;
      }
      search.stream(START + name, stream(FOLDER + name));
    }
  }

  /** The sizes of all, by their full names, and numbers that change with what they are. */
  static Map<String, FileStamp> stamps() {
    Map<String, FileStamp> stamps = new TreeMap<>();
    for (String name : names()) {
      byte[] text = bytes(FOLDER + name);
      CRC32 sum = new CRC32();
      sum.update(text);
      stamps.put(START + name, new FileStamp(text.length, sum.getValue()));
    }
    return stamps;
  }

  /** Opens one of them to read. */
  static RecordingFile file(String name, ReadingSettings reading) throws FileFault {
    if (!isGame(name)) {
      throw new FileFault(name, reading.wording().of("included.none"));
    }
    InputStream text = stream(FOLDER + name.substring(START.length()));
    return RecordingFile.open(RecordingFile.STANDARD_INPUT, reading, text);
  }

  private static byte[] bytes(String resource) {
    try (InputStream in = stream(resource)) {
      return in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static InputStream stream(String resource) {
    return IncludedGames.class.getResourceAsStream(RESOURCES + resource);
  }
}
