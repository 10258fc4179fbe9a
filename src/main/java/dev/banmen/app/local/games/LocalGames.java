package dev.banmen.app.local.games;

import dev.banmen.app.GameRoom;
import dev.banmen.app.Pending;
import dev.banmen.app.Refusal;
import dev.banmen.app.TableOptions;
import dev.banmen.app.TableStatus;
import dev.banmen.app.UnfinishedGame;
import dev.banmen.app.local.files.DamageTexts;
import dev.banmen.app.local.files.GameFile;
import dev.banmen.app.local.host.FileFault;
import dev.banmen.app.local.host.HostEnvironment;
import dev.banmen.app.local.host.IoReason;
import dev.banmen.app.local.host.LocalText;
import dev.banmen.app.local.host.UsageFault;
import dev.banmen.app.local.journals.GamesInPlay;
import dev.banmen.app.local.settings.LocalPreferences;
import dev.banmen.bot.ComputerPlayers;
import dev.banmen.bot.ComputerSeats;
import dev.banmen.bot.PassCounter;
import dev.banmen.bot.PositionValuer;
import dev.banmen.bot.StrongestPlayer;
import dev.banmen.game.Family;
import dev.banmen.game.Games;
import dev.banmen.game.OptionFault;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.bot.AreaEstimate;
import dev.banmen.game.bot.Candidate;
import dev.banmen.game.bot.PlayedTurn;
import dev.banmen.game.bot.PositionValue;
import dev.banmen.game.record.InputFault;
import dev.banmen.gtp.client.EngineFault;
import dev.banmen.gtp.client.EngineProgram;
import dev.banmen.gtp.client.GtpBots;
import dev.banmen.gtp.client.GtpSeats;
import dev.banmen.session.ComputerSeat;
import dev.banmen.session.EngineSeat;
import dev.banmen.session.Event;
import dev.banmen.session.LiveSession;
import dev.banmen.session.PassCount;
import dev.banmen.session.Player;
import dev.banmen.session.Question;
import dev.banmen.session.Seat;
import dev.banmen.session.Session;
import dev.banmen.session.Terms;
import dev.banmen.session.text.SalvagedGame;
import dev.banmen.session.text.SavedGameText;
import dev.banmen.storage.Journal;
import dev.banmen.text.Printable;
import dev.banmen.text.Sentences;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;

/** Starts and resumes one user's games, and saves them in journals. One thread. */
public final class LocalGames implements GameRoom {
  /** A game that seemed unfinished is over; its file is moved where it belongs. */
  private static final class Finished extends IOException {
    private static final long serialVersionUID = 1L;

    Finished(String message) {
      super(message);
    }
  }

  private final HostEnvironment host;
  private final Games games;
  private final GamesInPlay inPlay;
  private final LocalPreferences preferences;
  private final Set<LiveSession> computed = new HashSet<>(); // where computers sit
  private final Map<LiveSession, PassCounter> counters = new HashMap<>();
  private Executor threads = ComputerSeats.THREADS; // where they think
  private String notice = ""; // what to say about the game that was opened last

  public LocalGames(
      HostEnvironment host, Games games, GamesInPlay inPlay, LocalPreferences preferences) {
    this.preferences = preferences;
    this.host = host;
    this.games = games;
    this.inPlay = inPlay;
  }

  /** Has the computer players of all games that begin from now on think there. */
  public void thinkOn(Executor others) {
    threads = others;
  }

  @Override
  public LiveSession begin(Terms terms, TableOptions options) throws Refusal {
    try {
      LiveSession live = inPlay.start(Session.begin(terms, terms.start(games)));
      notice = "";
      return seated(live);
    } catch (OptionFault e) {
      throw new Refusal(Printable.of(e.getMessage()));
    }
  }

  /** Resumes the game in a file. */
  public LiveSession continueFrom(GameFile.Begun begun) {
    notice = begun.notice();
    return seated(inPlay.start(begun.session()));
  }

  @Override
  public LiveSession continueFrom(String file) throws Refusal {
    String name = host.full(file);
    inPlay.checkUnwritten(file, name);
    try {
      GameFile.checkRegular(name, wording()); // anything else may block the page forever
      return continueFrom(GameFile.of(games, name).open());
    } catch (FileFault | UsageFault e) {
      throw new Refusal(Printable.of(e.getMessage()));
    }
  }

  @Override
  public TableStatus status(LiveSession game) {
    return TableStatus.NONE.counting(passCount(game).getNow(Optional.empty()));
  }

  @Override
  public CompletableFuture<Optional<PassCount>> passCount(LiveSession game) {
    PassCounter counter = counters.get(game);
    return counter == null ? GameRoom.super.passCount(game) : counter.count(threads);
  }

  @Override
  public Runnable listen(LiveSession game, Runnable listener) {
    PassCounter counter = counters.get(game);
    return counter == null ? () -> {} : counter.listen(listener);
  }

  @Override
  public List<UnfinishedGame> unfinished() {
    return list(Optional.empty());
  }

