package dev.banmen.cli;

import dev.banmen.bot.ComputerPlayers;
import dev.banmen.cli.options.CliCommand;
import dev.banmen.cli.options.CommandContext;
import dev.banmen.cli.options.ExitCode;
import dev.banmen.game.Family;
import dev.banmen.game.Option;
import dev.banmen.text.WordList;
import java.util.Map;
import picocli.CommandLine.ParseResult;

/** {@code banmen games}: the games, their options and the levels of the computer. */
record GamesCommand(CommandContext context) implements CliCommand {
  private static final int MEANING_COLUMN = 24;

  @Override
  public int run(ParseResult parsed) {
    StringBuilder text = new StringBuilder();
    for (Family family : context.games().families()) {
      String name = family.name();
      text.append(text.length() == 0 ? "" : "\n");
      row(text, family.id(), name);
      for (Option option : family.options()) {
        row(text, "  " + option.key() + "=" + option.standard(), meaning(option));
      }
      int levels = ComputerPlayers.levels(family, family.game(Map.of()));
      row(text, "  bot:LEVEL", context.text("games.levels", levels));
    }
    context.say(text.toString());
    return ExitCode.DONE;
  }

  private static void row(StringBuilder text, String left, String right) {
    int gap = Math.max(2, MEANING_COLUMN - left.length());
    text.append(left).append(" ".repeat(gap)).append(right).append('\n');
  }

  private String meaning(Option option) {
    String choices = WordList.of(context.language(), option.choices());
    return option.meaning() + (choices.isEmpty() ? "" : " (" + choices + ")");
  }
}
