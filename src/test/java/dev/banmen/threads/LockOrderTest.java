package dev.banmen.threads;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.session.LiveSession;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The order of locks in ARCHITECTURE.md is the program's. */
class LockOrderTest {
  private static final Pattern LOCK = Pattern.compile("`([^`]+)`");
  private static final List<Set<String>> LINES = new ArrayList<>();
  private static final Set<String> GIVING = new TreeSet<>();
  private static LockNestings program;

  @BeforeAll
  static void read() throws Exception {
    program = new LockNestings(classes(LiveSession.class).resolve("dev"));
    String all = Files.readString(Path.of("ARCHITECTURE.md"));
    String section = all.split("## Threads and locks\n")[1].split("\n## ")[0];
    for (String line : section.split("\n(?=[0-9]\\. )|\n\n")) {
      if (line.matches("(?s)[0-9]\\. .*")) {
        LINES.add(locks(line));
      } else if (line.startsWith("While they are held, these call a function")) {
        GIVING.addAll(locks(line));
      }
    }
  }

  private static Path classes(Class<?> one) throws URISyntaxException {
    return Path.of(one.getProtectionDomain().getCodeSource().getLocation().toURI());
  }

  private static Set<String> locks(String line) {
    Set<String> locks = new TreeSet<>();
    for (Matcher matcher = LOCK.matcher(line); matcher.find(); ) {
      locks.add(matcher.group(1));
    }
    return locks;
  }

  @Test
  void noLockIsTakenAgainstTheOrder() {
    assertThat(program.faults(LINES, GIVING)).isEmpty();
  }

  @Test
  void theOrderNamesEachLockOnceAndNoneThatNeedsNone() {
    List<String> named = LINES.stream().flatMap(Set::stream).toList();
    Set<String> nested = new HashSet<>();
    Set<String> giving = new TreeSet<>();
    for (LockNestings.Nesting one : program.all()) {
      if (one.taken().equals(LockNestings.GIVEN)) {
        giving.add(one.held());
      } else if (!one.isAgain()) {
        nested.addAll(List.of(one.held(), one.taken()));
      }
    }
    assertThat(program.locks()).hasSizeGreaterThan(50).containsAll(named).containsAll(GIVING);
    assertThat(named).containsExactlyInAnyOrderElementsOf(nested);
    assertThat(GIVING).isEqualTo(giving);
  }

  private static LockNestings planted() throws Exception {
    Path tests = classes(LockOrderTest.class);
    return new LockNestings(tests.resolve(Path.of("dev", "banmen", "threads", "planted")));
  }

  @Test
  void everyWayToTakeALockIsFoundAndNothingElse() throws Exception {
    assertThat(planted().all())
        .extracting(one -> one.held() + " > " + one.taken() + (one.isAgain() ? " again" : ""))
        .containsExactlyInAnyOrder(
            "Planted.FirstLock > Planted.FirstLock again",
            "Planted.FirstLock.field > Planted.LastLock",
            "Planted.ByInterface > Planted.LastLock",
            "Planted.ByFunction > Planted.LastLock",
            "Planted.Teller > " + LockNestings.GIVEN,
            "Planted.LastLock > Planted.FirstLock");
  }

  @Test
  void anOrderThatIsNotKeptIsAFault() throws Exception {
    List<Set<String>> lines =
        List.of(
            Set.of("Planted.FirstLock", "Planted.FirstLock.field", "Planted.ByFunction"),
            Set.of("Planted.LastLock"));
    assertThat(planted().faults(lines, Set.of()))
        .extracting(one -> one.held() + " > " + one.taken())
        .containsExactlyInAnyOrder(
            "Planted.LastLock > Planted.FirstLock", // against the order
            "Planted.ByInterface > Planted.LastLock", // not in it
            "Planted.Teller > " + LockNestings.GIVEN);
    assertThat(planted().faults(lines, Set.of("Planted.Teller"))).hasSize(2);
  }
}
