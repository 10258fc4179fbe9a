package dev.banmen.record;

import dev.banmen.storage.UnreadableFile;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;

/**
 * The files of recordings in a packed file, one after another as one stream: so all of them need
 * one place in memory or on disk. What is skipped counts as well, as it has to be unpacked.
 * Mutable, one thread.
 */
final class PackedFiles extends InputStream {
  private static final int PIECE = 1 << 16;

  /**
   * A file that was packed.
   *
   * @param name in the packed file, with folders; empty if it isn't known
   * @param to the place after its last byte
   */
  record PackedFile(String name, long from, long to) {}

  /** All of them, and their bytes one after another. */
  record Unpacked(List<PackedFile> files, FileBytes bytes) {}

  /** Goes on to the next file; a name of it, or null after the last. */
  private interface NextFile {
    String name() throws IOException;
  }

  private final InputStream in;
  private final NextFile next;
  private final List<PackedFile> files = new ArrayList<>();
  private String name; // of the file under way; null before the first and between files
  private long from;
  private long given;
  private long skipped;

  private PackedFiles(InputStream in, NextFile next) {
    this.in = in;
    this.next = next;
  }

  static PackedFiles ofOne(GZIPInputStream in) {
    List<String> names = new ArrayList<>(List.of(""));
    return new PackedFiles(in, () -> names.isEmpty() ? null : names.remove(0));
  }

  /** Those whose names are of recordings. */
  static PackedFiles of(ZipInputStream in, Formats formats) {
    PackedFiles[] all = new PackedFiles[1];
    all[0] = new PackedFiles(in, () -> all[0].next(in, formats));
    return all[0];
  }

  private String next(ZipInputStream zip, Formats formats) throws IOException {
    for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
      if (isRecording(entry, formats)) {
        return entry.getName();
      }
      skip(zip);
    }
    return null;
  }

  /** Whether a name is that of recordings, and not hidden: some programs add such files. */
  static boolean isRecording(ZipEntry entry, Formats formats) {
    String name = entry.getName();
    String last = name.substring(name.lastIndexOf('/') + 1).toLowerCase(Locale.ROOT);
    return !entry.isDirectory() && !last.startsWith(".") && formats.byExtension(last).isPresent();
  }

  private void skip(InputStream entry) throws IOException {
    byte[] piece = new byte[PIECE];
    for (int n = entry.read(piece); n >= 0; n = entry.read(piece)) {
      skipped += n;
      check(skipped + given <= PackedFormat.MOST_BYTES);
    }
  }

  private static void check(boolean isWithin) throws UnreadableFile {
    if (!isWithin) {
      throw new UnreadableFile(
          Optional.empty(), UnreadableFile.Why.TOO_LARGE, PackedFormat.MOST_BYTES);
    }
  }

  /** Unpacks all; for one use. */
  Unpacked unpacked() throws IOException {
    FileBytes bytes = FileBytes.of(this, PackedFormat.MOST_BYTES);
    return new Unpacked(List.copyOf(files), bytes);
  }

  @Override
  public int read() throws IOException {
    byte[] one = new byte[1];
    return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
  }

  @Override
  public int read(byte[] target, int offset, int length) throws IOException {
    while (true) {
      if (name == null) {
        name = next.name();
        from = given;
      }
      if (name == null) {
        return -1;
      }
      int n = in.read(target, offset, length);
      if (n >= 0) {
        given += n;
        check(skipped + given <= PackedFormat.MOST_BYTES);
        return n;
      }
      check(files.size() < PackedFormat.MOST_FILES);
      files.add(new PackedFile(name, from, given));
      name = null;
    }
  }
}
