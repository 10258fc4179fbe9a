package dev.banmen.gtp.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.Family;
import dev.banmen.game.Mark;
import dev.banmen.game.Pass;
import dev.banmen.game.Place;
import dev.banmen.game.Played;
import dev.banmen.game.Position;
import dev.banmen.game.Setup;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.bot.Candidate;
import dev.banmen.game.bot.SearchLimit;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What an engine is told of a game, and what is made of its answers. */
class GtpBotTest {
  private static final Family GO = Catalog.ALL.find("go").orElseThrow();

  private static Position start(Map<String, String> chosen) {
    return Position.start(GO.game(chosen));
  }

  private static Position with(Position position, Side side, int row, int col) {
    return ((Played) position.play(new Place(side, new Site(row, col)))).after();
  }

  private static SearchLimit thought() {
    return SearchLimit.within(60_000, 1);
  }

  /** Is waited for to its end, and long enough for an engine's lines on a busy machine. */
  private static SearchLimit analysis() {
    return SearchLimit.within(1_000, 1);
  }

  @Test
  void itIsToldTheBoardTheKomiAndTheMoves() {
    FakeEngine fake = new FakeEngine().does("genmove", "C3");
    Position position = with(start(Map.of("size", "9")), Side.BLACK, 4, 4);
    assertThat(fake.bot(Map.of("size", "9")).decide(position, Side.WHITE, thought()).move())
        .contains(new Place(Side.WHITE, new Site(6, 2)));
    assertThat(fake.asked())
        .containsExactly(
            "boardsize 9", "clear_board", "komi 7.5", "play black E5", "genmove white");
  }

  @Test
  void itIsToldOnlyWhatIsNew() {
    FakeEngine fake = new FakeEngine().does("genmove", "C3");
    GtpBot bot = fake.bot(Map.of());
    Position first = with(start(Map.of("size", "9")), Side.BLACK, 4, 4);
    bot.decide(first, Side.WHITE, thought());
    Position second = with(with(first, Side.WHITE, 6, 2), Side.BLACK, 0, 0);
    fake.does("genmove", "D4");
    bot.decide(second, Side.WHITE, thought());
    bot.decide(with(first, Side.WHITE, 1, 1).after(1), Side.WHITE, thought());
    assertThat(fake.asked().subList(4, fake.asked().size()))
        .containsExactly(
            "genmove white", // C3, then Black's A9
            "play black A9",
            "genmove white", // D4, then all but the first is taken back
            "undo",
            "undo",
            "undo",
            "genmove white");
  }

  @Test
  void whatCannotBeTakenBackIsToldAnew() {
    FakeEngine fake = new FakeEngine().without("undo");
    GtpBot bot = fake.bot(Map.of());
    Position first = with(start(Map.of("size", "9")), Side.BLACK, 4, 4);
    bot.decide(first, Side.WHITE, thought());
    bot.decide(first, Side.WHITE, thought());
    assertThat(fake.asked().subList(5, fake.asked().size()))
        .containsExactly(
            "boardsize 9", "clear_board", "komi 7.5", "play black E5", "genmove white");
  }

  @Test
  void handicapStonesAndRulesAreToldWhereThatIsKnown() {
    Map<String, String> chosen = Map.of("size", "9", "handicap", "2", "rules", "nz");
    FakeEngine plain = new FakeEngine();
    plain.bot(chosen).decide(start(chosen), Side.WHITE, thought());
    assertThat(plain.asked())
        .containsExactly(
            "boardsize 9",
            "clear_board",
            "komi 0.5",
            "play black G7",
            "play black C3",
            "genmove white");
    FakeEngine kata =
        new FakeEngine()
            .does("set_free_handicap", "")
            .does("kata-set-rules", "")
            .does("kata-set-rule", "");
    kata.bot(chosen).decide(start(chosen), Side.WHITE, thought());
    assertThat(kata.asked())
        .containsExactly(
            "boardsize 9",
            "clear_board",
            "kata-set-rules new-zealand",
            "kata-set-rule whiteHandicapBonus 0",
            "komi 0.5",
            "set_free_handicap G7 C3",
            "genmove white");
  }

  /** KataGo's Chinese rules let a whole position come again; ours do not. */
  @Test
  void theKoRuleIsToldWhereItsNameMeansAnother() {
    assertThat(rulesTold(Map.of()))
        .containsExactly(
            "kata-set-rules chinese",
            "kata-set-rule whiteHandicapBonus 0",
            "kata-set-rule ko POSITIONAL");
    assertThat(rulesTold(Map.of("rules", "japanese")))
        .containsExactly("kata-set-rules japanese", "kata-set-rule whiteHandicapBonus 0");
    assertThat(rulesTold(Map.of("ko", "simple"))).endsWith("kata-set-rule ko SIMPLE");
  }

