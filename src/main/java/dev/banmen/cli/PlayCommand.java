package dev.banmen.cli;

import dev.banmen.tui.Display;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParseResult;

/** {@code banmen play GAME [--set k=v]... [--color WHICH] [--ascii]}. */
record PlayCommand(Playing playing) implements Command {
  @Override
  public String name() {
    return "play";
  }

  @Override
  public void describe(CommandSpec spec) {
    spec.usageMessage().description("Play a game, two people at one keyboard.");
    spec.addPositional(Command.game(playing.games().ids()));
    spec.addOption(
        OptionSpec.builder("--set")
            .type(List.class)
            .auxiliaryTypes(String.class)
            .arity("1")
            .paramLabel("KEY=VALUE")
            .description("Choose an option of the game; 'banmen games' lists them.")
            .build());
    spec.addOption(
        OptionSpec.builder("--color")
            .type(String.class)
            .paramLabel("WHICH")
            .description("One of " + String.join(", ", Display.COLOURS) + ".")
            .build());
    spec.addOption(
        OptionSpec.builder("--ascii").description("Draw with ASCII characters only.").build());
  }

  @Override
  public int run(ParseResult parsed) {
    String color = parsed.matchedOptionValue("--color", "auto");
    if (!Display.COLOURS.contains(color)) {
      throw new UsageFault(
          "color '" + color + "' is none of " + String.join(", ", Display.COLOURS));
    }
    List<String> settings = parsed.matchedOptionValue("--set", List.of());
    return playing.play(
        parsed.matchedPositionalValue(0, ""),
        chosen(settings),
        color,
        parsed.hasMatchedOption("--ascii"));
  }

  private static Map<String, String> chosen(List<String> settings) {
    Map<String, String> chosen = new LinkedHashMap<>();
    for (String setting : settings) {
      int equals = setting.indexOf('=');
      if (equals < 1) {
        throw new UsageFault("'" + setting + "' is not of the form KEY=VALUE");
      }
      String key = setting.substring(0, equals);
      if (chosen.put(key, setting.substring(equals + 1)) != null) {
        throw new UsageFault("'" + key + "' is set twice");
      }
    }
    return chosen;
  }
}
