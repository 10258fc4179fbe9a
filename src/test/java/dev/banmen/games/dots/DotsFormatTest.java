package dev.banmen.games.dots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.Setup;
import dev.banmen.game.record.Archive;
import dev.banmen.game.record.Bytes;
import dev.banmen.game.record.Format;
import dev.banmen.game.record.InputFault;
import dev.banmen.game.record.Note;
import dev.banmen.game.record.Property;
import dev.banmen.game.record.RecordTree;
import dev.banmen.game.record.Recording;
import dev.banmen.game.record.SameRecord;
import dev.banmen.proof.Gathered;
import dev.banmen.proof.Mutation;
import dev.banmen.proof.Repeats;
import dev.banmen.record.Replay;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Games as text for people: nothing is lost, and faults are reported at their places. */
class DotsFormatTest {
  private static final Format FORMAT = new DotsFormat(new DotsFamily());

  private static Archive open(String text) throws InputFault, IOException {
    return FORMAT.open(Bytes.of(text.getBytes(StandardCharsets.UTF_8)));
  }

  private static Recording read(String text, List<String> notes) throws InputFault, IOException {
    return open(text)
        .game(0, note -> notes.add(note.line() + ":" + note.column() + ": " + note.text()));
  }

  private static Recording read(String text) throws InputFault, IOException {
    return read(text, new ArrayList<>());
  }

  private static String written(Recording... games) throws IOException {
    Gathered out = new Gathered();
    FORMAT.write(List.of(games), out);
    return new String(out.bytes(), StandardCharsets.UTF_8);
  }

  private static String documented() throws IOException {
    String page = Files.readString(Path.of("docs", "formats.md"));
    int from = page.indexOf("```\ndots 1\n") + "```\n".length();
    return page.substring(from, page.indexOf("```", from));
  }

  @Test
  void theDocumentedExampleIsReadAndWrittenAsItStands() throws Exception {
    List<String> notes = new ArrayList<>();
    Recording example = read(documented(), notes);
    assertThat(notes).isEmpty();
    assertThat(written(example)).isEqualTo(documented());
    assertThat(example.chosen()).containsEntry("size", "3x3");
    assertThat(example.tree().text(0, "PB")).isEqualTo("Ann");
    assertThat(example.tree().children(1)).hasSize(2);
    assertThat(example.tree().line(1)).isPositive();
    Replay replay = Replay.of(example, Catalog.ALL);
    while (replay.next()) {
      assertThat(replay.missNumber()).isZero();
    }
  }

  @Test
  void aVariationIsPlayedInsteadOfTheMoveBeforeIt() throws Exception {
    String text =
        """
        dots 1
        A 1,1-1,2
        (
        A 1,1-2,1
        B 2,1-2,2
        (
        B 1,2-2,2
        )
        )
        (
        A 2,1-2,2
        )
        B 1,2-2,2
        """;
    RecordTree tree = read(text).tree();
    assertThat(tree.children(0)).hasSize(3);
    assertThat(tree.children(tree.children(0).get(1))).hasSize(2);
    assertThat(tree.text(tree.end(0), "W")).isEqualTo("1,2-2,2");
    assertThat(written(read(text))).isEqualTo(text);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      textBlock =
          """
          A 1;1 | 2:3: found '1;1' where two dots such as '1,1-1,2', or 'pass', were expected; skipped
          C 1,1-1,2 | 2:1: found 'C 1,1-1,2' where a move such as 'A 1,1-1,2', 'KEY: VALUE', '# comment', '(', ')' or '-' was expected; skipped
          ) | 2:1: found ')' without '('; skipped
          ( | 2:1: found '(' before any move; a variation goes after the move it replaces
          # a\\q | 2:4: found '\\' before 'q' where '\\n', '\\\\' or '\\uXXXX' was expected; read as it is
          """)
  void whatMeansNothingIsToldAndPassedOver(String line, String note) throws Exception {
    List<String> notes = new ArrayList<>();
    RecordTree tree = read("dots 1\n" + line + "\nA 1,1-1,2\n", notes).tree();
    assertThat(notes).contains(note);
    assertThat(tree.text(tree.end(0), "B")).isEqualTo("1,1-1,2");
  }

  @Test
  void aVariationThatIsNotClosedEndsWithTheGame() throws Exception {
    List<String> notes = new ArrayList<>();
    read("dots 1\nA 1,1-1,2\n  (\nA 1,1-2,1\n", notes);
    assertThat(notes)
        .containsExactly(
            "3:3: the variation that starts here is not closed; it ends with the game");
  }

  @Test
  void whatNoGameCanBeOfIsAFaultOnItsLine() {
    assertThatThrownBy(() -> read("dots 1\nfirst: Ann\nsize: 0x3\n"))
        .isInstanceOfSatisfying(InputFault.class, fault -> assertThat(fault.line()).isEqualTo(3))
        .hasMessage("size '0x3' must be a number from 1 to 1000, or ROWSxCOLS such as 9x13");
    assertThatThrownBy(() -> read("dots 2\n"))
        .hasMessage("found format version '2' where 1 was expected");
    assertThatThrownBy(() -> open("3 3 1\n"))
        .hasMessage("found '3 3 1' where a game should start with 'dots 1'");
  }

