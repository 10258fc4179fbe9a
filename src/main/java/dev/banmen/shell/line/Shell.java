package dev.banmen.shell.line;

import dev.banmen.app.FileStore;
import dev.banmen.app.Lobby;
import dev.banmen.app.OpponentSearch;
import dev.banmen.app.Person;
import dev.banmen.app.Refusal;
import dev.banmen.app.TableStatus.RematchState;
import dev.banmen.app.TeachingTable;
import dev.banmen.app.TypedDrill;
import dev.banmen.app.TypedTerms;
import dev.banmen.command.Argument;
import dev.banmen.command.Choices;
import dev.banmen.command.Command;
import dev.banmen.command.Commands;
import dev.banmen.command.FrontEnd;
import dev.banmen.command.TypedCommand;
import dev.banmen.command.UnhandledCommand;
import dev.banmen.command.Where;
import dev.banmen.drill.DrillPlan;
import dev.banmen.game.Family;
import dev.banmen.say.LobbySentences;
import dev.banmen.schedule.FaultBarrier;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Terms;
import dev.banmen.shell.Answer;
import dev.banmen.shell.TypedKeys;
import dev.banmen.shell.learn.Lessons;
import dev.banmen.shell.play.PlayedGame;
import dev.banmen.survey.GameQuery;
import dev.banmen.text.Language;
import dev.banmen.text.Printable;
import dev.banmen.text.Words;
import java.io.IOException;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/** The line mode: reads typed lines and answers in sentences. Mutable, one thread. */
public final class Shell {
  private final Person person;
  private final ShellOutput output;
  private final Words words;
  private final Optional<LobbyLines> met; // where people meet
  private final Optional<LobbyHeard> heard;
  private final Semaphore events = new Semaphore(0); // that may be news
  private Runnable wake = events::release;
  private final OpenActivity open;
  private final FoundList found;
  private volatile boolean isStopped;
  private volatile boolean isOver;
  private boolean hadFault;
  private boolean isUsage; // whether any of those faults was in the words alone
  private Optional<Answer.Rest> rest = Optional.empty(); // of the last answer that has one
  private long number; // of the line that was typed last

  private static final Set<Where> ALWAYS = Set.of(Where.ANYWHERE);

  private static final String PROGRAM = "Banmen";

  /** How many past games are listed at most. */
  private static final int MOST_PAST = 20;

  /** Behind a past game's number: it is written as text. */
  private static final String SGF = "sgf";

  /** How long one command waits for news at most. */
  private static final long MOST_SECONDS = 600;

  private interface Answering {
    Answer answer() throws Refusal;
  }

  public Shell(Person person, ShellOutput output) {
    this.person = person;
    this.output = output;
    words = TypedKeys.words(person.language());
    open = new OpenActivity(person, words, () -> wake.run());
    found = new FoundList(person, words, open);
    met = person.lobby().map(place -> new LobbyLines(place, words));
    heard = met.map(LobbyHeard::new);
  }

  /**
   * Has somebody told that there may be news, which {@link #news} then says.
   *
   * @param listener on any thread; returns at once
   * @return ends that
   */
  public Runnable listen(Runnable listener) {
    wake =
        () -> {
          events.release();
          listener.run();
        };
    return person.lobby().map(place -> place.listen(wake)).orElse(() -> {});
  }

  /** The news of what others have done, a line each; often none. */
  public List<String> news() {
    events.drainPermits();
    if (isOver || met.isEmpty()) {
      return List.of();
    }
    List<String> lines = new ArrayList<>(again().map(Answer::lines).orElse(List.of()));
    boolean isFree = open.isFree();
    open.now().news().ifPresent(answer -> lines.addAll(answer.lines()));
    lines.addAll(heard.get().news(!isFree));
    if (isFree) {
      found().ifPresent(answer -> lines.addAll(answer.lines()));
    }
    return lines.stream().map(Printable::of).toList();
  }

