package dev.banmen.record;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.app.local.Corpus;
import dev.banmen.game.record.Archive;
import dev.banmen.game.record.Archive.Summary;
import dev.banmen.game.record.Bytes;
import dev.banmen.game.record.Note;
import dev.banmen.game.record.RecordTree;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A list of games shows what the file says first about each, on whatever move it says it. */
class FirstCommentTest {
  private static Archive open(String name, byte[] file) throws Exception {
    return Corpus.formats().of(name, Bytes.of(file)).open(Bytes.of(file));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          a.sgf  | (;GM[1];B[aa];W[bb]C[ Here\\: a hane. ~And more];B[cc]C[No])      | Here: a hane.
          a.sgf  | (;GM[1]C[];B[aa]C[First])                                        | First
          a.sgf  | (;GM[1]GN[Named]C[Said];B[aa]C[First])                           | Named
          a.sgf  | (;GM[1];B[aa](;W[bb])(;W[cc]C[A variation]))                     | ''
          a.sgf  | (;GM[1]CA[ISO-8859-1];B[aa]C[Zürich])                            | Zürich
          a.dots | dots 1~size: 3x3~A 1,1-1,2~# A quiet line.~B 1,2-1,3~            | A quiet line.
          a.txt  | # The parallel opening~f5f6e6f4                                  | The parallel opening
          """)
  void theFirstCommentOfTheMainLineIsShown(String name, String text, String about)
      throws Exception {
    Charset charset = text.contains("8859") ? StandardCharsets.ISO_8859_1 : StandardCharsets.UTF_8;
    Archive archive = open(name, text.replace('~', '\n').getBytes(charset));
    assertThat(archive.summary(0).about()).isEqualTo(about);
  }

  @Test
  void aCommentFarBehindIsFoundAndALongOneIsCut() throws Exception {
    String moves = ";B[aa];W[bb]".repeat(2000);
    String game = "(;GM[1]" + moves + "C[" + "漢".repeat(5000) + "]" + moves + ")";
    Summary summary = open("a.sgf", game.getBytes(StandardCharsets.UTF_8)).summary(0);
    assertThat(summary.about()).isEqualTo("漢".repeat(100));
    assertThat(summary.moves()).isEqualTo(8000);
  }

  /** No format says less in a list than the game that is opened from it. */
  @Test
  void theListSaysOfEachGameWhatTheGameSays() throws Exception {
    List<Path> files;
    try (Stream<Path> found = Files.list(Path.of("recordings"))) {
      files = found.filter(path -> path.toString().matches(".*(sgf|dots|gib|ngf|ugi)")).toList();
    }
    assertThat(files).hasSizeGreaterThan(15);
    for (Path path : files) {
      Archive archive = open(path.getFileName().toString(), Files.readAllBytes(path));
      for (int game = 0; game < archive.size(); game++) {
        RecordTree tree = archive.game(game, Note.UNHEARD).tree();
        assertThat(archive.summary(game).about())
            .as("%s %s", path, game)
            .isEqualTo(Summary.of(tree, 0).about());
      }
    }
  }

  @Test
  void positionsSayWhatTheyAre() throws Exception {
    Path file = Path.of("recordings/othello-endgames.obf");
    Archive archive = open("a.obf", Files.readAllBytes(file));
    assertThat(archive.summary(1).about()).isEqualTo("FFO #41");
  }
}
