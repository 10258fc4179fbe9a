package dev.banmen.tui;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.tui.canvas.Glyphs;
import java.io.IOException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.platform.commons.annotation.Testable;
import org.junit.platform.commons.support.AnnotationSupport;

/**
 * The golden files of one test class, in the folder of its name below {@code screens}. They hold
 * screens of 80x24 cells; on other screens laws are checked. With {@code -Dgolden.rewrite=true} the
 * files are rewritten, and those that no test asks for are deleted.
 */
public final class Golden implements BeforeAllCallback, AfterEachCallback, AfterAllCallback {
  static final Path SCREENS = Path.of("src", "test", "resources", "screens");

  /** Lines, shapes, arrows and the like, of which the set of ASCII glyphs has none. */
  private static final String SIGNS = "[\\u2000-\\u2bff]";

  private static final boolean IS_REWRITING = Boolean.getBoolean("golden.rewrite");

  private final Set<String> asked = new ConcurrentSkipListSet<>();
  private final Set<String> passed = new ConcurrentSkipListSet<>(); // names of tests
  private Path folder;

  @Override
  public void beforeAll(ExtensionContext context) {
    folder = SCREENS.resolve(context.getRequiredTestClass().getSimpleName());
  }

  /** Compares a screen of 80x24 cells with its file, and checks one of another size by laws. */
  public void check(String name, int cols, int rows, Glyphs glyphs, String screen)
      throws IOException {
    if (glyphs == Glyphs.ASCII) {
      assertThat(screen).as("%dx%d", cols, rows).doesNotContainPattern(SIGNS);
    }
    assertThat(screen.lines()).as("%dx%d", cols, rows).hasSize(rows).anyMatch(l -> !l.isBlank());
    if (cols == 80 && rows == 24) {
      check(glyphs == Glyphs.ASCII ? name + "-ascii" : name, screen);
    }
  }

  /** Compares a text with its file. */
  public void check(String name, String text) throws IOException {
    Path file = folder.resolve(name + ".txt");
    asked.add(file.getFileName().toString());
    if (IS_REWRITING) {
      Files.createDirectories(folder);
      Files.writeString(file, text);
    }
    assertThat(text).isEqualTo(Files.readString(file));
  }

  @Override
  public void afterEach(ExtensionContext context) {
    if (context.getExecutionException().isEmpty()) {
      passed.add(context.getRequiredTestMethod().getName());
    }
  }

  /** Fails if all tests of the class have passed and a file is one that no test asks for. */
  @Override
  public void afterAll(ExtensionContext context) throws IOException {
    if (!passed.containsAll(tests(context.getRequiredTestClass()))) {
      return;
    }
    Set<String> orphans = new TreeSet<>();
    try (Stream<Path> files = Files.list(folder)) {
      files.map(file -> file.getFileName().toString()).forEach(orphans::add);
    }
    orphans.removeAll(asked);
    if (!IS_REWRITING) {
      assertThat(orphans).as("files in %s that no test asks for", folder).isEmpty();
    }
    for (String orphan : orphans) {
      Files.delete(folder.resolve(orphan));
    }
  }

  private static Set<String> tests(Class<?> all) {
    Set<String> tests = new TreeSet<>();
    for (Method method : all.getDeclaredMethods()) {
      if (AnnotationSupport.isAnnotated(method, Testable.class)) {
        tests.add(method.getName());
      }
    }
    return tests;
  }
}
