package dev.banmen.cli;

import dev.banmen.app.local.files.RecordingFile;
import dev.banmen.app.local.host.FileFault;
import dev.banmen.app.local.host.IoReason;
import dev.banmen.app.local.host.NewFile;
import dev.banmen.app.local.host.UsageFault;
import dev.banmen.app.local.settings.LanguageChoice;
import dev.banmen.app.local.settings.LocalThemes;
import dev.banmen.cli.options.Arguments;
import dev.banmen.cli.options.CliCommand;
import dev.banmen.cli.options.CommandContext;
import dev.banmen.cli.options.DisplayOptions;
import dev.banmen.cli.options.ExitCode;
import dev.banmen.cli.options.LanguageOption;
import dev.banmen.cli.options.StandardStreams;
import dev.banmen.game.record.InputFault;
import dev.banmen.storage.BoundedFile;
import dev.banmen.storage.UserFolder;
import dev.banmen.text.ChosenLanguage;
import dev.banmen.text.Language;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.page.picture.Film;
import dev.banmen.tui.page.picture.OffscreenSurface;
import dev.banmen.tui.theme.Themes;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/**
 * {@code banmen screenshot [--out FILE] [--size 80x24] [--keys KEYS] [--format svg|text|ansi]
 * [--film SCRIPT] [COMMAND...]}: the screen of another command, as a picture or a film. Options
 * that are not its own are that command's.
 */
record ScreenshotCommand(CommandContext context) implements CliCommand {
  private static final int MOST = 500;
  private static final List<String> FORMATS = List.of("svg", "text", "ansi");

  @Override
  public void describe(CommandSpec spec) {
    spec.parser().unmatchedOptionsArePositionalParams(true);
    Arguments.examples(
        spec,
        "banmen screenshot --out go.svg play go --set size=9",
        "banmen screenshot --format text --keys '<down><enter>'");
    Arguments.option(spec, "--out", "OUT");
    Arguments.option(spec, "--size", "COLSxROWS");
    Arguments.option(spec, "--keys", "KEYS");
    Arguments.option(spec, "--format", "svg|text|ansi");
    Arguments.option(spec, "--film", "SCRIPT");
    Arguments.positional(spec, "0..*", "0..*", "COMMAND");
  }

  @Override
  public int run(ParseResult parsed) throws FileFault, IOException {
    String asked = Arguments.value(parsed, "--format").orElse("svg");
    String format = context.wording().chosen("format", asked, FORMATS);
    List<String> words = new ArrayList<>(DisplayOptions.before(parsed));
    words.addAll(parsed.matchedPositionalValue(0, List.<String>of()));
    Optional<String> script = Arguments.value(parsed, "--film");
    if (script.isPresent()) {
      return film(script.get(), words, parsed);
    }
    OffscreenSurface still = still(parsed);
    int code = show(still, words, context);
    if (code != ExitCode.DONE) {
      return code;
    }
    String picture =
        switch (format) {
          case "text" -> still.text();
          case "ansi" -> still.ansi();
          default -> still.svg(title(words));
        };
    return write(picture, Arguments.value(parsed, "--out"));
  }

  private static String title(List<String> words) {
    return ("banmen " + String.join(" ", command(words))).strip();
  }

  private int film(String script, List<String> first, ParseResult parsed)
      throws FileFault, IOException {
    for (String other : List.of("--keys", "--format")) {
      if (parsed.hasMatchedOption(other)) {
        throw new UsageFault(context.text("play.beside", "--film", other));
      }
    }
    Extent size = size(parsed);
    Film film = new Film(size.cols(), size.rows(), context.language());
    try {
      for (FilmScript.Scene scene : FilmScript.read(text(script), first, context).scenes()) {
        int code = show(film, scene);
        if (code != ExitCode.DONE) {
          return code;
        }
      }
      if (film.isFull()) {
        throw new InputFault(0, 0, context.text("film.full", film.mostFrames()));
      }
    } catch (InputFault fault) {
      throw new FileFault(script, fault);
    }
    return write(film.svg("banmen"), Arguments.value(parsed, "--out"));
  }

  private String text(String script) throws FileFault {
    try {
      return BoundedFile.text(Path.of(context.host().full(script)), FilmScript.MOST_BYTES);
    } catch (IOException e) {
      throw RecordingFile.unreadable(script, e, context.local());
    }
  }

