package dev.banmen.shell;

import dev.banmen.shell.line.ShellOutput;
import java.util.List;

/**
 * Collects what line mode says, with a question mark before what it complains of.
 *
 * @param lines to add to
 */
public record CollectedLines(List<String> lines) implements ShellOutput {
  @Override
  public void say(String line) {
    lines.add(line);
  }

  @Override
  public void complain(long number, String line) {
    lines.add("? " + line);
  }
}
