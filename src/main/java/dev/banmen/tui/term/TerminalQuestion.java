package dev.banmen.tui.term;

import java.util.List;
import java.util.regex.Pattern;

/**
 * A question to a terminal about itself. The answer comes among the keys, at any time or never; a
 * terminal that doesn't know the question swallows it, or writes some of it where the next paint
 * clears it. See "Control Sequences" of xterm.
 */
public enum TerminalQuestion {
  /** Which colour its background has (OSC 11). */
  BACKGROUND("\033]11;?\033\\", "]11;") {
    @Override
    Input answered(String answer) {
      TerminalBackground background = TerminalBackground.answered(answer);
      return background == TerminalBackground.UNKNOWN
          ? null
          : new Input.BackgroundReported(background);
    }
  },

  /** The terminal's reading of a direct colour (DECRQSS of SGR). */
  COLOURS("\033[48;2;1;2;3m\033P$qm\033\\", "P1$r", "P0$r") {
    @Override
    Input answered(String answer) {
      return answer.matches("[01]\\$r.*")
          ? new Input.ColoursReported(DIRECT.matcher(answer).find())
          : null;
    }
  },

  /** Its name and version (XTVERSION). */
  NAME("\033[>q", "P>|") {
    @Override
    Input answered(String answer) {
      return answer.startsWith(">|") ? new Input.Named(answer.substring(2)) : null;
    }
  },

  /** How many pixels a cell has (CSI 16 t); a control sequence answers, and no string. */
  CELL_SIZE("\033[16t") {
    @Override
    Input answered(String answer) {
      return null;
    }
  };

  /** The direct colour asked for, with semicolons or colons and maybe a colour space. */
  private static final Pattern DIRECT =
      Pattern.compile("[r;]48[;:]2[;:]([0-9]*:)?1[;:]2[;:]3(?![0-9])");

  private final String question;
  private final List<String> starts;

  TerminalQuestion(String question, String... starts) {
    this.question = question;
    this.starts = List.of(starts);
  }

  String question() {
    return question;
  }

  /** Whether this is all that precedes an answer, after its ESC. */
  boolean isIntroducedBy(CharSequence text) {
    return starts.contains(text.toString());
  }

  /** Whether an answer starts like this, after its ESC. */
  boolean mayStartWith(CharSequence text) {
    return starts.stream().anyMatch(start -> start.startsWith(text.toString()));
  }

  /**
   * Returns what a control string says, without what introduces it: null if it is no answer to
   * this.
   */
  abstract Input answered(String answer);
}
