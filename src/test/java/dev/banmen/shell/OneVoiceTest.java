package dev.banmen.shell;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.app.Lobby;
import dev.banmen.app.LobbyRow;
import dev.banmen.app.Pending;
import dev.banmen.app.PendingReview;
import dev.banmen.app.QuietLobby;
import dev.banmen.app.Refusal;
import dev.banmen.app.Visitor;
import dev.banmen.catalog.Catalog;
import dev.banmen.command.Command;
import dev.banmen.command.Commands;
import dev.banmen.command.FrontEnd;
import dev.banmen.command.TypedCommand;
import dev.banmen.command.Where;
import dev.banmen.game.Family;
import dev.banmen.game.Move;
import dev.banmen.game.Pass;
import dev.banmen.game.Place;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.bot.Candidate;
import dev.banmen.game.bot.PlayedTurn;
import dev.banmen.game.bot.PositionValue;
import dev.banmen.game.bot.PositionValue.MoveLoss;
import dev.banmen.lesson.Feedback;
import dev.banmen.lesson.LessonSession;
import dev.banmen.record.Markup;
import dev.banmen.record.OpenedFile;
import dev.banmen.say.CountSentences;
import dev.banmen.say.GameSentences;
import dev.banmen.say.LessonSentences;
import dev.banmen.say.LobbySentences;
import dev.banmen.say.NodeSentences;
import dev.banmen.say.ReviewSentences;
import dev.banmen.say.SessionSentences;
import dev.banmen.session.CountAgreement;
import dev.banmen.session.Event;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Player;
import dev.banmen.session.Report;
import dev.banmen.session.Request;
import dev.banmen.session.Seat;
import dev.banmen.session.SeatFault;
import dev.banmen.session.Session;
import dev.banmen.session.Terms;
import dev.banmen.session.TimeControl;
import dev.banmen.shell.learn.TaughtLesson;
import dev.banmen.shell.line.Shell;
import dev.banmen.shell.view.ReadGame;
import dev.banmen.study.GameValues;
import dev.banmen.study.RecordCursor;
import dev.banmen.text.Language;
import dev.banmen.text.Words;
import dev.banmen.tui.Evening;
import dev.banmen.tui.Scribe;
import dev.banmen.tui.Taught;
import dev.banmen.tui.canvas.Glyphs;
import dev.banmen.tui.page.Viewer;
import dev.banmen.tui.page.learn.LessonPage;
import dev.banmen.tui.page.lobby.LobbyPage;
import dev.banmen.tui.page.review.AwaitedValues;
import dev.banmen.tui.page.review.MistakesPage;
import dev.banmen.tui.page.view.RecordPage;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What is reported, asked and counted in a game is said in the same words on a page and in line
 * mode, whose words name their own keys and commands.
 */
class OneVoiceTest {
  private static final Player ANN = new Player("ann");
  private static final Player WANG = new Player("wang");
  private static final Site MIDDLE = new Site(4, 4);
  private static final Site CORNER = new Site(8, 0);
  private static final Event PASS = new Event.Try(new Pass(Side.WHITE));

  private static final Move BEST = new Place(Side.WHITE, new Site(4, 3));

  private static final SeatFault FAULT =
      language -> language.words(Viewer.class).text("lobby.over") + ".";

  /** An event, and who it is of. */
  private record Sent(Player by, Event event) {}

  /**
   * What happens at a table where Wang is Black and Ann is White, until Ann knows something.
   *
   * @param kind the class of the report, or why nothing was done
   * @param before what happens while Ann looks on
   * @param keys what Ann presses then; empty if nothing
   * @param line what she types for the same in line mode
   * @param expected the sentence, as these words say it, of the state and the report
   */
  private record Scene(
      Object kind,
      List<Sent> before,
      String keys,
      String line,
      Function<SessionSentences, String> expected) {}

  private static Sent wang(Event event) {
    return new Sent(WANG, event);
  }

  private static Sent ann(Event event) {
    return new Sent(ANN, event);
  }

