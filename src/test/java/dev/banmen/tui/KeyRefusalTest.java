package dev.banmen.tui;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.Pass;
import dev.banmen.game.Side;
import dev.banmen.session.Event;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Player;
import dev.banmen.session.Seat;
import dev.banmen.session.Session;
import dev.banmen.session.Terms;
import dev.banmen.session.TimeControl;
import dev.banmen.text.Words;
import dev.banmen.tui.canvas.Glyphs;
import java.io.IOException;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What a key says in a game when it does nothing: one line, until the next key. */
class KeyRefusalTest {
  private static final Player ANN = new Player("ann");
  private static final Player BEN = new Player("ben");

  /** A game on 9x9 of these two, as Ann sees it. */
  private static Evening game(Locale locale, Player black, Player white, Event... events)
      throws IOException {
    Terms terms =
        new Terms(
            "go",
            Map.of("size", "9"),
            Optional.empty(),
            TimeControl.NONE,
            new Seat(black, ""),
            new Seat(white, ""));
    LiveSession live =
        new LiveSession(
            Session.begin(terms, terms.start(Catalog.ALL)), LiveSession.EventWriter.NONE, () -> 0);
    for (Event event : events) {
      live.submit(event instanceof Event.Reply ? white : black, event);
    }
    TestHouse house = new TestHouse(0, locale);
    house.me(ANN);
    return new Evening(house, live, 80, 24, Glyphs.UNICODE);
  }

  private static void assertLine(Evening evening, String key, String said) {
    assertThat(evening.text()).doesNotContain(said);
    assertThat(evening.types(key).text().lines().map(String::strip))
        .as(key)
        .anySatisfy(line -> assertThat(line).endsWith(said));
    assertThat(evening.types(Evening.LEFT).text()).as("after the next key").doesNotContain(said);
  }

  /** Both have taken Black's move back. */
  private static Evening takenBack(Locale locale) throws IOException {
    Event played = new Event.Try(new Pass(Side.BLACK));
    return game(locale, ANN, BEN, played, Event.Act.UNDO, new Event.Reply(true));
  }

  @Test
  void itIsOneLineThatGoesWithTheNextKey() throws IOException {
    Evening alone = game(Words.ENGLISH, ANN, ANN);
    assertLine(alone, "r", "The game isn't over yet.");
    assertLine(alone, "u", "Nothing to undo.");
    assertLine(alone, "U", "Nothing to redo.");
    assertLine(alone.types("R", "y"), "p", "Over: r rematch, v review.");
    Evening two = takenBack(Words.ENGLISH);
    assertLine(two, "U", "No redo against a person.");
    assertLine(two, "H", "No hints against a person.");
    two.types("\t", "\033[H");
    assertThat(two.text()).contains("Tab board").doesNotContain("Enter go");
    assertThat(two.types("\r").text()).contains("You can go to a move only if you");
    assertThat(alone.types("\t").text()).contains("Tab board").doesNotContain("Enter go");
    assertThat(alone.types("\r").text()).contains("Over: r rematch, v review.");
    Evening open = game(Words.ENGLISH, ANN, ANN, new Event.Try(new Pass(Side.BLACK)));
    assertThat(open.types("\t", "\033[H").text()).contains("Enter go");
    assertThat(open.types("\r").text()).doesNotContain("You can go to a move only");
  }

  @Test
  void itIsOneLineInChineseToo() throws IOException {
    Evening alone = game(Locale.SIMPLIFIED_CHINESE, ANN, ANN);
    assertLine(alone, "r", "对局还没有结束。");
    assertLine(alone.types("R", "y"), "p", "已结束：r 再来一局，v 复盘。");
    Evening two = takenBack(Locale.SIMPLIFIED_CHINESE);
    assertLine(two, "U", "与他人对局时，悔掉的棋不能恢复。");
    assertLine(two, "H", "两人对局时没有提示。");
  }
}