  private int show(Film film, FilmScript.Scene scene) throws InputFault, FileFault, IOException {
    try {
      Optional<Locale> asked =
          LanguageOption.asked(scene.words().toArray(new String[0])).flatMap(LanguageChoice::named);
      CommandContext own = asked.isEmpty() ? context : context.in(new ChosenLanguage(asked.get()));
      return show(film.screen(scene.keys()), scene.words(), own);
    } catch (UsageFault fault) {
      throw new InputFault(scene.line(), 0, fault.getMessage());
    }
  }

  /** Moves the command's name to the front. */
  private static List<String> command(List<String> words) {
    List<String> command = new ArrayList<>(words);
    for (int i = 0; i < words.size(); i++) {
      if (DisplayOptions.COMMANDS.contains(words.get(i))) {
        command.add(0, command.remove(i));
        break;
      }
    }
    return command;
  }

  private OffscreenSurface still(ParseResult parsed) {
    Extent size = size(parsed);
    String keys = Arguments.value(parsed, "--keys").orElse("");
    try {
      return new OffscreenSurface(size.cols(), size.rows(), keys, context.language());
    } catch (IllegalArgumentException e) {
      throw new UsageFault(e.getMessage());
    }
  }

  private Extent size(ParseResult parsed) {
    String size = Arguments.value(parsed, "--size").orElse("80x24");
    int x = size.indexOf('x');
    int cols = side(size.substring(0, Math.max(0, x)), size);
    return Extent.of(cols, side(size.substring(x + 1), size));
  }

  private int side(String digits, String size) {
    int side = digits.matches("[0-9]{1,4}") ? Integer.parseInt(digits) : 0;
    if (side < 1 || side > MOST) {
      throw new UsageFault(context.text("usage.size", size, MOST));
    }
    return side;
  }

  /** Runs the command on a surface in memory, and deletes whatever it saves. */
  private static int show(OffscreenSurface surface, List<String> words, CommandContext context)
      throws FileFault, IOException {
    List<String> command = command(words);
    Path folder = Files.createTempDirectory("banmen");
    try {
      Frontend frontend =
          new ScreenFrontend(
              context.host(),
              surface,
              environment(context.variables(), context.host().home(), folder, command),
              Optional.of(folder));
      StandardStreams own = context.streams();
      StandardStreams silent =
          new StandardStreams(own.in(), OutputStream.nullOutputStream(), own.err());
      CommandTree tree =
          new CommandTree(
              new CommandContext(context.host(), context.games(), silent),
              frontend,
              DisplayOptions.COMMANDS::contains);
      int code = tree.run(command.toArray(new String[0]));
      if (code == ExitCode.DONE && !surface.isShown()) {
        throw new UsageFault(context.text("picture.none", String.join(" ", command)));
      }
      return code;
    } finally {
      ScreenFrontend.empty(folder);
    }
  }

  /**
   * A terminal that can show everything, whatever the program's own can, and none of the user's
   * themes except one that is asked for: a picture is the same wherever it is taken.
   *
   * @param home the home folder, where no variable names one
   * @param folder without themes
   */
  static Map<String, String> environment(
      Map<String, String> own, String home, Path folder, List<String> command) {
    Map<String, String> environment = new HashMap<>(own);
    environment.keySet().removeAll(List.of("NO_COLOR", "COLORFGBG"));
    Map<String, String> without = Map.of(UserFolder.CONFIG, folder.toString());
    List<String> themes = new ArrayList<>(new LocalThemes(own, home, Language.ENGLISH).names());
    themes.removeAll(Themes.BUNDLED);
    if (themes.stream().noneMatch(theme -> isAsked(theme, command))) {
      environment.putAll(without);
    }
    environment.putAll(
        Map.of("TERM", "xterm-256color", "COLORTERM", "truecolor", "LC_ALL", "C.UTF-8"));
    return environment;
  }

  private static boolean isAsked(String theme, List<String> command) {
    int at = command.indexOf("--theme");
    boolean isNext = at >= 0 && at + 1 < command.size() && command.get(at + 1).equals(theme);
    return isNext || command.contains("--theme=" + theme);
  }

  /** Writes the picture, over an older one if there is one: pictures are made repeatedly. */
  private int write(String picture, Optional<String> out) throws FileFault {
    if (out.isEmpty()) {
      context.say(picture);
      return ExitCode.DONE;
    }
    try {
      byte[] bytes = picture.getBytes(StandardCharsets.UTF_8);
      NewFile.replace(
          context.host().full(out.get()), target -> target.write(bytes), context.local());
      return ExitCode.DONE;
    } catch (IOException e) {
      throw new FileFault(out.get(), IoReason.unwritable(e, context.local()));
    }
  }
}