  private static Sent plays(Side side, Site site) {
    return new Sent(side == Side.BLACK ? WANG : ANN, new Event.Try(new Place(side, site)));
  }

  private static List<Sent> after(List<Sent> before, Sent... sent) {
    List<Sent> all = new ArrayList<>(before);
    all.addAll(List.of(sent));
    return all;
  }

  private static Function<SessionSentences, String> reported() {
    return sentences -> sentences.of(sentences.now().report());
  }

  private static Function<SessionSentences, String> reported(Report report) {
    return sentences -> sentences.of(report);
  }

  private static List<Scene> scenes() {
    List<Sent> begun = List.of(plays(Side.BLACK, MIDDLE));
    List<Sent> counting = after(begun, ann(PASS), wang(new Event.Try(new Pass(Side.BLACK))));
    Request draw = new Request(Side.WHITE, Request.RequestKind.DRAW);
    Seat white = new Seat(ANN, "Ann");
    List<Scene> scenes = new ArrayList<>();
    scenes.add(new Scene(Report.None.class, List.of(), "", "", all -> ""));
    scenes.add(
        new Scene(
            Report.Moved.class,
            begun,
            "",
            "",
            all -> all.game().made(all.now().position().last().orElseThrow())));
    scenes.add(
        new Scene(
            Report.Refused.class,
            begun,
            ":E5\r",
            "E5",
            all -> {
              Place again = new Place(Side.WHITE, MIDDLE);
              return all.game().refused(all.now().position().miss(again).orElseThrow());
            }));
    scenes.add(
        new Scene(
            Report.Seated.class,
            List.of(),
            ":E5\r",
            "E5",
            reported(new Report.Seated(Side.BLACK, new Seat(WANG, "Wang")))));
    for (Event asked : List.of(Event.Act.UNDO, Event.Act.OFFER_DRAW, Event.Act.ASK_ESTIMATE)) {
      scenes.add(
          new Scene(
              Report.Asked.class, after(begun, wang(asked)), "", "", SessionSentences::asked));
    }
    scenes.add(
        new Scene(
            Report.Agreed.class,
            after(begun, wang(Event.Act.ASK_ESTIMATE)),
            "y",
            "yes",
            reported(new Report.Agreed(draw))));
    scenes.add(
        new Scene(
            Report.Declined.class,
            after(begun, ann(Event.Act.OFFER_DRAW), wang(new Event.Reply(false))),
            "",
            "",
            reported(new Report.Declined(draw))));
    scenes.add(
        new Scene(
            Report.Hindrance.PENDING,
            after(begun, wang(Event.Act.OFFER_DRAW)),
            ":estimate\r",
            "estimate",
            reported(new Report.NotDone(Report.Hindrance.PENDING))));
    scenes.add(
        new Scene(
            Report.Hindrance.DECLINED,
            after(begun, ann(Event.Act.OFFER_DRAW), wang(new Event.Reply(false))),
            ":draw\r",
            "draw",
            reported(new Report.NotDone(Report.Hindrance.DECLINED))));
    scenes.add(
        new Scene(
            Report.Resumed.class, after(counting, wang(Event.Act.CONTINUE)), "", "", reported()));
    for (Event mark :
        List.of(
            new Event.Marking(Event.MarkKind.DEAD, MIDDLE),
            new Event.Marking(Event.MarkKind.NEUTRAL, CORNER),
            Event.Act.ACCEPT)) {
      scenes.add(
          new Scene(Report.CountChange.class, after(counting, wang(mark)), "", "", reported()));
    }
    scenes.add(
        new Scene(
            Report.Disputed.class,
            after(counting, wang(new Event.Dispute(MIDDLE))),
            "",
            "",
            reported()));
    scenes.add(
        new Scene(
            Report.CountedAway.class,
            after(
                counting,
                wang(Event.Act.ACCEPT),
                new Sent(Player.SYSTEM, new Event.Settle(Optional.of(CountAgreement.NONE)))),
            "",
            "",
            reported()));
    scenes.add(
        new Scene(
            Report.CountProposed.class,
            after(counting, new Sent(Player.SYSTEM, new Event.Propose(Set.of(MIDDLE)))),
            "",
            "",
            reported()));
    scenes.add(
        new Scene(
            Report.Failed.class,
            after(begun, new Sent(Player.SYSTEM, new Event.Fail(Side.BLACK, FAULT))),
            "",
            "",
            reported()));
    scenes.add(
        new Scene(
            Report.Hindrance.BARRED,
            begun,
            ":resign\ry",
            "resign",
            reported(new Report.NotDone(Report.Hindrance.BARRED))));
    scenes.add(
        new Scene(
            Report.Hindrance.AWAY,
            counting,
            "C",
            "continue",
            reported(new Report.NotDone(Report.Hindrance.AWAY))));
    scenes.add(
        new Scene(
            Report.Hindrance.NO_TIME,
            after(begun, plays(Side.WHITE, CORNER), plays(Side.BLACK, new Site(0, 0))),
            "u",
            "undo",
            reported(new Report.NotDone(Report.Hindrance.NO_TIME))));
    scenes.add(
        new Scene(
            Report.Hindrance.TOO_LATE,
            after(counting, wang(new Event.Marking(Event.MarkKind.DEAD, MIDDLE))),
            "a",
            "accept",
            reported(new Report.NotDone(Report.Hindrance.TOO_LATE))));
    return scenes;
  }