  /** The unfinished games, of one family or of all; for one that cannot be read, what is wrong. */
  private List<UnfinishedGame> list(Optional<String> family) {
    try {
      return new UnfinishedGames(games, inPlay.folder(), family, host).list();
    } catch (IOException e) {
      return List.of(UnfinishedGames.faulty("", IoReason.named(e, wording()), ""));
    }
  }

  @Override
  public Optional<Position> preview(UnfinishedGame game) {
    try {
      byte[] text = inPlay.folder().bytes(game.key());
      Session left = SalvagedGame.of(text, games).reading().session();
      return Optional.of(left.in(games.language(), left).position());
    } catch (InputFault | IOException | RuntimeException e) {
      return Optional.empty(); // resuming it says why
    }
  }

  @Override
  public void delete(UnfinishedGame game) throws Refusal {
    try {
      inPlay.folder().delete(game.key());
    } catch (Journal.Gone e) {
      throw new Refusal(wording().of("left.gone"));
    } catch (IOException e) {
      throw new Refusal(Printable.of(IoReason.named(e, wording())));
    }
  }

  @Override
  public LiveSession resume(UnfinishedGame game) throws Refusal {
    notice = "";
    try {
      return resume(game.key());
    } catch (FileFault e) {
      throw new Refusal(Printable.of(e.getMessage()));
    } catch (Journal.Gone e) {
      throw new Refusal(wording().of("left.gone"));
    } catch (IOException e) {
      throw onlyRead(game.key(), e).orElse(new Refusal(Printable.of(IoReason.named(e, wording()))));
    }
  }

  /** Whether a game whose file cannot be written can still be opened read-only. */
  private Optional<Refusal> onlyRead(String key, IOException e) {
    if (e instanceof Journal.InUse || e instanceof Finished) {
      return Optional.empty();
    }
    try {
      Path file = inPlay.folder().path(key);
      return Files.isRegularFile(file) && Files.isReadable(file)
          ? Optional.of(
              new Refusal(
                  Printable.of(wording().of("left.only-read", IoReason.of(e, wording()))),
                  Optional.of(file.toString())))
          : Optional.empty();
    } catch (IOException none) {
      return Optional.empty();
    }
  }

  /** Skips games that somebody plays now. */
  @Override
  public LiveSession resumeLast(Optional<String> family) throws Refusal {
    String fault = "";
    String passedOver = "";
    notice = "";
    for (UnfinishedGame game : list(family)) {
      String why = game.title();
      if (!game.family().isEmpty()) {
        try {
          LiveSession live = resume(game.key());
          notice = Sentences.of(passedOver, notice);
          return live;
        } catch (Finished e) {
          continue;
        } catch (FileFault e) {
          why = e.getMessage();
        } catch (IOException e) {
          Optional<Refusal> onlyRead = onlyRead(game.key(), e);
          if (onlyRead.isPresent()) {
            throw onlyRead.get();
          }
          why = game.key() + ": " + IoReason.of(e, wording());
        }
      }
      fault = fault.isEmpty() ? "; " + why : fault;
      passedOver = Printable.of(wording().of("left.passed", why));
    }
    String key = (fault.isEmpty() ? "left.none" : "left.faulty") + (family.isEmpty() ? "" : ".of");
    throw new Refusal(Printable.of(wording().of(key, family.orElse("")) + fault));
  }

  private LiveSession resume(String key) throws FileFault, IOException {
    Journal journal = inPlay.folder().resume(key);
    try {
      SalvagedGame salvaged = SalvagedGame.of(journal.all(), games);
      SavedGameText.Reading read = salvaged.reading();
      if (read.session().isOver()) {
        throw new Finished(
            wording().of("left.finished")); // its file stays as it is, damaged or not
      }
      String damage = withoutDamage(journal, salvaged);
      LiveSession live = inPlay.resume(read, journal);
      notice = damage; // last, so that it never belongs to another game
      return seated(live);
    } catch (InputFault fault) {
      inPlay.folder().close(journal);
      throw new FileFault(journal.path().toString(), DamageTexts.withAdvice(fault, wording()));
    } catch (Finished e) {
      inPlay.folder().close(journal);
      inPlay.folder().finish(journal);
      throw e;
    } catch (IOException | RuntimeException e) {
      inPlay.folder().close(journal);
      throw e;
    }
  }

  /** Seats the computer players of a game, and counts it after a pass. */
  private LiveSession seated(LiveSession live) {
    Terms terms = live.now().terms();
    Family family = games.find(terms.family()).orElseThrow();
    counters.computeIfAbsent(live, one -> counter(one, family));
    if ((terms.black().isComputer() || terms.white().isComputer()) && computed.add(live)) {
      GtpSeats.fill(live, games, preferences.engineCommands(), preferences.thinkingTime(), threads);
    }
    return live;
  }

  /** A counter that marks what is dead for two people. */
  private PassCounter counter(LiveSession live, Family family) {
    PassCounter counter = new PassCounter(live, family);
    counter.proposeOn(threads);
    live.takingOnly(counter);
    return counter;
  }

