package dev.banmen.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.banmen.app.local.files.RecordingFormats;
import dev.banmen.catalog.Catalog;
import dev.banmen.game.record.Archive;
import dev.banmen.game.record.Bytes;
import dev.banmen.game.record.Format;
import dev.banmen.game.record.InputFault;
import dev.banmen.game.record.Note;
import dev.banmen.game.record.RecordTree;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Packed files. */
class PackedFormatTest {
  private static final Formats FORMATS = RecordingFormats.of(Catalog.ALL, Optional.empty());
  private static final String TWO = "(;GM[1]PB[Ann];B[aa])\n(;GM[1]PB[Bob];B[bb];W[cc])";
  private static final String ONE = "(;GM[4]SZ[15]PB[Cho];B[hh])";

  private static byte[] zip(String... namesAndTexts) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
      for (int i = 0; i < namesAndTexts.length; i += 2) {
        zip.putNextEntry(new ZipEntry(namesAndTexts[i]));
        zip.write(namesAndTexts[i + 1].getBytes(StandardCharsets.UTF_8));
      }
    }
    return bytes.toByteArray();
  }

  private static byte[] gzip(byte[] text) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (OutputStream gzip = new GZIPOutputStream(bytes)) {
      gzip.write(text);
    }
    return bytes.toByteArray();
  }

  private static byte[] gzip(String text) throws IOException {
    return gzip(text.getBytes(StandardCharsets.UTF_8));
  }

  private static Archive open(byte[] file) throws InputFault, IOException {
    Bytes bytes = Bytes.of(file);
    return FORMATS.of("x", bytes).open(bytes);
  }

  private static List<String> players(Archive archive) throws InputFault, IOException {
    List<String> players = new ArrayList<>();
    for (int game = 0; game < archive.size(); game++) {
      RecordTree tree = archive.game(game, Note.UNHEARD).tree();
      assertThat(archive.summary(game).black()).isEqualTo(tree.text(RecordTree.ROOT, "PB"));
      players.add(tree.text(RecordTree.ROOT, "PB"));
    }
    return players;
  }

  @Test
  void aFileThatGzipPackedIsReadAsWhatItWas() throws Exception {
    assertThat(players(open(gzip(TWO)))).containsExactly("Ann", "Bob");
  }

  @Test
  void allPartsOfAGzipFileAreRead() throws Exception {
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    for (int i = 0; i < 700; i++) {
      all.write(gzip("(;GM[1]PB[" + "x".repeat(1 + i % 60) + "];B[aa])\n"));
    }
    assertThat(open(all.toByteArray()).size()).isEqualTo(700);
  }

  @Test
  void aNameThatIsNoTextIsDamage() throws Exception {
    byte[] zip = zip("\u00e4\u00e4.sgf", TWO); // which sets the sign for UTF-8
    int name = 30;
    zip[name] = (byte) 0xff;
    zip[name + 1] = (byte) 0xfe;
    assertThatThrownBy(() -> open(zip))
        .isInstanceOf(InputFault.class)
        .hasMessage("the packed file is damaged");
  }

  @Test
  void theGamesOfAllFilesInAZipFileAreOneList() throws Exception {
    Archive archive =
        open(
            zip(
                "a/two.sgf",
                TWO,
                "photo.jpg",
                "no game",
                "a/",
                "",
                ".hidden.sgf",
                TWO,
                "one.SGF",
                ONE));
    assertThat(players(archive)).containsExactly("Ann", "Bob", "Cho");
    assertThat(archive.game(2, Note.UNHEARD).family()).isEqualTo("gomoku");
    assertThat(archive.summary(2).about()).isEqualTo("one.SGF");
    assertThat(archive.range(0)).isEmpty();
  }

  @Test
  void aFileThatCannotBeReadIsOneGameThatCannot() throws Exception {
    Archive archive = open(zip("bad.sgf", "no game", "one.sgf", ONE, "worse.wtb", "x"));
    assertThat(archive.size()).isEqualTo(3);
    assertThat(archive.summary(0).about()).isEqualTo("bad.sgf");
    assertThatThrownBy(() -> archive.game(0, Note.UNHEARD))
        .isInstanceOf(InputFault.class)
        .hasMessageStartingWith("bad.sgf: ");
    assertThat(archive.repaired(1, Note.UNHEARD).family()).isEqualTo("gomoku");
    assertThatThrownBy(() -> archive.repaired(2, Note.UNHEARD))
        .hasMessageStartingWith("worse.wtb: ");
  }

  @Test
  void aNoteSaysTheFileItIsOf() throws Exception {
    Archive archive = open(zip("one.sgf", ONE, "odd.sgf", "(;GM[1]SZ[x];B[aa])"));
    List<Note> notes = new ArrayList<>();
    archive.game(1, notes::add);
    assertThat(notes).isNotEmpty().allMatch(note -> note.text().startsWith("odd.sgf: "));
  }

  @Test
  void whatHoldsNoRecordingsIsAFault() throws Exception {
    assertThatThrownBy(() -> open(zip("readme.md", "no")))
        .isInstanceOf(InputFault.class)
        .hasMessage("no recorded games in it");
    assertThatThrownBy(() -> open(gzip("hello"))).isInstanceOf(InputFault.class);
    assertThatThrownBy(() -> open(zip("in.zip", "hello")))
        .hasMessage("no recorded games in it"); // not one in another
  }

  @ParameterizedTest
  @ValueSource(ints = {4, 12, 30, 45})
  void aDamagedFileIsAFault(int length) throws Exception {
    for (byte[] whole : List.of(gzip(TWO), zip("two.sgf", TWO))) {
      byte[] cut = Arrays.copyOf(whole, length);
      assertThatThrownBy(() -> open(cut)).isInstanceOf(InputFault.class);
      byte[] changed = whole.clone();
      changed[Math.min(length, whole.length - 9)] ^= 0x55;
      try {
        assertThat(open(changed).size()).isBetween(1, 2);
      } catch (InputFault fault) {
        assertThat(fault.getMessage()).isNotEmpty();
      }
    }
  }

  @Test
  @Tag("long")
  void whatUnpacksToTooMuchIsAFault() throws Exception {
    byte[] piece = new byte[1 << 20];
    ByteArrayOutputStream gzipped = new ByteArrayOutputStream();
    ByteArrayOutputStream zipped = new ByteArrayOutputStream();
    try (OutputStream gzip = new GZIPOutputStream(gzipped);
        ZipOutputStream zip = new ZipOutputStream(zipped)) {
      zip.putNextEntry(new ZipEntry("skipped.bin"));
      for (int i = 0; i <= PackedFormat.MOST_BYTES >> 20; i++) {
        gzip.write(piece);
        zip.write(piece);
      }
    }
    for (byte[] bomb : List.of(gzipped.toByteArray(), zipped.toByteArray())) {
      assertThatThrownBy(() -> open(bomb))
          .hasMessage("it unpacks to more than 256 MB, or more than 100000 files");
    }
  }

  @Test
  void itIsOnlyRead() throws Exception {
    for (byte[] file : List.of(gzip(TWO), zip("two.sgf", TWO))) {
      Format format = FORMATS.of("x", Bytes.of(file));
      assertThat(format.isOnlyRead()).isTrue();
      assertThat(format.loss(List.of())).hasValue(format.name() + " is a read-only format");
    }
  }
}
