package dev.banmen.cli;

import dev.banmen.catalog.Catalog;
import java.util.Optional;

/** The program's entry. */
public final class Main {
  /** Where games are played. */
  static final Optional<Stage> STAGE = Optional.of(new Screen());

  private Main() {}

  /** Runs one command and ends the process with its exit code. */
  public static void main(String[] args) {
    System.exit(new Program(Catalog.ALL, Streams.ofProcess(), STAGE).run(args));
  }
}