  /** Goes to the rematch of the game that is over, once both have agreed to one. */
  private Optional<Answer> again() {
    if (open.rematch() != RematchState.BEGUN) {
      return Optional.empty();
    }
    try {
      return person.room().rematch(open.now().game().orElseThrow()).map(open::played);
    } catch (Refusal e) {
      return Optional.empty(); // it is over meanwhile
    }
  }

  /** Goes to the game for which an opponent was found, if there is one. */
  private Optional<Answer> found() {
    Optional<OpponentSearch> search = person.lobby().flatMap(Lobby::search);
    boolean isSought = search.filter(OpponentSearch::isSought).isPresent();
    Answer said = isSought ? Answer.of(words.text("lobby.found")) : Answer.NONE;
    return person.lobby().flatMap(Lobby::found).map(game -> said.and(open.played(game)));
  }

  /** Whether time runs, so that there may be news once a second. */
  public boolean isTimed() {
    return open.now().isTimed() || person.lobby().flatMap(Lobby::search).isPresent();
  }

  /** Has the commands end soon, whatever they wait for. Any thread. */
  public void stop() {
    isStopped = true;
    events.release();
  }

  /** Whether a line is a command here, with whatever follows it. */
  public boolean isCommand(String line) {
    return commands().read(line).command().isPresent();
  }

  public boolean begin(LiveSession game) {
    return report(() -> open.played(game));
  }

  /** Starts at a teaching table. */
  public boolean begin(TeachingTable table) {
    return report(() -> open.followed(table));
  }

  /**
   * Starts at the end of a file's only game.
   *
   * @param notice what to say about it first
   */
  public boolean lookAt(String file, String notice) {
    return report(() -> open.looked(file, notice));
  }

  public boolean open(String file) {
    return report(() -> open.opened(file));
  }

  /** Starts with a file of recordings, whatever else it may be. */
  public boolean view(String file) {
    return report(() -> open.read(file));
  }

  /** Answers a line before any is typed; false if that fails. */
  public boolean answers(String line) {
    return answers(commands().read(bare(line)));
  }

  /** Answers a line, and waits for what comes of it: the next line may rely on that. */
  private boolean answers(TypedCommand line) {
    boolean isDone = report(() -> answered(line));
    Optional<CompletableFuture<Void>> asked = person.lobby().flatMap(Lobby::asked);
    if (asked.isEmpty()) {
      return isDone;
    }
    boolean isAnswered = meeting().await(asked.get());
    boolean isNaming = line.faultless().equals(Optional.of(Command.NAME));
    Optional<String> refused = isNaming ? heard.get().refused() : Optional.empty();
    boolean isTaken = report(() -> refused.map(Answer::fault).orElse(Answer.NONE));
    if (isNaming && isDone && isTaken && isAnswered) {
      output.say(words.text("lobby.named.now", met.get().lobby().people().get(0)));
    }
    news().forEach(output::say);
    return report(() -> isAnswered ? Answer.NONE : Answer.fault(words.text("lobby.slow")))
        && isTaken
        && isDone;
  }

  public boolean greet() {
    if (met.isEmpty()) {
      output.say(words.text("greeting"));
      return true;
    }
    String named = met.get().lobby().name();
    String name = named.isEmpty() ? PROGRAM : named;
    return report(
        () ->
            Answer.of(words.text("lobby.greeting", name))
                .and(Answer.lines(heard.get().letter()))
                .and(Answer.lines(met.get().summary())));
  }

  Language language() {
    return person.language();
  }

  public String prompt() {
    return words.text("prompt");
  }

  /** Whether any line so far meant nothing, however things stood. */
  public boolean isUsage() {
    return isUsage;
  }

