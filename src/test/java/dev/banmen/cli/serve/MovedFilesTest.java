package dev.banmen.cli.serve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.banmen.server.store.OwnFile;
import dev.banmen.server.store.OwnFileStore;
import dev.banmen.server.store.Store;
import dev.banmen.server.store.StoreFault;
import dev.banmen.server.store.sqlite.SqliteStore;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What older versions had in people's folders is in the store after the first start. */
class MovedFilesTest {
  @TempDir Path folder;
  private SqliteStore store;
  private final Map<Path, IOException> left = new TreeMap<>();

  @BeforeEach
  void open() throws StoreFault {
    store = SqliteStore.open(folder, () -> 0, row -> OptionalDouble.empty());
    for (String key : List.of("a", "b", "c")) {
      store.person("SHA256:" + key).join(); // 1, 2 and 3
    }
  }

  @AfterEach
  void close() {
    store.close();
  }

  private Path people() {
    return folder.resolve("people");
  }

  private Path write(String name, String text) throws IOException {
    Path file = people().resolve(name);
    Files.createDirectories(file.getParent());
    return Files.writeString(file, text);
  }

  private void move(Store into) throws IOException {
    left.clear();
    new MovedFiles(people(), into, left::put).run();
  }

  private Map<String, String> all(long... people) {
    Map<String, String> all = new TreeMap<>();
    for (long person : people) {
      for (String name : store.ownFiles().names(person).join()) {
        OwnFile file = store.ownFiles().read(person, name).join().orElseThrow();
        all.put(person + "/" + name, new String(file.bytes(), StandardCharsets.UTF_8));
      }
    }
    return all;
  }

  @Test
  void whatIsOnTheDiskIsInTheStoreAndNoLongerThere() throws IOException {
    write("1/config.toml", "theme = 'wood'\n");
    write("1/progress", "x\n".repeat(40_000));
    write("1/lessons/go/mistakes.md", "# 盤面\n");
    write("2/drills", "");
    move(store);
    assertThat(left).isEmpty();
    assertThat(people()).doesNotExist();
    assertThat(all(1, 2, 3))
        .isEqualTo(
            Map.of(
                "1/config.toml", "theme = 'wood'\n",
                "1/progress", "x\n".repeat(40_000),
                "1/lessons/go/mistakes.md", "# 盤面\n",
                "2/drills", ""));
    move(store); // as at every later start
    assertThat(left).isEmpty();
  }

  /** It ends at each point where it asks the store, before and after that has answered. */
  @Test
  void whenItIsKilledTheNextStartGoesOn() throws Exception {
    int points = 0;
    boolean isOver = false;
    for (; !isOver; points++) {
      for (String one : List.of("1/config.toml", "1/progress", "2/drills", "3/lessons/a.md")) {
        write(one, one + "\n");
      }
      Map<String, String> expected = new TreeMap<>(all(1, 2, 3));
      expected.putAll(
          Map.of(
              "1/config.toml", "1/config.toml\n",
              "1/progress", "1/progress\n",
              "2/drills", "2/drills\n",
              "3/lessons/a.md", "3/lessons/a.md\n"));
      int[] budget = {points};
      try {
        move(dying(budget));
        isOver = true;
      } catch (Killed e) {
        close();
        open();
        move(store);
      }
      assertThat(left).isEmpty();
      assertThat(people()).doesNotExist();
      assertThat(all(1, 2, 3)).isEqualTo(expected);
      for (long person = 1; person <= 3; person++) {
        store.accounts().forget(person, UnaryOperator.identity()).join();
      }
      store.close();
      Files.delete(folder.resolve(SqliteStore.FILE));
      open();
    }
    assertThat(points).isGreaterThan(8);
  }

  private static final class Killed extends RuntimeException {
    private static final long serialVersionUID = 1L;
  }

  /** The store for a program that is killed after so many steps. */
  private Store dying(int[] budget) {
    return proxy(Store.class, store, budget);
  }

