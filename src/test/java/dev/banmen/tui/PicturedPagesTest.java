package dev.banmen.tui;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.tui.page.Page;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Every page has a picture, or a reason to have none. */
class PicturedPagesTest {
  private static final Path SOURCES = Path.of("src", "main", "java");
  private static final Path LISTS = Path.of("docs", "pictures");

  /** A picture of each. */
  private static final Map<String, String> PICTURED =
      Map.ofEntries(
          Map.entry("BrowserPage", "past-games"),
          Map.entry("ConceptsPage", "concepts"),
          Map.entry("CoursePage", "course"),
          Map.entry("DrillListPage", "drills"),
          Map.entry("DrillPage", "drill"),
          Map.entry("EditorPage", "editor"),
          Map.entry("GamePage", "go"),
          Map.entry("HelpPage", "help"),
          Map.entry("HomePage", "menu"),
          Map.entry("LearnPage", "lessons"),
          Map.entry("LessonPage", "lesson"),
          Map.entry("LobbyPage", "lobby"),
          Map.entry("RecordPage", "recording"),
          Map.entry("SettingsPage", "settings"),
          Map.entry("TablePage", "table"));

  /** Those without one, and why. */
  private static final Map<String, String> EXCUSED =
      Map.of(
          "AwaitingPage", "is the page before it, while work is done",
          "MistakesPage", "shows what the computer found in the time it had",
          "OpeningPage", "is seen only while a large file is read",
          "ReviewPage", "shows what the computer found in the time it had",
          "TextPage", "shows any long text, such as the recovery code");

  private static Set<String> pages() throws Exception {
    Set<String> pages = new TreeSet<>();
    try (Stream<Path> files = Files.walk(SOURCES.resolve("dev/banmen"))) {
      for (Path file : files.filter(it -> it.toString().endsWith("Page.java")).toList()) {
        String name = SOURCES.relativize(file).toString().replace('/', '.').replace(".java", "");
        Class<?> type = Class.forName(name);
        if (Page.class.isAssignableFrom(type) && !type.isInterface()) {
          pages.add(type.getSimpleName());
        }
      }
    }
    return pages;
  }

  private static Set<String> listed() throws IOException {
    Set<String> listed = new TreeSet<>();
    for (String list : new String[] {"page-list", "server-page-list"}) {
      Files.readAllLines(LISTS.resolve(list)).forEach(line -> listed.add(line.split(" ")[0]));
    }
    return listed;
  }

  @Test
  void everyPageHasAPictureOrAReason() throws Exception {
    Set<String> known = new TreeSet<>(PICTURED.keySet());
    known.addAll(EXCUSED.keySet());
    assertThat(pages()).isEqualTo(known);
    assertThat(listed()).containsAll(new TreeMap<>(PICTURED).values());
  }
}
