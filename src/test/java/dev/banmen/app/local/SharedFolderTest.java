package dev.banmen.app.local;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.banmen.app.Refusal;
import dev.banmen.app.UnfinishedGame;
import dev.banmen.app.local.host.HostEnvironment;
import dev.banmen.cli.options.ScreenChoices;
import dev.banmen.game.Games;
import dev.banmen.game.Place;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.session.Event;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Player;
import dev.banmen.session.Terms;
import dev.banmen.toy.ToyFamily;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Two libraries in one process on the same folder, and a program in another process. */
class SharedFolderTest {
  private static final Games GAMES = new Games(List.of(new ToyFamily()));
  private static final Terms TOY = Terms.of("toy", Map.of());
  private static final String IN_USE = "this game is open in another program";

  @TempDir private Path folder;
  private Library one;
  private Library other;
  private LiveSession live;

  @BeforeEach
  void begin() throws Exception {
    one = library(folder);
    other = library(folder);
    live = one.room().begin(TOY);
    live.submit(Player.HERE, new Event.Try(new Place(Side.BLACK, new Site(0, 0))));
  }

  @AfterEach
  void leave() {
    one.room().leave(live);
  }

  private static Library library(Path folder) {
    return new Library(HostEnvironment.ofProcess(), GAMES, ScreenChoices.ALL, folder);
  }

  @Test
  void listingGamesLeavesTheOtherLibraryItsLock() throws Exception {
    List<UnfinishedGame> left = other.room().unfinished();
    assertThat(resumedByAnotherProgram()).contains(IN_USE);
    assertThat(left).hasSize(1);
    assertThat(left.get(0).title()).endsWith(".banmen: " + IN_USE);
    assertThat(one.room().unfinished()).as("its own game").isEmpty();
  }

  @Test
  void aGameThatTheOtherLibraryPlaysIsNeitherResumedNorRead() throws Exception {
    Path file = journal();
    UnfinishedGame kept = new UnfinishedGame(file.getFileName().toString(), "toy", "", "", 1, "");
    assertThatThrownBy(() -> other.room().resume(kept)).hasMessageContaining(IN_USE);
    assertThatThrownBy(() -> other.files().open(file.toString()))
        .hasMessageContaining("playing this game now");
    assertThatThrownBy(() -> other.room().continueFrom(file.toString()))
        .hasMessageContaining("playing this game now");
    assertThat(other.files().preview(file.toString())).isEmpty();
    assertThat(resumedByAnotherProgram()).contains(IN_USE);
  }

  @Test
  void aGameThatTheOtherLibraryFinishesStaysLockedWhereItLiesThen() throws Exception {
    live.submit(Player.HERE, new Event.Resign(Side.WHITE));
    Path finished = folder.resolve("games/finished").resolve(journal().getFileName());
    assertThat(finished).exists();
    assertThatThrownBy(() -> other.files().open(finished.toString()))
        .hasMessageContaining("playing this game now");
    one.room().leave(live);
    assertThat(other.files().open(finished.toString()).archive().size()).isOne();
  }

  @Test
  void aGameThatTheOtherLibraryLeftIsFreeForAll() throws Exception {
    one.room().leave(live);
    assertThat(other.room().unfinished()).hasSize(1);
    assertThat(resumedByAnotherProgram()).isEqualTo("resumed\n");
    LiveSession again = other.room().resume(other.room().unfinished().get(0));
    assertThat(one.room().unfinished().get(0).title()).endsWith(IN_USE);
    assertThat(resumedByAnotherProgram()).contains(IN_USE);
    other.room().leave(again);
  }

  private Path journal() throws IOException {
    try (Stream<Path> files = Files.walk(folder.resolve("games"))) {
      return files.filter(file -> file.toString().endsWith(".banmen")).findFirst().orElseThrow();
    }
  }

  private String resumedByAnotherProgram() throws Exception {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    String classes = System.getProperty("java.class.path");
    String program = SharedFolderTest.class.getName();
    Process process =
        new ProcessBuilder(java, "-cp", classes, program, folder.toString())
            .redirectErrorStream(true)
            .start();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(said).isZero();
    return said;
  }

  /** Resumes the first game in a folder, as another program does. */
  public static void main(String[] args) throws Exception {
    Library library = library(Path.of(args[0]));
    try {
      library.room().leave(library.room().resumeLast(Optional.empty()));
      System.out.println("resumed");
    } catch (Refusal refusal) {
      System.out.println(refusal.getMessage());
    }
  }
}
