package dev.banmen.cli.options;

import dev.banmen.app.local.host.UsageFault;
import dev.banmen.app.local.settings.Preferences;
import dev.banmen.settings.Setting;
import dev.banmen.settings.Settings;
import dev.banmen.text.Language;
import dev.banmen.tui.canvas.Display;
import dev.banmen.tui.canvas.GlyphSet;
import dev.banmen.tui.canvas.MouseUse;
import dev.banmen.tui.theme.Themes;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParseResult;

/**
 * The command line's display options. Immutable.
 *
 * @param chosen what it sets; the rest comes from the user's settings file, or is the default
 * @param isLine whether to use line mode instead
 */
public record DisplayOptions(Map<Setting, String> chosen, boolean isLine) {
  public static final DisplayOptions DEFAULTS = new DisplayOptions(Map.of(), false);

  /** The commands that show a screen. */
  public static final List<String> COMMANDS = List.of("play", "view", "learn", "drill", "daily");

  private static final String COLOR = "--color";
  private static final String THEME = "--theme";
  private static final String GLYPHS = "--glyphs";
  private static final String ASCII = "--ascii";
  private static final String MOUSE = "--mouse";
  private static final String NO_MOUSE = "--no-mouse";
  private static final String LINE = "--line";
  private static final String ONLY_ASCII = "ascii";

  /** The names of all these options. */
  static final Set<String> NAMES = Set.of(COLOR, THEME, GLYPHS, ASCII, MOUSE, NO_MOUSE, LINE);

  /** Adds the options of pictures. */
  public static void describe(CommandSpec spec) {
    Arguments.option(spec, COLOR, "WHICH");
    Arguments.option(spec, THEME, "NAME");
    Arguments.option(spec, GLYPHS, "SET");
    Arguments.flag(spec, ASCII);
  }

  /** Adds the options of a screen. */
  public static void describeScreen(CommandSpec spec) {
    describe(spec);
    Arguments.flag(spec, MOUSE);
    Arguments.flag(spec, NO_MOUSE);
    Arguments.flag(spec, LINE);
  }

  /** Whether a display option chooses characters, not colours. */
  public static boolean isOfCharacters(String name) {
    return name.equals(GLYPHS) || name.equals(ASCII);
  }

  /** The display options that were given to a command. */
  public static List<OptionSpec> given(ParseResult parsed) {
    return parsed.matchedOptions().stream()
        .filter(option -> NAMES.contains(option.longestName()))
        .toList();
  }

  /** The display options before a command, as arguments. */
  public static List<String> before(ParseResult parsed) {
    List<String> all = new ArrayList<>();
    for (OptionSpec option : given(parsed.commandSpec().parent().commandLine().getParseResult())) {
      boolean hasValue = option.arity().max() > 0;
      all.add(option.longestName() + (hasValue ? "=" + option.originalStringValues().get(0) : ""));
    }
    return all;
  }

  /** Reads the options before a command and behind it; these override those. */
  public static DisplayOptions of(ParseResult parsed, CommandContext context) {
    CliText wording = context.wording();
    Map<Setting, String> chosen = new EnumMap<>(Setting.class);
    boolean isLine = parsed.hasMatchedOption(LINE);
    CommandSpec parent = parsed.commandSpec().parent();
    if (parent != null) {
      DisplayOptions before = of(parent.commandLine().getParseResult(), context);
      chosen.putAll(before.chosen);
      isLine |= before.isLine;
    }
    Arguments.value(parsed, COLOR).ifPresent(color -> chosen.put(Setting.COLOR, color));
    Arguments.value(parsed, THEME).ifPresent(theme -> chosen.put(Setting.THEME, theme));
    glyphs(parsed, wording).ifPresent(glyphs -> chosen.put(Setting.GLYPHS, glyphs));
    mouse(parsed, wording).ifPresent(mouse -> chosen.put(Setting.MOUSE, mouse));
    DisplayOptions options = new DisplayOptions(chosen, isLine);
    wording.chosen("color", options.color(), Display.COLOURS);
    checkTheme(options.theme(), new Themes(context.themes(), wording.language()), wording);
    return options;
  }