  /**
   * Answers lines until there are no more or the user leaves.
   *
   * @return whether all lines were without fault
   */
  public boolean run(LineSource lines) throws IOException {
    try {
      await(lines);
      Optional<String> line = lines.next();
      while (line.isPresent() && !isStopped) {
        answer(line.get());
        await(lines);
        line = isOver ? Optional.empty() : lines.next();
      }
      report(open::parting);
    } finally {
      leave();
    }
    return !hadFault;
  }

  /**
   * Says the rest of an answer, and what computer players do until it is somebody's turn to type,
   * or they want to.
   */
  private void await(LineSource lines) {
    TurnWait wait = new TurnWait(Thread.currentThread());
    Runnable end = lines.onInterrupt(wait::interrupt);
    try {
      while (rest.isPresent()) {
        Answer.Rest next = rest.get();
        rest = Optional.empty();
        report(next::next);
      }
      Optional<Answer> news = isOver ? Optional.empty() : open.now().awaited();
      while (news.isPresent()) {
        Answer told = news.get();
        report(() -> told);
        news = open.now().awaited();
      }
    } finally {
      end.run();
      wait.end();
    }
  }

  /** A wait of the shell's thread, which any thread can interrupt until its end. */
  private static final class TurnWait {
    private final Thread thread;
    private boolean isInterrupted; // under this, as what follows
    private boolean isOver;

    TurnWait(Thread thread) {
      this.thread = thread;
    }

    synchronized void interrupt() {
      isInterrupted = !isOver;
      if (isInterrupted) {
        thread.interrupt();
      }
    }

    /** Ends it, on its own thread: what comes next is not interrupted. */
    synchronized void end() {
      isOver = true;
      if (isInterrupted) {
        Thread.interrupted();
      }
    }
  }

  /**
   * Leaves what is open, unless this was stopped: then the connection is lost, and whoever comes
   * back finds it.
   */
  public void leave() {
    open.end(!isStopped);
  }

  public void answer(String line) {
    number++;
    TypedCommand typed =
        commands().read(Printable.of(bare(line.replace('\t', ' ').replace("\r", ""))));
    if (!typed.line().isEmpty() && typed.line().charAt(0) != '#') {
      answers(typed);
    }
  }

  /** Without the colon that such commands have on the screen of a place where people meet. */
  private String bare(String line) {
    return met.isPresent() && line.startsWith(":") ? line.substring(1) : line;
  }

  private boolean report(Answering answering) {
    Answer answer;
    try {
      answer = answering.answer();
    } catch (Refusal e) {
      answer = Answer.fault(e.getMessage());
      isUsage |= e.isUsage();
    }
    hadFault |= answer.isFault();
    rest = answer.rest().or(() -> rest);
    for (String line : answer.lines()) {
      if (answer.isFault()) {
        output.complain(number, Printable.of(line));
      } else {
        output.say(Printable.of(line));
      }
    }
    return !answer.isFault();
  }

  private Answer answered(TypedCommand typed) throws Refusal {
    try {
      return carriedOut(typed);
    } catch (UnhandledCommand e) {
      FaultBarrier.report(e);
      return unknown(typed.line());
    }
  }

  private Answer unknown(String line) throws Refusal {
    throw Refusal.usage(commands().unknown(line, open.now().expected()));
  }

  private Answer carriedOut(TypedCommand typed) throws Refusal {
    if (typed.command().isPresent() && isRematchAsked()) {
      Command reply = typed.command().get();
      if (reply == Command.YES || reply == Command.NO) {
        return meeting().onRematch(reply == Command.YES);
      }
    }
    Commands commands = commands();
    Optional<Command> command = typed.faultless();
    if (command.filter(one -> commands.isAt(one, ALWAYS)).isPresent() && !isOfRecord(typed)) {
      return always(command.get(), typed.rest());
    } else if (command.filter(one -> isOfLobby(one, commands)).isPresent()) {
      return meeting().on(command.get(), typed.rest());
    }
    Optional<Terms> onward =
        command.filter(Command.CONTINUE::equals).flatMap(one -> open.now().onward());
    if (onward.isPresent()) {
      return open.played(person.room().begin(onward.get()));
    }
    Optional<Answer> answer = open.now().on(typed);
    if (answer.isEmpty() && typed.fault().isPresent()) {
      throw Refusal.usage(typed.fault().get());
    }
    return answer.isPresent() ? answer.get() : unknown(typed.line());
  }

