package dev.banmen.tui;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jline.terminal.Size;
import org.jline.utils.ScreenTerminal;
import org.junit.jupiter.api.Assumptions;

/**
 * A program in a real pseudo-terminal, made by {@code script} of util-linux, with JLine's emulator
 * at the other end. Waits look at the screen whenever it changes and give up once the program has
 * ended, or after {@link #PATIENCE_MILLIS}. One thread; a second one reads.
 */
public final class PseudoTerminal implements AutoCloseable {
  /** On a busy machine the first start takes a minute, as it makes an archive for the others. */
  static final long PATIENCE_MILLIS = 120_000;

  private final Path folder;
  private final Process script;
  private final OutputStream keys;
  private final ScreenTerminal screen;
  private final Thread reader;
  private final StringBuilder written = new StringBuilder(); // guarded by screen
  private boolean isOver; // nothing more will be written; guarded by screen

  /**
   * Starts a command.
   *
   * @param folder an empty folder for what {@code stty} says before and after, and the exit code
   * @param command a line for the shell
   */
  PseudoTerminal(Path folder, int cols, int rows, String command) throws IOException {
    this.folder = folder;
    screen = new ScreenTerminal(cols, rows);
    String line =
        String.join(
            "; ",
            "tty > tty",
            "stty cols " + cols + " rows " + rows,
            "stty -a > before",
            command,
            "echo $? > code",
            "stty -a > after");
    ProcessBuilder builder =
        new ProcessBuilder(heedingSignals(List.of("script", "-qefc", line, "/dev/null")))
            .directory(folder.toFile());
    // In bash, as dash's "wait" for a job that was just continued answers that it is stopped.
    builder
        .environment()
        .putAll(Map.of("TERM", "xterm-256color", "LC_ALL", "C.UTF-8", "SHELL", "/bin/bash"));
    builder.environment().put("XDG_STATE_HOME", folder.resolve("state").toString());
    builder.environment().put("XDG_DATA_HOME", folder.resolve("data").toString());
    builder.environment().put("XDG_CONFIG_HOME", folder.resolve("config").toString());
    builder.environment().keySet().removeAll(List.of("NO_COLOR", "COLORTERM"));
    script = builder.redirectErrorStream(true).start();
    keys = script.getOutputStream();
    reader = new Thread(this::read, "emulator");
    reader.setDaemon(true);
    reader.start();
  }

  /**
   * A command that heeds all signals. What a shell script runs in the background ignores SIGINT,
   * what {@code nohup} runs SIGHUP, and so would whatever a test starts there.
   */
  public static List<String> heedingSignals(List<String> command) {
    return Stream.concat(Stream.of("env", "--default-signal"), command.stream()).toList();
  }

  /** Skips the test where there is no {@code script}; fails it there if CI is set. */
  static void needs() {
    boolean isPossible = Files.isExecutable(Path.of("/usr/bin/script"));
    if (System.getenv("CI") == null) {
      Assumptions.assumeTrue(isPossible, "script of util-linux is not installed");
    }
    assertThat(isPossible).as("script of util-linux is installed").isTrue();
  }

  private void read() {
    char[] piece = new char[8192];
    try (Reader reader = new InputStreamReader(script.getInputStream(), UTF_8)) {
      for (int n = reader.read(piece); n >= 0; n = reader.read(piece)) {
        synchronized (screen) {
          screen.write(new String(piece, 0, n));
          written.append(piece, 0, n);
          screen.notifyAll();
        }
      }
    } catch (IOException e) {
      // The program and its terminal are gone.
    } finally {
      synchronized (screen) {
        isOver = true;
        screen.notifyAll();
      }
    }
  }

  void types(String text) throws IOException {
    keys.write(text.getBytes(UTF_8));
    keys.flush();
  }

  /** Gives the terminal another size, as a window manager would. */
  void resize(int cols, int rows) throws IOException, InterruptedException {
    synchronized (screen) {
      screen.setSize(Size.of(cols, rows));
    }
    String tty = Files.readString(folder.resolve("tty")).strip();
    String[] size = {"cols", Integer.toString(cols), "rows", Integer.toString(rows)};
    new ProcessBuilder("stty", "-F", tty, size[0], size[1], size[2], size[3]).start().waitFor();
  }

  /** The screen as it is now, a line a row. */
  String text() {
    synchronized (screen) {
      return text(screen);
    }
  }

  /** All that was written to the terminal until now. */
  String written() {
    synchronized (screen) {
      return written.toString();
    }
  }

