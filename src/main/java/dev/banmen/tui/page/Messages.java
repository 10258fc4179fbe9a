package dev.banmen.tui.page;

import dev.banmen.game.Explanation;
import dev.banmen.tui.term.Input;
import java.util.Optional;

/**
 * What a page shows its player in words, and what the player types. Immutable.
 *
 * @param showsReport whether what came of the session's last event is still shown
 * @param explanation the explanation that is shown
 * @param isEarlierShown whether the earlier position is shown that the explanation speaks of
 */
public record Messages(
    boolean showsReport,
    Optional<Explanation> explanation,
    boolean isEarlierShown,
    Notices notices,
    TypedCommands commands) {
  /**
   * Sentences that are shown; each may be empty.
   *
   * @param notice beside or below the board
   * @param refusalText of a refusal, in place of the game's own sentence
   * @param keyNotice of keys only, in their line
   * @param warning for as long as the game is shown
   */
  private record Notices(String notice, String refusalText, String keyNotice, String warning) {
    public static final Notices NONE = new Notices("", "", "", "");

    /** The warning only. */
    public Notices quiet() {
      return new Notices("", "", "", warning);
    }

    public Notices withNotice(String sentence) {
      return new Notices(sentence, refusalText, keyNotice, warning);
    }

    public Notices withKeyNotice(String sentence) {
      return new Notices(notice, refusalText, sentence, warning);
    }
  }

  public static final Messages NONE =
      new Messages(true, Optional.empty(), false, Notices.NONE, TypedCommands.NONE);

  public String notice() {
    return notices.notice();
  }

  public String refusalText() {
    return notices.refusalText();
  }

  public String keyNotice() {
    return notices.keyNotice();
  }

  public String warning() {
    return notices.warning();
  }

  public Optional<CommandLineEdit> entry() {
    return commands.entry();
  }

  public int recalled() {
    return commands.recalled();
  }

  /** Whether an input belongs to the command that is typed; a list of moves does not. */
  public boolean takes(Input input) {
    if (entry().isEmpty()) {
      return false;
    }
    return !(input instanceof Input.Pasted pasted && entry().get().isList(pasted));
  }

  /** Without what was shown, which the next key ends; the warning stays. */
  public Messages quiet() {
    return new Messages(false, Optional.empty(), false, notices.quiet(), commands);
  }

  /** For a board that has changed: without what was shown of the old one. */
  public Messages forNewBoard() {
    return new Messages(true, Optional.empty(), false, notices.quiet(), commands);
  }

  /** With what came of an event, and its explanation if it has one. */
  public Messages withReport(Optional<Explanation> why) {
    return new Messages(true, why, false, notices, commands);
  }

  public Messages withExplanation(Explanation why) {
    return new Messages(showsReport, Optional.of(why), false, notices, commands);
  }

  /** With the earlier position shown that the explanation speaks of. */
  public Messages withEarlierShown() {
    return new Messages(showsReport, explanation, true, notices, commands);
  }

  /** With a notice in place of what is being typed. */
  public Messages withNotice(String sentence) {
    return with(notices.withNotice(sentence)).with(commands.typing(Optional.empty()));
  }

  public Messages withNoticeWhileTyping(String sentence) {
    return with(notices.withNotice(sentence));
  }

  public Messages withRefusalText(String sentence) {
    return with(new Notices(notice(), sentence, keyNotice(), warning()));
  }

  public Messages withKeyNotice(String sentence) {
    return with(notices.withKeyNotice(sentence));
  }

  public Messages withWarning(String sentence) {
    return with(new Notices(notice(), refusalText(), keyNotice(), sentence));
  }

  /** With this line being typed, or none. */
  public Messages typing(Optional<CommandLineEdit> line) {
    return with(notices.withKeyNotice("")).with(commands.typing(line));
  }

  /** After a command was typed, which is kept for later. */
  public Messages typed(String command) {
    return with(notices.withKeyNotice("")).with(commands.typed(command));
  }

  /** With the command that was typed so many before this one; 0 is a new one. */
  public Messages recalling(int back) {
    return with(commands.recalling(back));
  }

  private Messages with(Notices next) {
    return new Messages(showsReport, explanation, isEarlierShown, next, commands);
  }

  private Messages with(TypedCommands next) {
    return new Messages(showsReport, explanation, isEarlierShown, notices, next);
  }
}
