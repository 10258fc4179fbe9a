package dev.banmen.app.local.host;

import dev.banmen.storage.StateFolder;
import dev.banmen.storage.UserFolder;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
import java.time.ZoneId;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The machine as one person has it: environment variables, home folder, working folder, time zone.
 * {@code main} makes the process's own and hands it down; nothing else asks the process, so that
 * one process can serve several people. Immutable.
 *
 * @param variables the environment variables
 * @param home the home folder, where no variable names one
 * @param folder where relative file names start; empty for the process's working folder
 * @param zone the time zone; empty for the process's, which is looked up only when needed, as that
 *     takes longer than most of a start
 * @param locale the locale that the launcher found, if it had to set another
 * @param piped the file that holds what was piped in, while standard input is the keyboard
 * @param launcher the launcher's path, as it was started
 */
public record HostEnvironment(
    Map<String, String> variables,
    String home,
    Path folder,
    Optional<ZoneId> zone,
    Optional<String> locale,
    Optional<String> piped,
    Optional<String> launcher) {
  private static final String TILDE = "~/";

  private static final String CLASSES = "banmen.classes";
  private static final String LOCALE = "banmen.locale";

  private static final String ANY_LOCALE = "LC_ALL";

  private static final String LAUNCHER = "banmen.launcher";

  /** The property that names the file of a piped-in recording: keys come from elsewhere. */
  private static final String PIPED = "banmen.input";

  private static final String NAME = "banmen";

  /** A path that every shell reads as it stands, without quotation marks. */
  private static final Pattern PLAIN = Pattern.compile("[A-Za-z0-9_./+-]+");

  public HostEnvironment {
    variables = Map.copyOf(variables);
  }

  public static HostEnvironment ofProcess() {
    return new HostEnvironment(
        System.getenv(),
        System.getProperty("user.home"),
        Path.of(""),
        Optional.empty(),
        Optional.ofNullable(System.getProperty(LOCALE)),
        Optional.ofNullable(System.getProperty(PIPED)),
        Optional.ofNullable(System.getProperty(LAUNCHER)));
  }

  /**
   * The file in which Java notes the classes that it loads, if it does; it is in the launcher's
   * folder.
   */
  public static Optional<Path> classNotes() {
    return Optional.ofNullable(System.getProperty(CLASSES)).map(Path::of);
  }

  /** The program as this person can type it: the launcher's path, unless it is on {@code PATH}. */
  public String command() {
    String path = launcher.filter(it -> PLAIN.matcher(it).matches()).orElse(NAME);
    for (String each : variable("PATH").split(":")) {
      if (path.equals(each + "/" + NAME)) {
        return NAME;
      }
    }
    return path;
  }

  /** The value of an environment variable; nothing if it isn't set. */
  public String variable(String name) {
    return variables.getOrDefault(name, "");
  }

  /** The variables that say what the user's locale is. */
  public Map<String, String> localeVariables() {
    return locale.isEmpty() ? variables : Map.of(ANY_LOCALE, locale.get());
  }

  public Clock clock() {
    return Clock.system(zone.isPresent() ? zone.get() : ZoneId.systemDefault());
  }

  /** The folder of the program's settings and themes. */
  public Path config() throws IOException {
    return UserFolder.config(variables, home);
  }

  /** The folder of games, drafts and the like, which need not exist yet. */
  public Path state() throws IOException {
    return StateFolder.of(variables, home);
  }

  /** The folder of what can be made again, which need not exist yet. */
  public Path cache() throws IOException {
    return StateFolder.cache(variables, home);
  }

  /** The folder of the user's lessons and progress. */
  public Path data() throws IOException {
    return UserFolder.data(variables, home);
  }

  /** A file's name as the user types it, with {@code ~} and the working folder spelled out. */
  public String full(String name) {
    String known = variable("HOME");
    if (name.startsWith(TILDE) && !known.isEmpty()) {
      return known + name.substring(TILDE.length() - 1);
    }
    boolean isFull = name.startsWith("/") || folder.toString().isEmpty();
    return isFull ? name : folder + "/" + name;
  }
}
