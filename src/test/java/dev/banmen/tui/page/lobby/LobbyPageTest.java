package dev.banmen.tui.page.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import com.googlecode.lanterna.input.KeyType;
import dev.banmen.app.FileStore;
import dev.banmen.app.LobbyRow;
import dev.banmen.app.NameOffer;
import dev.banmen.app.OpponentSearch;
import dev.banmen.app.QuietLobby;
import dev.banmen.app.Refusal;
import dev.banmen.app.TableOptions;
import dev.banmen.app.TableStatus;
import dev.banmen.command.Command;
import dev.banmen.game.Place;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.session.ComputerSeat;
import dev.banmen.session.Event;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Player;
import dev.banmen.session.Seat;
import dev.banmen.session.Terms;
import dev.banmen.text.Language;
import dev.banmen.text.Words;
import dev.banmen.tui.Evening;
import dev.banmen.tui.Golden;
import dev.banmen.tui.TestHouse;
import dev.banmen.tui.canvas.Glyphs;
import dev.banmen.tui.page.CommandLaws;
import dev.banmen.tui.page.Viewer;
import dev.banmen.tui.page.home.HomePage;
import dev.banmen.tui.page.play.GamePage;
import dev.banmen.tui.page.view.RecordPage;
import dev.banmen.tui.term.Input;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The lobby: tables, people and talk, and the ways from it to games. */
class LobbyPageTest {
  @RegisterExtension static final Golden GOLDEN = new Golden();

  private final TestHouse house = new TestHouse(0);
  private final Words words = Language.ENGLISH.words(Viewer.class);
  private final Rooms club = new Rooms();

  /** A place with three tables; everything said there is kept. */
  private final class Rooms extends QuietLobby {
    final List<LobbyRow> rows = new ArrayList<>();
    final List<String> chat = new ArrayList<>();
    final List<Long> entered = new ArrayList<>();
    LiveSession live;
    NameOffer offer; // null for none
    String called = "";
    String letter = "";
    String gone = "This table is gone.";
    OpponentSearch search; // null for none
    Optional<LobbyRow> wanted = Optional.empty();

    @Override
    public Optional<NameOffer> nameOffer() {
      return Optional.ofNullable(offer);
    }

    @Override
    public void takeName(String name) throws Refusal {
      if (name.equals("root")) {
        throw new Refusal("That name is reserved.");
      } else if (name.equals("endless")) {
        throw new Refusal(
            "A name needs at least 3 letters or digits, and at most 16; two Chinese, Japanese or"
                + " Korean characters are enough.");
      }
      called = name;
      offer = null;
    }

    @Override
    public void playNow(Optional<LobbyRow> like) {
      wanted = like;
      search = new OpponentSearch("Go, 9x9", 3, false, true);
    }

    @Override
    public void stopSearch() {
      search = null;
    }

    @Override
    public Optional<OpponentSearch> search() {
      return Optional.ofNullable(search);
    }

    @Override
    public Optional<LiveSession> found() {
      search = null;
      return Optional.of(live);
    }

    @Override
    public String name() {
      return "Club of Ulm";
    }

    @Override
    public List<LobbyRow> rows() {
      return List.copyOf(rows);
    }

    @Override
    public Position position(LobbyRow row) {
      return live.now().position();
    }

    @Override
    public List<String> people() {
      return List.of("ann", "bob", "wang");
    }

    @Override
    public List<String> chat() {
      return List.copyOf(chat);
    }

    @Override
    public LiveSession enter(LobbyRow.Table table) throws Refusal {
      if (!rows.contains(table)) {
        throw new Refusal(gone);
      }
      entered.add(table.number());
      return live;
    }

    @Override
    public void say(String text) throws Refusal {
      if (text.length() > 50) {
        throw new Refusal("That is too long.");
      }
      chat.add("ann: " + text);
    }

    @Override
    public CompletableFuture<String> command(Command command, String rest) {
      return CompletableFuture.completedFuture("Your code:\nk3m7q-2xw");
    }

    @Override
    public String letter() {
      return letter;
    }

    @Override
    public void tell(String text) {
      letter = text;
    }
  }

