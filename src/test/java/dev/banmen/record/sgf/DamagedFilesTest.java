package dev.banmen.record.sgf;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.record.Archive;
import dev.banmen.game.record.Bytes;
import dev.banmen.game.record.InputFault;
import dev.banmen.game.record.Note;
import dev.banmen.game.record.Property;
import dev.banmen.game.record.RecordTree;
import dev.banmen.game.record.Recording;
import dev.banmen.game.record.SameRecord;
import dev.banmen.proof.SharedData;
import dev.banmen.record.Replay;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Any file is read or gives one fault, whose message can be shown. */
@Tag("long")
class DamagedFilesTest {
  private static final String ORDINARY =
      """
      (;FF[4]CA[UTF-8]GM[1]SZ[9]KM[6.5]RU[Japanese]PB[囲碁 \\] A]PW[B]AB[cc][dd:ee]C[Two
      lines];B[ee]BL[12.5];W[ge]LB[aa:x][bb:\\:]TR[cc]
      (;B[ce];W[cc];B[gc]C[\\\\])(;B[];W[tt]KO[];AE[ee]PL[W]))
      (;GM[2]SZ[8];B[d3];W[c3];B[])
      (;GM[1]SZ[19:13]RU[Capture Go];B[aa])
      """;

  private static final String[] PIECES = {
    "(;",
    ")",
    "(",
    ";",
    "[",
    "]",
    "\\",
    "B[aa]",
    "W[zz]",
    "AB[aa:zz]",
    "\n",
    "\r",
    "\0",
    "CA[Big5]",
    "GM[2]",
    "SZ[52]",
    "SZ[",
    "é",
    "\u00ff",
    "\u001b$B",
    "FF[4]",
    "HA[9]",
    "KM[1e9]",
    "(;GM[1]",
    "VW[]"
  };

  @Test
  void nothingButAFaultComesOfAnyBytes() throws Exception {
    int rounds = Integer.getInteger("banmen.fuzz", 1000);
    List<byte[]> seeds = seeds();
    for (int round = 0; round < rounds; round++) {
      Random random = new Random(round);
      byte[] bytes = seeds.get(random.nextInt(seeds.size())).clone();
      int changes = 1 + random.nextInt(6);
      for (int i = 0; i < changes; i++) {
        bytes = changed(bytes, random);
      }
      readAll(bytes, round);
    }
  }

  private static List<byte[]> seeds() throws IOException {
    List<byte[]> seeds = new ArrayList<>();
    seeds.add(ORDINARY.getBytes(StandardCharsets.UTF_8));
    seeds.add(ORDINARY.getBytes(StandardCharsets.UTF_16BE));
    seeds.add(ORDINARY.replace("UTF-8", "GB18030").getBytes("GB18030"));
    seeds.add(new byte[0]);
    Path suite = Path.of("../shared/data/sgf/sgfc/test.sgf");
    if (Files.isReadable(suite)) {
      seeds.add(Files.readAllBytes(suite));
    }
    return seeds;
  }

  private static byte[] changed(byte[] bytes, Random random) {
    int at = random.nextInt(bytes.length + 1);
    int end = Math.min(bytes.length, at + random.nextInt(20));
    byte[] piece = PIECES[random.nextInt(PIECES.length)].getBytes(StandardCharsets.UTF_8);
    return switch (random.nextInt(4)) {
      case 0 ->
          joined(Arrays.copyOf(bytes, at), piece, Arrays.copyOfRange(bytes, at, bytes.length));
      case 1 -> joined(Arrays.copyOf(bytes, at), Arrays.copyOfRange(bytes, end, bytes.length));
      case 2 -> Arrays.copyOf(bytes, at);
      default -> {
        if (at < bytes.length) {
          bytes[at] = (byte) random.nextInt(256);
        }
        yield bytes;
      }
    };
  }

  private static byte[] joined(byte[]... parts) {
    byte[] all = new byte[Stream.of(parts).mapToInt(part -> part.length).sum()];
    int size = 0;
    for (byte[] part : parts) {
      System.arraycopy(part, 0, all, size, part.length);
      size += part.length;
    }
    return all;
  }

