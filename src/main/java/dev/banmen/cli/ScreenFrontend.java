package dev.banmen.cli;

import dev.banmen.app.LessonDraft;
import dev.banmen.app.Pending;
import dev.banmen.app.Refusal;
import dev.banmen.app.ThemeStore;
import dev.banmen.app.local.Library;
import dev.banmen.app.local.files.RangeCheck;
import dev.banmen.app.local.host.HostEnvironment;
import dev.banmen.app.local.host.IoReason;
import dev.banmen.app.local.settings.LocalThemes;
import dev.banmen.app.local.settings.Preferences;
import dev.banmen.cli.options.CliText;
import dev.banmen.cli.options.CommandContext;
import dev.banmen.cli.options.DisplayOptions;
import dev.banmen.cli.options.ExitCode;
import dev.banmen.cli.options.NetworkOption;
import dev.banmen.cli.options.ScreenChoices;
import dev.banmen.cli.options.StandardStreams;
import dev.banmen.cli.options.StartView;
import dev.banmen.drill.DrillPlan;
import dev.banmen.game.Games;
import dev.banmen.game.record.InputFault;
import dev.banmen.game.record.Note;
import dev.banmen.game.record.Recording;
import dev.banmen.lesson.Lesson;
import dev.banmen.record.MoveNumbers;
import dev.banmen.record.OpenedFile;
import dev.banmen.session.LiveSession;
import dev.banmen.tui.Start;
import dev.banmen.tui.TerminalUi;
import dev.banmen.tui.canvas.Display;
import dev.banmen.tui.page.PageHost;
import dev.banmen.tui.page.picture.OffscreenSurface;
import dev.banmen.tui.term.NativeLibrary;
import dev.banmen.tui.term.NoTerminal;
import dev.banmen.tui.term.Recorder;
import java.io.File;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/**
 * The full screen of the program's terminal, or one painted in memory. Immutable but for that.
 *
 * @param environment the variables that say how it is drawn, and where themes are for a picture
 * @param state the folder where everything is saved, and the only one; empty for the user's own
 */