  private static List<String> rulesTold(Map<String, String> chosen) {
    FakeEngine kata = new FakeEngine().does("kata-set-rules", "").does("kata-set-rule", "");
    kata.bot(chosen).decide(start(chosen), Side.BLACK, thought());
    return kata.asked().stream().filter(asked -> asked.startsWith("kata-set")).toList();
  }

  @Test
  void aPositionSetUpByHandIsTold() {
    FakeEngine fake = new FakeEngine();
    Setup setup =
        new Setup(
            Map.of(new Site(0, 0), Mark.WHITE, new Site(8, 8), Mark.BLACK),
            Optional.of(Side.BLACK));
    Position position = Position.of(GO.game(Map.of("size", "9")), setup);
    fake.bot(Map.of()).decide(position, Side.BLACK, thought());
    assertThat(fake.asked()).containsSequence("play white A9", "play black J1", "genmove black");
  }

  @Test
  void aBoardOfOtherSidesNeedsACommandForIt() {
    Map<String, String> chosen = Map.of("size", "7x9");
    FakeEngine fake = new FakeEngine().does("rectangular_boardsize", "");
    fake.bot(chosen).decide(start(chosen), Side.BLACK, thought());
    assertThat(fake.asked()).startsWith("rectangular_boardsize 9 7", "clear_board");
    assertThat(
            catchThrowableOfType(
                EngineFault.class,
                () -> new FakeEngine().bot(chosen).decide(start(chosen), Side.BLACK, thought())))
        .extracting(EngineFault::kind)
        .isEqualTo(EngineFault.Kind.OTHER_GAME);
  }

  @Test
  void itResignsAndPasses() {
    FakeEngine fake = new FakeEngine().does("genmove", "resign");
    Position position = start(Map.of("size", "9"));
    GtpBot bot = fake.bot(Map.of());
    assertThat(bot.decide(position, Side.BLACK, thought()).move()).isEmpty();
    fake.does("genmove", "PASS");
    assertThat(bot.decide(position, Side.BLACK, thought()).move()).contains(new Pass(Side.BLACK));
  }

  @Test
  void itIsInterruptedOnlyIfItKnowsHow() {
    SearchLimit gone = thought();
    gone.cancel();
    FakeEngine fake = new FakeEngine().does("gogui-interrupt", "");
    String[] id = new String[1];
    fake.writes("genmove", request -> (id[0] = request.id()).substring(0, 0));
    fake.onComment(() -> "=" + id[0] + " C3\n\n");
    fake.bot(Map.of()).decide(start(Map.of("size", "9")), Side.BLACK, gone);
    assertThat(fake.asked()).endsWith("genmove black", "# interrupt");
  }

  @Test
  void movesAreAnalyzed() {
    FakeEngine fake = new FakeEngine();
    fake.writes(
        "kata-analyze",
        request ->
            "="
                + request.id()
                + "\ninfo move D4 visits 5 winrate 0.25 order 1 pv D4 E5 info move E5 visits 9"
                + " winrate 0.75 order 0 pv E5 pass D4 rootInfo winrate 0.7\n");
    SearchLimit thought = analysis();
    List<Candidate> candidates =
        fake.bot(Map.of()).analyze(start(Map.of("size", "9")), Side.BLACK, thought);
    assertThat(candidates).extracting(Candidate::value).containsExactly(0.75, 0.25);
    assertThat(candidates.get(0).line()).hasSize(3);
    assertThat(fake.asked()).endsWith("kata-analyze black 20", "protocol_version");
  }

  @Test
  void whatItExpectsEndsWhereThatIsIllegalOrLong() {
    FakeEngine fake = new FakeEngine();
    String passes = " pass".repeat(3 * GtpBot.LONGEST_LINE);
    fake.writes(
        "lz-analyze",
        request ->
            "="
                + request.id()
                + "\ninfo move D4 visits 5 winrate 5000 order 0 pv D4 E5 D4 A1 info move E5"
                + " visits 1 winrate 99999 order 1 pv E5 info move C3 visits 1 winrate 4000 order 2"
                + " pv C3 A1 A2 B1 C4 B2 A1"
                + passes
                + "\n");
    List<Candidate> candidates =
        fake.bot(Map.of()).analyze(start(Map.of("size", "9")), Side.BLACK, analysis());
    assertThat(candidates).extracting(Candidate::value).containsExactly(0.5, 0.4);
    assertThat(candidates.get(0).line()).hasSize(2);
    assertThat(candidates.get(1).line()).hasSizeLessThanOrEqualTo(GtpBot.LONGEST_LINE);
  }

