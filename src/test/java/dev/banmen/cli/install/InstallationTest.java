package dev.banmen.cli.install;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.banmen.cli.options.CliText;
import dev.banmen.text.Language;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class InstallationTest {
  private static final InstallFile PAGE = new InstallFile.Written("share/man/page", "text");
  private static final InstallFile LINK =
      new InstallFile.Linked("bin/program", "../lib/banmen/program");

  @TempDir Path folder;
  private Path prefix;
  private Installation installation;
  private final List<Path> told = new ArrayList<>();
  private final List<Path> kept = new ArrayList<>();

  @BeforeEach
  void choosePlace() {
    prefix = folder.resolve("prefix");
    installation = new Installation(prefix, told::add, kept::add, new CliText(Language.ENGLISH));
  }

  private InstallFile program(String text) throws IOException {
    Path original = Files.writeString(folder.resolve("original"), text);
    return new InstallFile.Copied("lib/banmen/program", original, true);
  }

  /** Everything in the folder except the original, folders too, in order. */
  private List<String> all() throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files
          .map(file -> folder.relativize(file).toString())
          .filter(name -> !name.isEmpty() && !name.equals("original"))
          .sorted()
          .toList();
    }
  }

  @Test
  void whatIsInstalledIsThereAndTold() throws IOException {
    installation.install(List.of(program("run"), LINK, PAGE));
    assertThat(prefix.resolve("bin/program")).hasContent("run").isExecutable();
    assertThat(prefix.resolve("share/man/page")).hasContent("text");
    assertThat(told).hasSize(4).allMatch(Files::isRegularFile);
  }

  /** A file copied with its time looks like one that a killed run left long ago. */
  @Test
  void anOldFileIsInstalledToo() throws IOException {
    InstallFile old = program("run");
    FileTime lastYear = FileTime.from(Instant.parse("2025-11-22T00:00:00Z"));
    Files.setLastModifiedTime(folder.resolve("original"), lastYear);
    installation.install(List.of(old));
    assertThat(prefix.resolve("lib/banmen/program")).hasContent("run");
  }

  @Test
  void uninstallingLeavesThePlaceAsItWas() throws IOException {
    Files.createDirectories(prefix.resolve("share"));
    Files.writeString(prefix.resolve("share/other"), "of somebody else");
    List<String> before = all();
    installation.install(List.of(program("run"), LINK, PAGE));
    installation.install(List.of(program("run"), LINK, PAGE));
    assertThat(all()).hasSizeGreaterThan(before.size());
    assertThat(installation.uninstall()).isTrue();
    assertThat(all()).isEqualTo(before);
    assertThat(installation.uninstall()).isFalse();
  }

  @Test
  void whatOthersPutIntoItsFoldersStays() throws IOException {
    installation.install(List.of(program("run"), PAGE));
    Files.writeString(prefix.resolve("share/man/other"), "of somebody else");
    installation.uninstall();
    assertThat(all())
        .containsExactly("prefix", "prefix/share", "prefix/share/man", "prefix/share/man/other");
  }

  @Test
  void aNewVersionTakesThePlaceOfTheOldAndItsFilesThatAreNoMoreGo() throws IOException {
    installation.install(List.of(program("old"), PAGE));
    installation.install(List.of(program("new"), LINK));
    assertThat(prefix.resolve("lib/banmen/program")).hasContent("new");
    assertThat(prefix.resolve("share/man/page")).doesNotExist();
    installation.uninstall();
    assertThat(all()).noneMatch(name -> name.startsWith("prefix/"));
  }

  @Test
  void aFileOfSomebodyElseIsNotWrittenOver() throws IOException {
    Files.createDirectories(prefix.resolve("share/man"));
    Files.writeString(prefix.resolve("share/man/page"), "of somebody else");
    List<String> before = all();
    assertThatThrownBy(() -> installation.install(List.of(program("run"), PAGE)))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("page already exists");
    assertThat(all()).isEqualTo(before);
    assertThat(prefix.resolve("share/man/page")).hasContent("of somebody else");
  }

  @Test
  void whatTheUserHasPutInTheirPlaceIsNeitherWrittenOverNorRemoved() throws IOException {
    installation.install(List.of(program("run"), LINK, PAGE));
    Files.delete(prefix.resolve("bin/program"));
    Files.writeString(prefix.resolve("bin/program"), "my own");
    assertThatThrownBy(() -> installation.install(List.of(program("new"), LINK, PAGE)))
        .hasMessageContaining("program already exists");
    assertThat(prefix.resolve("lib/banmen/program")).hasContent("run");
    Files.delete(prefix.resolve("share/man/page"));
    Files.createDirectory(prefix.resolve("share/man/page"));
    Files.writeString(prefix.resolve("share/man/page/mine"), "");
    assertThat(installation.uninstall()).isTrue();
    assertThat(kept)
        .containsExactly(prefix.resolve("bin/program"), prefix.resolve("share/man/page"));
    assertThat(prefix.resolve("bin/program")).hasContent("my own");
    assertThat(prefix.resolve("share/man/page/mine")).exists();
    assertThat(prefix.resolve("lib")).doesNotExist();
  }

  @Test
  void aListOfAnOlderInstallationIsStillFollowed() throws IOException {
    installation.install(List.of(program("old"), PAGE));
    Path list = prefix.resolve(Installation.LIST);
    Files.writeString(list, Files.readString(list).replaceAll("\t.*", ""));
    installation.install(List.of(program("new"), PAGE));
    assertThat(prefix.resolve("lib/banmen/program")).hasContent("new");
    installation.uninstall();
    assertThat(all()).noneMatch(name -> name.startsWith("prefix/"));
  }

  @Test
  void aTryThatFailsHalfwayCanBeRepeatedAndTakenBack() throws IOException {
    Path missing = folder.resolve("missing");
    InstallFile broken = new InstallFile.Copied("share/broken", missing, false);
    assertThatThrownBy(() -> installation.install(List.of(PAGE, broken)))
        .isInstanceOf(IOException.class);
    assertThat(prefix.resolve("share/man/page")).exists();
    Files.writeString(missing, "there now");
    installation.install(List.of(PAGE, broken));
    assertThat(prefix.resolve("share/broken")).hasContent("there now");
    Files.delete(missing);
    installation.uninstall();
    assertThat(all()).noneMatch(name -> name.startsWith("prefix/"));
  }

  @Test
  void whereAFolderCannotBeMadeNothingIsWritten() throws IOException {
    Files.createDirectories(prefix);
    Files.writeString(prefix.resolve("share"), "a file");
    List<String> before = all();
    assertThatThrownBy(() -> installation.install(List.of(program("run"), PAGE)))
        .hasMessageEndingWith("share is a file, not a folder");
    assertThat(all()).isEqualTo(before);
  }

  @Test
  void aListThatLeadsElsewhereIsNotFollowed() throws IOException {
    installation.install(List.of(PAGE));
    Path victim = Files.writeString(folder.resolve("victim"), "");
    for (String place : List.of("../victim", victim.toString(), "share/../../victim", "")) {
      Files.writeString(prefix.resolve(Installation.LIST), place + "\n");
      assertThatThrownBy(installation::uninstall).hasMessageContaining("is not below");
    }
    assertThat(victim).exists();
  }
}
