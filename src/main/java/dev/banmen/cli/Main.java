package dev.banmen.cli;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.Words;
import java.util.Optional;

/** The program's entry. */
public final class Main {
  /** Where games are played. */
  static final Optional<Stage> STAGE = Optional.of(new Screen());

  private Main() {}

  /** Runs one command and ends the process with its exit code. */
  public static void main(String[] args) {
    // Before the games are looked at: what they may be set to has a meaning in words.
    boolean isJudge = args.length > 0 && args[0].equals("judge");
    Optional<String> chosen = isJudge ? Optional.empty() : Preferences.language();
    Words.speak(Language.of(Language.environment(), chosen, args));
    int code = new Program(Catalog.ALL, Streams.ofProcess(), STAGE).run(args);
    if (isJudge) {
      // All is written, and no hook is set. Since Java 21 an orderly exit first looks for a logger
      // to tell of it, in all jars: that would be a fifth of a short judgement.
      Runtime.getRuntime().halt(code);
    }
    if (code != ExitCode.DONE) {
      System.exit(code);
    }
  }
}
