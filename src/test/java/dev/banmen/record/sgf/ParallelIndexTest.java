package dev.banmen.record.sgf;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.game.record.Bytes;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** A file indexed in parts has the same games as in one part. */
class ParallelIndexTest {
  private static final String[] PIECES = {
    "(;GM[1]",
    "(;FF[4]SZ[9]",
    "\n(;GM[1]",
    "\n(;SZ[19]",
    "\r\n(;CA[UTF-8]",
    "\n\n (;FF[3]",
    "\n(;GM[1]",
    ";B[aa]",
    ";W[bb]",
    "C[text ",
    "]",
    "\\",
    "\\]",
    ")",
    "(",
    "\n",
    "\r",
    "é",
    "囲",
    "\ud83c\udf33",
    "words ",
    "(;smile) "
  };

  private static byte[] file(Random random) {
    StringBuilder file = new StringBuilder();
    for (int left = random.nextInt(200); left > 0; left--) {
      file.append(PIECES[random.nextInt(PIECES.length)]);
    }
    byte[] bytes = file.toString().getBytes(StandardCharsets.UTF_8);
    for (int damage = random.nextInt(4); damage > 0 && bytes.length > 0; damage--) {
      bytes[random.nextInt(bytes.length)] = (byte) random.nextInt(256);
    }
    return bytes;
  }

  private static List<Object> told(GameIndex index) {
    List<Object> told = new ArrayList<>();
    for (int i = 0; i < index.games(); i++) {
      told.add(index.starts().get(i));
      told.add(index.ends().get(i));
    }
    told.add(List.of(index.size(), index.text().toString()));
    return told;
  }

  @Test
  void gamesOfPartsAreThoseOfTheWhole() throws Exception {
    for (int round = 0; round < 1000; round++) {
      Random random = new Random(round);
      Bytes file = Bytes.of(file(random));
      List<Object> whole = told(new IndexScan(file, 0).index());
      int most = 2 + round % 7;
      assertThat(told(ParallelIndex.index(file, 0, most))).as("file %d", round).isEqualTo(whole);
    }
  }

  @Test
  void largeFilesAreLookedThroughAlike() throws Exception {
    String game = "(;GM[1]FF[4]SZ[19]PB[é]\n;B[aa]C[a \\] b\n(c];W[bb])\n";
    Bytes file = Bytes.of(game.repeat(200_000).getBytes(StandardCharsets.UTF_8));
    GameIndex whole = new IndexScan(file, 0).index();
    assertThat(whole.games()).isEqualTo(200_000);
    assertThat(told(ParallelIndex.index(file, 0, 3))).isEqualTo(told(whole));
    assertThat(told(ParallelIndex.index(file, 0))).isEqualTo(told(whole));
  }
}