  @Test
  void whereAnInvitationIsCutTheLineToSendStandsAlone() {
    String command = "ssh -t -p 2222 go.ulm.example.org join k3m7q2";
    String invitation = "To invite a friend, send them this: " + command;
    club.rows.clear();
    club.rows.add(
        new LobbyRow.Table(
            7,
            true,
            true,
            true,
            false,
            0,
            command,
            () -> new LobbyRow.TableText("Go, 9x9", "10m+30s", "White", "ann", "", 0)));
    assertThat(lobby(120, 24).types("jjj").text()).contains(invitation);
    assertThat(lobby(80, 24).types("jjj").text()).contains(command).doesNotContain("To invite");
  }

  @Test
  void inANarrowRowTheTitleIsCutAndNotWhoseTurnItIs() {
    String title = "Dots and Boxes, 6x6 dots, 7 days left";
    club.rows.clear();
    club.rows.add(
        new LobbyRow.Table(
            7,
            false,
            true,
            true,
            false,
            0,
            "",
            () -> new LobbyRow.TableText(title, "no clock", "", "ann", "bob", 0)));
    assertThat(lobby(80, 24).types("jjj").text())
        .contains("\n ▌ your turn; Dots and Boxes, 6x6 dot…")
        .contains("Table 7: your turn; " + title + "; no clock; 0 watchi…");
  }

  @Test
  void whoLooksForAnOpponentHasARowWithTheGameBeforeTheClock() {
    String game = "Go, 9x9, Chinese, komi 7.5";
    club.rows.add(0, new LobbyRow.Seeker(3, "cem", "cem 4k?", game, "5m+3x20s", false));
    Evening screen = lobby(80, 24).types("jjj");
    assertThat(screen.text())
        .contains("▌ cem 4k?", "▌ wants to play; Go, 9x9, Chinese, k…")
        .contains("cem 4k?: wants to play; Go, 9x9, Chinese, komi 7½; 5m+3x20s")
        .contains("Enter play  p play now");
    assertThat(lobby(40, 15).types("jjj").text()).contains("wants to play; Go, 9x9, Chinese, k");
  }

  private static LobbyRow.Table table(long number, String black, String white) {
    boolean isMine = black.equals("ann");
    boolean isWaiting = isMine && white.isEmpty();
    String command = isWaiting ? "ssh -t example.org join k3m7q2" : "";
    return new LobbyRow.Table(
        number,
        white.isEmpty(),
        isMine,
        isMine,
        false,
        12,
        command,
        () ->
            new LobbyRow.TableText(
                "Go, 9x9", "10m+30s", white.isEmpty() ? "White" : "", black, white, 3));
  }

  @BeforeEach
  void open() throws Refusal {
    club.live = house.begin(Terms.of("go", Map.of("size", "9")));
    club.rows.add(table(7, "ann", "bob"));
    club.rows.add(table(8, "wang", ""));
    club.rows.add(table(9, "bob", "wang"));
    club.chat.add("bob: good evening");
    house.lobby = club;
  }

  private Evening lobby(int cols, int rows) {
    return new Evening(house, LobbyPage.of(house, words).at(0), cols, rows, Glyphs.UNICODE);
  }

  @ParameterizedTest
  @CsvSource({"80, 24", "120, 40", "40, 15"})
  void itReadsWell(int cols, int rows) throws IOException {
    GOLDEN.check("lobby-" + cols + "x" + rows, lobby(cols, rows).types("jjj").text());
  }

  @Test
  void enterGoesToTheChosenTable() {
    Evening evening = lobby(80, 24).types("jjjj\r");
    assertThat(club.entered).containsExactly(8L);
    assertThat(evening.shown()).isInstanceOf(GamePage.class);
    assertThat(evening.types("q").shown()).isInstanceOf(LobbyPage.class);
  }

  @Test
  void theKeyOfEachTableSaysWhatEnterDoes() {
    assertThat(lobby(80, 24).types("jjj").text()).contains("Enter play");
    assertThat(lobby(80, 24).types("jjjj").text()).contains("Enter sit down");
    assertThat(lobby(80, 24).types("jjjjj").text()).contains("Enter watch");
  }

  @Test
  void whoeverOnlyWatchesIsOfferedNoMoves() {
    assertThat(lobby(80, 24).types("jjjjj\r").text()).contains("Enter play", "p pass");
    house.me(new Player("p9"));
    String watched = lobby(80, 24).types("jjjjj\r").text();
    assertThat(watched).contains("? help", "q back").doesNotContain("Enter play", "p pass");
  }

