package dev.banmen.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.app.Person;
import dev.banmen.app.TableOptions;
import dev.banmen.game.Place;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.proof.MemoryFolder;
import dev.banmen.server.lobby.Visit;
import dev.banmen.server.tables.WaitingLimits;
import dev.banmen.session.Event;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Seat;
import dev.banmen.session.Terms;
import dev.banmen.session.TimeControl;
import dev.banmen.tui.Evening;
import dev.banmen.tui.canvas.Glyphs;
import dev.banmen.tui.page.Viewer;
import dev.banmen.tui.page.lobby.LobbyPage;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Two people at one table of a house, on their screens of 80x24. */
class TwoAtATableTest {
  @TempDir(factory = MemoryFolder.class)
  Path folder;

  private OpenHouse house;
  private Visit annas;
  private Visit bens;
  private Evening anna;
  private Evening ben;
  private LiveSession live;

  @BeforeEach
  void open() throws Exception {
    house = new OpenHouse(folder);
    annas = house.named("ann");
    bens = house.named("bob");
    Terms terms =
        new Terms(
            "capture",
            Map.of("size", "5"),
            Optional.empty(),
            TimeControl.NONE,
            new Seat(annas.person().me(), "ann"),
            Seat.FREE);
    live = annas.person().room().begin(terms, TableOptions.OPEN);
    annas.person().room().leave(live);
    house.settle();
    anna = come(annas);
    ben = come(bens);
    news();
  }

  @AfterEach
  void close() {
    house.close();
  }

  /** Goes to the table over the lobby. */
  private static Evening come(Visit visit) {
    Person person = visit.person();
    person.lobby().orElseThrow().tell(""); // the code for a lost key is read
    LobbyPage lobby = LobbyPage.of(person, person.language().words(Viewer.class));
    return new Evening(person, lobby, 80, 24, Glyphs.UNICODE).types("\033[Hjjj\r");
  }

  /** What is saved is news to both. */
  private void news() {
    house.settle();
    anna.refreshed();
    ben.refreshed();
  }

  @Test
  void whoLeavesIsAwayAtOnceAndThenBackUntilTheNextMove() throws Exception {
    assertThat(ben.text()).doesNotContain("away", "back.");
    annas.person().room().leave(live);
    assertThat(ben.refreshed().said()).contains("ann is away.");
    assertThat(ben.text()).contains("ann away");
    anna = come(annas);
    news();
    assertThat(ben.said()).contains("ann is back.").doesNotContain("away");
    assertThat(anna.said()).doesNotContain("away", "back");
    types(anna, "\r");
    assertThat(ben.text()).doesNotContain("ann is back.");
    annas.close();
    assertThat(ben.refreshed().text()).contains("ann is away.", "ann away");
  }

  private void types(Evening who, String... keys) {
    who.types(keys);
    news();
  }

  @Test
  void anExplanationIsShownInPlaceOfWhatIsSaidAnyway() {
    types(anna, "\r");
    assertThat(anna.text()).doesNotContain("days");
    house.waitingLimits = new WaitingLimits(180, 300, 1, 2, 30);
    news();
    assertThat(ben.text()).contains("bob has 24 hours");
    assertThat(ben.types("x").text()).contains("Illegal: occupied").doesNotContain("24 hours");
  }

  /** To the end: bob captures a stone in the corner. */
  private void playToTheEnd() {
    types(anna, ":A1\r");
    types(ben, ":A2\r");
    types(anna, ":E5\r");
    types(ben, ":B1\r");
    assertThat(live.now().isOver()).isTrue();
  }

  /** What only the sender sees is in no state of the game that others see, too. */
  @Test
  void whatOnlyTheSenderSeesStaysOnTheirScreen() {
    assertThat(anna.text()).doesNotContain("u undo");
    types(anna, ":A1\r");
    assertThat(anna.text()).contains("u undo");
    assertThat(ben.text()).as("has not moved").doesNotContain("u undo");
    types(anna, "u");
    types(ben, "n");
    types(anna, "u");
    assertThat(anna.text()).contains("bob has declined that", "already.");
    types(anna, ":B2\r");
    assertThat(anna.text()).contains("It's bob's turn.");
    types(ben, ":E5\r");
    assertThat(anna.text()).doesNotContain("declined", "bob's turn");
  }

