package dev.banmen.tui;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.session.LiveSession;
import dev.banmen.session.Stamped;
import dev.banmen.tui.canvas.Glyphs;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Whole evenings from {@code evenings}, as an onlooker sees them: the first screen, and the changed
 * lines of each later one.
 */
class EveningsTest {
  @RegisterExtension static final Golden GOLDEN = new Golden();

  private static final Path RESOURCES = Path.of("src", "test", "resources");
  private static final int COLS = 80;
  private static final int ROWS = 24;

  private final AtomicLong millis = new AtomicLong();
  private final List<Stamped> kept = new ArrayList<>();

  static List<String> written() throws IOException {
    try (Stream<Path> files = Files.list(RESOURCES.resolve("evenings"))) {
      return files.map(file -> file.getFileName().toString().replace(".txt", "")).sorted().toList();
    }
  }

  @ParameterizedTest
  @MethodSource("written")
  void anEveningIsSeenScreenByScreen(String name) throws IOException {
    EveningScript evening =
        EveningScript.of(Files.readString(RESOURCES.resolve("evenings/" + name + ".txt")));
    List<String> screens = screens(evening, evening.events());
    StringBuilder told = new StringBuilder(screens.get(0));
    for (int i = 1; i < screens.size(); i++) {
      told.append("\n-- ").append(evening.lines().get(i - 1)).append('\n');
      appendChanges(screens.get(i - 1), screens.get(i), told);
    }
    GOLDEN.check(name, told.toString());
  }

  @ParameterizedTest
  @MethodSource("written")
  void whatWasKeptOfAnEveningShowsTheSameScreens(String name) throws IOException {
    EveningScript evening =
        EveningScript.of(Files.readString(RESOURCES.resolve("evenings/" + name + ".txt")));
    List<String> seen = changesOnly(screens(evening, evening.events()));
    List<Stamped> journal = List.copyOf(kept);
    assertThat(journal).hasSizeBetween(1, evening.events().size());
    assertThat(changesOnly(screens(evening, journal))).isEqualTo(seen);
  }

  /** The screens of an onlooker at first and after each event. */
  private List<String> screens(EveningScript evening, List<Stamped> events) throws IOException {
    kept.clear();
    millis.set(0);
    LiveSession live =
        new LiveSession(
            evening.begun(), (before, stamped, after) -> kept.add(stamped), millis::get);
    Evening viewer = new Evening(new TestHouse(0), live, COLS, ROWS, Glyphs.UNICODE);
    AtomicBoolean news = new AtomicBoolean();
    live.listen(() -> news.set(true));
    List<String> screens = new ArrayList<>(List.of(viewer.text()));
    for (Stamped event : events) {
      millis.set(event.millis());
      live.submit(event.by(), event.event());
      if (news.getAndSet(false)) {
        viewer.refreshed();
      }
      screens.add(viewer.text());
    }
    return screens;
  }

  /** The screens without those that show nothing new. */
  private static List<String> changesOnly(List<String> screens) {
    List<String> changes = new ArrayList<>();
    for (String screen : screens) {
      if (changes.isEmpty() || !changes.get(changes.size() - 1).equals(screen)) {
        changes.add(screen);
      }
    }
    return changes;
  }

  private static void appendChanges(String before, String after, StringBuilder told) {
    String[] old = before.split("\n", -1);
    String[] now = after.split("\n", -1);
    for (int row = 0; row < now.length; row++) {
      if (!now[row].equals(old[row])) {
        told.append(row < 9 ? " " : "").append(row + 1).append('|').append(now[row]).append('\n');
      }
    }
  }
}
