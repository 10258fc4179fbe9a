package dev.banmen.record.sgf;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.Allocated;
import dev.banmen.game.record.Bytes;
import dev.banmen.game.record.Note;
import dev.banmen.game.record.RecordTree;
import dev.banmen.game.record.Recording;
import dev.banmen.record.sgf.SgfFiles.PlacedFinding;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * A comment may be as large as a file: reading and writing it takes little more memory than its
 * size.
 */
class LongTextTest {
  private static final int MANY = 200_000;

  private static byte[] game(String comment, Charset charset) {
    String text = "(;FF[4]GM[1]SZ[19]CA[" + charset.name() + "];B[aa]C[" + comment + "])";
    return text.getBytes(charset);
  }

  private static byte[] game(String comment) {
    return game(comment, StandardCharsets.UTF_8);
  }

  private static String comment(RecordTree tree) {
    return tree.text(tree.end(RecordTree.ROOT), "C");
  }

  private static Recording read(byte[] file) {
    try {
      return SgfFiles.FORMAT.open(Bytes.of(file)).game(0, Note.UNHEARD);
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }

  /** The bytes; the pieces, which are tried as Latin-1 first; the text; what is small beside it. */
  private static long enough(byte[] file, int characters) {
    return file.length + (2L + 1L + 2L) * characters + (1 << 20);
  }

  @ParameterizedTest
  @ValueSource(strings = {"黑先白", "黑先。\n白", "黑\\]白\\\\", "黑\r\n白"})
  void readingTakesItsBytesAndItsTextTwice(String part) {
    String raw = part.repeat(10 * MANY / part.length());
    byte[] file = game(raw);
    read(file);
    long taken = Allocated.by(() -> read(file));
    assertThat(taken).isLessThan(enough(file, raw.length()));
  }

  @Test
  void lookingForWhatIsNoTextTakesNoMore() {
    String raw = "黑先白".repeat(3 * MANY);
    byte[] file = game(raw);
    file[file.length / 2] = 'x';
    read(file);
    long taken = Allocated.by(() -> read(file));
    assertThat(taken).isLessThan(enough(file, raw.length()));
  }

  @Test
  void whatTheCharsetMakesOfBracketsIsReadWithoutCopiesOfTheFile() {
    String raw = "黑先白".repeat(3 * MANY);
    byte[] file = game(raw, Charset.forName("GB18030"));
    int inUtf8 = game(raw).length;
    read(file);
    long taken = Allocated.by(() -> read(file));
    // Each piece is decoded, and written in UTF-8 once, before the rest is as elsewhere.
    assertThat(taken).isLessThan(enough(game(raw), raw.length()) + 5L * inUtf8);
  }

  @ParameterizedTest
  @ValueSource(strings = {"黑先白", "]]]]", "a\n", "\ud83d\ude00"})
  void writingTakesPieces(String part) {
    String plain = part.repeat(4 * MANY / part.length());
    byte[] file = game(plain.replace("]", "\\]"));
    Recording recording = read(file);
    List<byte[]> longest = new ArrayList<>();
    written(recording, longest);
    assertThat(longest.stream().mapToInt(bytes -> bytes.length).max().orElse(0))
        .isLessThan(1 << 17);
    byte[] all = SgfFiles.joined(longest);
    assertThat(comment(read(all).tree()).equals(plain)).isTrue();
  }

  private static void written(Recording recording, List<byte[]> pieces) {
    try {
      SgfFiles.write(List.of(recording), pieces::add);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A long value means the same as a short one, wherever its pieces end. */
  @ParameterizedTest
  @CsvSource({
    "UTF-8, C",
    "UTF-8, GN",
    "UTF-8, AP",
    "UTF-8, XX",
    "EUC-KR, C",
    "EUC-JP, C",
    "windows-1251, C"
  })
  void aLongValueMeansWhatAShortOneMeans(String charset, String id) throws Exception {
    Charset in = Charset.forName(charset);
    String own = charset.equals("windows-1251") ? "ж" : "가";
    String[] parts = {
      charset.equals("EUC-JP") ? "黒" : own,
      "a",
      "\\]",
      "\\\\",
      "\n",
      "\r\n",
      "\\\n",
      "\\\r\n",
      "\n\r",
      "\\:",
      ":",
      "\t",
      " "
    };
    Random random = new Random(7);
    StringBuilder raw = new StringBuilder("x".repeat(random.nextInt(9)));
    while (raw.length() < MANY) {
      raw.append(parts[random.nextInt(parts.length)]);
    }
    raw.append('x');
    String file = "(;FF[4]GM[1]CA[" + charset + "]" + id + "[" + raw + "])";
    RecordTree tree = SgfFiles.trees(Bytes.of(file.getBytes(in)), new ArrayList<>()).get(0);
    String plain = ValueText.plain(raw.toString(), PropertyRule.of(id).type());
    assertThat(tree.text(RecordTree.ROOT, id).equals(plain)).isTrue();
  }

  @Test
  void bytesThatAreNoTextAreReportedWhereTheyAre() throws Exception {
    byte[] file = game("黑先白".repeat(MANY));
    file[file.length / 2] = 'x';
    List<PlacedFinding> found = SgfFiles.findings(Bytes.of(file));
    assertThat(found.stream().filter(one -> one.finding() == SgfIssue.BAD_BYTES))
        .containsExactly(new PlacedFinding(SgfIssue.BAD_BYTES, 1, 36));
    String stands = "黑\ufffd".repeat(MANY);
    assertThat(SgfFiles.findings(Bytes.of(game(stands))))
        .allMatch(one -> one.finding() == SgfIssue.ASSUMED);
  }

  @Test
  void placesBehindItAreRight() throws Exception {
    String text = new String(game("黑\n".repeat(MANY) + "]xx"), StandardCharsets.UTF_8);
    String open = text.substring(0, text.length() - 2); // without its ends
    List<PlacedFinding> found = SgfFiles.findings(SgfFiles.bytes(open));
    assertThat(found.stream().filter(one -> one.finding() == SgfIssue.UNCLOSED_TREE))
        .containsExactly(new PlacedFinding(SgfIssue.UNCLOSED_TREE, MANY + 1, 3));
    found = SgfFiles.findings(SgfFiles.bytes(text.replace("]xx])", "]")));
    assertThat(found.stream().filter(one -> one.finding() == SgfIssue.UNCLOSED_TREE))
        .containsExactly(new PlacedFinding(SgfIssue.UNCLOSED_TREE, MANY + 1, 1));
  }

  @ParameterizedTest
  @ValueSource(strings = {",01", ",2000", ",01-02", ",2000-01-02", "-01", ",", "1"})
  void aDateMayBeAsLongAsAFile(String more) {
    String dates = "2000" + more.repeat(MANY);
    assertThat(InfoSyntax.isDate(dates)).isEqualTo(more.startsWith(",") && more.length() > 1);
    assertThat(InfoSyntax.isResult("B+" + more.repeat(MANY))).isFalse();
  }

  @ParameterizedTest
  @CsvSource({"RU,rules", "RU,-ルール", "KM,贴", "KM,' 1/2'", "HA,子", "RE,'black '", "RE,3又"})
  void whatARootSaysMayBeAsLongAsAFile(String property, String more) throws Exception {
    String root = "(;GM[1]FF[4]SZ[9]" + property + "[x" + more.repeat(MANY / 10) + "x];B[aa])";
    assertThat(SgfFiles.findings(SgfFiles.bytes(root))).isNotEmpty();
  }
}
