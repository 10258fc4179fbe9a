package dev.banmen.record;

import dev.banmen.game.record.Archive;
import dev.banmen.game.record.Bytes;
import dev.banmen.game.record.Format;
import dev.banmen.game.record.InputFault;
import dev.banmen.game.record.RecordOutput;
import dev.banmen.game.record.Recording;
import dev.banmen.storage.UnreadableFile;
import dev.banmen.text.Language;
import dev.banmen.text.Phrase;
import dev.banmen.text.Words;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;
import java.util.zip.ZipInputStream;

/**
 * The read-only formats of packed files: one file by gzip, or all files of recordings in a zip
 * file, in any of the other formats. Immutable.
 */
public final class PackedFormat implements Format {
  /** How many bytes may come out of a packed file, those of other files in it too. */
  static final long MOST_BYTES = 256L << 20;

  /** How many files of recordings may be in a zip file. */
  static final int MOST_FILES = 100_000;

  private final Packing packing;
  private final Formats packed;
  private final Words words;

  private enum Packing {
    GZIP("gz", 0x1f, 0x8b),
    ZIP("zip", 'P', 'K', 3, 4);

    private final String ending;
    private final int[] magic;

    Packing(String ending, int... magic) {
      this.ending = ending;
      this.magic = magic;
    }
  }

  private PackedFormat(Packing packing, Formats packed, Language language) {
    this.packing = packing;
    this.packed = packed;
    words = language.words(PackedFormat.class);
  }

  /**
   * The formats of packed files.
   *
   * @param packed what the files in them may be
   */
  public static List<Format> all(Formats packed, Language language) {
    return List.of(
        new PackedFormat(Packing.GZIP, packed, language),
        new PackedFormat(Packing.ZIP, packed, language));
  }

  @Override
  public String name() {
    return packing == Packing.GZIP ? "gzip" : "zip";
  }

  @Override
  public List<String> endings() {
    return List.of(packing.ending);
  }

  @Override
  public boolean fits(byte[] head) {
    for (int i = 0; i < packing.magic.length; i++) {
      if (i >= head.length || (head[i] & 0xff) != packing.magic[i]) {
        return false;
      }
    }
    return true;
  }

  @Override
  public Archive open(Bytes file) throws InputFault, IOException {
    try (InputStream in = file.stream()) {
      PackedFiles files =
          packing == Packing.GZIP
              ? PackedFiles.ofOne(new GZIPInputStream(in))
              : PackedFiles.of(new ZipInputStream(in, StandardCharsets.ISO_8859_1), packed);
      return PackedArchive.of(files.unpacked(), packed, phrase("packed.none"));
    } catch (ZipException | EOFException | IllegalArgumentException e) { // or a name is no text
      throw new InputFault(0, 0, phrase("packed.damaged"));
    } catch (UnreadableFile e) {
      throw new InputFault(0, 0, phrase("packed.large", MOST_BYTES >> 20, MOST_FILES));
    }
  }

  /** Whether recordings may be in a file, by the names there; a damaged one may hold some. */
  public boolean mayHold(Path file) {
    if (packing == Packing.GZIP) {
      String name = file.getFileName().toString();
      String unpacked = name.substring(0, Math.max(0, name.lastIndexOf('.')));
      return packed.byExtension(unpacked).isPresent();
    }
    try (ZipFile zip = new ZipFile(file.toFile(), StandardCharsets.ISO_8859_1)) {
      return zip.stream().anyMatch(entry -> PackedFiles.isRecording(entry, packed));
    } catch (IOException | IllegalArgumentException e) {
      return true;
    }
  }

  private Phrase phrase(String key, Object... values) {
    return Phrase.of(words, key, values);
  }

  @Override
  public boolean isText() {
    return false;
  }

  @Override
  public boolean isOnlyRead() {
    return true;
  }

  @Override
  public Optional<String> loss(List<Recording> games) {
    return Optional.of(words.text("read-only", name()));
  }

  @Override
  public void write(List<Recording> games, RecordOutput out) throws IOException {
    throw new IOException(words.text("read-only", name()));
  }
}
