package dev.banmen.tui.page.lobby;

import com.googlecode.lanterna.input.KeyStroke;
import com.googlecode.lanterna.input.KeyType;
import dev.banmen.app.Lobby;
import dev.banmen.app.LobbyRow;
import dev.banmen.app.NameOffer;
import dev.banmen.app.NamedTables;
import dev.banmen.app.OpponentSearch;
import dev.banmen.app.Person;
import dev.banmen.app.Refusal;
import dev.banmen.app.TeachingTable;
import dev.banmen.game.Ground;
import dev.banmen.game.Position;
import dev.banmen.say.LobbySentences;
import dev.banmen.session.LiveSession;
import dev.banmen.text.Words;
import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.keys.KeyAction;
import dev.banmen.tui.keys.KeyHint;
import dev.banmen.tui.page.CommandLineEdit;
import dev.banmen.tui.page.LineRows;
import dev.banmen.tui.page.ListPage;
import dev.banmen.tui.page.NewsPage;
import dev.banmen.tui.page.PageAction;
import dev.banmen.tui.page.Pages;
import dev.banmen.tui.page.TimedPage;
import dev.banmen.tui.page.TypingPage;
import dev.banmen.tui.page.home.HomePage;
import dev.banmen.tui.term.Input;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * The lobby of a place: rows for what one can do alone, the tables below them, and beside them the
 * board of the chosen one, who is here, and what is said. Immutable.
 *
 * @param rows of the place, as they stood when this page was made
 * @param at the chosen row, from 0
 * @param entry what is being said, or a name to take; empty if nothing is typed
 * @param notice why something could not be done; often empty
 */
