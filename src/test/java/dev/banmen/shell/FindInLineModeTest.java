package dev.banmen.shell;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.app.FileStore;
import dev.banmen.app.GameSearch;
import dev.banmen.app.NoFiles;
import dev.banmen.app.Pending;
import dev.banmen.app.Visitor;
import dev.banmen.app.local.Library;
import dev.banmen.app.local.host.HostEnvironment;
import dev.banmen.catalog.Catalog;
import dev.banmen.cli.options.ScreenChoices;
import dev.banmen.say.FoundSentences;
import dev.banmen.shell.line.Shell;
import dev.banmen.survey.FoundGame;
import dev.banmen.survey.GameQuery;
import dev.banmen.text.Language;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Games are found in line mode by the same questions as on the screen, and opened by number. */
class FindInLineModeTest {
  @TempDir Path home;
  private final List<String> said = new ArrayList<>();

  @BeforeEach
  void write() throws IOException {
    Path games = Files.createDirectory(home.resolve("games"));
    StringBuilder many = new StringBuilder();
    for (int game = 0; game < 30; game++) {
      many.append("(;GM[1]SZ[9]PB[Ann]PW[Cy];B[ee])");
    }
    Files.writeString(games.resolve("many.sgf"), many);
    Files.writeString(
        games.resolve("one.sgf"), "(;GM[1]SZ[9]PB[Bob]DT[2016]RE[B+R];B[ee];W[cc]C[a ladder])");
  }

  private Library person() {
    HostEnvironment host =
        new HostEnvironment(
            Map.of("HOME", home.toString()),
            home.toString(),
            home,
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty());
    return new Library(host, Catalog.ALL, ScreenChoices.ALL, home.resolve("state"));
  }

  private Shell shell() {
    return new Shell(person(), new CollectedLines(said));
  }

  private List<String> answers(String... lines) throws IOException {
    said.clear();
    Iterator<String> typed = List.of(lines).iterator();
    shell().run(() -> typed.hasNext() ? Optional.of(typed.next()) : Optional.empty());
    return said;
  }

  @Test
  void aFoundGameIsOpenedByItsNumberWhereItIsWhatWasAsked() throws IOException {
    assertThat(answers("find comment:ladder", "found 1", "find nothing", "find player:ann not:cy"))
        .startsWith("1. games/one.sgf#1  2016  Bob  B+R")
        .contains("1 game found. Type 'found' and a number to open one.")
        .anyMatch(line -> line.contains("Move 2 of 2"))
        .anyMatch(line -> line.contains("nothing"))
        .endsWith("No games found.");
  }

  @Test
  void manyAreListedAFewAtATime() throws IOException {
    List<String> lines = answers("find ann", "found", "found 30", "found 31");
    assertThat(lines.get(0)).isEqualTo("1. games/many.sgf#1  Ann  Cy");
    assertThat(lines.get(20)).startsWith("30 games found. Type 'found' to list more");
    assertThat(lines.get(21)).isEqualTo("21. games/many.sgf#21  Ann  Cy");
    assertThat(lines.get(31)).startsWith("30 games found. Type 'found' and a number");
    assertThat(lines.get(32)).contains("Game 30 of 30");
    assertThat(lines).endsWith("? There is no game '31' in the list, which has 30 games.");
  }

  @Test
  void thatNotAllCouldBeLookedThroughIsSaid() throws IOException {
    FileStore files =
        new NoFiles(Language.ENGLISH) {
          @Override
          public boolean find(
              String folder, GameQuery query, Consumer<FoundGame> found, Pending.Watch watch) {
            return false;
          }
        };
    Visitor person =
        new Visitor(Catalog.ALL) {
          @Override
          public FileStore files() {
            return files;
          }
        };
    Iterator<String> typed = List.of("find ann").iterator();
    new Shell(person, new CollectedLines(said))
        .run(() -> typed.hasNext() ? Optional.of(typed.next()) : Optional.empty());
    assertThat(said)
        .endsWith(
            "No games found.", "There may be more games: not all of them can be looked through.");
    GameSearch search = GameSearch.below("", List.of("ann"), person, GameSearch.none());
    search.await(60_000);
    assertThat(new FoundSentences(Language.ENGLISH.words(FoundSentences.class)).state(search))
        .isEqualTo("0 games found, maybe not all");
  }

  @Test
  void aFoundFileThatIsOpenAlreadyCanBeWritten() throws IOException {
    assertThat(
            answers("find ann", "found 1", "found 2", "open games/many.sgf", "open games/one.sgf"))
        .anyMatch(line -> line.contains("Game 2 of 30"))
        .noneMatch(line -> line.contains("can't be written"));
  }

  @Test
  void aQuestionThatIsAFaultKeepsWhatWasFound() throws IOException {
    assertThat(answers("find ann", "find nosuch:", "found", "found 2"))
        .anyMatch(line -> line.startsWith("? 'nosuch:': "))
        .contains("21. games/many.sgf#21  Ann  Cy")
        .anyMatch(line -> line.contains("Game 2 of 30"));
  }

  @Test
  void ofTooManyTheFirstAreListed() throws IOException {
    Files.writeString(
        home.resolve("games/large.sgf"), "(;GM[1]SZ[9]PB[Zoe])".repeat(GameSearch.MOST + 1));
    assertThat(answers("find zoe"))
        .endsWith(
            "The first 10000 are listed. Type 'found' to see more of them, or 'found' and a number"
                + " to open one.");
    GameSearch search = GameSearch.below("", List.of("zoe"), person(), GameSearch.none());
    search.await(60_000);
    assertThat(new FoundSentences(Language.ENGLISH.words(FoundSentences.class)).state(search))
        .isEqualTo("the first 10000 are listed");
  }

  @Test
  void whatCannotBeAskedIsSaid() throws IOException {
    assertThat(answers("found", "find", "find komi:many"))
        .hasSize(3)
        .allMatch(line -> line.startsWith("? "))
        .anyMatch(line -> line.contains("'komi:many': write a number"));
  }

  @Test
  void fieldsAreCompleted() {
    assertThat(shell().completions("find pl")).containsExactly("player:");
    assertThat(shell().completions("find lee not:att")).containsExactly("not:attempts:");
  }
}
