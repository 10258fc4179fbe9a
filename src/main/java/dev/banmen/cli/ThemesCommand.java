package dev.banmen.cli;

import dev.banmen.cli.options.Arguments;
import dev.banmen.cli.options.CliCommand;
import dev.banmen.cli.options.CommandContext;
import dev.banmen.cli.options.DisplayOptions;
import dev.banmen.cli.options.ExitCode;
import dev.banmen.game.Family;
import dev.banmen.game.Game;
import dev.banmen.game.Ground;
import dev.banmen.text.Printable;
import dev.banmen.tui.board.ThemeSample;
import dev.banmen.tui.canvas.Display;
import dev.banmen.tui.term.Depth;
import dev.banmen.tui.theme.Themes;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/**
 * {@code banmen themes}: the available themes, as they look if the output has colours, otherwise
 * their names.
 */
record ThemesCommand(CommandContext context) implements CliCommand {
  private static final int DEFAULT_COLUMNS = 80;
  private static final String PLAIN = "--plain";

  @Override
  public void describe(CommandSpec spec) {
    Arguments.flag(spec, PLAIN);
    DisplayOptions.describe(spec);
  }

  @Override
  public int run(ParseResult parsed) {
    DisplayOptions options = DisplayOptions.of(parsed, context);
    Display display =
        options.display(context.variables(), context.language()).withThemes(context.themes());
    boolean isShown = !options.color().equals("auto") || context.streams().showsOutput();
    boolean isPlain = parsed.hasMatchedOption(PLAIN) || display.depth() == Depth.NONE || !isShown;
    return list(display, options.theme(), isPlain, columns(context.variables()));
  }

  /** The terminal's width in columns, if the shell gives it; otherwise the least that most have. */
  static int columns(Map<String, String> environment) {
    try {
      return Integer.parseInt(environment.getOrDefault("COLUMNS", ""));
    } catch (NumberFormatException e) {
      return DEFAULT_COLUMNS;
    }
  }

  /** Lists one theme, or all for {@link Themes#AUTO}, as many side by side as fit. */
  int list(Display display, String asked, boolean isPlain, int columns) {
    List<String> names = names(display.themes(), asked);
    if (isPlain) {
      names.forEach(name -> context.say(Printable.of(name) + "\n"));
      return ExitCode.DONE;
    }
    int code = ExitCode.DONE;
    List<Game> boards = boards();
    List<String> samples = new ArrayList<>();
    for (String name : names) {
      try {
        samples.add(ThemeSample.of(display, name, boards));
      } catch (IllegalArgumentException fault) {
        context.complain(fault.getMessage());
        code = ExitCode.FAULT;
      }
    }
    int abreast = Math.max(1, columns / (ThemeSample.COLS + 1));
    for (int i = 0; i < samples.size(); i += abreast) {
      List<String> row = samples.subList(i, Math.min(samples.size(), i + abreast));
      context.say((i == 0 ? "" : "\n") + abreast(row));
    }
    return code;
  }

  private static String abreast(List<String> texts) {
    List<String> all = new ArrayList<>();
    for (String text : texts) {
      List<String> lines = text.lines().toList();
      for (int i = 0; i < lines.size(); i++) {
        if (i == all.size()) {
          all.add(lines.get(i));
        } else {
          all.set(i, all.get(i) + " " + lines.get(i));
        }
      }
    }
    return String.join("\n", all) + "\n";
  }

  private List<String> names(Themes themes, String asked) {
    List<String> names = themes.names();
    return asked.equals(Themes.AUTO)
        ? names
        : List.of(context.wording().chosen("theme", asked, names));
  }

  /** A game of each kind of board, small enough to fit beside the others. */
  private List<Game> boards() {
    Map<Ground, Game> boards = new EnumMap<>(Ground.class);
    for (Family family : context.games().families()) {
      Ground ground = family.game(Map.of()).lattice().ground();
      if (!boards.containsKey(ground)) {
        String size = ground == Ground.LINES ? "2x3" : "4";
        boards.put(ground, family.game(Map.of("size", size)));
      }
    }
    return new ArrayList<>(boards.values());
  }
}