  /** Whether a text is looked for in the recording that is open: a question has a field then. */
  private boolean isOfRecord(TypedCommand typed) {
    return typed.faultless().equals(Optional.of(Command.FIND))
        && open.now().where().contains(Where.IN_RECORD)
        && !GameQuery.hasField(typed.rest());
  }

  /** Whether a command is the lobby's, and means nothing else here. */
  private boolean isOfLobby(Command command, Commands commands) {
    return met.isPresent()
        && commands.isAt(command, EnumSet.of(Where.IN_LOBBY))
        && !commands.isAt(command, open.now().where());
  }

  private Answer always(Command command, String rest) throws Refusal {
    return switch (command) {
      case HELP -> help(rest);
      case PLAY -> play(rest);
      case RESUME -> open.resume(rest);
      case OPEN -> open.opened(rest);
      case GAMES -> Answer.lines(new TypedTerms(person).games());
      case PAST -> past(rest);
      case FIND -> found.find(rest);
      case FOUND -> found.on(rest);
      case LESSONS -> new Lessons(person).listed();
      case LEARN -> open.learn(rest);
      case CONCEPTS -> new Lessons(person).concepts();
      case DUE -> open.due();
      case DRILL -> open.drilled(TypedDrill.read(person, rest));
      case DAILY -> open.drilled(DrillPlan.dailyAt(person.drills().now()));
      case ECHO -> Answer.lines(List.of(rest));
      case QUIT -> quit();
      default -> throw new UnhandledCommand(command);
    };
  }

  private Answer help(String word) throws Refusal {
    Commands commands = commands();
    if (word.isEmpty()) {
      return Answer.of(Answer.line(commands.help(open.now().expected())));
    }
    Optional<String> help = commands.helpOn(word);
    return help.isPresent() ? Answer.of(help.get()) : unknown(word);
  }

  private Commands commands() {
    Set<Where> here = EnumSet.noneOf(Where.class);
    here.addAll(open.now().where());
    if (met.isPresent()) {
      here.add(Where.IN_LOBBY);
    }
    return new Commands(FrontEnd.LINES, here, person.language(), open.now().point());
  }

  /** Whether the other player of the game that is over asks for another one. */
  private boolean isRematchAsked() {
    return met.isPresent() && open.rematch() == RematchState.OFFERED;
  }

  private LobbyAnswers meeting() {
    return new LobbyAnswers(person, met.orElseThrow(), open, this);
  }

  /** Closes what is open. */
  Answer close() {
    Answer left = open.close();
    return left.and(found().orElseGet(() -> Answer.lines(met.orElseThrow().summary())));
  }

  /** Says something while a command is not over. */
  void say(String line) {
    output.say(line);
  }

  boolean isStopped() {
    return isStopped;
  }