  /** What an emulator shows, a line a row. */
  static String text(ScreenTerminal screen) {
    long[] cells = new long[screen.getColumns() * screen.getRows()];
    screen.dump(cells, new int[2]);
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < cells.length; i++) {
      int c = ScreenTerminal.cellCodePoint(cells[i]);
      text.appendCodePoint(c == 0 ? ' ' : c);
      if ((i + 1) % screen.getColumns() == 0) {
        text.append('\n');
      }
    }
    return text.toString();
  }

  /**
   * Waits until the screen shows all of these, and gives the screen. A paint may arrive in pieces:
   * what is looked for later need not have come with what was waited for.
   */
  String awaits(String... expected) throws InterruptedException {
    return awaits(String.join("\n", expected), shown -> showsAll(shown, List.of(expected)));
  }

  /** Waits until the screen shows one text, and no longer another. */
  String awaitsWithout(String gone, String expected) throws InterruptedException {
    return awaits(
        expected + "\nwithout\n" + gone,
        shown -> shown.contains(expected) && !shown.contains(gone));
  }

  /** Waits until the card of this player, and of no other, says that it is to move. */
  String awaitsTurnOf(String player) throws InterruptedException {
    Pattern card = Pattern.compile("\\s" + player + "(?: \\(you\\))?\\s*\\n.* to move\\s*\\n");
    return awaits("the turn of " + player, shown -> card.matcher(shown).find());
  }

  /** Waits until a pattern is found on the screen, and gives what its first group found. */
  String awaitsPart(String pattern) throws InterruptedException {
    Pattern part = Pattern.compile(pattern);
    Matcher found = part.matcher(awaits(pattern, shown -> part.matcher(shown).find()));
    assertThat(found.find()).isTrue();
    return found.group(1);
  }

  private static boolean showsAll(String shown, List<String> expected) {
    return expected.stream().allMatch(shown::contains);
  }

  /** Waits until the screen shows this and nothing else, blanks at the ends of lines aside. */
  void awaitsAll(String expected) throws InterruptedException {
    List<String> lines = expected.lines().toList();
    awaits(expected, shown -> shown.lines().map(String::stripTrailing).toList().equals(lines));
  }

  /**
   * Waits until the screen is as it is to be, and gives it.
   *
   * @param expected how to call that
   */
  String awaits(String expected, Predicate<String> isShown) throws InterruptedException {
    long until = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(PATIENCE_MILLIS);
    synchronized (screen) {
      for (String shown = text(); ; shown = text()) {
        long left = TimeUnit.NANOSECONDS.toMillis(until - System.nanoTime());
        if (isShown.test(shown)) {
          return shown;
        } else if (isOver) {
          throw new AssertionError("expected:\n" + expected + "\nbut it ended with:\n" + written);
        } else if (left <= 0) {
          throw new AssertionError("expected:\n" + expected + "\non the screen:\n" + shown);
        }
        screen.wait(left);
      }
    }
  }

  /** Waits for the end and all that was written until then, and gives the program's exit code. */
  int ends() throws IOException, InterruptedException {
    if (!script.waitFor(PATIENCE_MILLIS, TimeUnit.MILLISECONDS)) {
      throw new AssertionError("still running:\n" + text());
    }
    reader.join(PATIENCE_MILLIS);
    return Integer.parseInt(Files.readString(folder.resolve("code")).strip());
  }

  String settingsBefore() throws IOException {
    return settings("before");
  }

  String settingsAfter() throws IOException {
    return settings("after");
  }

  /** What {@code stty -a} put into a file, without the size. */
  String settings(String file) throws IOException {
    return Files.readString(folder.resolve(file)).replaceAll("rows \\d+; columns \\d+;", "");
  }

  /** Sends signals, one right after the other, to the Java that runs in here. */
  void signals(String... names) throws IOException, InterruptedException {
    StringBuilder line = new StringBuilder();
    for (String name : names) {
      line.append("kill -s ").append(name).append(' ').append(java().pid()).append("; ");
    }
    new ProcessBuilder("sh", "-c", line.toString()).start().waitFor();
  }

  /** The Java that runs in here. */
  private ProcessHandle java() {
    for (ProcessHandle child : children()) {
      if (child.info().command().orElse("").endsWith("java")) {
        return child;
      }
    }
    throw new AssertionError("no Java runs in the terminal:\n" + text());
  }

  /** Sends a signal to the program once nobody reads any more, and waits until it has ended. */
  void signalsUnread(String name) throws Exception {
    ProcessHandle java = java();
    signal("STOP", script.pid());
    signal(name, java.pid());
    try {
      java.onExit().get(PATIENCE_MILLIS, TimeUnit.MILLISECONDS);
    } finally {
      signal("CONT", script.pid());
    }
  }

  private static void signal(String name, long pid) throws IOException, InterruptedException {
    new ProcessBuilder("kill", "-s", name, Long.toString(pid)).start().waitFor();
  }

  /** Takes the terminal away from the program, and waits until it has ended. */
  void vanishes() throws Exception {
    ProcessHandle java = java();
    script.destroyForcibly();
    java.onExit().get(PATIENCE_MILLIS, TimeUnit.MILLISECONDS);
  }

  private List<ProcessHandle> children() {
    return script.descendants().toList();
  }

  @Override
  public void close() {
    for (ProcessHandle child : children()) {
      child.destroyForcibly();
    }
    script.destroyForcibly();
  }
}
