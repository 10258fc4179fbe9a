package dev.banmen.say;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.Mark;
import dev.banmen.game.Pass;
import dev.banmen.game.Score;
import dev.banmen.game.Setup;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.session.Event;
import dev.banmen.session.Player;
import dev.banmen.session.Seat;
import dev.banmen.session.Session;
import dev.banmen.session.Stamped;
import dev.banmen.session.Terms;
import dev.banmen.session.TimeControl;
import dev.banmen.session.text.SavedGameText;
import dev.banmen.text.Language;
import dev.banmen.tui.page.Viewer;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Two people count a seki at one board: groups with an eye each, at A9 and E9. */
class CountSentencesTest {
  private static final Site BLACK_EYE = new Site(0, 0);
  private static final Site BLACK_STONE = new Site(0, 1);
  private static final String[] ROWS = {
    ".B.W.WB..",
    "BBBWWWB..",
    "WWWBBBB..",
    "..WB.....",
    "..WB.....",
    "..WB.....",
    "..WB.....",
    "..WB.....",
    "..WB....."
  };

  private static Session counted(String rules) {
    Map<Site, Mark> marks = new HashMap<>();
    for (int row = 0; row < ROWS.length; row++) {
      for (int col = 0; col < ROWS.length; col++) {
        if (ROWS[row].charAt(col) != '.') {
          marks.put(new Site(row, col), ROWS[row].charAt(col) == 'B' ? Mark.BLACK : Mark.WHITE);
        }
      }
    }
    Terms terms =
        new Terms(
            "go",
            Map.of("size", "9", "rules", rules, "komi", "0"),
            Optional.of(new Setup(marks, Optional.of(Side.BLACK))),
            TimeControl.NONE,
            Seat.AT_KEYBOARD,
            Seat.AT_KEYBOARD);
    return Session.begin(terms, terms.start(Catalog.ALL))
        .on(new Event.Try(new Pass(Side.BLACK)))
        .on(new Event.Try(new Pass(Side.WHITE)));
  }

  private static CountSentences said(Session session, Locale locale) {
    Session now = session.in(Language.of(locale), session);
    return new CountSentences(
        now, new GameSentences(now.position().game(), Language.of(locale).words(Viewer.class)));
  }

  private static CountSentences said(Session session) {
    return said(session, Locale.ENGLISH);
  }

  @Test
  void theEyesOfASekiDontCountWhereTerritoryIsCountedThoughNobodyMarksThem() throws Exception {
    Session japanese = counted("japanese");
    assertThat(japanese.score()).isEqualTo(new Score(36, 12));
    assertThat(said(japanese).seki())
        .isEqualTo("The eyes of groups in seki don't count: A9 and E9.");
    assertThat(said(japanese).why(BLACK_EYE))
        .isEqualTo("A9 is neutral: the eyes of groups in seki don't count.");
    assertThat(said(japanese).why(new Site(0, 8))).contains("J9 is Black's");
    assertThat(said(japanese, Locale.SIMPLIFIED_CHINESE).seki()).isEqualTo("双活里的眼不算地：A9和E9。");
    Session accepted = japanese.on(Event.Act.ACCEPT);
    assertThat(accepted.outcome().orElseThrow().margin()).isEqualTo(24);
    Session read = SavedGameText.read(SavedGameText.of(accepted, 0), Catalog.ALL).session();
    assertThat(read.outcome()).isEqualTo(accepted.outcome());
    assertThat(japanese.on(new Stamped(0, Player.SYSTEM, new Event.Settle())).outcome())
        .as("once two people have disagreed twice")
        .isEqualTo(accepted.outcome());
    Session chinese = counted("chinese");
    assertThat(chinese.score()).isEqualTo(new Score(53, 27));
    assertThat(said(chinese).seki()).isEmpty();
    assertThat(said(chinese).why(BLACK_EYE)).contains("A9 is Black's");
  }

  @Test
  void theyAreNamedAnewWhenAGroupIsNoLongerDead() {
    Session before = counted("japanese");
    Session dead = before.on(new Event.Marking(Event.MarkKind.DEAD, BLACK_STONE));
    assertThat(said(dead).changed(before)).isEqualTo("Dead: B9, A8, B8 and C8.");
    assertThat(dead.score()).isEqualTo(new Score(36, 23));
    Session alive = dead.on(new Event.Marking(Event.MarkKind.DEAD, BLACK_STONE));
    assertThat(said(alive).changed(dead)).endsWith("don't count: A9 and E9.");
    Site neutral = new Site(8, 8);
    Session marked = alive.on(new Event.Marking(Event.MarkKind.NEUTRAL, neutral));
    assertThat(said(marked).changed(alive)).startsWith("Neutral: ").doesNotContain("seki");
  }
}
