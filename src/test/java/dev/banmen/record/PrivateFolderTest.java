package dev.banmen.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PrivateFolderTest {
  @TempDir Path folder;

  @BeforeEach
  void needsUnix() {
    assumeThat(folder.getFileSystem().supportedFileAttributeViews()).contains("unix");
  }

  private Path made(String name, int mode) throws IOException {
    Path made = Files.createDirectories(folder.resolve(name));
    Files.setAttribute(made, "unix:mode", mode);
    return made;
  }

  /** The modes are octal: Java reads those that begin with 0 so, and CSV does not. */
  @ParameterizedTest
  @CsvSource({"0700, true", "0755, true", "0775, false", "0757, false", "0777, false"})
  void aFolderThatHasToBeOnesOwnIsWrittenByOneselfAlone(String mode, boolean isPrivate)
      throws IOException {
    Path own = made("own", Integer.parseInt(mode, 8));
    assertThat(PrivateFolder.isPrivate(own, 1)).isEqualTo(isPrivate);
    assertThat(PrivateFolder.isPrivate(own.resolve("banmen"), 2)).isEqualTo(isPrivate);
  }

  @Test
  void whatIsInAFolderForEveryoneIsAsOpenUnlessItIsSticky() throws IOException {
    Path everyones = made("everyones", 0777);
    Path own = made("everyones/own", 0700);
    assertThat(PrivateFolder.isPrivate(own, 1)).isFalse();
    Files.setAttribute(everyones, "unix:mode", 01777);
    assertThat(PrivateFolder.isPrivate(own, 1)).isTrue();
    assertThat(PrivateFolder.isPrivate(own, 2)).isFalse();
  }

  @Test
  void aLinkCountsAsTheFolderThatItIsInAndTheOneThatItLeadsTo() throws IOException {
    Path own = made("own", 0700);
    Path others = made("others", 0777);
    Path everyones = made("everyones", 0777);
    Path good = Files.createSymbolicLink(folder.resolve("good"), own);
    Path leading = Files.createSymbolicLink(folder.resolve("leading"), others);
    Path lying = Files.createSymbolicLink(everyones.resolve("lying"), own);
    assertThat(PrivateFolder.isPrivate(good.resolve("banmen"), 2)).isTrue();
    assertThat(PrivateFolder.isPrivate(leading.resolve("banmen"), 2)).isFalse();
    assertThat(PrivateFolder.isPrivate(lying.resolve("banmen"), 2)).isFalse();
  }

  @Test
  void aStateFolderForEveryoneGivesWayToTheUsersOwn() throws IOException {
    Path everyones = made("everyones", 0777);
    Path home = made("home", 0755);
    Map<String, String> environment =
        Map.of("XDG_STATE_HOME", everyones.toString(), "HOME", home.toString());
    Path usual = home.resolve(".local/state/banmen");
    assertThat(StateFolder.of(environment, "/")).isEqualTo(usual);
    Files.setAttribute(everyones, "unix:mode", 0755);
    assertThat(StateFolder.of(environment, "/")).isEqualTo(everyones.resolve("banmen"));

    Files.setAttribute(everyones, "unix:mode", 0777);
    StateFolder.made(usual);
    Files.setPosixFilePermissions(usual, PosixFilePermissions.fromString("rwxrwxrwx"));
    assertThatThrownBy(() -> StateFolder.of(environment, "/"))
        .isInstanceOf(IOException.class)
        .hasMessageContaining(usual + ": other users can change this folder");
  }
}
