package dev.banmen.cli.serve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.banmen.app.local.settings.LanguageChoice;
import dev.banmen.schedule.DaemonScheduler;
import dev.banmen.server.OpenHouse;
import dev.banmen.server.desk.AdminReply;
import dev.banmen.server.lobby.Visit;
import dev.banmen.server.ssh.HostKeys;
import dev.banmen.server.store.HouseBackup;
import dev.banmen.server.store.Store;
import dev.banmen.text.Language;
import dev.banmen.text.Words;
import java.io.Closeable;
import java.io.IOException;
import java.lang.reflect.Proxy;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipInputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The socket of the owner's commands, and a backup of the whole folder. */
class AdminSocketTest {
  @TempDir Path folder;
  private OpenHouse house;
  private Closeable socket;

  @BeforeEach
  void open() throws Exception {
    house = new OpenHouse(folder);
    Files.createFile(folder.resolve(AdminSocket.NAME)); // left by a server that was killed
    socket = opened();
  }

  private Closeable opened() throws IOException {
    return AdminSocket.open(
        folder,
        house.house.desk(),
        name -> Language.of(LanguageChoice.named(name).orElse(Words.ENGLISH)),
        DaemonScheduler.SCHEDULER);
  }

  @AfterEach
  void close() throws IOException {
    socket.close();
    house.close();
  }

  private SocketChannel connect() throws IOException {
    return SocketChannel.open(UnixDomainSocketAddress.of(folder.resolve(AdminSocket.NAME)));
  }

  private AdminReply sent(String line) throws IOException {
    try (SocketChannel channel = connect()) {
      AdminMessage.send(channel, line + "\n");
      return AdminMessage.reply(AdminMessage.line(channel, AdminMessage.MOST_ANSWERED));
    }
  }

  private AdminReply asked(String lang, String... words) throws IOException {
    return sent(
        AdminMessage.text(new AdminMessage.AdminAsked(lang, List.of(words), Map.of())).strip());
  }

  @Test
  void onlyTheOwnersAccountCanOpenIt() throws IOException {
    Path file = folder.resolve(AdminSocket.NAME);
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
        .isEqualTo("rw-------");
    try (var files = Files.list(folder)) {
      assertThat(files.filter(Files::isDirectory).map(one -> one.getFileName().toString()))
          .containsExactly("native"); // nothing of the making is left
    }
    socket.close();
    assertThat(file).doesNotExist();
  }

