package dev.banmen.cli;

import dev.banmen.app.Listing;
import dev.banmen.app.Refusal;
import dev.banmen.app.local.Library;
import dev.banmen.app.local.files.ReadingSettings;
import dev.banmen.app.local.host.HostEnvironment;
import dev.banmen.app.local.host.IoReason;
import dev.banmen.app.local.host.UsageFault;
import dev.banmen.app.local.settings.Preferences;
import dev.banmen.cli.options.CliText;
import dev.banmen.cli.options.CommandContext;
import dev.banmen.cli.options.DisplayOptions;
import dev.banmen.cli.options.ScreenChoices;
import dev.banmen.cli.options.StandardStreams;
import dev.banmen.cli.options.StartView;
import dev.banmen.drill.DrillPlan;
import dev.banmen.game.Games;
import dev.banmen.session.LiveSession;
import dev.banmen.shell.line.Editor;
import dev.banmen.shell.line.Shell;
import dev.banmen.text.Printable;
import java.io.IOException;
import java.util.Optional;
import java.util.function.Predicate;

/** Shows in line mode what the screen shows elsewhere. For one opening. */
final class LineFrontend {
  private final Library library;
  private final ShellCommand lineMode;

  LineFrontend(
      HostEnvironment host, Games games, Preferences.Loaded settings, StandardStreams streams) {
    library = new Library(host, games, ScreenChoices.ALL);
    library.preferences().use(settings);
    lineMode = new ShellCommand(new CommandContext(host, games, streams));
  }

  /** Whether line mode is all there is: the terminal can only type, or doesn't say what it is. */
  static boolean isAllThereIs(HostEnvironment host) {
    String type = host.variable("TERM");
    boolean isTyped = type.isEmpty() || type.equals("dumb");
    return isTyped && Editor.isPossible();
  }

  /** Runs line mode, and returns the exit code. */
  int show(StartView opening, DisplayOptions options) throws Frontend.NoGame {
    return lineMode.begin(library, opening.to(new Opening(this, options.isCoached())).begin());
  }

  /** Finds what to begin line mode with. */
  private interface Beginning {
    Predicate<Shell> begin() throws Frontend.NoGame;
  }

  /** How line mode begins with each first view. */
  private record Opening(LineFrontend front, boolean isCoached)
      implements StartView.Handler<Beginning> {
    @Override
    public Beginning home() {
      return () -> Shell::greet;
    }

    @Override
    public Beginning game(StartView.OfGame game) {
      return () -> front.played(game, isCoached);
    }

    @Override
    public Beginning file(StartView.ViewedFile file) {
      return () -> front.viewed(file);
    }

    @Override
    public Beginning folder(StartView.Browse folder) {
      return () -> front.listed(folder);
    }

    @Override
    public Beginning lesson(Optional<String> lesson) {
      return () -> shell -> shell.teach(lesson.orElse(""));
    }

    @Override
    public Beginning drill(DrillPlan plan) {
      return () -> shell -> shell.drill(plan);
    }
  }

  private Predicate<Shell> played(StartView.OfGame opening, boolean isCoached)
      throws Frontend.NoGame {
    try {
      LiveSession game = opening.open(library);
      return shell -> shell.begin(game) && (!isCoached || shell.answers("coach on"));
    } catch (Refusal e) {
      String file = e.instead().orElseThrow(() -> new Frontend.NoGame(e.getMessage()));
      return shell -> shell.lookAt(file, e.getMessage());
    }
  }

  /** Lists a folder, a line for each file, with names that can be opened from here. */
  private Predicate<Shell> listed(StartView.Browse browse) throws Frontend.NoGame {
    readAs(browse.reading());
    Listing folder = library.files().list(browse.folder());
    String before = folder.name().equals("/") ? "/" : folder.name() + "/";
    return shell -> {
      for (String row : folder.rows()) {
        if (!row.startsWith(".")) {
          lineMode.context().say(Printable.of(before + row) + "\n");
        }
      }
      return shell.greet();
    };
  }

  private Predicate<Shell> viewed(StartView.ViewedFile view) throws Frontend.NoGame {
    if (view.cast().isPresent() || view.speed() != 0) {
      String option = view.cast().isPresent() ? "--record" : "--speed";
      throw new UsageFault(wording().of("usage.line", option));
    }
    readAs(view.reading());
    view.reviewer().ifPresent(library.preferences()::reviewWith);
    return shell ->
        shell.view(view.file())
            && (view.game().isEmpty() || shell.answers("game " + view.game().get()))
            && (view.move().isEmpty() || shell.answers(move(view.move().get())));
  }

  private void readAs(ReadingSettings reading) throws Frontend.NoGame {
    try {
      library.files().readAs(reading);
    } catch (IOException e) {
      throw new Frontend.NoGame(IoReason.named(e, wording().local()));
    }
  }

  private static String move(int number) {
    return number == StartView.END ? "last" : "go " + number;
  }

  private CliText wording() {
    return CliText.of(library.games());
  }
}
