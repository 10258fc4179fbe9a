package dev.banmen.app.local;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.Allocated;
import dev.banmen.app.Preference;
import dev.banmen.app.UnfinishedGame;
import dev.banmen.app.local.host.HostEnvironment;
import dev.banmen.catalog.Catalog;
import dev.banmen.cli.options.ScreenChoices;
import dev.banmen.game.Place;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.lesson.StepOutcome;
import dev.banmen.lesson.StepResult;
import dev.banmen.session.Event;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Player;
import dev.banmen.session.Terms;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Two people in one process, each with their own home folder, time zone and settings. */
class TwoHomesTest {
  private static final List<String> NO_YES = List.of("false", "true");

  @TempDir private Path folder;
  private Library ann;
  private Library bob;

  @BeforeEach
  void bothCome() throws Exception {
    ann = library("ann", "Pacific/Kiritimati");
    bob = library("bob", "Pacific/Pago_Pago");
  }

  private HostEnvironment host(String name, String zone) throws Exception {
    Path home = Files.createDirectories(folder.resolve(name));
    return new HostEnvironment(
        Map.of("HOME", home.toString()),
        home.toString(),
        Files.createDirectories(home.resolve("work")),
        Optional.of(ZoneId.of(zone)),
        Optional.empty(),
        Optional.empty(),
        Optional.empty());
  }

  private Library library(String name, String zone) throws Exception {
    return new Library(host(name, zone), Catalog.ALL, ScreenChoices.ALL);
  }

  private static LiveSession played(Library library) throws Exception {
    LiveSession live = library.room().begin(Terms.of("go", Map.of("size", "9")));
    live.submit(Player.HERE, new Event.Try(new Place(Side.BLACK, new Site(2, 2))));
    return live;
  }

  @Test
  void eachHasGamesOfTheirOwn() throws Exception {
    LiveSession hers = played(ann);
    LiveSession his = played(bob);
    bob.room().leave(his);
    assertThat(ann.room().unfinished()).as("it is in play").isEmpty();
    assertThat(bob.room().unfinished()).hasSize(1);
    ann.room().leave(hers);
    assertThat(ann.room().unfinished()).hasSize(1);
    assertThat(folder.resolve("ann/.local/state/banmen/games"))
        .isDirectoryContaining("glob:**.banmen");
    assertThat(folder.resolve("bob/.local/state/banmen/games"))
        .isDirectoryContaining("glob:**.banmen");
  }

  /** The two zones are 25 hours apart: there is no moment at which both have the same day. */
  @Test
  void eachHasTheTimeOfTheirPlace() throws Exception {
    LocalDate hers = ann.lessons().today();
    LocalDate his = bob.lessons().today();
    assertThat(hers).isAfter(his);
    for (Library library : List.of(ann, bob)) {
      library.room().leave(played(library));
    }
    assertThat(left("ann", ann)).isEqualTo("2026-11-22");
    assertThat(left("bob", bob)).isEqualTo("2026-11-20");
  }

  /** The displayed time of the only unfinished game, which was left at 10:30 in universal time. */
  private String left(String name, Library library) throws Exception {
    UnfinishedGame kept = library.room().unfinished().get(0);
    Path file = folder.resolve(name + "/.local/state/banmen/games").resolve(kept.key());
    Files.setLastModifiedTime(file, FileTime.from(Instant.parse("2026-11-21T10:30:00Z")));
    return library.room().unfinished().get(0).when();
  }

  @Test
  void eachHasSettingsOfTheirOwn() throws Exception {
    ann.preferences().prefer(new Preference("coach", "true", NO_YES));
    ann.preferences().prefer(new Preference("theme", "slate", List.of("wood", "slate")));
    bob.preferences().prefer(new Preference("mouse", "false", NO_YES));
    assertThat(chosen(ann)).containsEntry("coach", "true").containsEntry("mouse", "true");
    assertThat(chosen(ann)).containsEntry("theme", "slate");
    assertThat(chosen(bob)).containsEntry("coach", "false").containsEntry("mouse", "false");
    assertThat(chosen(bob)).containsEntry("theme", "auto");
    assertThat(ann.preferences().isCoached()).isTrue();
    assertThat(bob.preferences().isCoached()).isFalse();
    assertThat(ann.preferences().file()).startsWith(folder.resolve("ann").toString());
    assertThat(bob.preferences().file()).startsWith(folder.resolve("bob").toString());
  }