  @Test
  void aFileHoldsManyGamesEachWithItsLines() throws Exception {
    String one = "dots 1\r\nsize: 2\r\nA 1,1-1,2\r\n";
    Archive archive = open("\uFEFF" + one + "\n" + one.replace("A", "b"));
    assertThat(archive.size()).isEqualTo(2);
    RecordTree second = archive.game(1, Note.UNHEARD).tree();
    assertThat(second.line(1)).isEqualTo(7);
    assertThat(second.text(1, "W")).isEqualTo("1,1-1,2");
    assertThat(archive.summary(1).moves()).isEqualTo(1);
    assertThat(open(one + " " + one).size()).isEqualTo(1);
  }

  @Test
  void filesAreToldByTheirFirstLine() {
    assertThat(fits("\uFEFF\n \n\ndots 1\n")).isTrue();
    assertThat(fits(" dots 1\n")).isFalse();
    assertThat(fits("3 3 1\n0 1 1 1 2\n")).isFalse();
    assertThat(fits("")).isFalse();
  }

  private static boolean fits(String text) {
    return FORMAT.fits(text.getBytes(StandardCharsets.UTF_8));
  }

  @Test
  void whateverARecordHoldsIsReadAgainTheSame() throws Exception {
    for (int seed = 1; seed <= 40; seed++) {
      Recording.RefusalPolicy refusalPolicy =
          seed % 2 == 0 ? Recording.RefusalPolicy.TRIED : Recording.RefusalPolicy.NOTED;
      Recording game =
          new Recording(
              "dots", Map.of("size", "3x4"), Setup.EMPTY, refusalPolicy, grown(new Random(seed)));
      assertThat(FORMAT.loss(List.of(game))).isEmpty();
      isReadAgain(game);
    }
  }

  private static void isReadAgain(Recording game) throws Exception {
    String text = written(game);
    List<String> notes = new ArrayList<>();
    Recording again = read(text, notes);
    assertThat(SameRecord.of(again.tree(), game.tree())).as(text).isTrue();
    assertThat(again.chosen()).isEqualTo(game.chosen());
    assertThat(again.refusalPolicy()).isEqualTo(game.refusalPolicy());
    assertThat(notes).isEmpty();
  }

  private static RecordTree grown(Random random) {
    RecordTree tree =
        RecordTree.of(
            List.of(
                Property.of("PB", "Ann"),
                Property.of("EV", " : \\n "),
                Property.of("first", "taken"),
                Property.of("odd key:\u3000", "-"),
                Property.of("C", "\none\n\n \u5f20\u0007\u3000\\x\u3000\r\n\u3000")));
    for (int i = 0; i < 30; i++) {
      int node = random.nextInt(3) == 0 ? random.nextInt(tree.size()) : tree.size() - 1;
      List<Property> said = new ArrayList<>();
      if (random.nextInt(5) > 0) {
        String[] places = {"1,1-1,2", "2,2-1,2", "-1,7-1,99", "3,3", "", "zz"};
        said.add(
            Property.of(random.nextBoolean() ? "B" : "W", places[random.nextInt(places.length)]));
      }
      if (random.nextInt(4) == 0) {
        said.add(Property.of("C", "a\n#b"));
        said.add(new Property("TR", List.of("1,1-1,2", "", "2,2")));
        said.add(Property.of("C", "apart"));
      }
      tree = tree.grown(node, said);
    }
    return tree;
  }

  @Test
  @Tag(Repeats.TAG)
  void variationsMayBeVeryDeep() throws Exception {
    RecordTree.TreeBuilder deep = new RecordTree.TreeBuilder();
    int node = deep.add(RecordTree.NONE, List.of(), 0, 0);
    for (int i = 0; i < Repeats.of(20_000, 100_000); i++) {
      deep.add(node, List.of(Property.of("B", "1,1-1,2")), 0, 0);
      node = deep.add(node, List.of(Property.of("W", "1,1-1,2")), 0, 0);
    }
    isReadAgain(
        new Recording("dots", Map.of(), Setup.EMPTY, Recording.RefusalPolicy.NOTED, deep.tree()));
  }

  @Test
  void aSpoiledFileIsReadOrIsAFault() throws Exception {
    Random random = new Random(3);
    byte[] text = documented().getBytes(StandardCharsets.UTF_8);
    for (int i = 0; i < 500; i++) {
      String spoiled = new String(Mutation.of(text, random), StandardCharsets.UTF_8);
      List<String> notes = new ArrayList<>();
      try {
        Recording game = read(spoiled, notes);
        Replay replay = Replay.of(game, Catalog.ALL);
        while (replay.next()) {
          assertThat(replay.missNumber()).isNotNegative();
        }
        isReadAgain(read(written(game)));
      } catch (InputFault fault) {
        assertThat(fault.line()).isBetween(1L, spoiled.lines().count() + 1);
        notes.add(fault.getMessage());
      }
      assertThat(notes).allMatch(note -> note.codePoints().allMatch(c -> c >= ' '));
    }
  }
}
