package dev.banmen.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.app.local.Corpus;
import dev.banmen.game.record.Format;
import dev.banmen.game.record.Note;
import dev.banmen.game.record.Property;
import dev.banmen.game.record.RecordTree;
import dev.banmen.game.record.Recording;
import dev.banmen.game.record.SameRecord;
import dev.banmen.proof.Gathered;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every file of {@code recordings} gives the refusals and the final board in the files of {@code
 * src/test/resources/recordings}, which are rewritten only with {@code -Dgolden.rewrite=true}.
 */
class CorpusTest {
  private static final Path EXPECTED = Path.of("src", "test", "resources", "recordings");

  /** The formats in which our own files have our layout. */
  private static final Set<String> OURS = Set.of("sgf", "dots", "banmen", "ggf");

  /** A row of the index: a file, what it is, its source. */
  private static final Pattern ROW = Pattern.compile("\\| `([^`]+)` \\| [^|]+ \\| ([^|]+) \\|");

  static List<Path> files() throws IOException {
    return Corpus.files();
  }

  private static Path expected(Path file) {
    return EXPECTED.resolve(file.getFileName() + ".txt");
  }

  @ParameterizedTest
  @MethodSource("files")
  void aRecordingComesToItsRefusalsAndItsFinalBoard(Path file) throws Exception {
    Format format = Corpus.format(file);
    List<Recording> games = Corpus.games(format, Files.readAllBytes(file), Note.UNHEARD);
    String account = Account.of(format.name(), games);
    if (Boolean.getBoolean("golden.rewrite")) {
      Files.createDirectories(EXPECTED);
      Files.writeString(expected(file), account);
    }
    assertThat(account).isEqualTo(Files.readString(expected(file)));
  }

  @Test
  void whatIsExpectedIsOfAFileThatIsThere() throws IOException {
    try (Stream<Path> all = Files.list(EXPECTED)) {
      assertThat(all.toList())
          .containsExactlyInAnyOrderElementsOf(files().stream().map(f -> expected(f)).toList());
    }
  }

  @Test
  void theIndexNamesEachFileAndItsSource() throws IOException {
    List<String> listed = new ArrayList<>();
    for (String line : Files.readAllLines(Corpus.INDEX)) {
      Matcher row = ROW.matcher(line);
      if (row.matches()) {
        assertThat(row.group(2)).isNotBlank();
        listed.add(row.group(1));
      }
    }
    assertThat(listed).hasSizeGreaterThanOrEqualTo(20).isSorted();
    assertThat(listed)
        .containsExactlyElementsOf(files().stream().map(f -> f.getFileName().toString()).toList());
  }

  @ParameterizedTest
  @MethodSource("files")
  void everyGameNamesItsSource(Path file) throws Exception {
    Format format = Corpus.format(file);
    if (format.name().endsWith("-exercise")) {
      return; // the exercises' inputs have no place for it
    } else if (format.name().equals("obf")) {
      assertThat(Files.readString(file)).startsWith("% Source: ");
      return;
    }
    for (Recording game : Corpus.games(format, Files.readAllBytes(file), Note.UNHEARD)) {
      String source = game.tree().text(RecordTree.ROOT, "SO");
      String comment = game.tree().text(RecordTree.ROOT, "C");
      assertThat(!source.isBlank() || comment.contains("Source: ")).isTrue();
    }
  }

  @ParameterizedTest
  @MethodSource("files")
  void nothingHasToBePutRightInIt(Path file) throws Exception {
    List<Note> notes = new ArrayList<>();
    Corpus.games(Corpus.format(file), Files.readAllBytes(file), notes::add);
    assertThat(notes).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("files")
  void whatIsWrittenIsReadAsTheSame(Path file) throws Exception {
    Format format = Corpus.format(file);
    byte[] bytes = Files.readAllBytes(file);
    List<Recording> games = Corpus.games(format, bytes, Note.UNHEARD);
    if (format.loss(List.of(games.get(0))).isPresent()) {
      assertThat(format.isOnlyRead()).isTrue();
      return;
    }
    assertThat(format.loss(games)).isEmpty();
    Gathered out = new Gathered();
    format.write(games, out);
    assertSame(Corpus.games(format, out.bytes(), Note.UNHEARD), games);
    if (OURS.contains(format.name())) {
      assertThat(new String(out.bytes(), UTF_8)).isEqualTo(new String(bytes, UTF_8));
    }
  }

  private static void assertSame(List<Recording> again, List<Recording> games) {
    assertThat(again).hasSameSizeAs(games);
    for (int i = 0; i < games.size(); i++) {
      assertThat(said(again.get(i))).isEqualTo(said(games.get(i)));
      assertThat(SameRecord.of(again.get(i).tree(), games.get(i).tree())).isTrue();
      assertThat(again.get(i).start()).isEqualTo(games.get(i).start());
      assertThat(again.get(i).chosen()).isEqualTo(games.get(i).chosen());
    }
  }

  private static List<List<Property>> said(Recording game) {
    List<List<Property>> said = new ArrayList<>();
    RecordTree tree = game.tree();
    for (int at = RecordTree.ROOT; at != RecordTree.NONE; at = tree.following(at)) {
      said.add(tree.properties(at));
    }
    return said;
  }
}
