package dev.banmen.laws;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.game.Side;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Nothing of one person is process-wide: static state does not change. */
class StaticStateTest {
  /** Static fields that do change, each with the reason why no person can see another in it. */
  private static final Map<String, String> CACHES =
      caches(
          "text.Words.READ",
          "a bundle depends on its package's class and the locale, which are its keys",
          "storage.WrittenFiles.OF_PROCESS",
          "locks are the process's; its keys are the files themselves",
          "storage.WriterLocks.OPEN",
          "locks are the process's; its keys are the lock files' paths",
          "storage.StaleFiles.SWEPT",
          "one sweep of a folder is enough for a process; its elements are the folders",
          "schedule.DaemonScheduler.SCHEDULER",
          "threads; it holds no more than what is due",
          "bot.ComputerSeats.THREADS",
          "threads; it holds no more than what is thought about",
          "games.go.Grid.LATEST",
          "a grid depends on its rows and columns, which it is compared by",
          "games.othello.board.BoardSize.MADE",
          "a board depends on its rows, by which it is found",
          "tui.term.Disc.MADE",
          "a piece depends on how far it is from the next, which is its key, and whether on a"
              + " square",
          "server.lobby.TableDescriptions.TITLES",
          "a title depends on a game, its options and the language, which are its key",
          "server.monitor.LogOutput.OWN",
          "a log is the process's; people are numbers in it",
          "server.monitor.LogOutput.ALL",
          "a log is the process's; people are numbers in it");

  /** What writes into the log of the process, where people are numbers. */
  private static final Set<String> OF_THE_LOG =
      Set.of("dev.banmen.server.monitor.EventLog", "dev.banmen.server.monitor.LogOutput$LogLevel");

  private static Map<String, String> caches(String... namesAndReasons) {
    Map<String, String> caches = new TreeMap<>();
    for (int i = 0; i < namesAndReasons.length; i += 2) {
      caches.put(namesAndReasons[i], namesAndReasons[i + 1]);
    }
    return caches;
  }

  static List<Field> statics() throws Exception {
    Path classes = Path.of(Side.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    List<String> outer;
    try (Stream<Path> files = Files.walk(classes)) {
      outer =
          files
              .map(file -> classes.relativize(file).toString())
              .filter(file -> file.endsWith(".class") && !file.contains("$"))
              .map(file -> file.substring(0, file.length() - ".class".length()).replace('/', '.'))
              .toList();
    }
    List<Field> statics = new ArrayList<>();
    for (String name : outer) {
      ClassLoader loader = Side.class.getClassLoader();
      for (Class<?> one : Class.forName(name, false, loader).getNestMembers()) {
        for (Field field : one.getDeclaredFields()) {
          if (Modifier.isStatic(field.getModifiers()) && !field.isSynthetic()) {
            statics.add(field);
          }
        }
      }
    }
    assertThat(statics).isNotEmpty();
    return statics;
  }

  static String name(Field field) {
    String whole = field.getDeclaringClass().getName() + "." + field.getName();
    return whole.substring("dev.banmen.".length());
  }

  @Test
  void whatIsStaticNeverChanges() throws Exception {
    List<String> faults = new ArrayList<>();
    Set<String> unused = new TreeSet<>(CACHES.keySet());
    for (Field field : statics()) {
      boolean isListed = unused.remove(name(field));
      if (!isListed && !OF_THE_LOG.contains(field.getType().getName())) {
        faults(field).forEach(fault -> faults.add(name(field) + fault));
      }
    }
    assertThat(faults).isEmpty();
    assertThat(unused).as("listed, and there no more").isEmpty();
  }

  private static List<String> faults(Field field) throws Exception {
    return Modifier.isFinal(field.getModifiers()) ? Frozen.faults(field) : List.of(" is not final");
  }

  private record Holder(Object held) {}

  private static final class Changing {
    int count;
  }

  @Test
  void whatCanChangeIsFoundHoweverDeepItIs() {
    assertThat(Frozen.faults(new Holder(new ArrayList<>()))).hasSize(1);
    assertThat(Frozen.faults(List.of(new Holder(new Changing())))).hasSize(1);
    assertThat(Frozen.faults(new Holder(new AtomicInteger()))).isNotEmpty();
    assertThat(Frozen.faults(new int[] {1})).hasSize(1);
    assertThat(Frozen.faults(Map.of("a", EnumSet.allOf(Side.class)))).hasSize(1);
  }

  @Test
  void whatCannotChangeIsNoFault() {
    List<Object> values =
        List.of(1, "text", Side.BLACK, Optional.of("a"), List.of("a"), Map.of("a", 1));
    Runnable nothing = () -> {};
    for (Object value : values) {
      assertThat(Frozen.faults(new Holder(value))).as(value.toString()).isEmpty();
    }
    assertThat(Frozen.faults(new Holder(nothing))).isEmpty();
    assertThat(Frozen.faults(new int[0])).isEmpty();
  }
}
