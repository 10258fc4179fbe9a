package dev.banmen.record.sgf;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.game.record.Note;
import dev.banmen.game.record.RecordTree;
import dev.banmen.game.record.Recording;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Recognizing SGF files, whatever else is in them. */
class ShapeTest {
  private static boolean fits(String file) {
    return SgfDetector.fits(file.getBytes(StandardCharsets.ISO_8859_1));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "From: Ann\nSubject: ours (;\n\nIt was fun (see (1)):\n\n(;GM[1]SZ[9];B[aa])\n-- \nAnn (;",
        "Hello (;-) this is the game\r\n\r\n(; \n GM[1];B[aa])\r\n",
        "Content-Type: x-go/sgf\n\n(;\nGaMe[1]\n;B[aa])",
        "\0\4game.sgf\0\0\0TEXTSgfE\0\0\0\0\0\0\0\0(;GM[1]FF[3];B[aa])"
      })
  void aTextBeforeAGameIsSkippedAndNotEvenUnusual(String file) throws Exception {
    assertThat(fits(file)).isTrue();
    List<Note> notes = new ArrayList<>();
    Recording game = SgfFiles.FORMAT.open(SgfFiles.bytes(file)).game(0, notes::add);
    assertThat(SgfFiles.FORMAT.open(SgfFiles.bytes(file)).size()).isEqualTo(1);
    assertThat(game.tree().text(1, "B")).isEqualTo("aa");
    assertThat(notes).noneMatch(note -> note.line() < game.tree().line(0));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "(;",
        "(;)",
        "(;;)",
        "(;gm[1])",
        "(;GM[1]C[\0]",
        "(;GM[1];B[aa]\0\0\0\0",
        ";B[aa]",
        "B[aa]"
      })
  void aGameMayBeginAFileHoweverItGoesOn(String file) {
    assertThat(fits(file)).isEqualTo(!file.isEmpty());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "(;\0\1\2",
        "\1\2(;\3",
        "\1(;B[aa])",
        "\1(A[",
        "\0A[",
        "hello (;",
        "x () y",
        "see (note)[1]",
        "x=(A[0]);",
        "see (API[1]) and [x](y)"
      })
  void binaryAndSmilesAreNone(String file) {
    assertThat(fits(file)).isFalse();
  }

  @Test
  void aSecondGameMayFollowDamage() throws Exception {
    List<RecordTree> trees =
        SgfFiles.trees(
            SgfFiles.bytes("(;B[aa]) x) () (;-) \n(; y FF[4];B[bb])"), new ArrayList<>());
    assertThat(trees).hasSize(2);
    assertThat(trees.get(1).text(1, "B")).isEqualTo("bb");
  }
}