  @Override
  public Seat seat(LiveSession live, Side side, String who) throws Refusal {
    Session now = live.now();
    Seat seat = seat(now, who);
    try {
      live.submit(Player.HERE, new Event.Sit(side, seat));
    } catch (IOException e) {
      throw new Refusal(Printable.of(e.getMessage()));
    }
    return seated(live).now().seat(side);
  }

  /** The seat for {@code human}, {@code bot}, {@code bot:3} or {@code gtp:NAME} in a game. */
  private Seat seat(Session now, String who) throws Refusal {
    Family family = games.find(now.terms().family()).orElseThrow();
    int levels = ComputerPlayers.levels(family, now.position().game());
    Optional<ComputerSeat> computer = ComputerPlayers.seat(who, levels);
    Optional<EngineSeat> engine = EngineSeat.parse(who);
    if (who.equals("human")) {
      return Seat.AT_KEYBOARD;
    } else if (computer.isPresent()) {
      if (computer.get().level() > levels) {
        throw refusal("seat.level", computer.get().level(), levels);
      }
      return computer.get().seat();
    } else if (engine.isPresent() && preferences.engines().contains(engine.get().name())) {
      return engine.get().seat();
    }
    throw engine.isPresent()
        ? new Refusal(
            Printable.of(
                wording()
                    .language()
                    .words(EngineFault.class)
                    .text("fault.name", engine.get().name())))
        : refusal("seat.who", who);
  }

  private Refusal refusal(String key, Object... values) {
    return new Refusal(Printable.of(wording().of(key, values)));
  }

  @Override
  public Pending<Candidate> hint(LiveSession live) throws Refusal {
    Question question = inPlay(live);
    Side side = question.session().position().toMove().orElseThrow();
    Family family = family(question);
    Optional<EngineProgram> engine = preferences.reviewer(family.id());
    return Pending.start(
        "hint",
        watch ->
            engine.isPresent()
                ? hint(engine.get(), question, side, watch)
                : StrongestPlayer.of(question, family, side, watch::isGivenUp),
        unwanted -> {});
  }

  /** Asks the program that reviews games, which may load for long; ends it with the question. */
  private Candidate hint(EngineProgram engine, Question question, Side side, Pending.Watch watch)
      throws Refusal {
    Map<String, String> chosen = question.session().terms().chosen();
    try (GtpBots bots = new GtpBots(engine, chosen, 0)) {
      question.whenGone(bots::close);
      return StrongestPlayer.of(question, bots, side, watch::isGivenUp);
    } catch (EngineFault fault) {
      throw new Refusal(fault.sentence(games.language()));
    }
  }

  @Override
  public Pending<AreaEstimate> estimate(LiveSession live) throws Refusal {
    Question question = inPlay(live);
    Family family = family(question);
    return Pending.start(
        "estimate",
        watch ->
            StrongestPlayer.estimate(question, family, watch::isGivenUp)
                .orElseThrow(() -> new Refusal(wording().of("estimate.none"))),
        unwanted -> {});
  }

  @Override
  public Pending<Integer> values(
      String family,
      Map<String, String> chosen,
      List<PlayedTurn> turns,
      PositionValue.Receiver found)
      throws Refusal {
    Family known = games.find(family).orElseThrow();
    Optional<EngineProgram> engine = preferences.reviewer(family);
    return Pending.start(
        "review",
        watch -> {
          if (engine.isPresent()) {
            try (GtpBots bots = new GtpBots(engine.get(), chosen, 0)) {
              PositionValuer.value(bots, turns, found, watch::isGivenUp);
            } catch (EngineFault fault) {
              throw new Refusal(fault.sentence(games.language()));
            }
          } else {
            PositionValuer.value(known, turns, found, watch::isGivenUp);
          }
          return turns.size();
        },
        unwanted -> {});
  }

  private Question inPlay(LiveSession live) throws Refusal {
    Question question = live.question();
    if (!question.session().isInPlay()) {
      throw new Refusal(wording().of("left.finished"));
    }
    return question;
  }

  private Family family(Question question) {
    return games.find(question.session().terms().family()).orElseThrow();
  }

  /**
   * Cuts a damaged file off before the damage; returns what to say of it, nothing if it is whole.
   */
  private String withoutDamage(Journal journal, SalvagedGame salvaged) throws IOException {
    if (salvaged.fault().isEmpty()) {
      return "";
    }
    Path damaged = journal.cutAfter(salvaged.lines());
    return Printable.of(wording().of("left.damaged", salvaged.lines() + 1, damaged));
  }

  @Override
  public String notice() {
    return notice;
  }

  @Override
  public void leave(LiveSession game) {
    computed.remove(game);
    counters.remove(game);
    inPlay.leave(game);
  }

  private LocalText wording() {
    return inPlay.wording();
  }

  @Override
  public void say(LiveSession live, String text) throws Refusal {
    throw refusal("say.nobody");
  }
}
