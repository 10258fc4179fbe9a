package dev.banmen.record.sgf;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.Setup;
import dev.banmen.game.Side;
import dev.banmen.game.record.Bytes;
import dev.banmen.game.record.InputFault;
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
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Writing keeps the meaning of what was read. */
class WriterTest {
  private static final String OURS =
      """
      (;FF[4]CA[UTF-8]GM[1]SZ[9]RU[Chinese]KM[7.5]PB[Black \\] and \\\\]C[Two
      lines: 囲碁]
      ;B[ee];W[ge]TR[ee]
      (;B[ce];W[cc];B[gc];W[gg];B[cg];W[eg];B[ec];W[ei];B[ea];W[ag];B[ai];W[aa]
      ;B[bb])
      (;B[];W[tt]XX[1][2]
      (;B[aa])
      (;B[bb])))
      """;

  @Test
  void aFileInOurLayoutComesBackByteForByte() throws Exception {
    List<Recording> games = SgfFiles.games(SgfFiles.bytes(OURS + OURS));
    assertThat(text(games)).isEqualTo(OURS + OURS);
  }

  private static String text(List<Recording> games) throws IOException {
    return new String(SgfFiles.written(games), StandardCharsets.UTF_8);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "(;GM[1];B[aa])",
        "(;B[aa]W[bb]C[x]AB[cc])",
        "(;AP[a\\:b:c];XX[a\\\\:b][\\:][\\\\\\:x:]C[\\\\])",
        "(;GM[2]SZ[6];B[c2];W[dc])",
        "(;SZ[13:9]RU[Capture Go 3];B[aa])",
        "(;SZ[0]KM[x]HA[77]RU[whatever]GM[go])",
        "(;PB[é]CA[ISO-8859-1];C[ü])",
        "(;C[\n\n];N[])",
      })
  void whatIsWrittenIsReadAsTheSameRecord(String file) throws Exception {
    List<Recording> games = SgfFiles.games(SgfFiles.bytes(file));
    assertSame(games);
  }

  private static void assertSame(List<Recording> games) throws Exception {
    if (games.isEmpty()) {
      return; // all of a game that we do not know
    }
    byte[] written = SgfFiles.written(games);
    List<Recording> again = SgfFiles.games(Bytes.of(written));
    assertThat(again.size())
        .as(() -> new String(written, StandardCharsets.UTF_8))
        .isEqualTo(games.size());
    for (int i = 0; i < games.size(); i++) {
      Recording game = games.get(i);
      Recording back = again.get(i);
      assertThat(SameRecord.of(withoutAssumed(back.tree(), game.tree()), game.tree()))
          .as(() -> new String(written, StandardCharsets.UTF_8))
          .isTrue();
      assertThat(back.chosen()).containsAllEntriesOf(game.chosen());
      assertThat(
              new Recording(
                  back.family(), game.chosen(), back.start(), back.refusalPolicy(), game.tree()))
          .isEqualTo(game);
    }
    assertThat(SgfFiles.written(again)).isEqualTo(written);
  }

  /** A tree without the rules and the komi at its root that another doesn't name. */
  private static RecordTree withoutAssumed(RecordTree tree, RecordTree other) {
    List<Property> root =
        tree.properties(RecordTree.ROOT).stream()
            .filter(
                property ->
                    !List.of("RU", "KM").contains(property.id())
                        || other.property(RecordTree.ROOT, property.id()).isPresent())
            .toList();
    return tree.with(RecordTree.ROOT, root);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '>',
      value = {
        "(;GM[1]SZ[9];B[ee];W[dd])    > (;GM[1]SZ[9]RU[Chinese]KM[7.5]",
        "(;SZ[19]HA[2]AB[dd][pp])     > (;SZ[19]HA[2]RU[Chinese]KM[0.5]AB[dd][pp]",
        "(;SZ[9]RU[Japanese])         > (;SZ[9]RU[Japanese]KM[6.5]",
        "(;SZ[9]KM[3])                > (;SZ[9]KM[3]RU[Chinese]",
        "(;GM[2]SZ[6])                > (;GM[2]SZ[6])",
        "(;SZ[9]RU[Capture Go 3])     > (;SZ[9]RU[Capture Go 3])",
      })
  void rulesAndKomiAreAlwaysWritten(String file, String written) throws Exception {
    assertThat(text(List.of(SgfFiles.game(file.strip())))).startsWith(written.strip());
  }

  @Test
  void randomTreesComeBack() throws Exception {
    for (long seed = 0; seed < 300; seed++) {
      RecordTree tree = RandomTree.of(new Random(seed));
      assertSame(SgfFiles.games(Bytes.of(written(tree))));
    }
  }

  private static byte[] written(RecordTree tree) throws Exception {
    return SgfFiles.written(List.of(SgfFiles.game("(;)").with(tree)));
  }

  @Test
  void theRootOfAnotherFormatGetsWhatSgfNeeds() throws Exception {
    Recording capture = SgfFiles.game("(;GM[1]SZ[7:5]RU[Capture Go exercise])");
    RecordTree bare = RecordTree.of(List.of(Property.of("PB", "A")));
    assertThat(text(List.of(capture.with(bare))))
        .isEqualTo("(;FF[4]GM[1]SZ[7:5]RU[Capture Go exercise]KM[0]PB[A])\n");
  }

  @Test
  void aBoardWithoutTheDiscsThatTheGameBeginsWithStaysBare() throws Exception {
    Recording usual = SgfFiles.game("(;GM[2]SZ[6])");
    Setup bare = new Setup(Map.of(), Optional.of(Side.WHITE));
    Recording empty =
        new Recording(
            "othello", usual.chosen(), bare, Recording.RefusalPolicy.PLACED, usual.tree());
    assertThat(text(List.of(empty))).isEqualTo("(;GM[2]SZ[6]AE[c3][d3][c4][d4]PL[W])\n");
    Recording again = SgfFiles.games(Bytes.of(SgfFiles.written(List.of(empty)))).get(0);
    assertThat(again.start().marks()).isEmpty();
    assertThat(text(List.of(again))).isEqualTo(text(List.of(empty)));
  }

  @Test
  void whatWasRefusedAndNotPlacedStaysSo() throws Exception {
    Recording placed = SgfFiles.game("(;GM[1]SZ[5];B[aa];W[aa])");
    Recording tried =
        new Recording(
            "go", placed.chosen(), placed.start(), Recording.RefusalPolicy.TRIED, placed.tree());
    assertThat(text(List.of(tried)))
        .endsWith("SZ[5]RU[Chinese]KM[7.5]BANMEN[tried]\n;B[aa]ATTEMPTS[W[aa\\]])\n");
    Recording again = SgfFiles.games(Bytes.of(SgfFiles.written(List.of(tried)))).get(0);
    assertThat(again.refusalPolicy()).isEqualTo(Recording.RefusalPolicy.TRIED);
    assertThat(text(List.of(SgfFiles.game("(;GM[1]SZ[5]BANMEN[noted];B[aa];W[aa];W[bb])"))))
        .endsWith(";B[aa]ATTEMPTS[W[aa\\]];W[bb])\n");
    String exercise = "(;GM[1]SZ[5]RU[exercise]KM[0]BANMEN[exercise]";
    assertThat(text(List.of(SgfFiles.game(exercise + ";B[aa];W[aa];B[bb])"))))
        .endsWith(";B[aa]ATTEMPTS[W[aa\\]];B[bb])\n");
    assertThat(text(List.of(SgfFiles.game("(;GM[1]SZ[5];B[aa];W[aa])"))))
        .endsWith(";B[aa];W[aa])\n");
    assertThat(SgfFiles.game("(;GM[1]BANMEN[placed])").refusalPolicy())
        .isEqualTo(Recording.RefusalPolicy.PLACED);
    assertThat(SgfFiles.game("(;GM[1]BANMEN[x])").refusalPolicy())
        .isEqualTo(Recording.RefusalPolicy.PLACED);
  }

  /** Other programs place every move they find: what they play is the game that was played. */
  @Test
  void attemptsAreNoMovesForOtherPrograms() throws Exception {
    Recording placed =
        SgfFiles.game(
            "(;GM[1]SZ[5]RU[Chinese]KM[7.5];B[aa];W[aa]C[not \\]"
                + " there]BL[2.5];W[aa](;W[bb];B[bb];B[cc])(;W[dd]))");
    Recording tried =
        new Recording(
            "go", placed.chosen(), placed.start(), Recording.RefusalPolicy.TRIED, placed.tree());
    String written = text(List.of(tried));
    Recording elsewhere =
        SgfFiles.game(written.replace("BANMEN[tried]", "").replace("ATTEMPTS", "XX"));
    Replay other = Replay.of(elsewhere, Catalog.ALL);
    while (other.next()) {
      assertThat(other.missNumber()).as(written).isZero();
    }
    assertThat(elsewhere.tree().size()).isEqualTo(5);
    Recording again = SgfFiles.game(written);
    assertThat(again.with(placed.tree())).isEqualTo(tried);
    assertThat(again.tree().size()).isEqualTo(placed.tree().size());
    for (int node = 0; node < again.tree().size(); node++) {
      assertThat(again.tree().parent(node)).isEqualTo(placed.tree().parent(node));
      assertThat(again.tree().properties(node).containsAll(placed.tree().properties(node)))
          .isTrue();
    }
    assertThat(text(List.of(again))).isEqualTo(written);
  }

  @Test
  void whatIsNoMoveIsNoAttempt() throws Exception {
    Recording read =
        SgfFiles.game("(;GM[1]SZ[5];B[aa]ATTEMPTS[][C[x\\]][W[bb\\];B[cc\\]][)(;W[aa])])");
    assertThat(read.tree().size()).isEqualTo(2);
  }

  @ParameterizedTest
  @CsvSource({
    "C,  a\\0b\\tc\\33d\\177e, a b c d e",
    "PB, a\\7b,                      a b",
    "XX, a\\0b\\tc,                  a b\\tc",
    "B,  \\0\\0,                 ??",
    "B,  ' ',                            ?",
    "B,  a\\1,                       a?",
    "TM, 6\\0,                       6?"
  })
  void controlCharactersAreNotWritten(String id, String value, String written) throws Exception {
    RecordTree tree =
        RecordTree.of(List.of(Property.of("SZ", "9"), Property.of(id, value.translateEscapes())));
    byte[] first = written(tree);
    assertThat(new String(first, StandardCharsets.UTF_8))
        .contains(id + "[" + written.translateEscapes() + "]");
    List<Recording> again = SgfFiles.games(Bytes.of(first));
    assertThat(again.get(0).tree().text(0, id)).isEqualTo(written.translateEscapes());
    assertThat(SgfFiles.written(again)).as("written again").isEqualTo(first);
  }

  @Test
  void aMoveOfZeroBytesIsNotAPass() throws Exception {
    List<SgfFiles.PlacedFinding> found =
        SgfFiles.findings(SgfFiles.bytes("(;FF[4]GM[1];B[\0];W[\u0001\u0001])"));
    assertThat(found)
        .extracting(SgfFiles.PlacedFinding::finding)
        .contains(SgfIssue.ZERO_BYTE, SgfIssue.CONTROL, SgfIssue.BAD_VALUE);
    RecordTree tree = SgfFiles.game("(;FF[4]GM[1];B[\0];W[ ])").tree();
    assertThat(tree.text(1, "B")).isEqualTo("?");
    assertThat(tree.text(2, "W")).as("a blank is corrected").isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"sgf/encodings", "sgf/sabaki", "sgf/sgfc"})
  void theSuitesComeBack(String folder) throws Exception {
    Path path = SharedData.file(folder);
    try (Stream<Path> files = Files.walk(path)) {
      for (Path file : files.filter(f -> f.toString().endsWith(".sgf")).toList()) {
        assertSame(readable(Bytes.of(Files.readAllBytes(file))));
      }
    }
  }

  private static List<Recording> readable(Bytes file) throws Exception {
    SgfArchive archive = SgfFiles.FORMAT.archive(file);
    List<Recording> games = new ArrayList<>();
    for (int i = 0; i < archive.size(); i++) {
      try {
        games.add(archive.game(i, note -> {}));
      } catch (InputFault e) {
        assertThat(e.getMessage()).contains("GM[");
      }
    }
    return games;
  }
}
