package dev.banmen.record.sgf;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.game.record.Bytes;
import dev.banmen.game.record.RecordTree;
import dev.banmen.proof.SharedData;
import java.io.ByteArrayOutputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Files are read in their charset, even if they don't name it. */
class CharsetTest {
  private static RecordTree tree(byte[] bytes) throws Exception {
    return SgfFiles.trees(Bytes.of(bytes), new ArrayList<>()).get(0);
  }

  /** The first six and their texts are of the tests of @sabaki/sgf (MIT). */
  @ParameterizedTest
  @CsvSource({
    "Shift_JIS,    第46期棋聖戦,      井山裕太,   コミ6目半、白番中押し勝ち",
    "EUC-KR,       제46기 명인전,     신진서,     흑 불계승",
    "GB18030,      第25届三星杯,      柯洁,       黑中盘胜",
    "Big5,         第25屆三星盃,      柯潔,       黑中盤勝",
    "windows-1251, Кубок,             Илья Шикшин, Чёрные победили",
    "UTF-8,        申真谞,            井山裕太,   테스트 комментарий",
    "windows-1252, Coupe d’été,       François Müller, Schwarz gewinnt nach Zählen – schön",
    "EUC-JP,       第46期棋聖戦,      井山裕太,   コミ6目半、白番中押し勝ち",
    "ISO-2022-JP,  第46期棋聖戦,      井山裕太,   コミ6目半、白番中押し勝ち",
    "UTF-16LE,     第46期棋聖戦,      井山裕太,   コミ6目半",
    "UTF-16BE,     第46期棋聖戦,      井山裕太,   コミ6目半"
  })
  void aCharsetThatIsNotNamedIsGuessed(String charset, String event, String name, String comment)
      throws Exception {
    String text = "(;GM[1]FF[4]EV[" + event + "]PB[" + name + "]C[" + comment + "];B[pd])";
    RecordTree tree = tree(text.getBytes(Charset.forName(charset)));
    assertThat(List.of(tree.text(0, "EV"), tree.text(0, "PB"), tree.text(0, "C")))
        .containsExactly(event, name, comment);
  }

  @ParameterizedTest
  @CsvSource({
    "Big5,        GB2312,     第25屆三星盃 柯潔對申真諝 黑中盤勝",
    "GB18030,     ISO-8859-1, 第25届三星杯 柯洁对申真谞 黑中盘胜",
    "GB18030,     Big5,       第25届三星杯 柯洁对申真谞 黑中盘胜",
    "Shift_JIS,   GB2312,     第46期棋聖戦 井山裕太対河野臨 白番中押し勝ち",
    "EUC-KR,      GB2312,     제46기 명인전 신진서 변상일 흑 불계승",
    "UTF-8,       GB2312,     이창호",
    "UTF-8,       GB2312,     古力",
    "UTF-8,       Big5,       第25届三星杯 柯洁对申真谞 黑中盘胜",
    "UTF-8,       ISO-8859-1, 第25届三星杯 柯洁对申真谞 黑中盘胜",
    "UTF-8,       ISO-8859-1, Müller",
    "UTF-8,       GB18030,    Крамник",
    "windows-1252, GB2312,    Müller",
    "windows-1252, GB2312,    Gómez",
    "windows-1252, Big5,      François Müller gewinnt nach Zählen – schön",
    "windows-1252, GB2312,    Björn Ångström",
    "windows-1252, Shift_JIS, Antonio García",
    "windows-1252, EUC-KR,    Jürgen Jørgensen",
    "windows-1252, windows-1251, Søren Kjær",
    "UTF-8,       GB2312,     Müller",
    "UTF-8,       GB2312,     Gómez",
    "UTF-8,       EUC-KR,     François",
    "windows-1251, ISO-8859-1, Илья",
    "windows-1251, ISO-8859-1, Кубок Москвы",
    "KOI8-R,      ISO-8859-1, Илья Шикшин",
    "windows-1251, GB2312,    Александр Динерштейн",
    "KOI8-R,      GB2312,     Александр Динерштейн",
    "windows-1251, Shift_JIS, Белые выиграли",
    "windows-1251, EUC-KR,    Белые выиграли",
    "windows-1251, KOI8-R,    Илья Шикшин",
    "EUC-KR,      GB2312,     이창호 조훈현",
    "EUC-KR,      ISO-8859-1, 이창호",
    "GB18030,     ISO-8859-1, 柯洁 古力"
  })
  void aWrongLabelIsNotBelieved(String charset, String label, String text) throws Exception {
    String file = "(;GM[1]FF[4]CA[" + label + "]C[" + text + "];B[pd])";
    List<SgfFiles.PlacedFinding> found = new ArrayList<>();
    RecordTree tree =
        SgfFiles.trees(Bytes.of(file.getBytes(Charset.forName(charset))), found).get(0);
    assertThat(tree.text(0, "C")).isEqualTo(text);
    assertThat(found).extracting(SgfFiles.PlacedFinding::finding).contains(SgfIssue.MISLABELLED);
  }