public record LobbyPage(
    Person person,
    Lobby lobby,
    Words words,
    List<LobbyRow> rows,
    int at,
    Optional<CommandLineEdit> entry,
    String notice)
    implements ListPage, TypingPage<LobbyPage>, NewsPage, TimedPage {
  /** The rows above the tables: the computer, a new game, and everything else that can be done. */
  static final int FIXED_ROWS = 3;

  private static final int PAGE = 5;

  /**
   * Returns the lobby of a person who has one: on a game that waits for them, else on somebody who
   * waits for an opponent, else on the game against the computer.
   */
  public static LobbyPage of(Person person, Words words) {
    Lobby lobby = person.lobby().orElseThrow();
    Optional<CommandLineEdit> name = lobby.nameOffer().map(LobbyPage::offered);
    String notice = name.isEmpty() ? "" : words.text("lobby.name.stays");
    LobbyPage first = new LobbyPage(person, lobby, words, lobby.rows(), 0, name, notice);
    LobbyPage waiting = first.atFirst(LobbyRow::isTurn);
    return waiting.chosen().isPresent() ? waiting : first.atFirst(LobbyRow::isOpen);
  }

  /** Whether what is typed is a name: whoever has none says nothing yet. */
  boolean isNaming() {
    return entry.isPresent() && !isCommanding() && lobby.nameOffer().isPresent();
  }

  /** Whether what is typed is a command, which anybody may give. */
  boolean isCommanding() {
    return entry.filter(CommandLineEdit::isCommand).isPresent();
  }

  /** This page with a line to type: what to say, or first a name. */
  LobbyPage typing() {
    Optional<CommandLineEdit> name = lobby.nameOffer().map(LobbyPage::offered);
    return name.isEmpty()
        ? typing(Optional.of(plain("")))
        : typing(name).saying(words.text("lobby.name.stays"));
  }

  int count() {
    return FIXED_ROWS + rows.size();
  }

  @Override
  public LobbyPage at(int next) {
    int there = Math.max(0, Math.min(count() - 1, next));
    return new LobbyPage(person, lobby, words, rows, there, entry, notice);
  }

  @Override
  public LobbyPage typing(Optional<CommandLineEdit> next) {
    return new LobbyPage(person, lobby, words, rows, at, next, "");
  }

  /** A name that was refused is there to be changed. */
  private static CommandLineEdit offered(NameOffer offer) {
    return offer.why().isEmpty() ? CommandLineEdit.offering(offer.name()) : plain(offer.name());
  }

  private static CommandLineEdit plain(String text) {
    return new CommandLineEdit(CommandLineEdit.PLAIN, text);
  }

  @Override
  public LobbyPage saying(String sentence) {
    return new LobbyPage(person, lobby, words, rows, at, entry, sentence);
  }

  /** This page with the rows of now, on the same one if it is still there. */
  @Override
  public LobbyPage refreshed() {
    List<LobbyRow> now = lobby.rows();
    int next = at;
    if (chosen().isPresent()) {
      for (int i = 0; i < now.size(); i++) {
        next = now.get(i).id().equals(chosen().get().id()) ? FIXED_ROWS + i : next;
      }
    }
    String refused = lobby.nameOffer().map(NameOffer::why).orElse("");
    LobbyPage fresh = new LobbyPage(person, lobby, words, now, 0, entry, notice).at(next);
    return !refused.isEmpty() && notice.isEmpty() && entry.isEmpty()
        ? fresh.typing().saying(refused)
        : fresh;
  }

  /** This page on the first such row, unless it is on one already or there is none. */
  private LobbyPage atFirst(Predicate<LobbyRow> wanted) {
    for (int i = 0; i < rows.size() && chosen().filter(wanted).isEmpty(); i++) {
      if (wanted.test(rows.get(i))) {
        return at(FIXED_ROWS + i);
      }
    }
    return this;
  }

  /** The chosen row of the place; empty on those above. */
  Optional<LobbyRow> chosen() {
    int index = at - FIXED_ROWS;
    return index >= 0 && index < rows.size() ? Optional.of(rows.get(index)) : Optional.empty();
  }

  /** The position of the chosen row; empty if none is chosen, or it is gone. */
  Optional<Position> board() {
    try {
      return chosen().isEmpty() ? Optional.empty() : Optional.of(lobby.position(chosen().get()));
    } catch (Refusal gone) {
      return Optional.empty();
    }
  }

  @Override
  public PageAction returned() {
    return refreshed().atFirst(LobbyRow::isTurn);
  }

  @Override
  public Optional<Lobby> news() {
    return Optional.of(lobby);
  }

  /** How many games wait for a move of this person. */
  int turns() {
    return (int) rows.stream().filter(LobbyRow::isTurn).count();
  }

  @Override
  public String title() {
    String name = lobby.name().isEmpty() ? words.text("lobby.title") : lobby.name();
    return turns() == 0 ? name : words.text("lobby.window", turns(), name);
  }

  @Override
  public Ground ground() {
    return board().map(position -> position.lattice().ground()).orElse(Ground.SQUARES);
  }

  @Override
  public List<KeyHint> keyHints(Extent screen) {
    if (lobby.isLetterLasting()) {
      return List.of(
          KeyHint.of(words, KeyType.Escape, "lobby.key.letter"),
          KeyHint.of(words, '?', "key.help"));
    }
    return List.of(
        KeyHint.of(words, '?', "key.help"),
        KeyHint.of(words, 'q', "lobby.key.leave"),
        KeyHint.of(words, KeyType.Enter, enterKey()),
        KeyHint.of(words, 'p', lobby.search().isEmpty() ? "lobby.key.now" : "lobby.key.stop"),
        KeyHint.of(words, 'c', lobby.nameOffer().isEmpty() ? "lobby.key.say" : "lobby.key.name"));
  }

  /** Goes to a game that was found as soon as the lobby is shown. */
  @Override
  public long due() {
    boolean isFound = lobby.search().filter(OpponentSearch::isFound).isPresent();
    return isFound && !isTyping() ? 0 : Long.MAX_VALUE; // what is typed is not for the game
  }

  @Override
  public PageAction onDue(long millis) {
    return (pages, me) -> {
      Optional<LiveSession> game = lobby.found();
      pages.show(refreshed());
      if (game.isPresent()) {
        pages.openGameByItself(game.get(), this);
      }
    };
  }

  private String enterKey() {
    String fixed = at == 0 ? "lobby.key.play" : "home.key.open";
    return chosen()
        .map(
            row ->
                row.map(
                    LobbyPage::enterKey,
                    seeker -> seeker.isMine() ? "lobby.key.stop" : "lobby.key.play",
                    teaching -> teaching.isMine() ? "lobby.key.lead" : "lobby.key.follow"))
        .orElse(fixed);
  }

  private static String enterKey(LobbyRow.Table table) {
    if (table.isOver()) {
      return "home.key.open";
    } else if (table.isMine()) {
      return "lobby.key.play";
    }
    return table.isFree() ? "lobby.key.sit" : "lobby.key.watch";
  }

  @Override
  public LineRows listed(Extent screen) {
    return LobbyFrame.of(at, count(), screen).rows();
  }

  @Override
  public int pageRows(Extent screen) {
    return PAGE;
  }

  @Override
  public PageAction on(Input input, Extent screen) {
    if (input instanceof Input.Pointed pointed) {
      return lobby.isLetterLasting() ? this : pointed(pointed.action(), screen);
    } else if (isTyping()) {
      return typed(input);
    }
    return input instanceof Input.Key pressed ? saying("").read(pressed.stroke(), screen) : this;
  }

  /** Handles a key, which also puts a letter away; a lasting one only by a key that closes it. */
  private PageAction read(KeyStroke key, Extent screen) {
    if (!lobby.isLetterLasting()) {
      PageAction result = pressed(key, screen);
      String letter = lobby.letter();
      return letter.isEmpty() ? result : putAway(letter, result);
    }
    // The tables, which the letter stands in place of, cannot be chosen.
    return switch (key.getKeyType() == KeyType.Escape ? KeyAction.ESCAPE : action(key)) {
      case ESCAPE, ENTER, QUIT -> putAway(lobby.letter(), this);
      case HELP, THEME, SETTINGS, COMMENT, COMMAND -> pressed(key, screen);
      default -> unused(key);
    };
  }

  @Override
  public PageAction other(KeyAction action, KeyStroke key, Extent screen) {
    return switch (action) {
      case HELP -> help();
      case SETTINGS -> PageAction.openSettings(this);
      case COMMENT -> typing();
      case COMMAND -> begin(":");
      case PASS -> playNow(chosen());
      default -> unused(key);
    };
  }

  @Override
  public PageAction help() {
    return help(words.text("lobby.help.text"));
  }

  @Override
  public PageAction open() {
    if (chosen().isPresent()) {
      return enter(chosen().get());
    }
    HomePage home = at == 1 ? HomePage.games(person, words) : HomePage.of(person, words);
    PageAction opened = PageAction.open(home, this);
    return at > 0 ? opened : (pages, me) -> playComputer(opened, home, pages, me);
  }

  /** Starts the game of the menu's first row, which is against the computer. */
  private static void playComputer(PageAction opened, HomePage home, Pages pages, Person me)
      throws Refusal {
    opened.run(pages, me);
    pages.follow(home.open());
  }

  private PageAction typed(Input input) {
    CommandLineEdit typed = entry.orElseThrow();
    if (isCommanding()) {
      return LobbyCommands.LINE.on(this, input);
    }
    if (input instanceof Input.Key pressed && pressed.stroke().getKeyType() == KeyType.Enter) {
      LobbyPage closed = typing(Optional.empty());
      return typed.text().isBlank() ? closed : closed.say(typed.text());
    }
    Optional<CommandLineEdit> next = typed.on(input);
    boolean isBegun = next.filter(it -> it.text().startsWith(":")).isPresent();
    return typing(isBegun ? next.map(it -> CommandLineEdit.of(it.text())) : next);
  }

  /** Puts a letter away, then does what the key that was pressed below it does. */
  private PageAction putAway(String letter, PageAction then) {
    return (pages, me) -> {
      lobby.dismiss(letter);
      pages.follow(then);
    };
  }

  /** Goes to a table that is named, over the lobby. */
  PageAction join(String named) {
    return then(
        (pages, me) -> {
          Optional<TeachingTable> taught = new NamedTables(me).taught(named);
          if (taught.isPresent()) {
            pages.pushOther(pages.factory().teaching(pages, taught.get()), this);
          } else {
            pages.openGame(new NamedTables(me).join(named), this);
          }
        });
  }

  /** Goes to a game in play that is named, to look on. */
  PageAction watch(String named) {
    return then((pages, me) -> pages.openGame(new NamedTables(me).watch(named), this));
  }

  /** Starts to look for an opponent: in a game, or like a table. */
  PageAction playNow(String like) {
    return refreshedAfter((pages, me) -> new NamedTables(me).playNow(like));
  }

  PageAction stopSearch() {
    return refreshedAfter((pages, me) -> lobby.stopSearch());
  }

  /** Does something in the lobby, and shows what has come of it. */
  private PageAction refreshedAfter(PageAction done) {
    return then(
        (pages, me) -> {
          done.run(pages, me);
          pages.show(saying("").refreshed());
        });
  }

  /** Starts to look for an opponent, or stops it. */
  private PageAction playNow(Optional<LobbyRow> like) {
    return lobby.search().isPresent()
        ? stopSearch()
        : refreshedAfter((pages, me) -> lobby.playNow(like));
  }

  /** Opens what a row stands for over the lobby, which says so if it is gone. */
  private PageAction enter(LobbyRow row) {
    return row.<PageAction, RuntimeException>map(
        table -> then((pages, me) -> pages.openGame(lobby.enter(table), this)),
        seeker ->
            seeker.isMine()
                ? stopSearch()
                : then((pages, me) -> pages.openGame(lobby.accept(seeker), this)),
        teaching ->
            then(
                (pages, me) ->
                    pages.pushOther(
                        pages.factory().teaching(pages, lobby.follow(teaching)), this)));
  }

  /**
   * Says something to all who are here, or takes it as a name first. If that is refused, the page
   * says why; another name can be typed at once.
   */
  PageAction say(String text) {
    return (pages, me) -> {
      if (lobby.nameOffer().isEmpty()) {
        said(text).run(pages, me);
        return;
      }
      try {
        lobby.takeName(text);
        pages.show(refreshed());
      } catch (Refusal refusal) {
        pages.show(typing(Optional.of(plain(text))).saying(refusal.getMessage()));
      }
    };
  }

  /** Takes a name, or says the own one. */
  PageAction named(String name) {
    if (lobby.nameOffer().isEmpty()) {
      LobbySentences said = new LobbySentences(words);
      return saying(name.isEmpty() ? said.name(lobby) : said.nameStays());
    }
    return name.isEmpty() ? typing() : say(name);
  }

  /** Says something to everyone in the lobby. */
  PageAction said(String text) {
    return refreshedAfter((pages, me) -> lobby.say(text));
  }

  /** Carries out a command as if it were typed here. */
  public PageAction carryingOut(String line) {
    return LobbyCommands.LINE.carryOut(this, line);
  }

  @Override
  public void paintList(Canvas canvas) {
    LobbyFrame.of(at, count(), canvas.extent()).paint(this, canvas);
  }
}
