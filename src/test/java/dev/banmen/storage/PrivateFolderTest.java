package dev.banmen.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assumptions.assumeThat;

import dev.banmen.text.Language;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Locale;
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

  private static boolean isPrivate(Path folder, int own) throws IOException {
    return PrivateFolder.real(folder, own).isPresent();
  }

  /** The modes are octal: Java reads those that begin with 0 so, and CSV does not. */
  @ParameterizedTest
  @CsvSource({"0700, true", "0755, true", "0775, false", "0757, false", "0777, false"})
  void aFolderThatHasToBeOnesOwnIsWrittenByOneselfAlone(String mode, boolean isPrivate)
      throws IOException {
    Path own = made("own", Integer.parseInt(mode, 8));
    assertThat(isPrivate(own, 1)).isEqualTo(isPrivate);
    assertThat(isPrivate(own.resolve("banmen"), 2)).isEqualTo(isPrivate);
  }

  @Test
  void whatIsInAFolderForEveryoneIsAsOpenUnlessItIsSticky() throws IOException {
    Path everyones = made("everyones", 0777);
    Path own = made("everyones/own", 0700);
    assertThat(isPrivate(own, 1)).isFalse();
    Files.setAttribute(everyones, "unix:mode", 01777);
    assertThat(isPrivate(own, 1)).isTrue();
    assertThat(isPrivate(own, 2)).isFalse();
  }

  @Test
  void aLinkCountsAsTheFolderThatItLeadsToWhichIsTheOneToUse() throws IOException {
    Path own = made("own", 0700);
    Path others = made("others", 0777);
    Path everyones = made("everyones", 0777);
    Path good = Files.createSymbolicLink(folder.resolve("good"), own);
    Path leading = Files.createSymbolicLink(folder.resolve("leading"), others);
    Path lying = Files.createSymbolicLink(everyones.resolve("lying"), own);
    assertThat(PrivateFolder.real(good.resolve("banmen"), 2)).contains(real(own, "banmen"));
    assertThat(PrivateFolder.real(leading.resolve("banmen"), 2)).isEmpty();
    assertThat(PrivateFolder.real(lying.resolve("banmen"), 2)).contains(real(own, "banmen"));
  }

  private static Path real(Path folder, String inIt) throws IOException {
    return folder.toRealPath().resolve(inIt);
  }

  @Test
  void whoLeadsALinkInTheMiddleElsewhereDoesNotMoveWhatIsInUse() throws IOException {
    Path own = made("own", 0700);
    Path others = made("others", 0777);
    Path everyones = made("everyones", 0777);
    Path middle = Files.createSymbolicLink(everyones.resolve("middle"), own);
    Path typed = Files.createSymbolicLink(folder.resolve("typed"), middle);
    Map<String, String> environment =
        Map.of("XDG_STATE_HOME", typed.toString(), "HOME", made("home", 0755).toString());
    Path state = StateFolder.of(environment, "/");
    Files.delete(middle);
    Files.createSymbolicLink(middle, others);
    assertThat(StateFolder.made(state).toRealPath()).isEqualTo(real(own, "banmen"));
    assertThat(others).isEmptyDirectory();
    assertThat(StateFolder.of(environment, "/"))
        .isEqualTo(real(folder, "home/.local/state/banmen"));
  }

  @Test
  void aStateFolderBehindALinkThatLeadsNowhereGivesWayToTheUsersOwn() throws IOException {
    Path there = folder.resolve("there");
    Path link = Files.createSymbolicLink(folder.resolve("link"), there);
    Path round = Files.createSymbolicLink(folder.resolve("round"), folder.resolve("round"));
    Path home = made("home", 0755);
    for (Path named : List.of(link, round)) {
      Map<String, String> environment =
          Map.of("XDG_STATE_HOME", named.toString(), "HOME", home.toString());
      assertThat(StateFolder.of(environment, "/")).isEqualTo(real(home, ".local/state/banmen"));
    }
    made("there", 0700);
    assertThat(StateFolder.of(Map.of("XDG_STATE_HOME", link.toString()), home.toString()))
        .isEqualTo(real(there, "banmen"));
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
        .hasMessageContaining(usual + ": other users can change this folder")
        .isInstanceOfSatisfying(
            StorageFault.class,
            fault ->
                assertThat(fault.text(Language.of(Locale.CHINESE)))
                    .startsWith(usual + "：别的用户能改动这个文件夹"));
  }
}