  @ParameterizedTest
  @CsvSource({
    "Big5,         第25屆三星盃 柯潔對申真諝 黑中盤勝",
    "Big5,         柯潔",
    "GB18030,      柯洁",
    "GB18030,      牡", // the two bytes are a character of UTF-8, too
    "GB18030,      第25届三星杯 柯洁对申真谞 黑中盘胜",
    "Shift_JIS,    ｺﾐ6目半",
    "Shift_JIS,    井山裕太",
    "EUC-KR,       신진서",
    "EUC-JP,       第46期棋聖戦 井山裕太対河野臨",
    "ISO-8859-1,   José Müller gewinnt nach Zählen",
    "ISO-8859-1,   Ãé",
    "ISO-8859-1,   Ää Öö Üü Àà Éé",
    "windows-1251, Шикшин",
    "windows-1251, КУБОК ЕВРОПЫ",
    "KOI8-R,       буфер",
    "GB18030,      眉", // the letter ü in UTF-8
    "GB18030,      a眉b位",
    "GB18030,      罔挈桧", // also small letters of windows-1251
    "GB18030,      鎓", // æf
    "GB18030,      鍴鑨", // æHèx
    "GB18030,      聶衛平",
    "GB18030,      陶喆",
    "EUC-KR,       이창호",
    "Big5,         鋑聵",
    "windows-31j,  倉澤",
    "ISO-8859-2,   Žádný komentář"
  })
  void aRightLabelIsBelieved(String charset, String text) throws Exception {
    String file = "(;GM[1]FF[4]CA[" + charset + "]C[" + text + "];B[pd])";
    RecordTree tree = tree(file.getBytes(Charset.forName(charset)));
    assertThat(tree.text(0, "C")).isEqualTo(text);
  }

  @Test
  void theCharsetThatIsNamedCounts() throws Exception {
    String text = "(;GM[1]FF[4]CA[EUC-KR]PB[신진서];B[pd])";
    RecordTree tree = tree(text.getBytes(Charset.forName("EUC-KR")));
    assertThat(tree.text(0, "PB")).isEqualTo("신진서");
    assertThat(tree.text(0, "CA")).as("what the tree is in").isEqualTo("UTF-8");
  }

