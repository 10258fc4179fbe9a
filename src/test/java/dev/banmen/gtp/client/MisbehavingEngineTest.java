package dev.banmen.gtp.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.Game;
import dev.banmen.game.Pass;
import dev.banmen.game.Place;
import dev.banmen.game.Played;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.bot.SearchLimit;
import dev.banmen.text.Language;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Whatever an engine does wrong ends it with one sentence; what is only odd does not. */
class MisbehavingEngineTest {
  private static final Game GO = Catalog.ALL.find("go").orElseThrow().game(Map.of("size", "9"));

  private static Position afterOneMove() {
    Place move = new Place(Side.BLACK, new Site(4, 4));
    return ((Played) Position.start(GO).play(move)).after();
  }

  private static void moves(GtpBot bot, Position position) {
    bot.decide(position, position.toMove().orElseThrow(), SearchLimit.within(60_000, 1));
  }

  /** Asks for White's move, and returns the sentence of the fault; the engine must be ended. */
  private static String fault(FakeEngine fake, EngineLimits limits) {
    EngineFault fault =
        catchThrowableOfType(
            EngineFault.class, () -> moves(fake.bot(Map.of(), limits), afterOneMove()));
    assertThat(fake.isEnded()).isTrue();
    return fault.sentence(Language.ENGLISH);
  }

  private static String fault(FakeEngine fake) {
    return fault(fake, FakeEngine.LONG);
  }

  private static void isFine(FakeEngine fake) {
    moves(fake.bot(Map.of()), afterOneMove());
    assertThat(fake.isEnded()).isFalse();
  }

  /** The limits are a minute: who is interrupted must not ask the clock for so long. */
  @Test
  void whoIsInterruptedGivesUpASilentEngine() {
    FakeEngine silent = new FakeEngine().writes("genmove", any -> "");
    GtpBot bot = silent.bot(Map.of());
    Thread.currentThread().interrupt();
    try {
      EngineFault fault = catchThrowableOfType(EngineFault.class, () -> moves(bot, afterOneMove()));
      assertThat(fault.kind()).isEqualTo(EngineFault.Kind.DIED);
      assertThat(silent.isEnded()).isTrue();
    } finally {
      assertThat(Thread.interrupted()).as("the thread is still interrupted").isTrue();
    }
    isFine(new FakeEngine());
  }

  @Test
  @Tag("long")
  void itHangs() {
    assertThat(fault(new FakeEngine().writes("genmove", any -> ""), FakeEngine.SHORT_MOVES))
        .isEqualTo("Fake 1.0 has not answered for 1 second.");
    FakeEngine unfinished = new FakeEngine().writes("genmove", r -> "=" + r.id());
    assertThat(fault(unfinished, FakeEngine.SHORT_MOVES)).contains("has not answered");
    assertThat(fault(new FakeEngine().writes("name", any -> ""), FakeEngine.SHORT_START))
        .startsWith("fake has not answered");
    isFine(new FakeEngine().writes("genmove", r -> "\n\n" + r.done("C3")));
  }

  /** KataGo loads its network again for another size of the board. */
  @Test
  @Tag("long")
  void forABoardItHasAsLongAsForItsStart() {
    FakeEngine silent = new FakeEngine().writes("boardsize", any -> "");
    assertThat(fault(silent, FakeEngine.SHORT_START))
        .isEqualTo("Fake 1.0 has not answered for 3 seconds.");
  }

  @Test
  void itDies() {
    assertThat(fault(new FakeEngine().writes("genmove", any -> FakeEngine.DEATH)))
        .isEqualTo("Fake 1.0 has stopped.");
    assertThat(fault(new FakeEngine().writes("protocol_version", any -> FakeEngine.DEATH)))
        .isEqualTo("fake has stopped.");
  }

