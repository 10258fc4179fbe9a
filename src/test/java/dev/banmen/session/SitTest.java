package dev.banmen.session;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.Place;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.record.InputFault;
import dev.banmen.session.text.SavedGameText;
import dev.banmen.text.Language;
import java.io.IOException;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Seats that change hands during a game. */
class SitTest {
  private static final Seat BOT = ComputerSeat.parse("bot:2").orElseThrow().seat();
  private static final Seat ENGINE = EngineSeat.parse("gtp:gnugo").orElseThrow().seat();
  private static final Player GUEST = new Player("guest");

  private static Session with(Seat white) {
    Terms terms = Terms.of("go", Map.of("size", "9")).between(Seat.AT_KEYBOARD, white);
    return Session.begin(terms, terms.start(Catalog.ALL))
        .on(new Event.Try(new Place(Side.BLACK, new Site(4, 4))));
  }

  private static Seat white(Session session, Player by, Seat seat) {
    return session.on(new Stamped(0, by, new Event.Sit(Side.WHITE, seat))).seat(Side.WHITE);
  }

  @Test
  void aProgramsSeatGoesToAnotherProgramOrToWhoAsks() {
    assertThat(white(with(ENGINE), Player.HERE, BOT)).isEqualTo(BOT);
    assertThat(white(with(ENGINE), Player.HERE, Seat.AT_KEYBOARD)).isEqualTo(Seat.AT_KEYBOARD);
    assertThat(white(with(Seat.AT_KEYBOARD), Player.HERE, ENGINE)).isEqualTo(ENGINE);
    Seat named = new Seat(ENGINE.holder(), "GNU Go 3.8");
    assertThat(white(with(ENGINE), ENGINE.holder(), named)).isEqualTo(named);
  }

  @Test
  void whoPlaysASideFromNowOnIsSaid() {
    assertThat(BOT.assigned("White", Language.ENGLISH))
        .isEqualTo("White is now the computer, level 2.");
    assertThat(BOT.assigned("白方", Language.of(Locale.CHINESE))).isEqualTo("白方改由电脑（难度2）下。");
    assertThat(ENGINE.assigned("White", Language.ENGLISH)).isEqualTo("White is now gnugo.");
    assertThat(Seat.AT_KEYBOARD.assigned("White", Language.ENGLISH))
        .isEqualTo("White is yours now.");
  }

  @Test
  void nobodyTakesAPersonsSeatOrGivesOneToAnother() {
    Seat guest = new Seat(GUEST, "");
    assertThat(white(with(guest), Player.HERE, BOT)).isEqualTo(guest);
    assertThat(white(with(ENGINE), Player.HERE, guest)).isEqualTo(ENGINE);
    assertThat(white(with(ENGINE), GUEST, BOT)).as("a spectator").isEqualTo(ENGINE);
  }

  @Test
  void anotherHolderIsAnotherTurnAndANameIsNot() {
    Session before = with(ENGINE);
    Seat named = new Seat(ENGINE.holder(), "GNU Go 3.8");
    Session renamed = before.on(new Stamped(0, ENGINE.holder(), new Event.Sit(Side.WHITE, named)));
    assertThat(renamed.isSameTurnAs(before)).isTrue();
    assertThat(before.on(new Event.Sit(Side.WHITE, BOT)).isSameTurnAs(before)).isFalse();
    assertThat(before.on(new Event.Sit(Side.WHITE, ENGINE)).isSameTurnAs(before))
        .as("it is to try again")
        .isFalse();
  }

  @Test
  void aFileHasTheSeatsThatChange() throws InputFault, IOException {
    String text =
        "banmen 2\ngame go\nset size=9\nseat black here\nseat white gtp:gnugo\nbegin 0\n"
            + "1 here B E5\n1 gtp:gnugo seat white gtp:gnugo GNU Go 3.8\n1 gtp:gnugo W C3\n"
            + "1 here seat white bot:2\n1 bot:2 seat white bot:2 Anna\n";
    Session read = SavedGameText.read(text, Catalog.ALL).session();
    assertThat(read.seat(Side.WHITE)).isEqualTo(new Seat(BOT.holder(), "Anna"));
    assertThat(read.tree().line(read.node())).hasSize(2);
  }

  @Test
  void aSavedGameGivesProgramsTheirSeatsBack() throws InputFault, IOException {
    String text = SavedGameText.of(with(ENGINE), 0);
    assertThat(text).endsWith("0 here B E5\n0 here seat white gtp:gnugo\n");
    assertThat(SavedGameText.read(text, Catalog.ALL).session().seat(Side.WHITE)).isEqualTo(ENGINE);
    String played = text + "1 gtp:gnugo W C3\n1 here undo\n1 gtp:gnugo takeback yes\n";
    Session read = SavedGameText.read(played, Catalog.ALL).session();
    assertThat(read.tree().line(read.node())).isEmpty();
  }

  @Test
  void aNameOfAProgramIsNoCommandLine() {
    assertThat(EngineSeat.parse("gtp:gnugo-3.8_x+")).isPresent();
    assertThat(EngineSeat.parse("gtp:" + "a".repeat(EngineSeat.LONGEST))).isPresent();
    assertThat(EngineSeat.parse("gtp:" + "a".repeat(EngineSeat.LONGEST + 1))).isEmpty();
    assertThat(EngineSeat.parse("gtp:gnugo --mode gtp")).isEmpty();
    assertThat(EngineSeat.parse("gtp:../gnugo")).isEmpty();
    assertThat(EngineSeat.parse("gtp:")).isEmpty();
    assertThat(EngineSeat.parse("gnugo")).isEmpty();
  }
}