  private static Map<String, String> chosen(Library library) {
    Map<String, String> chosen = new HashMap<>();
    library.preferences().all().forEach(one -> chosen.put(one.name(), one.value()));
    return chosen;
  }

  @Test
  void eachHasLessonsAndProgressOfTheirOwn() throws Exception {
    ann.lessons().remember(new StepResult("go-capture", "one", StepOutcome.RIGHT));
    assertThat(ann.lessons().progress().tries()).hasSize(1);
    assertThat(ann.lessons().progress().tries().get(0).at().toLocalDate())
        .isEqualTo(ann.lessons().today());
    assertThat(bob.lessons().progress().tries()).isEmpty();
    Path own = Files.createDirectories(folder.resolve("bob/work/recordings/lessons"));
    Files.writeString(own.resolve("his.md"), "no lesson\n");
    ann.lessons().inOrder().outcome();
    bob.lessons().inOrder().outcome();
    assertThat(ann.lessons().unread()).isEmpty();
    assertThat(bob.lessons().unread()).hasSize(1);
  }

  @Test
  void eachHasFilesAndAWorkingFolderOfTheirOwn() throws Exception {
    Path hers = folder.resolve("ann/work/one.sgf");
    Path his = folder.resolve("bob/two.sgf");
    Files.writeString(hers, "(;GM[1]SZ[9];B[aa])");
    Files.writeString(his, "(;GM[1]SZ[9];B[aa];W[bb])");
    assertThat(ann.files().open("one.sgf").archive().size()).isOne();
    assertThat(bob.files().open("~/two.sgf").archive().size()).isOne();
    assertThat(ann.files().recent()).containsExactly(hers.toString());
    assertThat(bob.files().recent()).containsExactly(his.toString());
    assertThat(ann.files().isRecording("one.sgf")).isTrue();
    assertThat(bob.files().isRecording("one.sgf")).isFalse();
    assertThat(ann.files().list("").rows()).containsExactly("banmen:/", "one.sgf");
    assertThat(bob.files().list("").rows()).containsExactly("banmen:/");
    assertThat(bob.files().list("~/").rows()).contains("two.sgf");
    assertThat(ann.files().startingWith("o")).containsExactly(hers.toString());
  }

  @Test
  void aNameToSaveByIsAFoldersOrHasAnExtensionThatIsWritten() throws Exception {
    Path base = folder.resolve("ann/work");
    for (String name : List.of("a.SGF", "a.banmen", "a.md", "a.gib", "a")) {
      Files.writeString(base.resolve(name), "");
    }
    Files.createDirectory(base.resolve("a.folder"));
    assertThat(ann.files().startingWith("a")).hasSize(4);
    assertThat(ann.files().writableStartingWith("a"))
        .containsExactly(base + "/a.SGF", base + "/a.banmen", base + "/a.folder/");
  }

  @Test
  void onlyWhatCanBeOpenedIsOffered() throws Exception {
    Path work = folder.resolve("ann/work");
    Files.writeString(work.resolve("notes.txt"), "Buy milk");
    Files.writeString(work.resolve("README.md"), "# Read me");
    Files.writeString(work.resolve("moves.txt"), "f5d6c3d3c4");
    Files.writeString(work.resolve("one.sgf"), "(;GM[1])");
    assertThat(ann.files().list("").rows()).containsExactly("banmen:/", "moves.txt", "one.sgf");
    assertThat(ann.files().startingWith(work + "/"))
        .containsExactly(work + "/moves.txt", work + "/one.sgf");
  }

  @Test
  void ofManyTextsNoneIsReadBeforeItIsChosen() throws Exception {
    Path work = folder.resolve("ann/work");
    for (int i = 0; i < 300; i++) {
      Files.writeString(work.resolve(i + ".txt"), "f5d6c3d3c4\n".repeat(6000));
    }
    assertThat(Allocated.by(() -> ann.files().list(""))).isLessThan(10_000_000);
    assertThat(Allocated.by(() -> ann.files().startingWith(work + "/"))).isLessThan(10_000_000);
    assertThat(ann.files().list("").rows()).hasSize(301);
    assertThat(ann.files().startingWith(work + "/29")).hasSize(11);
  }
}
