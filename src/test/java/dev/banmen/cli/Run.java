package dev.banmen.cli;

import dev.banmen.game.Game;
import dev.banmen.game.Games;
import dev.banmen.session.Terms;
import dev.banmen.toy.ToyFamily;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** What one run of the program gave back. */
record Run(int code, String out, String err) {
  private static final Games GAMES = new Games(List.of(new ToyFamily()));

  /** How a run goes about its arguments. */
  interface Way {
    int run(Program program, String... args);
  }

  /** Runs the program with only the toy game, and a stage that says what it is to show. */
  static Run of(String input, String... args) {
    return of(Program::run, input, args);
  }

  static Run of(Way way, String input, String... args) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    InputStream in = new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8));
    Streams streams = new Streams(in, out, err);
    int code = way.run(new Program(GAMES, streams, Optional.of(new ToldStage(streams))), args);
    return new Run(
        code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }

  /** Writes down what it is asked to show; has no terminal for boards of one row. */
  private record ToldStage(Streams streams) implements Stage {
    @Override
    public void unpack(Path folder) {
      throw new AssertionError("nothing is to be unpacked");
    }

    @Override
    public int show(Games games, Terms terms, String color, boolean ascii) throws NoTerminal {
      Game game = terms.start(games).game();
      if (game.lattice().rows() == 1) {
        throw new NoTerminal("standard input is a file");
      }
      streams.say(game.summary() + " " + color + (ascii ? " ascii" : "") + "\n");
      return ExitCode.DONE;
    }

    @Override
    public void rehearse(Games games, Terms terms) {
      streams.say("rehearsed " + terms.family() + "\n");
    }
  }
}