  @Test
  void itAnswersInTheLanguageOfWhoeverAsks() throws Exception {
    house.named("anna");
    assertThat(asked("en", "list").lines()).last().isEqualTo("1 visit");
    assertThat(asked("zh", "list").lines()).last().isEqualTo("共1个窗口");
    assertThat(asked("zh-Hant", "list").lines()).last().isEqualTo("共1個視窗");
    assertThat(asked("xx", "sudo").isDone()).isFalse();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "x", "[]", "{", "null", "{\"words\":[null]}", "{\"words\":7}", "{}"})
  void junkIsRefusedAndNothingElse(String line) throws Exception {
    assertThat(sent(line).isDone()).isFalse();
    assertThat(asked("en", "list").isDone()).isTrue();
  }

  @Test
  void anEndlessLineIsCutOff() throws Exception {
    try (SocketChannel channel = connect()) {
      assertThatThrownBy(
              () -> {
                AdminMessage.send(channel, "x".repeat(AdminMessage.MOST_ASKED + 10_000) + "\n");
                AdminMessage.line(channel, 1_000);
              })
          .isInstanceOf(IOException.class);
    }
    assertThat(asked("en", "list").isDone()).isTrue();
  }

  @Test
  void whoeverIsSilentLongestMakesRoom() throws Exception {
    List<SocketChannel> idle = new ArrayList<>();
    for (int i = 0; i < AdminSocket.MOST; i++) {
      idle.add(connect());
    }
    assertThat(asked("en", "list").isDone()).isTrue();
    try (SocketChannel oldest = idle.remove(0)) {
      assertThatThrownBy(() -> AdminMessage.line(oldest, 1_000)).isInstanceOf(IOException.class);
    }
    for (SocketChannel one : idle) {
      AdminMessage.send(one, "{\"words\":[\"bans\"]}\n");
      assertThat(AdminMessage.reply(AdminMessage.line(one, 1_000)).isDone()).isTrue();
      one.close();
    }
  }

  /** A file that the first start moves while a backup is written. */
  @Test
  void whatMovesIntoTheDatabaseMeanwhileIsInTheBackup() throws Exception {
    Path moving = folder.resolve("people").resolve("7").resolve("config.toml");
    Files.createDirectories(moving.getParent());
    Files.writeString(moving, "y");
    Store store =
        (Store)
            Proxy.newProxyInstance(
                Store.class.getClassLoader(),
                new Class<?>[] {Store.class},
                (proxy, method, values) -> {
                  Object copied = method.invoke(house.store, values);
                  ((CompletableFuture<?>) copied).join();
                  Files.delete(moving);
                  return copied;
                });
    Path file = folder.resolve("copy.zip");
    new HouseBackup(store, new ServerFolder(folder).files()).write(file);
    try (ZipFile zip = new ZipFile(file.toFile())) {
      assertThat(zip.stream().map(ZipEntry::getName))
          .contains("people/7/config.toml", HouseBackup.DATABASE);
    }
  }

  @Test
  void aBackupUnpackedInAnEmptyFolderIsThatServer() throws Exception {
    Visit anna = house.named("anna");
    byte[] tried = "a try".getBytes(StandardCharsets.UTF_8);
    house.store.ownFiles().add(anna.number(), "progress", tried).join();
    Files.writeString(folder.resolve(ServerFolder.HOST_KEY), "key");
    Files.writeString(folder.resolve(HostKeys.SECOND), "second");
    Files.writeString(folder.resolve(LimitsFile.NAME), "tables = 9\n");
    Path unmoved = Files.createDirectories(folder.resolve("people").resolve("7"));
    Files.writeString(unmoved.resolve("config.toml"), "y");
    Files.createSymbolicLink(unmoved.resolve("link"), folder.resolve(ServerFolder.HOST_KEY));
    Path file = folder.resolve("copy.zip");
    new HouseBackup(house.store, new ServerFolder(folder).files()).write(file);
    Path other = Files.createDirectory(folder.resolve("restored"));
    try (ZipInputStream zip = new ZipInputStream(Files.newInputStream(file))) {
      for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
        Path unpacked = other.resolve(entry.getName());
        Files.createDirectories(unpacked.getParent());
        Files.copy(zip, unpacked);
      }
    }
    ServerFolder restored = new ServerFolder(other);
    restored.makePrivate();
    assertThat(restored.hostKey()).hasContent("key");
    assertThat(other.resolve(HostKeys.SECOND)).hasContent("second");
    assertThat(restored.limits()).hasContent("tables = 9");
    assertThat(restored.people().resolve("7").resolve("config.toml")).hasContent("y");
    assertThat(restored.people().resolve("7").resolve("link")).doesNotExist();
    for (String name : List.of(ServerFolder.HOST_KEY, HostKeys.SECOND, "people")) {
      assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(other.resolve(name))))
          .endsWith("------");
    }
    try (OpenHouse again = new OpenHouse(other)) {
      Visit back = again.visit("anna");
      assertThat(back.number()).isEqualTo(anna.number());
      assertThat(back.person().lobby().orElseThrow().people()).containsExactly("anna");
      assertThat(again.store.ownFiles().read(anna.number(), "progress").join())
          .hasValueSatisfying(own -> assertThat(own.bytes()).asString().isEqualTo("a try\n"));
    }
  }
}
