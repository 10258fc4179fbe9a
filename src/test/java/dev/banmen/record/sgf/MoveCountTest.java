package dev.banmen.record.sgf;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.record.Archive;
import dev.banmen.game.record.Bytes;
import dev.banmen.game.record.InputFault;
import dev.banmen.game.record.Note;
import dev.banmen.game.record.RecordTree;
import dev.banmen.record.MoveNumbers;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A list of games shows as many moves for a game as its main line has. */
class MoveCountTest {
  private static final SgfFormat SGF = new SgfFormat(Catalog.ALL);

  private static int counted(String text) throws Exception {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    return SGF.archive(Bytes.of(bytes)).summary(0).moves();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          (;GM[1];B[aa];W[bb];B[])                    | 3
          (;GM[1];B[aa](;W[bb];B[cc])(;W[dd];B[ee];W[ff])) | 3
          (;AB[aa]AW[bb]PB[B[x]BR[1d]BL[10]WL[20])    | 0
          (;C[;B[aa\\];W[bb\\]];B[cc];C[a\\\\];W[dd])   | 2
          (;Black[aa];White[bb];BlackTime[5])         | 2
          (; B [aa] ;C[x] W[bb] ; W[cc])               | 3
          (;GM[1]                                     | 0
          """)
  void aMoveIsOnePropertyOnTheFirstLine(String game, int moves) throws Exception {
    assertThat(counted(game)).isEqualTo(moves);
  }

  @Test
  void aGameThatGoesOnForEverIsNotCounted() throws Exception {
    String moves = ";B[aa];W[bb]".repeat(50_000);
    assertThat(counted("(" + moves + ")")).isEqualTo(100_000);
    assertThat(counted("(" + moves + moves + ")")).isEqualTo(-1);
  }

  @Test
  void theNumberIsThatOfTheGameAsItIsRead() throws IOException, InputFault {
    List<Path> files;
    try (Stream<Path> found = Files.list(Path.of("recordings"))) {
      files = found.filter(path -> path.toString().endsWith(".sgf")).sorted().toList();
    }
    assertThat(files).hasSizeGreaterThan(8);
    for (Path path : files) {
      Archive archive = SGF.open(Bytes.of(Files.readAllBytes(path)));
      for (int game = 0; game < archive.size(); game++) {
        RecordTree tree = archive.game(game, Note.UNHEARD).tree();
        int moves = MoveNumbers.of(tree, tree.end(RecordTree.ROOT));
        assertThat(archive.summary(game).moves()).as("%s %s", path, game).isEqualTo(moves);
      }
    }
  }
}