  private static LiveSession begun(Scene scene, long[] clock) throws Exception {
    TimeControl time =
        scene.kind() == Report.Hindrance.NO_TIME
            ? TimeControl.parse("9s/move").orElseThrow()
            : TimeControl.NONE;
    Seat black = new Seat(WANG, "Wang");
    Seat white = new Seat(ANN, "Ann");
    Terms terms = new Terms("go", Map.of("size", "9"), Optional.empty(), time, black, white);
    Session begun = Session.begin(terms, terms.start(Catalog.ALL));
    LiveSession live = new LiveSession(begun, LiveSession.EventWriter.NONE, () -> clock[0]);
    live.takingOnly(
        (now, stamped) ->
            stamped.event().itself() instanceof Event.Resign
                ? Optional.of(Report.Hindrance.BARRED)
                : stamped.event().itself() == Event.Act.CONTINUE && stamped.by().equals(ANN)
                    ? Optional.of(Report.Hindrance.AWAY)
                    : Optional.empty());
    return live;
  }

  /** Has all happen that a scene begins with; what looks on misses the last if Ann is too late. */
  private static void happens(Scene scene, LiveSession live, long[] clock, Runnable seen)
      throws IOException {
    for (int i = 0; i < scene.before().size(); i++) {
      clock[0] += 6_000;
      live.submit(scene.before().get(i).by(), scene.before().get(i).event());
      boolean isMissed =
          scene.kind() == Report.Hindrance.TOO_LATE && i == scene.before().size() - 1;
      if (!isMissed) {
        seen.run();
      }
    }
    clock[0] += 6_000;
  }

  private static Visitor ann(Locale locale) {
    Language language = Language.of(locale);
    return new Visitor(Catalog.ALL.in(language)) {
      @Override
      public Player me() {
        return ANN;
      }

      @Override
      public Language language() {
        return language;
      }
    };
  }

  private static String expected(Scene scene, LiveSession live, Words words) {
    Session now = live.now().in(words.language(), live.now());
    GameSentences game = new GameSentences(now.position().game(), words);
    return squeezed(scene.expected().apply(new SessionSentences(now, ANN, game)));
  }

  /** Without blanks, which stand where lines are broken, too. */
  private static String squeezed(String text) {
    return text.replaceAll("\\s+", "");
  }

  private static List<Locale> languages() {
    return List.of(Words.ENGLISH, Locale.CHINESE, Locale.TRADITIONAL_CHINESE);
  }