  private static byte[] joined(String before, byte[] torn, String after) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    bytes.writeBytes(before.getBytes(StandardCharsets.UTF_8));
    bytes.writeBytes(torn);
    bytes.writeBytes(after.getBytes(StandardCharsets.UTF_8));
    return bytes.toByteArray();
  }

  @ParameterizedTest
  @CsvSource({
    "(;FF[4]GM[1]CA[UTF-8]PB[柯洁]PW[朴廷, 2, ])",
    "(;FF[4]GM[1]CA[UTF-8]PB[柯洁]PW[朴廷, 1, ])",
    "(;FF[4]GM[1]CA[UTF-8]PB[柯洁]PW[, 2, ])",
    "(;FF[4]GM[1]PB[柯洁]PW[朴廷, 2, ])"
  })
  void oneTornCharacterLeavesAllOthersInUtf8(String before, int left, String after)
      throws Exception {
    byte[] torn = Arrays.copyOf("桓".getBytes(StandardCharsets.UTF_8), left);
    List<SgfFiles.PlacedFinding> found = new ArrayList<>();
    RecordTree tree = SgfFiles.trees(Bytes.of(joined(before, torn, after)), found).get(0);
    assertThat(tree.text(0, "PB")).isEqualTo("柯洁");
    assertThat(tree.text(0, "PW")).endsWith("\ufffd").hasSizeLessThan(4);
    assertThat(found)
        .extracting(SgfFiles.PlacedFinding::finding)
        .containsExactly(SgfIssue.BAD_BYTES);
  }

  @Test
  void aFileThatHoldsNothingButATornCharacterStaysWhatItSays() throws Exception {
    byte[] torn = Arrays.copyOf("桓".getBytes(StandardCharsets.UTF_8), 2);
    assertThat(tree(joined("(;CA[UTF-8]PB[", torn, "])")).text(0, "PB")).isEqualTo("\ufffd");
  }

  @ParameterizedTest
  @CsvSource({
    "'', 2, 1",
    "'', 3, 1",
    "'', 3, 2",
    "'Lee ', 2, 1",
    "Ren, 2, 1",
    "A, 3, 2",
    "'Go ', 3, 1"
  })
  void aFileWhoseOnlyTextBeyondAsciiIsACutCharacterStaysUtf8(String before, int length, int left)
      throws Exception {
    byte[] cut = Arrays.copyOf((length == 2 ? "é" : "黒").getBytes(StandardCharsets.UTF_8), left);
    String root = "(;FF[4]GM[1]CA[UTF-8]SZ[19]PB[" + before;
    List<SgfFiles.PlacedFinding> found = new ArrayList<>();
    RecordTree tree = SgfFiles.trees(Bytes.of(joined(root, cut, "];B[aa])")), found).get(0);
    assertThat(tree.text(0, "PB")).isEqualTo(before + "\ufffd");
    assertThat(found)
        .extracting(SgfFiles.PlacedFinding::finding)
        .containsExactly(SgfIssue.BAD_BYTES);
  }

  @Test
  void aFileThatEndsInACutCharacterStaysUtf8() throws Exception {
    byte[] cut = {(byte) 0xd0};
    assertThat(tree(joined("(;FF[4]CA[UTF-8]C[Go ", cut, "")).text(0, "C")).isEqualTo("Go \ufffd");
  }

  @ParameterizedTest
  @CsvSource({
    "windows-1252, René",
    "windows-1251, Илья",
    "windows-1251, Го",
    "KOI8-R,       Илья",
    "GB18030,      聂",
    "GB18030,      柯洁",
    "Shift_JIS,    井山裕太"
  })
  void shortTextOfAnotherCharsetIsGuessedThoughTheFileSaysUtf8(String charset, String name)
      throws Exception {
    String text = "(;FF[4]GM[1]CA[UTF-8]SZ[19]PB[" + name + "];B[aa])";
    List<SgfFiles.PlacedFinding> found = new ArrayList<>();
    SgfFiles.trees(Bytes.of(text.getBytes(Charset.forName(charset))), found);
    assertThat(found)
        .extracting(SgfFiles.PlacedFinding::finding)
        .containsExactly(SgfIssue.MISLABELLED);
  }

  @ParameterizedTest
  @CsvSource({"windows-1252, François Müller", "GB18030, 聂卫平九段", "windows-1251, Илья Шикшин"})
  void aFileThatIsMostlyNotUtf8IsGuessedWhateverItSays(String charset, String name)
      throws Exception {
    String text = "(;FF[4]CA[UTF-8]PB[" + name + "]C[A comment.])";
    List<SgfFiles.PlacedFinding> found = new ArrayList<>();
    Bytes file = Bytes.of(text.getBytes(Charset.forName(charset)));
    assertThat(SgfFiles.trees(file, found).get(0).text(0, "PB")).isEqualTo(name);
    assertThat(found)
        .extracting(SgfFiles.PlacedFinding::finding)
        .containsExactly(SgfIssue.MISLABELLED);
  }

  @Test
  void bytesThatACharsetHasNoCharacterForAreReportedInAnyCharset() throws Exception {
    byte[] bytes =
        joined("(;FF[4]CA[windows-1252]PB[", new byte[] {(byte) 0xe9, (byte) 0x81}, "])");
    List<SgfFiles.PlacedFinding> found = new ArrayList<>();
    assertThat(SgfFiles.trees(Bytes.of(bytes), found).get(0).text(0, "PB")).isEqualTo("é\ufffd");
    assertThat(found)
        .extracting(SgfFiles.PlacedFinding::finding)
        .containsExactly(SgfIssue.BAD_BYTES);
  }

  @Test
  void bytesThatAreNoTextStopNothing() throws Exception {
    byte[] bytes = {'(', ';', 'P', 'B', '[', (byte) 0x81, 0x40, ']', ')'};
    assertThat(tree(bytes).size()).isEqualTo(1);
  }

  @ParameterizedTest
  @CsvSource({
    "chinese.sgf,    2, C,  围棋 is fun",
    "japanese.sgf,   2, C,  囲碁 is fun",
    "korean.sgf,     2, C,  바둑 is fun",
    "chinese.sgf,    0, PW, 柯洁",
    "chinese.sgf,    0, PB, 古力",
    "no-ca.sgf,      0, C,  【第三型】",
    "utf8bom.sgf,    0, PW, Go Seigen",
    "utf16le.sgf,    0, PB, Kitani Minoru",
    "encoding/nihon-kiin.sgf, 0, PW, 党毅飛",
    "encoding/nihon-kiin.sgf, 0, TE, 世界最高棋士決定戦"
  })
  void sabakisFilesAreReadAsSabakiReadsThem(String file, int node, String id, String text)
      throws Exception {
    Path path = SharedData.file("sgf/sabaki/" + file);
    assertThat(tree(Files.readAllBytes(path)).text(node, id)).contains(text);
  }

  @ParameterizedTest
  @CsvSource({
    "chinese-gb18030,           围棋是一种古老的游戏",
    "chinese-gbk,               围棋是一种古老的游戏",
    "simplifiedchinese-gb2312,  围棋是一种古老的游戏",
    "simplifiedchinese-macos,   围棋是一种古老的游戏",
    "traditionalchinese-big5,   圍棋",
    "traditionalchinese-macos,  圍棋",
    "cyrillic-windows,          Го - древняя игра",
    "japanese-iso2022jp,        Goは古代のゲームであり",
    "japanese-macos,            Goは古代のゲームであり",
    "japanese-shiftjis,         Goは古代のゲームであり",
    "korean-macos,              바둑은 중국에서",
    "western-isolatin1,         Ää Àà Ââ Åå Ææ Çç Èè Éé Êê Ëë Îî Ïï Ññ Öö Ôô Øø ß Üü Ùù Ûû ÿ ¿¡ «»",
    "western-isolatin9,         Ää Àà Ââ Åå Ææ Çç Èè Éé Êê Ëë Îî Ïï Ññ Öö Ôô Øø ß Üü Ùù Ûû ÿ ¿¡ «»",
    "western-macosroman,        Ää Àà Ââ Åå Ææ Çç Èè Éé Êê Ëë Îî Ïï Ññ Öö Ôô Øø ß Üü Ùù Ûû ÿ ¿¡ «»",
    "western-windowslatin1,     Ää Àà Ââ Åå Ææ Çç Èè Éé Êê Ëë Îî Ïï Ññ Öö Ôô Øø ß Üü Ùù Ûû ÿ ¿¡ «»",
    "utf8-nobom,                Го - древняя игра",
    "utf8-withbom,              Го - древняя игра",
    "utf16-nobom,               Го - древняя игра",
    "utf16-withbom,             Го - древняя игра"
  })
  void libsgfcsFilesAreReadInTheirCharsets(String file, String text) throws Exception {
    Path path = SharedData.file("sgf/encodings/encoding-" + file + ".sgf");
    String drawn = SgfFiles.drawn(tree(Files.readAllBytes(path)));
    assertThat(drawn).contains(text).doesNotContain("\ufffd");
  }
}
