package dev.banmen.server.ssh;

import dev.banmen.command.Argument;
import dev.banmen.command.Command;
import dev.banmen.command.Commands;
import dev.banmen.command.FrontEnd;
import dev.banmen.command.TypedCommand;
import dev.banmen.command.Where;
import dev.banmen.text.Language;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;

/** The words of a request behind the name of the host. Immutable. */
record AskedWords(List<String> all) {
  static final AskedWords NONE = new AskedWords(List.of());

  /** The words of a command; none for an empty one. */
  static AskedWords of(String command) {
    return command.isBlank() ? NONE : new AskedWords(List.of(command.strip().split("\\s+")));
  }

  private static Commands commands(Language language) {
    return new Commands(FrontEnd.SCREEN, EnumSet.of(Where.AFTER_HOST), language);
  }

  /** All of them in one line. */
  String line() {
    return String.join(" ", all);
  }

  /** The command that they are, in a language for its faults. */
  TypedCommand read(Language language) {
    return commands(language).read(line());
  }

  private boolean isBefore(Argument argument) {
    return commands(Language.ENGLISH).argument(line()) == argument;
  }

  /** Whether they are a word and a code that says who somebody is. */
  boolean isCode() {
    return all.size() == 2 && isBefore(Argument.CODE);
  }

  /** Whether they ask for games that are over: {@code past 5 sgf} or {@code past all}. */
  boolean isOfPast() {
    return isBefore(Argument.PAST_FILE)
        && (all.size() == 3 && all.get(2).equals("sgf")
            || all.size() == 2 && all.get(1).equals("all"));
  }

  /** Whether they ask for line mode. */
  boolean isLineMode() {
    return read(Language.ENGLISH).command().equals(Optional.of(Command.LINE));
  }

  /** The words behind the one for line mode. */
  AskedWords inLineMode() {
    return isLineMode() ? new AskedWords(all.subList(1, all.size())) : this;
  }
}
