package dev.banmen.cli;

import dev.banmen.app.local.host.HostEnvironment;
import dev.banmen.app.local.settings.LanguageChoice;
import dev.banmen.app.local.settings.Preferences;
import dev.banmen.catalog.Catalog;
import dev.banmen.cli.options.CommandContext;
import dev.banmen.cli.options.ExitCode;
import dev.banmen.cli.options.LanguageOption;
import dev.banmen.cli.options.NetworkOption;
import dev.banmen.cli.options.ScreenChoices;
import dev.banmen.cli.options.StandardStreams;
import dev.banmen.settings.Setting;
import dev.banmen.text.ChosenLanguage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/** The program's entry. */
public final class Main {
  private Main() {}

  /** Runs one command and ends the process with its exit code. */
  public static void main(String[] args) {
    HostEnvironment host = HostEnvironment.ofProcess();
    boolean isJudge = args.length > 0 && args[0].equals("judge");
    Map<Setting, String> chosen = isJudge ? Map.of() : Preferences.chosen(host, ScreenChoices.ALL);
    Optional<String> chosenLanguage = Optional.ofNullable(chosen.get(Setting.LANGUAGE));
    ChosenLanguage language =
        new ChosenLanguage(
            LanguageChoice.of(host.localeVariables(), LanguageOption.asked(args), chosenLanguage));
    CommandContext context =
        new CommandContext(host, Catalog.ALL.in(language), StandardStreams.ofProcess());
    if (chosen.containsKey(Setting.NETWORK)) {
      context = NetworkOption.chosen(context, chosen.get(Setting.NETWORK));
    }
    int code = new Program(context, new ScreenFrontend(host)).run(args);
    if (code == ExitCode.USAGE) {
      HostEnvironment.classNotes().ifPresent(Main::dropNotes);
    }
    if (isJudge) {
      // All is written, and no hook is set. Since Java 21 an orderly exit first searches all jars
      // for a logger to report to: that would be a fifth of a short judgement.
      Runtime.getRuntime().halt(code);
    }
    if (code != ExitCode.DONE) {
      System.exit(code);
    }
  }

  /**
   * Deletes Java's notes of loaded classes: a command that ends with its usage has loaded too few.
   */
  private static void dropNotes(Path notes) {
    try {
      Files.deleteIfExists(notes);
    } catch (IOException e) {
      // Starts stay a little slower.
    }
  }
}
