package dev.banmen.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.banmen.proof.MemoryFolder;
import dev.banmen.server.store.OwnFileStore.Adopted;
import dev.banmen.server.store.OwnFileStore.Replaced;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What every store keeps to about people's own files. A store's test extends this. */
public abstract class OwnFileStoreLaws {
  private static final int MOST = (int) RowLimits.OWN_BYTES;

  @TempDir(factory = MemoryFolder.class)
  protected Path folder;

  protected Store store;
  protected OwnFileStore files;
  protected long anna;
  private long ben;

  /** Opens the store in the folder, as it was left there. */
  protected abstract Store open() throws StoreFault;

  @BeforeEach
  void reopen() throws StoreFault {
    close();
    store = open();
    files = store.ownFiles();
    anna = store.person("SHA256:a").join().id();
    ben = store.person("SHA256:b").join().id();
  }

  @AfterEach
  void close() {
    if (store != null) {
      store.close();
    }
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private OwnFile file(long person, String name) {
    return files.read(person, name).join().orElseThrow();
  }

  private String text(long person, String name) {
    return new String(file(person, name).bytes(), StandardCharsets.UTF_8);
  }

  private Replaced replace(long person, String name, String text, long version) {
    return files.replace(person, new OwnFile(name, bytes(text), version)).join();
  }

  private long add(long person, String name, String line) {
    return files.add(person, name, bytes(line)).join().orElseThrow();
  }

  @Test
  void aFileIsItsPersonsAndIsThereLater() throws StoreFault {
    assertThat(replace(anna, "config.toml", "theme = 'wood'\n", 0)).isEqualTo(Replaced.DONE);
    assertThat(replace(anna, "lessons/go/mistakes.md", "# 盤面\n", 0)).isEqualTo(Replaced.DONE);
    reopen();
    assertThat(text(anna, "config.toml")).isEqualTo("theme = 'wood'\n");
    assertThat(text(anna, "lessons/go/mistakes.md")).isEqualTo("# 盤面\n");
    assertThat(files.names(anna).join()).containsExactly("config.toml", "lessons/go/mistakes.md");
    assertThat(files.read(ben, "config.toml").join()).isEmpty();
    assertThat(files.names(ben).join()).isEmpty();
  }

  @Test
  void anyBytesComeBackAsTheyWere() {
    byte[] all = new byte[100_000];
    for (int i = 0; i < all.length; i++) {
      all[i] = (byte) (i * 31 >> 3);
    }
    for (int size : List.of(0, 1, 16_383, 16_384, 16_385, 32_768, 100_000)) {
      byte[] some = Arrays.copyOf(all, size);
      assertThat(files.replace(anna, new OwnFile("f" + size, some, 0)).join())
          .isEqualTo(Replaced.DONE);
      assertThat(file(anna, "f" + size).bytes()).isEqualTo(some);
    }
  }

  @Test
  void whoeverKnowsAnOlderVersionReplacesNothing() {
    assertThat(replace(anna, "config.toml", "one", 0)).isEqualTo(Replaced.DONE);
    assertThat(replace(anna, "config.toml", "two", 0)).isEqualTo(Replaced.OVERTAKEN);
    assertThat(replace(anna, "config.toml", "two", 2)).isEqualTo(Replaced.OVERTAKEN);
    long version = file(anna, "config.toml").version();
    assertThat(replace(anna, "config.toml", "three", version)).isEqualTo(Replaced.DONE);
    assertThat(replace(anna, "config.toml", "four", version)).isEqualTo(Replaced.OVERTAKEN);
    assertThat(text(anna, "config.toml")).isEqualTo("three");
  }

  @Test
  void aLineThatOthersAddIsAChange() {
    add(anna, "drills", "one");
    long version = file(anna, "drills").version();
    add(anna, "drills", "two");
    assertThat(replace(anna, "drills", "", version)).isEqualTo(Replaced.OVERTAKEN);
    assertThat(replace(anna, "drills", "two\n", file(anna, "drills").version()))
        .isEqualTo(Replaced.DONE);
    add(anna, "drills", "three");
    assertThat(text(anna, "drills")).isEqualTo("two\nthree\n");
  }

  @Test
  void eachLineIsALineHoweverMany() {
    List<String> lines = new ArrayList<>();
    long size = 0;
    for (int i = 0; i < 400; i++) {
      lines.add(i + " " + "x".repeat(i));
      size += lines.get(i).length() + 1;
      assertThat(add(anna, "progress", lines.get(i))).isEqualTo(size);
    }
    assertThat(text(anna, "progress").lines()).isEqualTo(lines);
    assertThat(files.names(anna).join()).containsExactly("progress");
  }

  @Test
  void aTornLineLosesOnlyItself() {
    replace(anna, "progress", "one\ntw", 0);
    assertThat(add(anna, "progress", "three")).isEqualTo(13);
    assertThat(text(anna, "progress")).isEqualTo("one\ntw\nthree\n");
  }

  /** As two processes are, over one database. */
  @Test
  void linesFromTwoStoresAreAllThereAndOneOfTwoReplacesAFile() throws StoreFault {
    try (Store second = open()) {
      List<CompletableFuture<?>> all = new ArrayList<>();
      for (int i = 0; i < 50; i++) {
        all.add(files.add(anna, "progress", bytes("a" + i + " " + "x".repeat(500))));
        all.add(second.ownFiles().add(anna, "progress", bytes("b" + i + " " + "x".repeat(500))));
      }
      all.forEach(CompletableFuture::join);
      Stream<String> first = text(anna, "progress").lines().map(line -> line.split(" ")[0]);
      List<String> expected = new ArrayList<>();
      for (int i = 0; i < 50; i++) {
        expected.addAll(List.of("a" + i, "b" + i));
      }
      assertThat(first).containsExactlyInAnyOrderElementsOf(expected);
      for (int i = 0; i < 20; i++) {
        OwnFile next = new OwnFile("config.toml", bytes("x".repeat(40_000)), i);
        CompletableFuture<Replaced> one = files.replace(anna, next);
        CompletableFuture<Replaced> other = second.ownFiles().replace(anna, next);
        assertThat(List.of(one.join(), other.join()))
            .containsExactlyInAnyOrder(Replaced.DONE, Replaced.OVERTAKEN);
        assertThat(file(anna, "config.toml").version()).isEqualTo(i + 1);
      }
      assertThat(file(anna, "config.toml").bytes()).hasSize(40_000);
    }
  }

  @Test
  void nobodyHasMoreThanTheLimitAndWhatShrinksIsSaved() {
    replace(anna, "config.toml", "x".repeat(100), 0);
    replace(anna, "much", "x".repeat(MOST - 200), 0);
    assertThat(replace(anna, "more", "x".repeat(101), 0)).isEqualTo(Replaced.FULL);
    assertThat(files.read(anna, "more").join()).isEmpty();
    assertThat(files.add(anna, "progress", bytes("x".repeat(100))).join())
        .isEqualTo(OptionalLong.empty());
    assertThat(add(anna, "progress", "x".repeat(99))).isEqualTo(100);
    assertThat(replace(anna, "config.toml", "y".repeat(101), 1)).isEqualTo(Replaced.FULL);
    assertThat(replace(anna, "config.toml", "y".repeat(100), 1)).isEqualTo(Replaced.DONE);
    assertThat(text(anna, "config.toml")).isEqualTo("y".repeat(100));
    assertThat(replace(ben, "more", "x".repeat(101), 0)).isEqualTo(Replaced.DONE);
  }

  @Test
  void aNameThatIsTooLongIsRefused() {
    String longest = "n".repeat(RowLimits.NAME);
    assertThat(replace(anna, longest, "x", 0)).isEqualTo(Replaced.DONE);
    assertThatThrownBy(() -> replace(anna, longest + "n", "x", 0))
        .hasCauseInstanceOf(StoreFault.class);
  }

  @Test
  void whatIsTakenOverIsThereOnceAndReplacesNothing() {
    OwnFile much = new OwnFile("much", new byte[MOST + 1], 0);
    assertThat(files.adopt(anna, much).join()).as("whatever its size").isEqualTo(Adopted.DONE);
    assertThat(files.adopt(anna, much).join()).as("again").isEqualTo(Adopted.DONE);
    assertThat(file(anna, "much").bytes()).hasSize(MOST + 1);
    OwnFile other = new OwnFile("much", new byte[1], 0);
    assertThat(files.adopt(anna, other).join()).isEqualTo(Adopted.OTHER);
    assertThat(files.adopt(4711, other).join()).isEqualTo(Adopted.NOBODY);
    assertThat(file(anna, "much").bytes()).hasSize(MOST + 1);
    assertThat(replace(anna, "much", "", 1)).isEqualTo(Replaced.DONE);
  }

  @Test
  void whatIsForgottenIsGoneAndALateSaveLeavesNothing() {
    replace(anna, "config.toml", "x", 0);
    add(ben, "progress", "x");
    store.accounts().forget(anna, UnaryOperator.identity()).join();
    assertThat(files.names(anna).join()).isEmpty();
    assertThatThrownBy(() -> add(anna, "progress", "x")).hasCauseInstanceOf(StoreFault.class);
    assertThatThrownBy(() -> replace(anna, "config.toml", "x", 0))
        .hasCauseInstanceOf(StoreFault.class);
    assertThat(files.names(anna).join()).isEmpty();
    assertThat(files.names(ben).join()).containsExactly("progress");
  }

  @Test
  void whoeverHasAFileStaysWhenTheyLeaveAndWhoeverHasNoneDoesNot() {
    add(anna, "progress", "x");
    assertThat(store.accounts().left(anna, false).join()).isFalse();
    assertThat(store.accounts().left(ben, false).join()).isTrue();
    assertThat(text(anna, "progress")).isEqualTo("x\n");
  }

  @Test
  void theFilesOfWhomNobodyCanBeAnyMoreAreDeleted() {
    long guest = store.accounts().newGuest().join().id();
    long here = store.accounts().newGuest().join().id();
    for (long one : List.of(guest, here)) {
      store.accounts().setCode(one, CodeKind.BACK, "h" + one, 10).join();
      add(one, "progress", "x");
      store
          .add(
              new TableRow(
                  0,
                  "",
                  "",
                  false,
                  false,
                  TableRow.Opening.UNKNOWN,
                  new TableState(0, one, 0, 0, false, false, "", 1, "")))
          .join();
    }
    add(anna, "progress", "x");
    store.accounts().tidy(Set.of(here)).join();
    assertThat(files.names(guest).join()).isEmpty();
    assertThat(files.names(here).join()).containsExactly("progress");
    assertThat(files.names(anna).join()).containsExactly("progress");
  }
}