  @Test
  void aMoveThatIsIllegalIsNoCandidate() {
    FakeEngine fake = new FakeEngine();
    fake.writes(
        "lz-analyze",
        request ->
            "="
                + request.id()
                + "\ninfo move E5 visits 9 winrate 6000 order 0 pv E5 D4 info move D4 visits 5"
                + " winrate 5000 order 1 pv D4 C3\n");
    Position taken =
        ((Played) start(Map.of("size", "9")).play(new Place(Side.BLACK, new Site(4, 4)))).after();
    List<Candidate> candidates = fake.bot(Map.of()).analyze(taken, Side.WHITE, analysis());
    assertThat(candidates).extracting(Candidate::value).containsExactly(0.5);
    assertThat(candidates.get(0).line()).hasSize(2).startsWith(candidates.get(0).move());
  }

  @Test
  void whatCannotAnalyzeSaysSo() {
    FakeEngine fake = new FakeEngine();
    GtpBot bot = fake.bot(Map.of());
    assertThat(bot.canAnalyze()).isFalse();
    assertThat(
            catchThrowableOfType(
                EngineFault.class,
                () -> bot.analyze(start(Map.of("size", "9")), Side.BLACK, thought())))
        .extracting(EngineFault::kind)
        .isEqualTo(EngineFault.Kind.NO_ANALYSIS);
    assertThat(fake.isEnded()).as("it can play all the same").isFalse();
  }

  /** Whatever time is left: it is known from what the engine writes. */
  @Timeout(60)
  @ParameterizedTest
  @ValueSource(
      strings = {
        "info move Z99 visits 5 winrate 0.5 order 0\n",
        "info move E5 visits 5 winrate 0.5 order 0 pv E5\n", // taken
        "info move D4 visits 5 winrate 7 order 0 pv D4\n",
        "info\ninfo move D4 visits 5 winrate x\n",
      })
  void whatReportsNoUsableMoveIsNotWaitedFor(String report) {
    FakeEngine fake = new FakeEngine();
    fake.writes("kata-analyze", request -> "=" + request.id() + "\n" + report.repeat(5));
    GtpBot bot = fake.bot(Map.of());
    Position taken =
        ((Played) start(Map.of("size", "9")).play(new Place(Side.BLACK, new Site(4, 4)))).after();
    SearchLimit unending = SearchLimit.within(3_600_000, 1);
    assertThatThrownBy(() -> bot.analyze(taken, Side.WHITE, unending))
        .isInstanceOfSatisfying(
            EngineFault.class,
            fault -> assertThat(fault.kind()).isEqualTo(EngineFault.Kind.NO_ANALYSIS));
    assertThat(fake.asked()).endsWith("kata-analyze white 20", "protocol_version");
    assertThat(fake.isEnded()).as("it can play all the same").isFalse();
  }

  @Test
  @Timeout(60)
  void anAnswerThatEndsByItselfIsNotWaitedFor() {
    FakeEngine fake = new FakeEngine().does("kata-analyze", "");
    GtpBot bot = fake.bot(Map.of());
    SearchLimit unending = SearchLimit.within(3_600_000, 1);
    assertThatThrownBy(() -> bot.analyze(start(Map.of("size", "9")), Side.BLACK, unending))
        .isInstanceOfSatisfying(
            EngineFault.class,
            fault -> assertThat(fault.kind()).isEqualTo(EngineFault.Kind.NO_ANALYSIS));
    fake.does("kata-analyze", "info move D4 visits 5 winrate 0.5 order 0 pv D4");
    assertThat(bot.analyze(start(Map.of("size", "9")), Side.BLACK, unending)).hasSize(1);
  }

  @Test
  @Timeout(60)
  void aMoveAfterUselessReportsIsTaken() {
    FakeEngine fake = new FakeEngine();
    String useless = "info move Z99 visits 5 winrate 0.5 order 0\n".repeat(4);
    String useful = "info move D4 visits 5 winrate 0.5 order 0 pv D4\n\n";
    fake.writes("kata-analyze", request -> "=" + request.id() + "\n" + useless + useful);
    SearchLimit unending = SearchLimit.within(3_600_000, 1);
    assertThat(fake.bot(Map.of()).analyze(start(Map.of("size", "9")), Side.BLACK, unending))
        .hasSize(1);
  }
}
