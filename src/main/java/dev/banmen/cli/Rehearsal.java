package dev.banmen.cli;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.Family;
import dev.banmen.game.Games;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Map;
import java.util.Optional;

/**
 * One run through all that a start may need, while the JVM notes the classes for an archive. No
 * command: the launcher runs it when it makes the archive, and nothing is shown.
 */
public final class Rehearsal {
  private Rehearsal() {}

  /** Runs through everything; the arguments are not used. */
  public static void main(String[] args) throws IOException {
    run(Catalog.ALL, Main.STAGE);
  }

  /** Judges a short input of each game that has one, and shows each on the stage. */
  static void run(Games games, Optional<Stage> stage) throws IOException {
    OutputStream nowhere = OutputStream.nullOutputStream();
    for (Family family : games.families()) {
      String name = "rehearsal/" + family.id() + ".txt";
      try (InputStream input = Rehearsal.class.getResourceAsStream(name)) {
        Streams streams =
            new Streams(input == null ? InputStream.nullInputStream() : input, nowhere, nowhere);
        Program program = new Program(games, streams, stage);
        program.run("judge", family.id());
        program.run("judge", family.id(), "--explain");
      }
      if (stage.isPresent()) {
        stage.get().rehearse(family.game(Map.of()));
      }
    }
    Streams silent = new Streams(InputStream.nullInputStream(), nowhere, nowhere);
    Program program = new Program(games, silent, stage);
    program.run();
    program.run("games");
    program.run("version");
    program.run("judge", "no-game");
    program.run("no-command");
  }
}