  @Test
  void whoeverLeftTheBoardReadsHowTheGameEnded() throws Exception {
    types(ben, "q");
    types(anna, "R", "y");
    assertThat(live.now().isOver()).isTrue();
    assertThat(ben.text()).contains("You won game 1: ann resigned.", "Enter open");
    bens.close();
    assertThat(house.visit("bob").person().lobby().orElseThrow().letter())
        .isEqualTo("You won game 1: ann resigned.");
    assertThat(annas.person().lobby().orElseThrow().letter()).isEmpty();
  }

  @Test
  void aGuestReadsHowOthersSeeThemBeforeTheFirstMove() throws Exception {
    Visit guest = house.visit("cara");
    Terms terms =
        Terms.of("capture", Map.of("size", "5"))
            .between(new Seat(guest.person().me(), ""), Seat.FREE);
    LiveSession other = guest.person().room().begin(terms, TableOptions.OPEN);
    house.settle();
    other.submit(bens.person().me(), new Event.Sit(Side.WHITE, new Seat(bens.person().me(), "")));
    house.settle();
    assertThat(guest.person().room().status(other).said())
        .contains("Others see you as guest3. In the lobby, c or");
    assertThat(bens.person().room().status(other).said()).doesNotContain("Others see you");
    other.submit(guest.person().me(), new Event.Try(new Place(Side.BLACK, new Site(2, 2))));
    house.settle();
    assertThat(guest.person().room().status(other).said()).doesNotContain("Others see you");
  }

  @Test
  void whoeverIsAtTheBoardReadsItThere() {
    playToTheEnd();
    assertThat(annas.person().lobby().orElseThrow().letter()).isEmpty();
    assertThat(bens.person().lobby().orElseThrow().letter()).isEmpty();
  }

  @Test
  void aRematchIsAskedForAndAnsweredLikeATakeback() {
    playToTheEnd();
    types(anna, "r");
    assertThat(anna.text()).contains("You asked bob for a rematch.");
    assertThat(ben.text()).contains("ann wants a rematch: y or n?", "y agree  n decline");
    types(ben, "n");
    assertThat(anna.text()).contains("bob does not want a rematch.");
    assertThat(ben.text()).doesNotContain("ann wants", "y agree");
    types(anna, "r");
    assertThat(ben.text()).as("whoever said no is not asked again").doesNotContain("ann wants");
    types(ben, "r");
    types(anna, "y");
    for (Evening one : new Evening[] {anna, ben}) { // without another key
      assertThat(one.game().session().isInPlay()).isTrue();
      assertThat(one.game().session().seat(Side.BLACK).name()).isEqualTo("bob");
    }
    types(ben, "\r");
    assertThat(anna.game().session().line()).hasSize(1);
  }

  @Test
  void aPersonSeesWhichSeatIsTheirsAndOnlyKeysThatDoSomething() {
    assertThat(anna.text()).contains("ann (you)", "Enter play").doesNotContain("bob (you)");
    assertThat(ben.text()).contains("bob (you)").doesNotContain("Enter play", "ann (you)");
    anna.types("R");
    assertThat(anna.text()).contains("Resign as ann?", "y yes  n no").doesNotContain("place");
    assertThat(anna.types("n").text()).contains("Enter play");
    types(anna, "\r");
    assertThat(anna.text()).doesNotContain("Enter play");
    assertThat(ben.text()).contains("Enter play");
    assertThat(anna.types("\r").text()).contains("It's bob's turn.");
  }

  @Test
  void aRequestIsWordedForWhoeverReadsIt() {
    types(anna, "\r");
    types(ben, ":A1\r");
    types(anna, "u");
    assertThat(anna.said()).contains("You asked to take back your last move. Waiting");
    assertThat(ben.said()).contains("ann asks to take back their last move: y agrees");
    types(ben, "y");
    assertThat(live.now().position().ply()).isZero();
  }

  @Test
  void whatIsSaidIsTypedBehindTheSameWordAsInTheLobby() {
    assertThat(anna.types("c").text()).contains("\n Say:").doesNotContainPattern("\n *say\\s");
    anna.types("hello");
    assertThat(anna.text()).contains("\n Say: hello").doesNotContain(":say");
    types(anna, "\r");
    assertThat(ben.text()).contains("ann: hello");
    anna.types("c", "\u007f");
    assertThat(anna.text()).contains("Enter play").doesNotContain("Say:", ":say");
    playToTheEnd();
    types(anna, "c", "thanks");
    assertThat(anna.text()).contains("Say: thanks");
    assertThat(ben.text()).contains("c say something").doesNotContain("Say thanks");
  }

