package dev.banmen.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.app.Lobby;
import dev.banmen.app.Refusal;
import dev.banmen.command.Command;
import dev.banmen.server.desk.AdminReply;
import dev.banmen.server.lobby.Visit;
import dev.banmen.server.people.HouseLimits;
import dev.banmen.server.store.sql.FullDisk;
import dev.banmen.server.store.sql.SqlStore;
import dev.banmen.server.store.sqlite.SqliteStore;
import dev.banmen.session.Seat;
import dev.banmen.session.Terms;
import dev.banmen.shell.CollectedLines;
import dev.banmen.shell.line.Shell;
import dev.banmen.text.Language;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What people read when the disk is full: what happened, and no word of a library or of Java. */
class FullDiskTest {
  private static final Pattern TECHNICAL =
      Pattern.compile("SQL|Exception|Error\\b|java\\.|dev\\.banmen|Fault|null|\\[|constraint");

  @TempDir Path folder;
  private OpenHouse house;
  private final List<String> read = new ArrayList<>();

  @BeforeEach
  void open() throws Exception {
    house = new OpenHouse(folder, HouseLimits.DEFAULT, key -> true);
  }

  @AfterEach
  void close() {
    house.close();
  }

  private void assertPlain(String... parts) {
    assertThat(read).isNotEmpty().noneMatch(line -> TECHNICAL.matcher(line).find());
    assertThat(String.join("\n", read)).contains(parts);
  }

  @Test
  void whileAnotherProcessLocksTheStoreItIsSaidThatSavingIsSlow() throws Exception {
    Visit anna = house.visit("anna");
    Lobby lobby = anna.person().lobby().orElseThrow();
    try (Connection other =
            DriverManager.getConnection("jdbc:sqlite:" + folder.resolve(SqliteStore.FILE));
        var statement = other.createStatement()) {
      lobby.say("good evening");
      house.settle();
      assertThat(house.slow).as("it was saved in time").isEmpty();
      statement.execute("BEGIN IMMEDIATE");
      lobby.say("hello");
      lobby.takeName("anna");
      lobby.command(Command.LINK, "");
      assertThat(lobby.letter()).isEmpty();
      assertThat(house.slow).hasSize(3);
      List.copyOf(house.slow).forEach(Runnable::run);
      assertThat(lobby.letter()).isEqualTo("Saving is slow. Please wait.");
      statement.execute("ROLLBACK");
    }
    house.settle();
    assertThat(lobby.letter()).doesNotContain("slow");
    assertThat(lobby.chat()).anyMatch(line -> line.contains("hello"));
  }

  @Test
  void aMoveInLineModeSaysThatTheDiskIsFull() throws Exception {
    Visit anna = house.named("anna");
    Seat seat = new Seat(anna.person().me(), "anna");
    Terms terms = Terms.of("go", Map.of("size", "19")).between(seat, seat);
    Shell shell = new Shell(anna.person(), new CollectedLines(read));
    shell.begin(anna.person().room().begin(terms));
    house.settle();
    FullDisk.fill((SqlStore) house.store);
    read.clear();
    for (int i = 0; i < 8 * 19; i++) { // there is room in the page of events
      shell.answers((char) ('A' + i % 8) + "" + (i / 8 + 1));
    }
    assertPlain("Couldn't save, so nothing was done: The server's disk is full.");
  }

  @ParameterizedTest
  @ValueSource(strings = {"en", "zh"})
  void theOwnerReadsItToo(String language) throws Exception {
    house.named("anna");
    house.named("ben");
    FullDisk.fill((SqlStore) house.store);
    Language spoken = Language.of(language.equals("en") ? Locale.ROOT : Locale.CHINESE);
    String folderOfNobody = folder.resolve("none").resolve("x.zip").toString();
    for (List<String> words :
        List.of(
            List.of("ban", "anna"),
            List.of("mute", "anna"),
            List.of("announce", "x".repeat(300)),
            List.of("announce", "x".repeat(300)),
            List.of("announce", "x".repeat(300)),
            List.of("announce", "x".repeat(300)),
            List.of("announce", "x".repeat(300)),
            List.of("announce", "x".repeat(300)),
            List.of("announce", "x".repeat(300)),
            List.of("announce", "x".repeat(300)),
            List.of("announce", "x".repeat(300)),
            List.of("announce", "x".repeat(300)),
            List.of("announce", "x".repeat(300)),
            List.of("announce", "x".repeat(300)),
            List.of("announce", "x".repeat(300)),
            List.of("announce", "x".repeat(300)),
            List.of("key", "anna"),
            List.of("forget", "anna"),
            List.of("ratings"),
            List.of("export", "ben", folderOfNobody),
            List.of("export", "ben", folder.toString()),
            List.of("backup", folderOfNobody),
            List.of("backup", folder.toString()))) {
      Map<String, String> reason =
          words.get(0).equals("ban") ? Map.of("reason", "x".repeat(200)) : Map.of();
      AdminReply reply = house.house.desk().run(spoken, words, reason);
      read.addAll(reply.isDone() ? List.of() : reply.lines());
    }
    assertPlain(language.equals("en") ? "That failed: The server's disk is full." : "磁盘已满");
    assertThat(read).hasSizeGreaterThan(4);
  }

  @Test
  void whoeverComesAndCannotBeSavedReadsIt() throws Exception {
    FullDisk.fill((SqlStore) house.store);
    for (int i = 0; i < 200; i++) {
      try {
        house.visit("k".repeat(100) + i);
      } catch (Refusal refusal) {
        read.add(refusal.getMessage());
      }
    }
    assertPlain("The server cannot save anything at the moment.");
  }
}
