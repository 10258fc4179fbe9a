package dev.banmen.cli;

import dev.banmen.app.local.host.HostEnvironment;
import dev.banmen.catalog.Catalog;
import dev.banmen.cli.options.CommandContext;
import dev.banmen.cli.options.DisplayOptions;
import dev.banmen.cli.options.ExitCode;
import dev.banmen.cli.options.StandardStreams;
import dev.banmen.cli.options.StartView;
import dev.banmen.game.Games;
import dev.banmen.session.Seat;
import dev.banmen.session.Session;
import dev.banmen.session.Terms;
import dev.banmen.session.TimeControl;
import dev.banmen.session.text.SavedGameText;
import dev.banmen.settings.Setting;
import dev.banmen.text.Language;
import dev.banmen.toy.ToyFamily;
import dev.banmen.tui.canvas.MouseUse;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;

/** The result of one run of the program. */
record ProgramRun(int code, String out, String err) {
  private static final Games GAMES = new Games(List.of(new ToyFamily()));

  /** A way to run the program with arguments. */
  interface Way {
    int run(Program program, String... args);
  }

  /** Runs the program with only the toy game, and a frontend that says what it should show. */
  static ProgramRun of(String input, String... args) {
    return of(Program::run, input, args);
  }

  /** Runs the program with all its games. */
  static ProgramRun ofCatalog(String input, String... args) {
    return of(Catalog.ALL, Program::run, input, args);
  }

  /** The same for somebody who speaks this language. */
  static ProgramRun ofCatalog(Language language, String input, String... args) {
    return of(Catalog.ALL.in(language), Program::run, input, args);
  }

  static ProgramRun of(Way way, String input, String... args) {
    return of(GAMES, way, input, args);
  }

  static ProgramRun of(Games games, Way way, String input, String... args) {
    return of(HostEnvironment.ofProcess(), games, way, input, args);
  }

  /** Runs the program with all its games, on another machine. */
  static ProgramRun ofCatalog(HostEnvironment host, String... args) {
    return of(host, Catalog.ALL, Program::run, "", args);
  }

  private static ProgramRun of(
      HostEnvironment host, Games games, Way way, String input, String... args) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    InputStream in = new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8));
    StandardStreams streams = new StandardStreams(in, out, err);
    int code =
        way.run(
            new Program(new CommandContext(host, games, streams), new ToldStage(streams)), args);
    return new ProgramRun(
        code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }

  /**
   * A frontend that writes down what it is asked to show; it has no terminal for boards of one row.
   */
  private record ToldStage(StandardStreams streams) implements Frontend {
    @Override
    public int show(Games games, StartView opening, DisplayOptions options) throws NoGame, Unshown {
      if (opening instanceof StartView.Home) {
        streams.say("home " + look(options) + "\n");
        return ExitCode.DONE;
      }
      if (opening instanceof StartView.LastUnfinished left) {
        throw new NoGame("no game is left of " + left.family());
      }
      if (opening instanceof StartView.Browse browse) {
        if (browse.folder().endsWith("unseen")) {
          throw new Unshown("standard input is a file");
        }
        streams.say("browse " + Path.of(browse.folder()).getFileName() + "\n");
        return ExitCode.DONE;
      }
      if (opening instanceof StartView.ViewedFile view) {
        return told(view, options);
      }
      if (opening instanceof StartView.LessonStart learn) {
        Path lesson = Path.of(learn.lesson().orElseThrow());
        streams.say("learn " + lesson.getFileName() + " " + look(options) + "\n");
        return ExitCode.DONE;
      }
      Session session =
          opening instanceof StartView.From from
              ? from.begun().session()
              : begun(games, ((StartView.New) opening).terms());
      if (session.position().lattice().rows() == 1) {
        throw new Unshown("standard input is a file");
      }
      streams.say(session.position().game().summary() + " " + look(options) + "\n");
      if (opening instanceof StartView.From) {
        streams.say(SavedGameText.of(session, 0));
      } else {
        told(session.terms());
      }
      return ExitCode.DONE;
    }

    /** The number of colours, and what differs from the defaults. */
    private static String look(DisplayOptions options) {
      return options.color()
          + (options.glyphs().equals("auto") ? "" : " " + options.glyphs())
          + (options.theme().equals("auto") ? "" : " " + options.theme())
          + (options.mouse() == MouseUse.NONE ? " no mouse" : "")
          + ("true".equals(options.chosen().get(Setting.MOUSE)) ? " mouse" : "")
          + (options.isLine() ? " by lines" : "")
          + (options.chosen().containsKey(Setting.BOT_TIME)
              ? " bot-time " + options.chosen().get(Setting.BOT_TIME)
              : "");
    }

    private int told(StartView.ViewedFile view, DisplayOptions options) throws Unshown {
      if (view.file().endsWith("unseen")) {
        throw new Unshown("standard input is a file");
      }
      streams.say(
          "view "
              + view.game().map(game -> "game " + game + " ").orElse("")
              + view.move().map(move -> "move " + move + " ").orElse("")
              + (view.speed() == 0 ? "" : "speed " + view.speed() + " ")
              + look(options)
              + "\n");
      return ExitCode.DONE;
    }

    private static Session begun(Games games, Terms terms) {
      return Session.begin(terms, terms.start(games));
    }

    /** Writes what differs from the defaults. */
    private void told(Terms terms) {
      if (terms.time() != TimeControl.NONE) {
        streams.say(terms.time().text() + "\n");
      }
      for (Seat seat : List.of(terms.black(), terms.white())) {
        if (!seat.equals(Seat.AT_KEYBOARD)) {
          streams.say(seat.name() + "\n");
        }
      }
    }
  }
}