  @Test
  void theFormOfANewGameWritesKomiInOneWay() {
    Person person = annas.person();
    LobbyPage lobby = LobbyPage.of(person, person.language().words(Viewer.class));
    Evening form = new Evening(person, lobby, 80, 40, Glyphs.UNICODE).types("\033[Hj\r", "\t");
    assertThat(form.text()).as("a first game").contains("9x9").doesNotContain("19x19");
    assertThat(form.text()).contains("Komi", "(7½)").doesNotContain("7.5");
  }

  @Test
  void backspaceMakesASideAPersonAgain() {
    Person person = annas.person();
    LobbyPage lobby = LobbyPage.of(person, person.language().words(Viewer.class));
    Evening form = new Evening(person, lobby, 80, 40, Glyphs.UNICODE).types("\033[Hj\r", "\t");
    while (!form.text().contains("\u258c White")) {
      String before = form.text();
      assertThat(form.types("j").text()).isNotEqualTo(before);
    }
    assertThat(form.types(Evening.RIGHT, Evening.RIGHT).text()).contains("Backspace");
    assertThat(form.types("\u007f").text()).doesNotContain("Backspace");
  }

  @Test
  void aTableWhereItIsOnesTurnStandsAboveOneThatWaits() throws Exception {
    Terms terms =
        Terms.of("othello", Map.of()).between(new Seat(annas.person().me(), ""), Seat.FREE);
    annas.person().room().begin(terms);
    house.settle();
    assertThat(OpenHouse.tables(annas)).extracting(table -> table.number()).containsExactly(1L, 2L);
  }

  @Test
  void aTableThatWaitsIsListedWithItsOwnerAndOneKeyLeadsFromItToTheLobby() throws Exception {
    Visit cem = house.named("cem");
    Person person = cem.person();
    person.lobby().orElseThrow().tell("");
    LobbyPage lobby = LobbyPage.of(person, person.language().words(Viewer.class));
    Evening screen = new Evening(person, lobby, 80, 24, Glyphs.UNICODE);
    screen.types(
        "\033[Hjj\r", "j\r", "\t", "\r"); // the menu, the games, the options, and a new game
    house.settle();
    screen.refreshed();
    assertThat(screen.game().session().isInPlay()).isTrue();
    assertThat(screen.text()).doesNotContain("Enter play");
    assertThat(screen.types("\r").said()).contains("The game starts once someone joins");
    assertThat(screen.text()).doesNotContain("resign");
    assertThat(screen.types("R").said()).contains("To close this table, type :withdraw");
    assertThat(screen.types("y").game().session().isInPlay()).isTrue();
    screen.types("q");
    assertThat(screen.shown()).isInstanceOf(LobbyPage.class);
    assertThat(screen.refreshed().text()).contains("cem, waiting for an opponent");
  }

  @Test
  void theMenuOfAServerHasNoFilesOfItsDisk() {
    LobbyPage lobby = LobbyPage.of(annas.person(), annas.person().language().words(Viewer.class));
    Evening menu = new Evening(annas.person(), lobby, 80, 40, Glyphs.UNICODE).types("\033[Hjj\r");
    assertThat(menu.text())
        .contains("Play the computer", "Play other people", "Your games")
        .doesNotContain("Open", "A friend");
    assertThat(menu.types("?").text()).doesNotContain("STATE_HOME");
  }

  @Test
  void theKeyThatAsksForARematchAgreesToOneToo() {
    playToTheEnd();
    types(ben, "r");
    anna.types("c", "well");
    types(anna);
    assertThat(anna.text()).contains("bob wants a rematch: y or n?");
    types(anna, "\r", "r");
    assertThat(anna.game().session().isInPlay()).isTrue();
    assertThat(ben.game().session().isInPlay()).isTrue();
  }

  @Test
  void whoeverTypesIsTakenToTheRematchAfterThat() {
    playToTheEnd();
    types(anna, "r");
    anna.types("c", "one more");
    types(ben, "y");
    assertThat(anna.game().session().isOver()).isTrue();
    types(anna, "\r");
    assertThat(anna.game().session().isInPlay()).isTrue();
  }
}