  @ParameterizedTest
  @MethodSource("languages")
  void eachReportIsInTheSameWordsOnAPageAndInLineMode(Locale locale) throws Exception {
    for (Scene scene : scenes()) {
      long[] clock = new long[1];
      LiveSession live = begun(scene, clock);
      Evening evening = new Evening(ann(locale), live, 120, 40, Glyphs.UNICODE);
      happens(scene, live, clock, evening::refreshed);
      Words keys = Language.of(locale).words(Viewer.class);
      assertThat(squeezed(evening.types(scene.keys()).said()))
          .as(scene.kind().toString())
          .contains(expected(scene, live, keys));
      LiveSession other = begun(scene, clock);
      List<String> heard = new ArrayList<>();
      Shell shell = new Shell(ann(locale), new CollectedLines(heard));
      shell.begin(other);
      clock[0] = 0;
      happens(
          scene,
          other,
          clock,
          () -> {
            heard.clear();
            shell.answer("clock");
          });
      if (!scene.line().isEmpty()) {
        heard.clear();
        shell.answer(scene.line());
      }
      assertThat(squeezed(String.join("", heard)))
          .as(scene.kind().toString())
          .contains(expected(scene, other, TypedKeys.words(Language.of(locale))));
    }
  }

  @Test
  void noReportIsLeftOut() {
    Set<Object> kinds = new HashSet<>(Set.of(Report.Hindrance.values()));
    List<Class<?>> open = new ArrayList<>(List.of(Report.class));
    while (!open.isEmpty()) {
      Class<?> some = open.remove(0);
      if (some.isSealed()) {
        open.addAll(List.of(some.getPermittedSubclasses()));
      } else if (some != Report.NotDone.class) {
        kinds.add(some);
      }
    }
    scenes().forEach(scene -> kinds.remove(scene.kind()));
    assertThat(kinds).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("languages")
  void whatAPointCountsForIsExplainedInTheSameWords(Locale locale) throws Exception {
    Scene count =
        scenes().stream()
            .filter(scene -> scene.kind() == Report.Resumed.class)
            .map(scene -> scene.before().subList(0, scene.before().size() - 1))
            .map(before -> new Scene(Report.Moved.class, before, "", "", all -> ""))
            .findFirst()
            .orElseThrow();
    for (List<Sent> marks :
        List.of(
            List.<Sent>of(),
            List.of(wang(new Event.Marking(Event.MarkKind.DEAD, MIDDLE))),
            List.of(wang(new Event.Marking(Event.MarkKind.NEUTRAL, CORNER))))) {
      long[] clock = new long[1];
      LiveSession live = begun(count, clock);
      happens(count, live, clock, () -> {});
      for (Sent mark : marks) {
        live.submit(mark.by(), mark.event());
      }
      Evening evening = new Evening(ann(locale), live, 120, 40, Glyphs.UNICODE);
      List<String> heard = new ArrayList<>();
      Shell shell = new Shell(ann(locale), new CollectedLines(heard));
      shell.begin(live);
      Session now = live.now().in(Language.of(locale), live.now());
      Words words = Language.of(locale).words(Viewer.class);
      CountSentences said =
          new CountSentences(now, new GameSentences(now.position().game(), words));
      for (String name : List.of("E5", "A1")) {
        Site site = now.position().game().notation().parse(name).orElseThrow();
        heard.clear();
        shell.answer("explain " + name);
        assertThat(heard).containsExactly(said.why(site));
        evening.types(name.equals("E5") ? "lh" : "hhhhjjjj");
        assertThat(squeezed(evening.types("x").said())).contains(squeezed(said.why(site)));
      }
    }
  }

  @ParameterizedTest
  @MethodSource("languages")
  void aNodeOfARecordingIsDescribedInTheSameWords(Locale locale) throws Exception {
    Visitor ann = ann(locale);
    Language language = ann.language();
    OpenedFile file =
        new Scribe("go", Map.of("size", "9"))
            .plays("B E5", "W E5", "W A1")
            .notes("BM", "2")
            .notes("GB", "1")
            .notes("BL", "30")
            .opened();
    RecordPage page = RecordPage.of(language.words(Viewer.class), ann, file, 0);
    Evening evening = new Evening(ann, page, 60, 70, Glyphs.UNICODE);
    ReadGame read = new ReadGame(ann, file);
    TypedCommand next = new TypedCommand("next", Optional.of(Command.NEXT), "", Optional.empty());
    for (int move = 1; move <= 3; move++) {
      String screen = squeezed(evening.types(Evening.RIGHT).text());
      Answer heard = read.on(next).orElseThrow();
      RecordCursor here = ((RecordPage) evening.shown()).recordCursor();
      GameSentences game = new GameSentences(here.game(), language.words(Viewer.class));
      NodeSentences node = new NodeSentences(here, game);
      List<String> said = new ArrayList<>(List.of(node.remarks(), node.variation()));
      said.add(node.place());
      here.nodeView().miss().ifPresent(miss -> said.add(game.refused(miss)));
      for (String one : said) {
        assertThat(screen).contains(squeezed(one));
        assertThat(squeezed(String.join("", heard.lines()))).contains(squeezed(one));
      }
    }
  }

  @ParameterizedTest
  @MethodSource("languages")
  void theMovesOfAGameAreListedInTheSameWordsInPlayAndInItsRecord(Locale locale) throws Exception {
    Visitor ann = ann(locale);
    Seat black = new Seat(WANG, "");
    Seat white = new Seat(ANN, "");
    Terms terms =
        new Terms("go", Map.of("size", "9"), Optional.empty(), TimeControl.NONE, black, white);
    Session begun = Session.begin(terms, terms.start(Catalog.ALL));
    LiveSession live = new LiveSession(begun, LiveSession.EventWriter.NONE, () -> 0);
    for (Sent sent :
        List.of(
            plays(Side.BLACK, MIDDLE),
            plays(Side.WHITE, MIDDLE),
            plays(Side.WHITE, CORNER),
            wang(new Event.Try(new Pass(Side.BLACK))))) {
      live.submit(sent.by(), sent.event());
    }
    List<String> heard = new ArrayList<>();
    Shell shell = new Shell(ann, new CollectedLines(heard));
    shell.begin(live);
    heard.clear();
    shell.answer("history");
    OpenedFile file =
        new Scribe("go", Map.of("size", "9")).plays("B E5", "W E5", "W A1", "B pass").opened();
    TypedCommand moves =
        new TypedCommand("moves", Optional.of(Command.MOVES), "", Optional.empty());
    List<String> listed = new ReadGame(ann, file).on(moves).orElseThrow().lines();
    assertThat(heard).hasSize(4).isEqualTo(listed);
    heard.clear();
    shell.answer("last");
    assertThat(heard).containsExactly(listed.get(3));
  }

  @ParameterizedTest
  @MethodSource("languages")
  void whatIsNotThereIsSaidInTheSameWords(Locale locale) throws Exception {
    Visitor ann = ann(locale);
    Words words = ann.language().words(Viewer.class);
    LiveSession live = begun(scenes().get(1), new long[1]);
    Evening evening = new Evening(ann, live, 120, 40, Glyphs.UNICODE);
    List<String> heard = new ArrayList<>();
    Shell shell = new Shell(ann, new CollectedLines(heard));
    shell.begin(live);
    heard.clear();
    shell.answer("result");
    String open = squeezed(words.text("over.not"));
    assertThat(squeezed(String.join("", heard))).contains(open);
    assertThat(squeezed(evening.types("r").said())).contains(open);
    OpenedFile file = new Scribe("go", Map.of("size", "9")).plays("B E5").opened();
    RecordPage page = RecordPage.of(words, ann, file, 0);
    TypedCommand why = new TypedCommand("why", Optional.of(Command.WHY), "", Optional.empty());
    String said = new ReadGame(ann, file).on(why).orElseThrow().lines().get(0);
    Evening read = new Evening(ann, page, 60, 70, Glyphs.UNICODE);
    assertThat(squeezed(read.types(":0\rx").text())).contains(squeezed(said));
  }

  @ParameterizedTest
  @MethodSource("languages")
  void whoHasToAcceptTheCountIsSaidInTheSameWords(Locale locale) throws Exception {
    LiveSession live = begun(scenes().get(1), new long[1]);
    for (Sent sent :
        List.of(plays(Side.BLACK, MIDDLE), ann(PASS), wang(new Event.Try(new Pass(Side.BLACK))))) {
      live.submit(sent.by(), sent.event());
    }
    Visitor ann = ann(locale);
    List<String> heard = new ArrayList<>();
    Shell shell = new Shell(ann, new CollectedLines(heard));
    shell.begin(live);
    heard.clear();
    shell.answer("accept");
    String waiting = squeezed(ann.language().words(Viewer.class).text("count.waiting", "Wang"));
    assertThat(squeezed(String.join("", heard))).contains(waiting);
    assertThat(squeezed(new Evening(ann, live, 120, 40, Glyphs.UNICODE).text())).contains(waiting);
  }

  @ParameterizedTest
  @MethodSource("languages")
  void whatARecordingDoesNotHaveIsSaidInTheSameWords(Locale locale) throws Exception {
    Visitor ann = ann(locale);
    OpenedFile file = new Scribe("go", Map.of("size", "9")).plays("B E5").opened();
    RecordPage page = RecordPage.of(ann.language().words(Viewer.class), ann, file, 0);
    ReadGame read = new ReadGame(ann, file);
    for (Command command : List.of(Command.SET, Command.MARK, Command.LAYER)) {
      String line = command.word() + " foo";
      TypedCommand typed = new TypedCommand(line, Optional.of(command), "foo", Optional.empty());
      Answer heard = heard(read, typed);
      assertThat(heard.isFault()).isTrue();
      String said =
          squeezed(heard.lines().get(0)).replaceAll("[;；].*", ""); // without what can be chosen
      Evening evening = new Evening(ann, page, 60, 70, Glyphs.UNICODE);
      evening.types(":" + line + "\r");
      assertThat(squeezed(evening.text() + evening.types("x").text())).contains(said, "foo");
    }
  }

  private static Answer heard(ReadGame read, TypedCommand typed) {
    try {
      return read.on(typed).orElseThrow();
    } catch (Refusal refusal) {
      return Answer.fault(refusal.getMessage());
    }
  }

  @Test
  void eachMarkHasTheSameNameInBoth() throws Exception {
    for (Markup.Sign sign : Markup.Sign.values()) {
      Visitor ann = ann(Words.ENGLISH);
      String name = sign.name().toLowerCase(Locale.ROOT).replace('_', '-');
      OpenedFile file = new Scribe("go", Map.of("size", "9")).plays("B E5").opened();
      ReadGame read = new ReadGame(ann, file);
      TypedCommand typed =
          new TypedCommand("mark", Optional.of(Command.MARK), name + " A1", Optional.empty());
      assertThat(read.on(typed).orElseThrow().isFault()).as(name).isFalse();
      RecordPage page = RecordPage.of(ann.language().words(Viewer.class), ann, file, 0);
      Evening evening = new Evening(ann, page, 60, 70, Glyphs.UNICODE);
      evening.types(":mark " + name + "\r");
      Markup markup = ((RecordPage) evening.shown()).recordCursor().nodeView().markup();
      assertThat(markup.signs().values()).containsExactly(sign);
    }
  }

  @ParameterizedTest
  @MethodSource("languages")
  void aMistakeIsDescribedInTheSameWords(Locale locale) throws Exception {
    Language language = Language.of(locale);
    Visitor reviewed =
        new Visitor(Catalog.ALL.in(language)) {
          @Override
          public Pending<Integer> values(
              String family,
              Map<String, String> chosen,
              List<PlayedTurn> turns,
              PositionValue.Receiver found) {
            for (int at = 0; at < turns.size(); at++) {
              MoveLoss loss = new MoveLoss(0.1, OptionalDouble.empty(), false);
              Candidate best = new Candidate(BEST, 0.5, false, List.of(BEST));
              double black = 0.5 + (at + 1) / 2 * 0.1 - (at % 2 == 1 ? 0.1 : 0);
              found.found(
                  at,
                  new PositionValue(
                      black,
                      OptionalDouble.empty(),
                      Optional.of(best),
                      List.of(BEST),
                      Optional.of(loss)));
            }
            return Pending.completed(watch -> turns.size());
          }
        };
    Scene scene = scenes().get(1);
    LiveSession live = begun(scene, new long[1]);
    for (Sent sent :
        after(
            scene.before(),
            plays(Side.WHITE, CORNER),
            plays(Side.BLACK, new Site(0, 0)),
            ann(Event.Act.UNDO))) {
      live.submit(sent.by(), sent.event());
    }
    Session now = live.now().in(language, live.now());
    GameValues values = GameValues.of(now);
    Optional<PendingReview> asked = PendingReview.of(Optional.empty(), values, reviewed);
    AwaitedValues awaited = AwaitedValues.of(asked.orElseThrow());
    Words words = language.words(Viewer.class);
    MistakesPage page = MistakesPage.of(words, awaited.at(0), Optional.empty());
    Evening evening = new Evening(reviewed, page, 60, 70, Glyphs.UNICODE);
    GameSentences game = new GameSentences(now.position().game(), words);
    List<String> heard =
        new ReviewAnswers(TypedKeys.of(now.position().game(), language))
            .mistakes(asked, 5)
            .rest()
            .orElseThrow()
            .next()
            .lines();
    assertThat(values.review().mistakes()).isNotEmpty();
    String mistake = new ReviewSentences(game).of(values.review().mistakes().get(0));
    assertThat(squeezed(String.join("", heard))).contains(squeezed(mistake));
    assertThat(squeezed(evening.text())).contains(squeezed(mistake));
  }

  @ParameterizedTest
  @MethodSource("languages")
  void eachGameIsToldInTheSameWords(Locale locale) throws Exception {
    Words keys = Language.of(locale).words(Viewer.class);
    for (Family family : Catalog.ALL.families()) {
      Terms terms =
          new Terms(
              family.id(),
              Map.of(),
              Optional.empty(),
              TimeControl.NONE,
              new Seat(WANG, "Wang"),
              new Seat(ANN, "Ann"));
      LiveSession live =
          new LiveSession(
              Session.begin(terms, terms.start(Catalog.ALL)),
              LiveSession.EventWriter.NONE,
              () -> 0);
      Evening evening = new Evening(ann(locale), live, 120, 40, Glyphs.UNICODE);
      List<String> heard = new ArrayList<>();
      Shell shell = new Shell(ann(locale), new CollectedLines(heard));
      shell.begin(live);
      Move first = live.now().position().legalMoves().get(0);
      live.submit(WANG, new Event.Try(first));
      Session now = live.now().in(Language.of(locale), live.now());
      GameSentences game = new GameSentences(now.position().game(), keys);
      evening.refreshed();
      String did = game.did(first, now.position().changes());
      isSaid(family, did.isEmpty() ? game.made(first) : did, evening, heard, shell, "clock");
      Move again = new Place(Side.WHITE, ((Place) first).site());
      String name = game.name(again);
      evening.types(":" + name + "\r");
      String refused = game.refused(now.position().miss(again).orElseThrow());
      isSaid(family, refused, evening, heard, shell, name);
      live.submit(WANG, new Event.Resign(Side.BLACK));
      evening.refreshed();
      Session over = live.now().in(Language.of(locale), live.now());
      String ending = game.outcome(over.outcome().orElseThrow(), true);
      isSaid(family, ending, evening, heard, shell, "result");
    }
  }

  private static void isSaid(
      Family family, String said, Evening evening, List<String> heard, Shell shell, String line) {
    heard.clear();
    shell.answer(line);
    assertThat(squeezed(evening.text())).as(family.id()).contains(squeezed(said));
    assertThat(squeezed(String.join("", heard))).as(family.id()).contains(squeezed(said));
  }

  /** A lesson in English, whose answers are said right or wrong in the learner's language. */
  private static LessonSession lesson() {
    return LessonSession.at(
        Taught.read(
            "go/capture",
            """
            ---
            game: go
            set: size=5
            ---
            # Capture
            ## Take it
            White has one liberty.

            ```board black
            . . . . .
            . . X . .
            . X O . .
            . . X . .
            . . . . .
            ```

            ```answers
            right D3: It was the last.
            wrong *: That is too far.
            hint: Look beside it.
            ```
            """),
        0);
  }

  @ParameterizedTest
  @MethodSource("languages")
  void aLessonSaysTheSameOfAnAnswer(Locale locale) throws Exception {
    Words words = Language.of(locale).words(Viewer.class);
    LessonPage page = LessonPage.of(words, lesson());
    Evening evening = new Evening(ann(locale), page, 120, 40, Glyphs.UNICODE);
    TaughtLesson taught = TaughtLesson.of(ann(locale), lesson());
    Map<String, Feedback> said = new LinkedHashMap<>();
    said.put("hint", new Feedback(Feedback.FeedbackKind.HINT, "Look beside it.", Optional.empty()));
    said.put("A1", new Feedback(Feedback.FeedbackKind.WRONG, "That is too far.", Optional.empty()));
    said.put("D3", new Feedback(Feedback.FeedbackKind.RIGHT, "It was the last.", Optional.empty()));
    said.forEach(
        (line, feedback) -> {
          String expected = squeezed(new LessonSentences(words).of(feedback));
          Commands commands =
              new Commands(FrontEnd.LINES, Set.of(Where.IN_LESSON), Language.of(locale));
          Answer heard = taught.on(commands.read(line)).orElseThrow();
          assertThat(squeezed(String.join("", heard.lines()))).contains(expected);
          assertThat(squeezed(evening.types(":" + line + "\r").text())).contains(expected);
        });
  }

  private static LobbyRow table(long number, String black, String white, boolean isOver) {
    String free = black.isEmpty() ? "Black" : white.isEmpty() ? "White" : "";
    return new LobbyRow.Table(
        number,
        !free.isEmpty(),
        false,
        false,
        isOver,
        12,
        "",
        () -> new LobbyRow.TableText("Go, 9x9", "", free, black, white, 0));
  }

  private static Lobby lobby() {
    return new QuietLobby() {
      @Override
      public List<LobbyRow> rows() {
        return List.of(
            table(1, "Wang", "", false),
            table(2, "Wang", "Bea", false),
            table(3, "Bea", "Wang", true));
      }

      @Override
      public List<String> people() {
        return List.of("Ann", "Wang");
      }
    };
  }

  @ParameterizedTest
  @MethodSource("languages")
  void theLobbyIsDescribedInTheSameWords(Locale locale) throws Exception {
    Lobby lobby = lobby();
    Language language = Language.of(locale);
    Visitor ann =
        new Visitor(Catalog.ALL.in(language)) {
          @Override
          public Optional<Lobby> lobby() {
            return Optional.of(lobby);
          }

          @Override
          public Language language() {
            return language;
          }
        };
    Words words = language.words(Viewer.class);
    Evening evening = new Evening(ann, LobbyPage.of(ann, words), 120, 40, Glyphs.UNICODE);
    evening.types("jj");
    List<String> heard = new ArrayList<>();
    Shell shell = new Shell(ann, new CollectedLines(heard));
    shell.answer("who");
    shell.answer("tables");
    String spoken = squeezed(String.join("", heard));
    LobbySentences said = new LobbySentences(words);
    assertThat(spoken).contains(squeezed(said.people(lobby)));
    assertThat(squeezed(evening.text())).contains(squeezed(said.people(lobby)));
    for (LobbyRow row : lobby.rows()) {
      for (String one : List.of(said.players(row), said.state(row))) {
        assertThat(spoken).contains(squeezed(one));
        assertThat(squeezed(evening.text())).contains(squeezed(one));
      }
      evening.types("j");
    }
  }
}
