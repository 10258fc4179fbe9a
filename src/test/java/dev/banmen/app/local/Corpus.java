package dev.banmen.app.local;

import dev.banmen.app.local.files.RecordingFormats;
import dev.banmen.catalog.Catalog;
import dev.banmen.game.record.Archive;
import dev.banmen.game.record.Bytes;
import dev.banmen.game.record.Format;
import dev.banmen.game.record.InputFault;
import dev.banmen.game.record.Note;
import dev.banmen.game.record.Recording;
import dev.banmen.record.Formats;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** The files of {@code recordings}, which the program must handle. */
public final class Corpus {
  public static final Path FOLDER = Path.of("recordings");

  /** The list of all the others, which is not a recording. */
  public static final Path INDEX = FOLDER.resolve("README.md");

  private Corpus() {}

  /** The formats that the program knows. */
  public static Formats formats() {
    return RecordingFormats.of(Catalog.ALL);
  }

  /** The files, by their names. */
  public static List<Path> files() throws IOException {
    try (Stream<Path> files = Files.list(FOLDER)) {
      return files
          .filter(Files::isRegularFile)
          .filter(file -> !file.equals(INDEX))
          .sorted()
          .toList();
    }
  }

  public static Format format(Path file) throws InputFault, IOException {
    return formats().of(file.toString(), Bytes.of(Files.readAllBytes(file)));
  }

  public static List<Recording> games(Format format, byte[] bytes, Consumer<Note> notes)
      throws InputFault, IOException {
    Archive archive = format.open(Bytes.of(bytes));
    List<Recording> games = new ArrayList<>();
    for (int i = 0; i < archive.size(); i++) {
      games.add(archive.game(i, notes));
    }
    return games;
  }
}