  @Test
  void aTableThatIsGoneIsSaid() {
    Evening evening = lobby(80, 24).types("jjjj");
    club.rows.remove(1);
    assertThat(evening.types("\r").text()).contains("This table is gone.");
    assertThat(club.entered).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"80, 24", "40, 15"})
  void aRefusalOfATableIsReadWhole(int cols, int rows) {
    club.gone =
        "Nobody called wang-the-third is leading or looking for an opponent, and no table is.";
    Evening evening = lobby(cols, rows).types("jjjj");
    club.rows.remove(1);
    assertThat(evening.types("\r").text().replaceAll("\\s+", " ")).contains(club.gone);
  }

  @Test
  void theChosenTableStaysChosenWhileOthersComeAndGo() {
    Evening evening = lobby(80, 24).types("jjjjj");
    club.rows.remove(0);
    club.rows.add(1, table(10, "eve", ""));
    evening.refreshed();
    assertThat(((LobbyPage) evening.shown()).chosen().orElseThrow().word()).isEqualTo("9");
    club.rows.clear();
    evening.refreshed();
    assertThat(((LobbyPage) evening.shown()).chosen()).isEmpty();
  }

  @Test
  void theChosenTableSaysItsNumberAndHowManyLookOn() {
    String game = "Table 9: move 12; Go, 9x9; 10m+30s; 3 watching";
    assertThat(lobby(80, 24).types("jjjjj").text()).contains(game);
    assertThat(lobby(80, 24).types("j").text()).doesNotContain("watching");
  }

  @Test
  void anOwnTableThatWaitsSaysHowToInviteAFriend() {
    club.rows.set(0, table(7, "ann", ""));
    assertThat(lobby(80, 24).types("jjj").text()).contains("ssh -t example.org join k3m7q2");
    assertThat(lobby(80, 24).types("jjjj").text()).doesNotContain("join k3m7q2");
  }

  @Test
  void whoeverHasNoNameIsAskedForOneFirst() {
    club.offer = new NameOffer("ann", "");
    Evening evening = lobby(80, 24);
    assertThat(evening.text()).contains("(Esc skips): ann");
    assertThat(evening.text()).contains("The name stays");
    evening.types("\u007f\u007fmy\r");
    assertThat(club.called).isEqualTo("amy");
    assertThat(evening.text()).doesNotContain("Your name here");
    club.offer = new NameOffer("root", "");
    assertThat(lobby(80, 24).types("\r").text()).contains("That name is reserved.", "Your name");
  }

  /** The first character typed replaces the name that is offered; Enter alone takes it. */
  @Test
  void whatIsTypedReplacesTheNameThatIsOffered() {
    club.offer = new NameOffer("visitor", "");
    lobby(80, 24).types("anna\r");
    assertThat(club.called).isEqualTo("anna");
    club.offer = new NameOffer("visitor", "");
    lobby(80, 24).types("\r");
    assertThat(club.called).isEqualTo("visitor");
    club.offer = new NameOffer("visitor", "");
    lobby(80, 24).types("\u001b[Ds\r"); // an arrow keeps it
    assertThat(club.called).isEqualTo("visitors");
  }

  /** Why a name cannot be is read whole, and what was typed stays to be changed. */
  @ParameterizedTest
  @CsvSource({"80, 24", "40, 15", "60, 16", "100, 32"})
  void aRefusalOfANameIsReadWhole(int cols, int rows) {
    club.offer = new NameOffer("ann", "");
    Evening evening = lobby(cols, rows).types("\u007f".repeat(3) + "endless\r");
    assertThat(evening.text().replaceAll("\\s+", " "))
        .contains("at most 16; two Chinese, Japanese or Korean characters are enough.")
        .contains("A name needs at least 3 letters or digits, and ")
        .contains("(Esc skips): endless");
    assertThat(evening.types("s").text()).contains("(Esc skips): endlesss").doesNotContain("16");
  }

  @Test
  void aNameThatIsTakenIsAskedForAgain() {
    club.offer = new NameOffer("ann", "");
    Evening evening = lobby(80, 24).types("\u007f".repeat(4));
    assertThat(evening.text()).doesNotContain("Your name here").contains("c choose a name");
    club.offer = new NameOffer("ann", "ann is taken.");
    evening.refreshed();
    assertThat(evening.text())
        .containsPattern("ann is taken\\. *\n *Your name here \\(Esc skips\\): ann");
    assertThat(evening.types("c").text()).contains("(Esc skips): annc");
  }

  @Test
  void whatIsTypedAfterTheKeyIsSaidToAll() {
    Evening evening = lobby(80, 24).types("chello, q\r");
    assertThat(club.chat).last().isEqualTo("ann: hello, q");
    assertThat(evening.text()).contains("ann: hello, q");
    evening.types("c" + "x".repeat(60) + "\r");
    assertThat(club.chat).hasSize(2);
    assertThat(evening.text()).contains("That is too long.");
    evening.types("c\r");
    assertThat(club.chat).hasSize(2);
  }

  @Test
  void oneKeyLooksForAnOpponentAndTheGameOpensByItself() {
    Evening evening = lobby(80, 24);
    assertThat(evening.text()).contains("p play now");
    evening.types("jjjp");
    assertThat(club.wanted.orElseThrow().word()).isEqualTo("7");
    assertThat(evening.text())
        .contains("Looking for an opponent: Go, 9x9. 3 seconds", "p stop looking");
    evening.types("p");
    assertThat(evening.text()).contains("p play now").doesNotContain("Looking for");
    evening.types("p");
    club.search = new OpponentSearch("Go, 9x9", 0, true, true);
    evening.refreshed();
    evening.ticks();
    assertThat(evening.shown()).isInstanceOf(GamePage.class);
    assertThat(evening.types("p").text()).contains("The game has just begun"); // to stop looking
    assertThat(club.live.now().position().moves()).isEmpty();
    house.pass(1000);
    assertThat(evening.types("q").shown()).isInstanceOf(LobbyPage.class);
  }

  @Test
  void theSearchIsSeenOnASmallScreenToo() {
    assertThat(lobby(40, 15).types("p").text()).contains("Looking for an opponent: Go, 9x9.");
  }

  @Test
  void itsFirstRowsLeadToANewGameAndToTheMenu() {
    Evening evening = lobby(80, 24);
    assertThat(evening.text()).contains("* 1 game waits for your move.");
    assertThat(evening.types("j\r").shown()).isInstanceOf(HomePage.class);
    assertThat(evening.text()).contains("Othello", "Dots and Boxes");
    assertThat(evening.types("q").shown()).isInstanceOf(LobbyPage.class);
    int waiting = LobbyPage.FIXED_ROWS + firstTurn(evening);
    assertThat(((LobbyPage) evening.shown()).at()).isEqualTo(waiting); // not on the new game
    assertThat(evening.types("\033[H", "jj\r").text()).contains("Learn", "Settings", "q back");
  }

  /** What somebody who has just arrived wants: their game, an opponent, or at once the computer. */
  @Test
  void onArrivalEnterPlays() {
    club.rows.add(0, table(6, "wang", "bob"));
    assertThat(arrived().text()).contains("Table 7: your turn", "Enter play");
    club.rows.remove(1);
    assertThat(arrived().text()).contains("Table 8: ", "Enter sit down");
    club.rows.remove(1);
    assertThat(arrived().text()).contains("Play the computer", "Enter play");
    Evening evening = arrived().types("\r");
    GamePage game = (GamePage) evening.shown();
    assertThat(ComputerSeat.of(game.session().terms().white().holder())).isPresent();
    assertThat(evening.types("q").shown()).isInstanceOf(LobbyPage.class);
  }

  private Evening arrived() {
    return new Evening(house, LobbyPage.of(house, words), 80, 24, Glyphs.UNICODE);
  }

  private static int firstTurn(Evening evening) {
    return ((LobbyPage) evening.shown())
        .rows().stream().map(LobbyRow::isTurn).toList().indexOf(true);
  }

  @Test
  void aNewGameWaitsForWhoeverComesUnlessAComputerIsAsked() {
    Evening evening = lobby(80, 24).types("j\r\r\r");
    GamePage game = (GamePage) evening.shown();
    assertThat(game.session().terms().white()).isEqualTo(Seat.FREE);
    assertThat(evening.text()).contains("no opponent yet");
    evening.types("\r");
    assertThat(evening.text()).contains("Nobody plays White yet");
  }

  @Test
  void aNewTableSaysHowToInviteAFriendUntilSomebodySitsDown() throws Exception {
    String invitation = "To invite a friend, send them this: ssh -t example.org join k3m7q2";
    house.status = new TableStatus(invitation, "", "");
    Evening evening = lobby(80, 24).types("j\r\r\rl");
    assertThat(evening.text()).contains("ssh -t example.org join", "k3m7q2");
    Player ben = new Player("p2");
    LiveSession live = house.began;
    live.submit(ben, new Event.Sit(Side.WHITE, new Seat(ben, "Ben")));
    house.status = TableStatus.NONE;
    evening.refreshed();
    assertThat(evening.text()).contains("Ben has joined and plays").doesNotContain("k3m7q2");
    assertThat(evening.types("l").text()).doesNotContain("Ben has joined and plays");
  }

  @Test
  void aGameSaysWhatItsTableIsInEachLayout() throws Exception {
    house.status = new TableStatus("", "", "").signed("rated");
    assertThat(lobby(80, 24).types("j\r\r\r").text()).contains("rated");
    house.status = new TableStatus("", "", "").signed("rated");
    assertThat(lobby(40, 15).types("j\r\r\r").text()).contains("rated");
  }

  @Test
  void aNewTableMayBePrivateOrRated() {
    lobby(80, 24).types("j\r\r\r");
    assertThat(house.options).isEqualTo(TableOptions.OPEN);
    Evening form = lobby(80, 24).types("j\r\t");
    assertThat(form.text()).contains("Table", "open");
    form.types("\033[F", Evening.UP, "lll\r");
    assertThat(house.options).isEqualTo(new TableOptions(true, true));
  }

  @Test
  void pastGamesAreFoundByAllWordsThatAreTyped() {
    house.folders.put(
        FileStore.PAST,
        List.of("3 go 2026-11-24 ben won B+R", "2 go 2026-11-23 ben lost W+R", "1 dots ben won"));
    Evening evening = lobby(80, 24).types("j\r:past go won\r");
    assertThat(evening.text()).contains("3 go 2026-11-24").doesNotContain("2 go", "1 dots");
    assertThat(evening.types("?").text())
        .contains("Your games", "open the game")
        .doesNotContain("folder");
    assertThat(lobby(80, 24).types("j\r:past\r").text()).contains("3 go", "2 go", "1 dots");
  }

  @Test
  void gamesThatWaitAreMarkedAndCounted() {
    Evening evening = lobby(80, 24);
    assertThat(evening.text()).contains("*ann and bob", "1 game waits for your move.");
    assertThat(((LobbyPage) evening.shown()).title()).isEqualTo("(1) Club of Ulm");
    club.rows.remove(0);
    evening.refreshed();
    assertThat(evening.text()).doesNotContain("for your move", "*");
    assertThat(((LobbyPage) evening.shown()).title()).isEqualTo("Club of Ulm");
  }

  @Test
  void aWatcherStaysAtAMoveWhileTheGameGrows() throws Exception {
    for (int row = 2; row < 4; row++) {
      Side side = club.live.now().position().toMove().orElseThrow();
      club.live.submit(Player.HERE, new Event.Try(new Place(side, new Site(row, 2))));
    }
    house.me(new Player("p9"));
    Evening evening = lobby(80, 24).types("jjjjj\r");
    assertThat(evening.text()).contains("v review");
    evening.types("v");
    assertThat(evening.shown()).isInstanceOf(RecordPage.class);
    assertThat(evening.types("\033[D").text()).contains("Move 1 of 2");
    club.live.submit(Player.HERE, new Event.Try(new Place(Side.BLACK, new Site(5, 5))));
    evening.refreshed();
    assertThat(evening.text()).contains("Move 1 of 3");
    evening.types("q");
    assertThat(((GamePage) evening.shown()).session().position().ply()).isEqualTo(3);
  }

  @Test
  void whereNobodyMeetsTheOtherSeatIsAtTheKeyboard() throws Refusal {
    house.lobby = null;
    Evening evening = new Evening(house, HomePage.of(house, words), 80, 24, Glyphs.UNICODE);
    GamePage game = (GamePage) evening.types(Evening.DOWN + "\r").shown();
    assertThat(game.session().terms().white()).isEqualTo(Seat.AT_KEYBOARD);
  }

  @ParameterizedTest
  @CsvSource({"80, 24", "40, 15"})
  void aCodeThatACommandGivesStaysUntilItIsDismissed(int cols, int rows) {
    Evening evening = lobby(cols, rows).types(":link\r");
    assertThat(evening.text()).contains("Your code:", "k3m7q-2xw", "good evening");
    assertThat(evening.types("j").text()).contains("k3m7q-2xw"); // there is something to copy
    assertThat(evening.give(Input.Key.of(KeyType.Escape)).text())
        .doesNotContain("k3m7q-2xw")
        .contains("ann and bob");
    assertThat(((LobbyPage) evening.shown()).at()).isZero();
  }

  @Test
  void aLetterStaysWhileSomethingIsTyped() {
    club.letter = "You no longer see what bob says.";
    assertThat(lobby(80, 24).types("chello").text()).doesNotContain("bob says");
    Evening evening = lobby(80, 24).types("c");
    club.letter = "Your code:\nk3m7q-2xw";
    assertThat(evening.types("hello").text()).contains("k3m7q-2xw", "Say: hello");
  }

  @Test
  void aCodeStaysUntilItIsDismissedAndItsCommandIsOnOneLine() {
    String code = "k3m7q-2xw4p-9d8fh-r5tvb";
    String command = "ssh -p 2222 example.org recover " + code;
    club.letter = "Your recovery code:\n" + code + "\nWrite it down now.\n" + command;
    Evening evening = lobby(80, 24);
    assertThat(evening.text()).contains("\n " + command + "\n", "Esc close");
    assertThat(evening.types("j").text()).contains(command);
    assertThat(evening.types("chi", "\u0015\r", "jk ").text()).contains(command);
    assertThat(evening.types("?", "q").text()).contains(command);
    assertThat(evening.types("\r").text()).contains("New game").doesNotContain(command);
    club.letter = "Your recovery code:\n" + code;
    assertThat(evening.types("q").text()).contains("New game").doesNotContain(code);
    assertThat(evening.isLeft()).isFalse();
    club.letter = "You no longer see what bob says.";
    assertThat(evening.types("j").text()).contains("Menu").doesNotContain("bob says");
  }

  @Test
  void whoeverHasNoNameMayGiveCommands() {
    club.offer = new NameOffer("ann", "");
    Evening evening = lobby(80, 24).types("\u007f".repeat(4)).types(":link");
    assertThat(evening.text()).contains(":link").doesNotContain("Your name here");
    assertThat(evening.types("\r").text()).contains("k3m7q-2xw");
  }

  @Test
  void aTableIsJoinedByWhatIsTypedForIt() {
    String free = club.rows().stream().filter(LobbyRow::isOpen).findFirst().get().word();
    lobby(80, 24).types(":join " + free + "\r");
    assertThat(club.entered).containsExactly(Long.valueOf(free));
    assertThat(lobby(80, 24).types(":watch " + free + "\r").text()).contains("has a free seat");
    assertThat(lobby(80, 24).types(":join 77\r").text()).contains("There is no table 77");
    assertThat(lobby(80, 24).types(":now chess\r").text()).contains("unknown game: chess");
    lobby(80, 24).types(":say hello\r");
    assertThat(club.chat()).contains("ann: hello");
  }

  @Test
  void commandsAreCompletedAndUnknownOnesRefused() {
    assertThat(lobby(80, 24).types(":li\t").text()).contains(":link");
    assertThat(lobby(80, 24).types(":sudo\r").text()).contains("'sudo' isn't a command here");
    assertThat(lobby(80, 24).types(":help\r").text()).contains("choose a table");
    assertThat(lobby(80, 24).types(":\r").shown()).isInstanceOf(LobbyPage.class);
  }

  @Test
  void eachCommandDoesSomething() {
    CommandLaws.check(LobbyCommands.LINE, LobbyPage.of(house, words));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          play go size=5     | Go  5x5
          play chess         | unknown game: chess;
          learn              | Lessons
          learn nothing      | There is no lesson or file called nothing.
          drill              | Enter start  ? help
          drill go liberties | Liberties
          drill go nothing   | 'nothing' isn't a kind of exercise
          past               | Your games
          who                | here:
          """)
  void aCommandOpensWhatItOpensAfterTheHost(String line, String shown) {
    assertThat(lobby(80, 24).types(":" + line + "\r").text())
        .contains(shown)
        .doesNotContain("only in line mode");
  }
}