record ScreenFrontend(
    HostEnvironment host, PageHost surface, Map<String, String> environment, Optional<Path> state)
    implements Frontend {
  /** The screen of the terminal. */
  ScreenFrontend(HostEnvironment host) {
    this(host, PageHost.TERMINAL, host.variables(), Optional.empty());
  }

  @Override
  public int show(Games games, StartView opening, DisplayOptions given) throws NoGame, Unshown {
    OffscreenSurface picture = surface instanceof OffscreenSurface it ? it : null;
    boolean isLocal = picture == null;
    boolean isLine = isLocal && (given.isLine() || LineFrontend.isAllThereIs(host));
    if (isLocal) {
      HostEnvironment.classNotes().ifPresent(NativeLibrary::prepare);
    }
    StartSettings settings =
        isLocal
            ? StartSettings.read(new CommandContext(host, games, StandardStreams.ofProcess()))
            : new StartSettings(Preferences.Loaded.DEFAULTS, "");
    DisplayOptions options = given.over(settings.loaded().settings());
    Preferences.Loaded loaded = options.inGames(settings.loaded());
    if (isLine) {
      return new LineFrontend(host, games, loaded, StandardStreams.ofProcess())
          .show(opening, options);
    }
    Display display =
        options
            .display(environment, games.language())
            .withTheme(options.theme())
            .withMouse(options.mouse())
            .withNotice(settings.notice());
    try {
      Library library =
          isLocal
              ? new Library(host, games, ScreenChoices.ALL)
              : Library.ofPicture(
                  host, games, ScreenChoices.ALL, themes(games), state.get(), picture.time());
      library.preferences().use(loaded);
      opening.to(new Opening(this, library, options, display)).show();
      if (isLocal) {
        StandardStreams.ofProcess().say(library.farewell());
      }
      return ExitCode.DONE;
    } catch (NoTerminal e) {
      throw new Unshown(reason(e, CliText.of(games)));
    } catch (IOException e) {
      StandardStreams.ofProcess().complain(CliText.of(games).of("screen.failed", e.getMessage()));
      return ExitCode.FAULT;
    }
  }

  /** Shows something until its user leaves. */
  private interface Showing {
    void show() throws NoGame, NoTerminal, IOException;
  }

  /** How each first view is shown. */
  private record Opening(
      ScreenFrontend front, Library library, DisplayOptions options, Display display)
      implements StartView.Handler<Showing> {
    @Override
    public Showing home() {
      return () -> TerminalUi.home(library, display, front.surface);
    }

    @Override
    public Showing game(StartView.OfGame game) {
      return () -> front.play(library, game, options, display);
    }

    @Override
    public Showing file(StartView.ViewedFile file) {
      return () -> front.show(library, file, display);
    }

    @Override
    public Showing folder(StartView.Browse folder) {
      return () -> {
        library.files().readAs(folder.reading());
        TerminalUi.browse(folder.folder(), library, display, front.surface);
      };
    }

    @Override
    public Showing lesson(Optional<String> lesson) {
      return () -> front.learn(library, lesson, display);
    }

    @Override
    public Showing drill(DrillPlan plan) {
      return () -> TerminalUi.drill(plan, library, display, front.surface);
    }
  }

  private ThemeStore themes(Games games) {
    return new LocalThemes(environment, host.home(), games.language());
  }

  private void learn(Library library, Optional<String> lesson, Display display)
      throws NoGame, NoTerminal, IOException {
    try {
      Optional<LessonDraft> draft =
          lesson.isEmpty() ? Optional.empty() : library.lessons().draft(lesson.get(), "");
      Optional<Lesson> first =
          lesson.isEmpty() ? Optional.empty() : library.lessons().named(lesson.get(), draft);
      if (lesson.isPresent() && first.isEmpty()) {
        String key = new File(lesson.get()).isDirectory() ? "screen.lessons" : "screen.lesson";
        throw new NoGame(CliText.of(library.games()).of(key, lesson.get()));
      }
      TerminalUi.learn(first, draft, library, display, surface);
    } catch (Refusal e) {
      throw new NoGame(e.getMessage());
    }
  }

  private void show(Library library, StartView.ViewedFile view, Display display)
      throws NoGame, NoTerminal, IOException {
    library.files().readAs(view.reading());
    view.reviewer().ifPresent(library.preferences()::reviewWith);
    CliText wording = CliText.of(library.games());
    try {
      Pending<OpenedFile> pending = library.files().openAnyAsync(view.file());
      Start start = start(library, view);
      if (view.cast().isEmpty()) {
        TerminalUi.view(view.file(), pending, start, library, display, Recorder.NONE, surface);
        return;
      }
      if (pending.isOver()) {
        start.check().of(pending.outcome()); // before the file of the cast is created
      }
      try (Asciicast cast = recording(view.cast().get(), wording)) {
        TerminalUi.view(view.file(), pending, start, library, display, cast, surface);
        if (cast.fault().isPresent()) {
          String reason = IoReason.of(cast.fault().get(), wording.local());
          throw new NoGame(view.cast().get() + ": " + wording.of("unwritable.on", reason));
        }
      } catch (NoTerminal e) {
        Files.deleteIfExists(Path.of(view.cast().get())); // nothing was shown
        throw e;
      }
    } catch (Refusal e) {
      throw new NoGame(e.getMessage());
    }
  }

  private void play(
      Library library, StartView.OfGame opening, DisplayOptions options, Display display)
      throws NoGame, NoTerminal, IOException {
    try {
      LiveSession game = opening.open(library);
      TerminalUi.play(
          game, library.room().notice(), options.isCoached(), library, display, surface);
    } catch (Refusal refusal) {
      try {
        String file = refusal.instead().orElseThrow(() -> refusal);
        Start end = Start.atEnd(refusal.getMessage());
        TerminalUi.view(
            file, library.files().openAsync(file), end, library, display, Recorder.NONE, surface);
      } catch (Refusal e) {
        throw new NoGame(e.getMessage());
      }
    }
  }

  private static String reason(NoTerminal none, CliText wording) {
    return wording.of(
        switch (none.why()) {
          case TYPE -> "no-terminal.type";
          case SILENT -> "no-terminal.silent";
          case INPUT -> "no-terminal.input";
          case OUTPUT -> "no-terminal.output";
          case RAW -> "no-terminal.raw";
        },
        none.detail());
  }

  private static Start start(Library library, StartView.ViewedFile view) {
    int game = view.game().orElse(1);
    int move = view.move().orElse(0);
    boolean isOne = view.game().isPresent() || view.move().isPresent() || view.speed() > 0;
    Optional<Integer> shown = isOne ? Optional.of(game - 1) : Optional.empty();
    return new Start(
        shown,
        move,
        view.speed(),
        opened -> {
          int all = opened.archive().size();
          RangeCheck.checkGame(view.file(), game, all, CliText.of(library.games()).local());
          if (view.isWithNetwork()) {
            checkNetwork(library, opened, game - 1);
          }
          if (move != StartView.END) {
            checkMove(library, opened, game - 1, move);
          }
        });
  }

  /** Refuses a network for a game whose players ask none. */
  static void checkNetwork(Library library, OpenedFile opened, int game) throws Refusal {
    try {
      String family = opened.archive().game(game, Note.UNHEARD).family();
      NetworkOption.check(CliText.of(library.games()), library.games().find(family).orElseThrow());
    } catch (InputFault | IOException e) {
      throw new Refusal(opened.name() + ": " + e.getMessage());
    }
  }

  /** Refuses a move that a game doesn't have, counting its draft's changes. */
  static void checkMove(Library library, OpenedFile opened, int game, int move) throws Refusal {
    if (move == 0) {
      return;
    }
    try {
      Recording recording = opened.archive().game(game, Note.UNHEARD);
      Recording shown = library.files().draft(opened, game, recording).orElse(recording);
      RangeCheck.checkMove(
          opened.name(),
          move,
          MoveNumbers.ofMainLine(shown.tree()),
          CliText.of(library.games()).local());
    } catch (InputFault | IOException e) {
      throw new Refusal(opened.name() + ": " + e.getMessage());
    }
  }

  private Asciicast recording(String name, CliText wording) throws NoGame {
    try {
      return Asciicast.create(name, host.variable("TERM"));
    } catch (InvalidPathException e) {
      throw new NoGame(
          name + ": " + wording.local().of("unwritable", wording.local().of("hindrance.name")));
    } catch (IOException e) {
      throw new NoGame(name + ": " + IoReason.unwritable(e, wording.local()));
    }
  }

  /** Deletes a folder and what is in it. */
  static void empty(Path folder) throws IOException {
    try (DirectoryStream<Path> files = Files.newDirectoryStream(folder)) {
      for (Path file : files) {
        if (Files.isDirectory(file)) {
          empty(file);
        } else {
          Files.delete(file);
        }
      }
    }
    Files.delete(folder);
  }
}