  @Test
  void whatItDiesOfIsTold() {
    FakeEngine dying = new FakeEngine().writes("genmove", any -> FakeEngine.DEATH);
    assertThat(fault(dying.complains("out of memory")))
        .isEqualTo("Fake 1.0 has stopped: 'out of memory'.");
    String rude = "\u001b[2J\u202e" + "x".repeat(200);
    FakeEngine rudely = new FakeEngine().writes("genmove", any -> FakeEngine.DEATH);
    assertThat(fault(rudely.complains(rude)))
        .doesNotContain("\u001b", "\u202e")
        .hasSizeLessThan(2 * EngineFault.MOST_SHOWN);
    isFine(new FakeEngine().complains("out of memory"));
    FakeEngine lying = new FakeEngine().writes("genmove", any -> "=1 C3\n\n");
    assertThat(fault(lying.complains("out of memory"))).endsWith("gave an invalid answer (=1 C3).");
  }

  @Test
  void itFloods() {
    int most = EngineLimits.MOST_LINES;
    int longest = EngineLimits.LONGEST_LINE;
    assertThat(fault(writesBefore("x\n".repeat(most)))).isEqualTo("Fake 1.0 wrote too much.");
    isFine(writesBefore("x\n".repeat(most - 1)));
    assertThat(fault(writesBefore("x".repeat(longest + 1) + "\n"))).contains("wrote too much");
    isFine(writesBefore("x".repeat(longest) + "\n"));
    for (String unending : List.of("x", "\0")) {
      assertThat(fault(new FakeEngine().writes("genmove", any -> unending.repeat(longest + 1))))
          .contains("wrote too much");
    }
    assertThat(fault(new FakeEngine().does("genmove", "C3\n" + "x\n".repeat(most))))
        .contains("wrote too much");
    isFine(new FakeEngine().does("genmove", "C3\n" + "x\n".repeat(most - 1)));
  }

  private static FakeEngine writesBefore(String noise) {
    return new FakeEngine().writes("genmove", request -> noise + request.done("C3"));
  }

  @Test
  void itLies() {
    assertThat(fault(new FakeEngine().writes("genmove", any -> "=1 C3\n\n")))
        .isEqualTo("Fake 1.0 gave an invalid answer (=1 C3).");
    assertThat(fault(new FakeEngine().writes("genmove", any -> "= C3\n\n")))
        .contains("invalid answer");
    assertThat(fault(new FakeEngine().writes("genmove", r -> "=" + r.id() + "0 C3\n\n")))
        .contains("invalid answer");
    assertThat(fault(new FakeEngine().does("genmove", "a move"))).endsWith("(a move).");
    assertThat(fault(new FakeEngine().does("genmove", "K10"))).endsWith("(K10).");
    assertThat(fault(new FakeEngine().does("protocol_version", "3"))).startsWith("fake");
    isFine(new FakeEngine().writes("genmove", r -> "=" + r.id() + "  c3 \r\n\r\n"));
    isFine(new FakeEngine().does("genmove", "RESIGN"));
  }

  @Test
  void itPlaysAnIllegalMove() {
    assertThat(fault(new FakeEngine().does("genmove", "E5")))
        .isEqualTo("Fake 1.0 played an illegal move (E5).");
    isFine(new FakeEngine().does("genmove", "E4"));
  }

  @Test
  void itRefusesWhatItMustDo() {
    assertThat(fault(new FakeEngine().writes("play", r -> r.failed("illegal move"))))
        .isEqualTo("Fake 1.0 refused the command 'play black E5'.");
    assertThat(fault(new FakeEngine().without("genmove"))).endsWith("'genmove white'.");
    isFine(new FakeEngine().without("undo"));
  }

  @Test
  void itPlaysAnotherGame() {
    assertThat(fault(new FakeEngine().does("gogui-rules_game_id", "Othello")))
        .startsWith("Fake 1.0 cannot play Go, 9x9");
    assertThat(fault(new FakeEngine().writes("boardsize", r -> r.failed("unacceptable size"))))
        .contains("cannot play");
    isFine(new FakeEngine().does("gogui-rules_game_id", "Go"));
  }

