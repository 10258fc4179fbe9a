package dev.banmen.record;

import dev.banmen.game.record.Archive;
import dev.banmen.game.record.Bytes;
import dev.banmen.game.record.Format;
import dev.banmen.game.record.InputFault;
import dev.banmen.game.record.Note;
import dev.banmen.game.record.Recording;
import dev.banmen.record.PackedFiles.PackedFile;
import dev.banmen.text.Phrase;
import dev.banmen.text.Printable;
import java.io.Closeable;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;

/**
 * The games of all files in a packed one, in their order. A file that can't be opened is a game
 * that can't be read. For any thread.
 */
final class PackedArchive implements Archive, Closeable {
  private final FileBytes bytes;
  private final List<PackedGames> files;
  private final int[] ends; // how many games there are up to each file's end

  /**
   * The games of one of the files.
   *
   * @param archive null if it can't be opened
   * @param fault why not
   */
  private record PackedGames(String name, Archive archive, InputFault fault) {
    int size() {
      return archive == null ? 1 : archive.size();
    }
  }

  private PackedArchive(FileBytes bytes, List<PackedGames> files) {
    this.bytes = bytes;
    this.files = files;
    ends = new int[files.size()];
    int games = 0;
    for (int i = 0; i < ends.length; i++) {
      games += files.get(i).size();
      ends[i] = games;
    }
  }

  /**
   * The games of what was unpacked.
   *
   * @param none what is wrong if there are no files
   * @throws InputFault if there are none, or the only one can't be opened
   */
  static PackedArchive of(PackedFiles.Unpacked all, Formats formats, Phrase none)
      throws InputFault, IOException {
    List<PackedGames> files = new ArrayList<>();
    for (PackedFile file : all.files()) {
      Bytes bytes = part(all.bytes(), file);
      try {
        Format format = formats.of(file.name(), bytes);
        files.add(new PackedGames(file.name(), format.open(bytes), null));
      } catch (InputFault fault) {
        files.add(new PackedGames(file.name(), null, fault));
      }
    }
    if (files.isEmpty()) {
      all.bytes().close();
      throw new InputFault(0, 0, none);
    } else if (files.size() == 1 && files.get(0).fault != null) {
      all.bytes().close();
      throw in(files.get(0).name, files.get(0).fault);
    }
    return new PackedArchive(all.bytes(), files);
  }

  private static Bytes part(Bytes all, PackedFile file) {
    return new Bytes() {
      @Override
      public long size() {
        return file.to() - file.from();
      }

      @Override
      public int read(long from, byte[] target, int offset, int length) throws IOException {
        int most = (int) Math.max(0, Math.min(length, size() - from));
        return most == 0 ? 0 : all.read(file.from() + from, target, offset, most);
      }
    };
  }

  private static InputFault in(String name, InputFault fault) {
    return new InputFault(fault.line(), fault.column(), in(name, fault.getMessage()));
  }

  private static String in(String name, String text) {
    return name.isEmpty() ? text : Printable.of(name) + ": " + text;
  }

  private static Consumer<Note> in(String name, Consumer<Note> notes) {
    return note ->
        notes.accept(
            new Note(
                note.line(), note.column(), in(name, note.text()), note.isUnusual(), note.kind()));
  }

  @Override
  public int size() {
    return ends[ends.length - 1];
  }

  private int file(int game) {
    int found = Arrays.binarySearch(ends, game + 1);
    int file = found >= 0 ? found : -found - 1;
    while (file > 0 && ends[file - 1] > game) {
      file--; // files without games
    }
    return file;
  }

  private int within(int file, int game) {
    return file == 0 ? game : game - ends[file - 1];
  }

  @Override
  public Origin origin(int game) {
    int file = file(game);
    return new Origin(files.get(file).name, within(file, game));
  }

  @Override
  public Summary summary(int game) throws IOException {
    int file = file(game);
    PackedGames in = files.get(file);
    if (in.archive == null) {
      return new Summary("", "", "", "", "", -1, in.name);
    }
    Summary summary = in.archive.summary(within(file, game));
    return summary.about().isEmpty() ? summary.withComment(in.name) : summary;
  }

  @Override
  public Recording game(int game, Consumer<Note> notes) throws InputFault, IOException {
    int file = file(game);
    PackedGames in = files.get(file);
    try {
      return opened(in).game(within(file, game), in(in.name, notes));
    } catch (InputFault fault) {
      throw in(in.name, fault);
    }
  }

  @Override
  public Recording repaired(int game, Consumer<Note> repairs) throws InputFault, IOException {
    int file = file(game);
    PackedGames in = files.get(file);
    try {
      return opened(in).repaired(within(file, game), in(in.name, repairs));
    } catch (InputFault fault) {
      throw in(in.name, fault);
    }
  }

  private static Archive opened(PackedGames in) throws InputFault {
    if (in.archive == null) {
      throw in.fault;
    }
    return in.archive;
  }

  @Override
  public void close() throws IOException {
    bytes.close();
  }
}