  /** Rejects a theme that doesn't exist; one that has faults is another matter. */
  private static void checkTheme(String theme, Themes themes, CliText wording) {
    if (!themes.has(theme)) {
      List<String> known = new ArrayList<>(List.of(Themes.AUTO));
      known.addAll(themes.names());
      wording.chosen("theme", theme, known);
    }
  }

  private static Optional<String> mouse(ParseResult parsed, CliText wording) {
    boolean isWanted = parsed.hasMatchedOption(MOUSE);
    boolean isUnwanted = parsed.hasMatchedOption(NO_MOUSE);
    if (isWanted && isUnwanted) {
      throw new UsageFault(wording.of("play.beside", MOUSE, NO_MOUSE));
    }
    return isWanted || isUnwanted ? Optional.of(String.valueOf(isWanted)) : Optional.empty();
  }

  private static Optional<String> glyphs(ParseResult parsed, CliText wording) {
    Optional<String> glyphs = Arguments.value(parsed, GLYPHS);
    glyphs.ifPresent(set -> wording.chosen("glyphs", set, GlyphSet.NAMES));
    if (!parsed.hasMatchedOption(ASCII)) {
      return glyphs;
    } else if (glyphs.isPresent() && !glyphs.get().equals(ONLY_ASCII)) {
      throw new UsageFault(wording.of("usage.two-glyphs", glyphs.get()));
    }
    return Optional.of(ONLY_ASCII);
  }

  /** A copy with another value of a setting. */
  public DisplayOptions with(Setting setting, String value) {
    Map<Setting, String> more = new EnumMap<>(Setting.class);
    more.putAll(chosen);
    more.put(setting, value);
    return new DisplayOptions(more, isLine);
  }

  /** Returns settings with those of games as they are here. */
  public Preferences.Loaded inGames(Preferences.Loaded loaded) {
    Preferences.Loaded all = loaded;
    for (Setting setting : List.of(Setting.COACH, Setting.BOT_TIME, Setting.PONDER)) {
      if (!value(setting).equals(all.settings().value(setting))) {
        all = all.with(setting, value(setting));
      }
    }
    return all;
  }

  /**
   * A copy with the user's settings for what is not set here. {@code --mouse} leaves how many
   * clicks a move takes to them.
   */
  public DisplayOptions over(Settings file) {
    Map<Setting, String> all = new EnumMap<>(Setting.class);
    all.putAll(file.chosen());
    all.putAll(chosen);
    if (mouse() == MouseUse.PLAYS && MouseUse.of(file.value(Setting.MOUSE)) == MouseUse.CONFIRMS) {
      all.put(Setting.MOUSE, file.value(Setting.MOUSE));
    }
    return new DisplayOptions(all, isLine);
  }

  private String value(Setting setting) {
    return chosen.getOrDefault(setting, setting.defaultValue());
  }

  /** How a terminal with this environment draws, before a theme is chosen; built-in ones only. */
  public Display display(Map<String, String> environment, Language language) {
    return Display.of(color(), glyphs(), environment, language);
  }

  /** One of {@link Display#COLOURS}. */
  public String color() {
    return value(Setting.COLOR);
  }

  /** One of {@link GlyphSet#NAMES}. */
  public String glyphs() {
    return value(Setting.GLYPHS);
  }

  /** The name of a theme, or {@code auto}. */
  public String theme() {
    return value(Setting.THEME);
  }

  public MouseUse mouse() {
    return MouseUse.of(value(Setting.MOUSE));
  }

  /** Whether a coach warns of moves in the game. */
  public boolean isCoached() {
    return value(Setting.COACH).equals("true");
  }
}