  /** Many programs play Othello and don't know how GoGui asks; who names the game is believed. */
  @Test
  void itPlaysTheGameThatItsOwnerNames() {
    Game othello = Catalog.ALL.find("othello").orElseThrow().game(Map.of());
    EngineProgram named = new EngineProgram("fake", Set.of("othello"));
    FakeEngine plain = new FakeEngine().does("genmove", "d3");
    moves(plain.bot(named, Map.of(), FakeEngine.LONG), Position.start(othello));
    assertThat(plain.isEnded()).isFalse();
    for (GtpBot other :
        List.of(
            new FakeEngine().bot(Map.of()),
            new FakeEngine()
                .does("gogui-rules_game_id", "Go")
                .bot(named, Map.of(), FakeEngine.LONG))) {
      assertThat(
              catchThrowableOfType(EngineFault.class, () -> moves(other, Position.start(othello))))
          .extracting(EngineFault::kind)
          .isEqualTo(EngineFault.Kind.OTHER_GAME);
    }
    GtpBot othelloOnly = new FakeEngine().bot(named, Map.of(), FakeEngine.LONG);
    assertThat(
            catchThrowableOfType(EngineFault.class, () -> moves(othelloOnly, Position.start(GO))))
        .extracting(EngineFault::kind)
        .isEqualTo(EngineFault.Kind.OTHER_GAME);
  }

  @Test
  void itsWordsAreCutAndSafeToShow() {
    String rude = "\u001b[2J\u202e" + "x".repeat(200);
    String sentence = fault(new FakeEngine().does("name", rude).does("genmove", rude));
    assertThat(sentence).doesNotContain("\u001b", "\u202e").hasSizeLessThan(200);
  }

  @Test
  void itNamesDeadWhatIsNone() {
    FakeEngine fake = new FakeEngine().does("final_status_list", "E5\nC3");
    Position position = afterOneMove();
    for (Side side : new Side[] {Side.WHITE, Side.BLACK}) {
      position = ((Played) position.play(new Pass(side))).after();
    }
    Position counted = position;
    assertThat(
            catchThrowableOfType(
                    EngineFault.class,
                    () -> fake.bot(Map.of()).dead(counted, SearchLimit.within(1000, 1)))
                .sentence(Language.ENGLISH))
        .endsWith("(C3).");
    FakeEngine honest = new FakeEngine().does("final_status_list", "E5");
    assertThat(honest.bot(Map.of()).dead(counted, SearchLimit.within(1000, 1)).cardinality())
        .isOne();
    FakeEngine unable = new FakeEngine().writes("final_status_list", r -> r.failed("not finished"));
    assertThat(unable.bot(Map.of()).dead(counted, SearchLimit.within(1000, 1)).isEmpty()).isTrue();
    FakeEngine silent = new FakeEngine().without("final_status_list");
    assertThat(silent.bot(Map.of()).dead(counted, SearchLimit.within(1000, 1)).isEmpty()).isTrue();
  }

  @Test
  void itCannotBeStarted() {
    for (String command : new String[] {"/nowhere/engine --mode gtp", "gnugo 'a"}) {
      EngineFault fault =
          catchThrowableOfType(
              EngineFault.class,
              () -> new GtpBots(new EngineProgram(command), Map.of(), 0).bot(GO, 1));
      assertThat(fault.sentence(Language.ENGLISH)).isEqualTo("Could not start " + command + ".");
    }
  }

  @Test
  void whoClosesItNeedNotWait() {
    FakeEngine fake = new FakeEngine().complains("nobody asks");
    GtpBot[] bot = new GtpBot[1];
    fake.writes(
        "genmove",
        any -> {
          bot[0].close(); // while somebody waits for the answer
          return "";
        });
    bot[0] = fake.bot(Map.of());
    EngineFault fault =
        catchThrowableOfType(EngineFault.class, () -> moves(bot[0], afterOneMove()));
    assertThat(fault.sentence(Language.ENGLISH)).isEqualTo("Fake 1.0 has stopped.");
    assertThat(Optional.of(fake.isEnded())).contains(true);
  }
}