  /**
   * Waits until there are news, or somebody waits for the person who types.
   *
   * @param typed at most so many seconds; empty for as long as any command waits
   */
  Answer awaited(String typed) {
    if (!typed.isEmpty() && TypedCommand.number(typed).isEmpty()) {
      return Answer.fault(words.text("lobby.wait"));
    }
    long most = Math.min(MOST_SECONDS, TypedCommand.number(typed).orElse(Integer.MAX_VALUE));
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(most);
    List<String> news = news();
    try {
      while (news.isEmpty() && !isStopped && !open.now().isTurn()) {
        long left = end - System.nanoTime();
        if (left <= 0) {
          return Answer.of(words.text("lobby.waited"));
        }
        events.tryAcquire(Math.min(left, TimeUnit.SECONDS.toNanos(1)), TimeUnit.NANOSECONDS);
        news = news();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt(); // whoever wants an end has it
    }
    return Answer.lines(news);
  }

  private Answer quit() {
    isOver = true;
    return Answer.NONE;
  }

  /** The words that the last word of an unfinished line may become, safe to show on a terminal. */
  public List<String> completions(String begun) {
    int start = LineChoices.wordStart(begun);
    return commands().completions(begun, new ChoicesHere()).stream()
        .map(
            line ->
                Printable.of(line.substring(start).stripTrailing())) // file names may be anything
        .distinct()
        .toList();
  }

  /** The choices that may follow the commands here. */
  private final class ChoicesHere implements Choices {
    @Override
    public List<String> others() {
      return open.now().others();
    }

    @Override
    public List<String> of(Argument argument, String rest) {
      return switch (argument) {
        case TERMS -> new TypedTerms(person).completions(rest);
        case MAYBE_GAME, DRILL -> person.games().families().stream().map(Family::id).toList();
        case LESSON -> new Lessons(person).names();
        case FILE -> person.files().startingWith(rest);
        case QUERY -> GameQuery.completions(rest, found.players());
        case NEW_FILE, MAYBE_NEW_FILE -> person.files().writableStartingWith(rest);
        default -> {
          List<String> found = new ArrayList<>(open.now().of(argument, rest));
          met.ifPresent(any -> found.addAll(meeting().completions(argument)));
          yield found;
        }
      };
    }
  }

  /** How a line that is being typed could go on. */
  public LineChoices choices(String typed) {
    return LineChoices.of(this, typed);
  }

  private Answer play(String rest) throws Refusal {
    boolean isGame = person.games().find(rest.split(" +")[0]).isPresent();
    Optional<Answer> move =
        isGame || !(open.now() instanceof PlayedGame)
            ? Optional.empty()
            : open.now().on(commands().read(rest));
    return move.isPresent() ? move.get() : open.play(rest);
  }

  /** Lists this person's games that are over, or opens one by its number. */
  private Answer past(String wanted) throws Refusal {
    if (met.isPresent()) {
      meeting().await(person.files().refresh());
    }
    List<String> found = new ArrayList<>();
    List<String> parts = List.of(wanted.toLowerCase(Locale.ROOT).split(" +"));
    boolean isText = met.isPresent() && parts.size() == 2 && parts.get(1).equals(SGF);
    String number = isText ? parts.get(0) : wanted;
    for (String game : person.files().list(FileStore.PAST).rows()) {
      if (TypedCommand.number(number).isPresent() && game.startsWith(number + " ")) {
        Answer opened = open.read(FileStore.PAST + "/" + game);
        return isText && !opened.isFault() ? meeting().on(Command.COPY, "") : opened;
      }
      String small = game.toLowerCase(Locale.ROOT);
      if (!game.endsWith("/") && parts.stream().allMatch(small::contains)) {
        found.add(game);
      }
    }
    if (found.isEmpty() && wanted.isEmpty()) {
      return Answer.fault(new LobbySentences(words).nothingPast());
    } else if (found.isEmpty()) {
      return TypedCommand.number(number).isPresent()
          ? Answer.fault(new LobbySentences(words).noPast(number))
          : Answer.fault(words.text("past.none"));
    }
    int more = found.size() - MOST_PAST;
    List<String> lines = new ArrayList<>(found.subList(0, Math.min(MOST_PAST, found.size())));
    lines.add(more > 0 ? words.text("past.more", more) : words.text("past.open"));
    return Answer.lines(lines);
  }

  /** Starts with a lesson; with the next one if none is named. */
  public boolean teach(String name) {
    return report(() -> open.learn(name));
  }

  /** Starts with exercises. */
  public boolean drill(DrillPlan plan) {
    return report(() -> open.drilled(plan));
  }
}
