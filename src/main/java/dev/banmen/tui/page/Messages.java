package dev.banmen.tui.page;

import dev.banmen.game.Explanation;
import dev.banmen.game.Site;
import dev.banmen.tui.term.Input;
import java.util.Optional;

/**
 * The messages a page shows its player, and the commands the player types. Immutable.
 *
 * @param showsReport whether the result of the session's last event is still shown
 * @param explanation the explanation being shown
 * @param isEarlierShown whether the earlier position of the explanation is shown
 */
public record Messages(
    boolean showsReport,
    Optional<Explanation> explanation,
    boolean isEarlierShown,
    Notices notices,
    CommandHistory commands) {
  /** What is asked about first, as it can't be taken back. */
  public enum Confirmation {
    RESIGN,
    DRAW,
    DISCARD
  }

  /**
   * Sentences that are shown; each may be empty.
   *
   * @param notice beside or below the board
   * @param explained the site that the notice explains
   * @param keyNotice about keys only, in their line
   * @param warning for as long as the game is shown
   * @param question what the notice asks, answered by the next key
   */
  private record Notices(
      String notice,
      Optional<Site> explained,
      String keyNotice,
      String warning,
      Optional<Confirmation> question) {
    public static final Notices NONE = new Notices("", Optional.empty(), "", "", Optional.empty());

    public Notices quiet() {
      return new Notices("", Optional.empty(), "", warning, Optional.empty());
    }

    public Notices withNotice(String sentence, Optional<Site> site) {
      return new Notices(sentence, site, keyNotice, warning, Optional.empty());
    }

    public Notices asking(Confirmation what, String sentence) {
      return new Notices(sentence, Optional.empty(), keyNotice, warning, Optional.of(what));
    }

    public Notices withKeyNotice(String sentence) {
      return new Notices(notice, explained, sentence, warning, question);
    }

    public Notices withWarning(String sentence) {
      return new Notices(notice, explained, keyNotice, sentence, question);
    }
  }

  public static final Messages NONE =
      new Messages(true, Optional.empty(), false, Notices.NONE, CommandHistory.NONE);

  public String notice() {
    return notices.notice();
  }

  /** Whether the notice explains this site. */
  public boolean explains(Site site) {
    return notices.explained().filter(site::equals).isPresent();
  }

  /** Whether the notice explains a site other than this one. */
  public boolean explainsOther(Site site) {
    return notices.explained().isPresent() && !explains(site);
  }

  public String keyNotice() {
    return notices.keyNotice();
  }

  /** Returns what the notice asks; the next key answers. */
  public Optional<Confirmation> question() {
    return notices.question();
  }

  public Messages asking(Confirmation what, String sentence) {
    return with(notices.asking(what, sentence));
  }

  public String warning() {
    return notices.warning();
  }

  public Optional<CommandLineEdit> entry() {
    return commands.entry();
  }

  /** Returns the line being typed as it is shown. */
  public Optional<String> typed() {
    return entry().map(CommandLineEdit::shown);
  }

  public int recalled() {
    return commands.recalled();
  }

  /** Whether an input belongs to the command being typed; a pasted list of moves doesn't. */
  public boolean takes(Input input) {
    if (entry().isEmpty()) {
      return false;
    }
    return !(input instanceof Input.Pasted pasted && entry().get().isList(pasted));
  }

  /** Returns the messages without those that end with the next key; the warning stays. */
  public Messages quiet() {
    return new Messages(false, Optional.empty(), false, notices.quiet(), commands);
  }

  /** These messages with an event's result, and its explanation if it has one. */
  public Messages withReport(Optional<Explanation> why) {
    return new Messages(true, why, false, notices, commands);
  }

  public Messages withExplanation(Explanation why) {
    return new Messages(showsReport, Optional.of(why), false, notices, commands);
  }

  /** These messages with the explanation's earlier position shown. */
  public Messages withEarlierShown() {
    return new Messages(showsReport, explanation, true, notices, commands);
  }

  /** These messages with a notice; what is being typed stays, for news may come at any time. */
  public Messages withNotice(String sentence) {
    return with(notices.withNotice(sentence, Optional.empty()));
  }

  /** These messages with a notice that explains a site. */
  public Messages explaining(Site site, String sentence) {
    return with(notices.withNotice(sentence, Optional.of(site)));
  }

  public Messages withKeyNotice(String sentence) {
    return with(notices.withKeyNotice(sentence));
  }

  public Messages withWarning(String sentence) {
    return with(notices.withWarning(sentence));
  }

  /** These messages with this line being typed, or none. */
  public Messages typing(Optional<CommandLineEdit> line) {
    return with(notices.withKeyNotice("")).with(commands.typing(line));
  }

  /** Returns the messages after a command was typed, which goes into the history. */
  public Messages typed(String command) {
    return with(notices.withKeyNotice("")).with(commands.typed(command));
  }

  /** These messages with the command typed so many before the new one; 0 is the new one. */
  public Messages recalling(int back) {
    return with(commands.recalling(back));
  }

  private Messages with(Notices next) {
    return new Messages(showsReport, explanation, isEarlierShown, next, commands);
  }

  private Messages with(CommandHistory next) {
    return new Messages(showsReport, explanation, isEarlierShown, notices, next);
  }
}