  private static void readAll(byte[] bytes, int round) throws Exception {
    String name = "round " + round;
    try {
      SgfFiles.FORMAT.fits(bytes);
      Archive archive = SgfFiles.FORMAT.open(Bytes.of(bytes));
      for (int i = 0; i < archive.size(); i++) {
        archive.summary(i);
        read(archive, i, name);
      }
    } catch (InputFault fault) {
      assertShowable(fault.getMessage(), fault.line(), name);
    } catch (RuntimeException e) {
      throw new AssertionError(name, e);
    }
  }

  private static void read(Archive archive, int game, String name) throws Exception {
    List<Note> notes = new ArrayList<>();
    try {
      Recording recording = archive.game(game, notes::add);
      Replay replay = Replay.of(recording, Catalog.ALL);
      while (replay.next()) {
        assertThat(replay.node()).isPositive();
      }
      Recording again = SgfFiles.games(Bytes.of(SgfFiles.written(List.of(recording)))).get(0);
      RecordTree back = withoutRulesAndKomi(again.tree());
      RecordTree first = withoutRulesAndKomi(recording.tree());
      if (!SameRecord.of(back, first)) {
        assertThat(SgfFiles.drawn(back)).as(name).isEqualTo(SgfFiles.drawn(first));
      }
    } catch (InputFault fault) {
      assertShowable(fault.getMessage(), fault.line(), name);
    }
    assertThat(notes.size()).isLessThanOrEqualTo(NoteWriter.MOST + 3);
    for (Note note : notes) {
      assertShowable(note.text(), note.line(), name);
    }
  }

  /** A tree without what a written root says in a way that every program reads. */
  private static RecordTree withoutRulesAndKomi(RecordTree tree) {
    List<Property> root =
        tree.properties(RecordTree.ROOT).stream()
            .filter(property -> !List.of("RU", "KM").contains(property.id()))
            .toList();
    return tree.with(RecordTree.ROOT, root);
  }

  private static void assertShowable(String text, long line, String name) {
    assertThat(line).as(name).isNotNegative();
    assertThat(text.chars().noneMatch(c -> c < ' ' || c == 0x7f || c >= 0x80 && c < 0xa0))
        .as(name + ": " + text)
        .isTrue();
  }

  /** A collection is read a piece at a time: never more than a game and a window. */
  @Test
  void aLargeCollectionIsReadInPieces() throws Exception {
    Repeated file = new Repeated("(;GM[1]PB[A];B[aa];W[bb]C[x])\n", 300_000);
    Archive archive = SgfFiles.FORMAT.open(file);
    assertThat(archive.size()).isEqualTo(300_000);
    assertThat(archive.game(299_999, Note.UNHEARD).tree().line(0)).isEqualTo(300_000);
    assertThat(archive.summary(123_456).black()).isEqualTo("A");
    assertThat(file.largest).isLessThan(1 << 20);
  }

  /** The same text many times over, made as it is read. */
  private static final class Repeated implements Bytes {
    private final byte[] once;
    private final long size;
    private int largest;

    Repeated(String once, int times) {
      this.once = once.getBytes(StandardCharsets.UTF_8);
      this.size = (long) this.once.length * times;
    }

    @Override
    public long size() {
      return size;
    }

    @Override
    public int read(long from, byte[] target, int offset, int length) {
      int count = (int) Math.max(0, Math.min(length, size - from));
      for (int i = 0; i < count; i++) {
        target[offset + i] = once[(int) ((from + i) % once.length)];
      }
      largest = Math.max(largest, length);
      return count;
    }
  }

  @Test
  void oneEndlessGameIsCutOffAndSaysSo() throws Exception {
    Repeated file = new Repeated("(;GM[1]" + ";".repeat(100), 50_000);
    List<Note> notes = new ArrayList<>();
    Recording game = SgfFiles.FORMAT.open(file).game(0, notes::add);
    assertThat(game.tree().size()).isEqualTo(GameParser.MOST_NODES);
    assertThat(notes).extracting(Note::text).anyMatch(text -> text.contains("the rest is skipped"));
  }

  @Test
  void everyFileOfTheSuitesIsReplayed() throws Exception {
    try (Stream<Path> files = Files.walk(SharedData.file("sgf"))) {
      for (Path file : files.filter(f -> f.toString().endsWith(".sgf")).toList()) {
        readAll(Files.readAllBytes(file), file.hashCode());
      }
    }
  }
}