  private static <T> T proxy(Class<T> type, Object target, int[] budget) {
    return type.cast(
        Proxy.newProxyInstance(
            type.getClassLoader(),
            new Class<?>[] {type},
            (proxy, method, values) -> asked(target, method, values, budget)));
  }

  private static Object asked(Object target, Method method, Object[] values, int[] budget)
      throws Throwable {
    if (method.getName().equals("ownFiles")) {
      return proxy(OwnFileStore.class, method.invoke(target, values), budget);
    } else if (!method.getName().equals("adopt")) {
      return method.invoke(target, values);
    }
    step(budget);
    try {
      CompletableFuture<?> answer = (CompletableFuture<?>) method.invoke(target, values);
      answer.join();
      step(budget);
      return answer;
    } catch (InvocationTargetException e) {
      throw e.getCause();
    }
  }

  private static void step(int[] budget) {
    if (budget[0]-- <= 0) {
      throw new Killed();
    }
  }

  @Test
  void whatCannotBeReadIsNamedAndStaysAndTheRestIsMoved() throws IOException {
    Path big = people().resolve("1").resolve("progress");
    write("1/config.toml", "x");
    try (var file =
        Files.newByteChannel(big, StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
      file.position(MovedFiles.MOST_BYTES);
      file.write(ByteBuffer.wrap(new byte[1]));
    }
    Path link = Files.createSymbolicLink(people().resolve("1").resolve("link"), folder);
    Path named = write("1/" + "n".repeat(200), "x");
    move(store);
    assertThat(left.keySet()).containsExactlyInAnyOrder(big, named, link);
    assertThat(big).exists();
    assertThat(named).exists();
    assertThat(all(1)).isEqualTo(Map.of("1/config.toml", "x"));
    move(store);
    assertThat(left.keySet()).as("again").containsExactlyInAnyOrder(big, named, link);
  }

  @Test
  void whatTheStoreHasStaysThereAndTheFileStaysToo() throws IOException {
    Path file = write("1/config.toml", "old");
    byte[] bytes = "new".getBytes(StandardCharsets.UTF_8);
    store.ownFiles().replace(1, new OwnFile("config.toml", bytes, 0)).join();
    move(store);
    assertThat(left.keySet()).containsExactly(file);
    assertThat(all(1)).isEqualTo(Map.of("1/config.toml", "new"));
    Files.writeString(file, "new");
    move(store);
    assertThat(left).isEmpty();
    assertThat(people()).doesNotExist();
  }

  @Test
  void filesOfForgottenPeopleAreDeletedAndThoseOfStrangersStay() throws IOException {
    store.accounts().forget(2, UnaryOperator.identity()).join();
    write("2/config.toml", "forgotten");
    Path strange = write("4711/config.toml", "of another database");
    Path other = write("notes/x", "the owner's");
    write("1/.banmen-1f", "half a file");
    move(store);
    assertThat(left.keySet()).containsExactly(strange);
    assertThat(people().resolve("2")).doesNotExist();
    assertThat(people().resolve("1")).doesNotExist();
    assertThat(strange).exists();
    assertThat(other).exists();
    assertThat(all(1, 2, 3, 4711)).isEmpty();
  }

  /** A disk on which some files cannot be read, deleted, or listed. */
  private record Faulty(Set<Path> unread, Set<Path> undeleted, Set<Path> unlisted)
      implements MovedFiles.Disk {
    @Override
    public List<Path> all(Path folder) throws IOException {
      if (unlisted.contains(folder)) {
        throw new AccessDeniedException(folder.toString());
      }
      return MovedFiles.Disk.super.all(folder);
    }

    @Override
    public byte[] read(Path file) throws IOException {
      if (unread.contains(file)) {
        throw new IOException("Input/output error");
      }
      return MovedFiles.Disk.super.read(file);
    }

    @Override
    public void delete(Path file) throws IOException {
      if (undeleted.contains(file)) {
        throw new AccessDeniedException(file.toString());
      }
      MovedFiles.Disk.super.delete(file);
    }
  }

  private void move(Faulty disk) throws IOException {
    left.clear();
    new MovedFiles(people(), store, left::put, disk).run();
  }

  @Test
  void whatCannotBeDeletedOrListedIsNamedAndTheRestIsMoved() throws IOException {
    store.accounts().forget(2, UnaryOperator.identity()).join();
    Path moved = write("1/config.toml", "x");
    Path half = write("1/.banmen-1f", "half a file");
    Path forgotten = write("2/config.toml", "forgotten");
    Path other = write("2/progress", "forgotten");
    Path unlisted = write("3/config.toml", "x").getParent();
    write("1/progress", "y\n");
    Faulty disk = new Faulty(Set.of(), Set.of(moved, half, forgotten), Set.of(unlisted));
    move(disk);
    assertThat(left.keySet()).containsExactlyInAnyOrder(moved, half, forgotten, unlisted);
    assertThat(other).doesNotExist();
    assertThat(all(1, 2, 3)).isEqualTo(Map.of("1/config.toml", "x", "1/progress", "y\n"));
    move(store);
    assertThat(left).isEmpty();
    assertThat(people()).doesNotExist();
    assertThat(all(1, 2, 3))
        .isEqualTo(Map.of("1/config.toml", "x", "1/progress", "y\n", "3/config.toml", "x"));
  }

  /** Else its person would come in without it, and what they save then would keep it out. */
  @Test
  void aFileThatCannotBeReadEndsTheStartAndTheNextOneTakesIt() throws IOException {
    Path file = write("1/config.toml", "x");
    Faulty disk = new Faulty(Set.of(file), Set.of(), Set.of());
    assertThatThrownBy(() -> move(disk))
        .isInstanceOfSatisfying(
            FileSystemException.class,
            fault -> {
              assertThat(fault.getFile()).isEqualTo(file.toString());
              assertThat(fault.getReason()).isEqualTo("Input/output error");
            });
    assertThat(file).hasContent("x");
    move(store);
    assertThat(left).isEmpty();
    assertThat(all(1)).isEqualTo(Map.of("1/config.toml", "x"));
  }

  @Test
  void aFileInPlaceOfAFolderStays() throws IOException {
    Path file = write("1", "x");
    move(store);
    assertThat(left.keySet()).containsExactly(file);
    assertThat(file).hasContent("x");
    assertThat(all(1)).isEmpty();
  }

  /** Else people would come in with the defaults, and save them. */
  @Test
  void aStoreThatCannotSaveEndsTheStart() throws IOException {
    Path file = write("1/config.toml", "x");
    StoreFault full = StoreFault.of("store.full");
    OwnFileStore failing =
        (OwnFileStore)
            Proxy.newProxyInstance(
                OwnFileStore.class.getClassLoader(),
                new Class<?>[] {OwnFileStore.class},
                (proxy, method, values) -> CompletableFuture.failedFuture(full));
    Store into =
        (Store)
            Proxy.newProxyInstance(
                Store.class.getClassLoader(),
                new Class<?>[] {Store.class},
                (proxy, method, values) ->
                    method.getName().equals("ownFiles") ? failing : method.invoke(store, values));
    assertThatThrownBy(() -> move(into)).isSameAs(full);
    assertThat(file).hasContent("x");
    assertThat(left).isEmpty();
  }

  @Test
  void aStoreThatIsClosedLosesNothing() throws IOException {
    Path file = write("1/config.toml", "x");
    store.close();
    assertThatThrownBy(() -> move(store)).hasCauseInstanceOf(StoreFault.class);
    assertThat(file).hasContent("x");
    List<Path> none = new ArrayList<>(left.keySet());
    assertThat(none).isEmpty();
  }
}
