package dev.banmen.cli.serve;

import dev.banmen.app.local.files.OwnersLibrary;
import dev.banmen.app.local.host.IoReason;
import dev.banmen.app.local.settings.LanguageChoice;
import dev.banmen.cli.options.BuildProperties;
import dev.banmen.cli.options.CommandContext;
import dev.banmen.cli.options.ExitCode;
import dev.banmen.game.Games;
import dev.banmen.schedule.DaemonScheduler;
import dev.banmen.schedule.DaemonThreads;
import dev.banmen.schedule.FairExecutor;
import dev.banmen.schedule.FaultBarrier;
import dev.banmen.server.House;
import dev.banmen.server.HouseParts;
import dev.banmen.server.hook.HookProgram;
import dev.banmen.server.hook.HookQueue;
import dev.banmen.server.monitor.EventLog;
import dev.banmen.server.monitor.FaultPolicy;
import dev.banmen.server.monitor.LogEvent;
import dev.banmen.server.monitor.LogField;
import dev.banmen.server.monitor.Metrics;
import dev.banmen.server.monitor.MetricsPage;
import dev.banmen.server.monitor.StoreWatch;
import dev.banmen.server.ssh.SshDoor;
import dev.banmen.server.store.Store;
import dev.banmen.server.store.sql.SqlStore;
import dev.banmen.text.Language;
import dev.banmen.text.Printable;
import dev.banmen.text.WordList;
import dev.banmen.text.Words;
import dev.banmen.tui.term.ServiceSignals;
import java.io.Closeable;
import java.io.IOException;
import java.net.BindException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.UnknownHostException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Predicate;
import java.util.function.Supplier;

/** A server from its opening until it is told to end. */
final class RunningServer {
  /** How long it may take until everybody has been told; with one who reads nothing, 6 seconds. */
  private static final long FAREWELL_MILLIS = 15_000;

  private static final long LOOK_MILLIS = 50;

  /** How many threads read large files of the owner's library: nobody else waits for them. */
  private static final int LIBRARIANS = 2;

  /** After so long the process ends, whatever a disk may do; what was shown is saved anyway. */
  private static final long END_SECONDS = 25;

  /** Hosts to listen at that nobody can connect to. */
  private static final List<String> EVERY_ADDRESS = List.of("::", "0.0.0.0");

  private static final EventLog LOG = EventLog.of(RunningServer.class);

  private final CommandContext context;
  private final ServeRun.ServeChoices chosen;
  private final ServerFolder folder;
  private final LimitsFile limits;
  private final Optional<KeysFile> keys;
  private final CountDownLatch end = new CountDownLatch(1);
  private final CountDownLatch ended = new CountDownLatch(1);

  RunningServer(CommandContext context, ServeRun.ServeChoices chosen, ServerFolder folder) {
    this.context = context;
    this.chosen = chosen;
    this.folder = folder;
    limits =
        new LimitsFile(
            chosen.limits().orElse(folder.limits()),
            chosen.limits().isPresent(),
            context.games().language());
    keys = chosen.keys().map(file -> new KeysFile(file, context.games().language()));
  }

  /** Runs it; returns the exit code. */
  int run() throws IOException {
    if (!limits.read(context::complain)
        || keys.isPresent() && !keys.get().read(context::complain)) {
      return ExitCode.FAULT;
    }
    if (chosen.store().isPresent() && folder.hasPeoplesFiles()) {
      return context.fail(ExitCode.FAULT, context.text("serve.people", folder.people()));
    }
    Games games = context.games().in(Language.ENGLISH);
    int processors = Runtime.getRuntime().availableProcessors();
    int thoughts = Math.max(1, processors - 1); // at the same time
    ExecutorService thinkers =
        Executors.newFixedThreadPool(thoughts, new DaemonThreads("thinker", Thread.MIN_PRIORITY));
    ExecutorService librarians =
        Executors.newFixedThreadPool(LIBRARIANS, new DaemonThreads("library", Thread.MIN_PRIORITY));
    ExecutorService indexer =
        Executors.newSingleThreadExecutor(new DaemonThreads("indexer", Thread.MIN_PRIORITY));
    AtomicReference<String> address = new AtomicReference<>(address(chosen, chosen.port()));
    List<Long> unread = new ArrayList<>();
    Thread.setDefaultUncaughtExceptionHandler(
        new FaultPolicy(() -> Runtime.getRuntime().halt(ExitCode.FAULT)));
    folder.makePrivate();
    OwnersLibrary given =
        new OwnersLibrary(
            folder.library(),
            folder.path(),
            games,
            librarians,
            indexer,
            fault -> LOG.warn(LogEvent.LIBRARY_UNREAD, LogField.of("fault", fault)));
    Optional<HookQueue> hook = chosen.hook().map(RunningServer::hook);
    try (SqlStore store = ServeRun.store(chosen, folder.path(), games)) {
      String own = String.join(" ", SshDoor.fingerprints(folder.hostKey()));
      String known = store.nodes().knownBy(own).join();
      if (!known.equals(own)) {
        return context.fail(ExitCode.FAULT, context.text("serve.other", own, known, folder.path()));
      }
      StoreWatch watch = new StoreWatch(store, System::nanoTime, store::writerStack);
      lookAt(watch);
      if (chosen.store().isEmpty()) { // elsewhere the numbers may be those of other people
        new MovedFiles(folder.people(), watch.watched(), this::leave).run();
      }
      try (FileThreads files = new FileThreads("files");
          FileThreads saves = new FileThreads("saves");
          FileThreads readers = new FileThreads("tables");
          House house =
              House.open(
                  parts(
                      games,
                      address::get,
                      watch.watched(),
                      new FairExecutor(thinkers, thoughts),
                      files,
                      saves,
                      readers,
                      given,
                      hook),
                  watch.watched(),
                  unread);
          SshDoor door = door(house, Math.max(2, processors))) {
        address.set(address(chosen, door.port()));
        given.index();
        serve(house, door, watch, unread, address.get());
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      hook.ifPresent(HookQueue::close);
      thinkers.shutdownNow();
      librarians.shutdownNow();
      indexer.shutdownNow();
      LOG.info(LogEvent.CLOSED);
      ended.countDown();
    }
    return ExitCode.DONE;
  }

  /** Says that a file of somebody stays where it is. */
  private void leave(Path file, IOException why) {
    context.complain(context.text("serve.left", file, IoReason.of(why, context.local())));
  }

  private SshDoor door(House house, int painters) throws IOException {
    try {
      return SshDoor.open(
          house,
          new SshDoor.Entrance(
              chosen.host().isEmpty() ? "0.0.0.0" : chosen.host(),
              chosen.port(),
              chosen.balancers()),
          folder.hostKey(),
          painters,
          DaemonScheduler.SCHEDULER,
          limits.now().door());
    } catch (BindException e) {
      throw unbound(e, chosen.port(), "--port");
    }
  }

  /** The fault of a port that this cannot listen at, with the option that chooses another one. */
  private IOException unbound(BindException e, int port, String option) {
    return new IOException(context.text("serve.bind", port, e.getMessage(), option), e);
  }

  private HouseParts parts(
      Games games,
      Supplier<String> address,
      Store store,
      FairExecutor thinkers,
      Executor files,
      Executor saves,
      Executor readers,
      OwnersLibrary given,
      Optional<HookQueue> hook) {
    return new HouseParts(
        Printable.of(chosen.name()),
        address,
        isOpenTo(),
        new ServedLibrary(folder, given, store.ownFiles(), games, context.host().zone()),
        games,
        DaemonScheduler.SCHEDULER,
        thinkers,
        files,
        saves,
        readers,
        System::nanoTime,
        System::currentTimeMillis,
        hook.map(queue -> queue),
        () -> limits.now().house(),
        () -> limits.now().waiting(),
        () -> limits.now().teaching(),
        limits.now().people());
  }

  private void serve(House house, SshDoor door, StoreWatch watch, List<Long> unread, String address)
      throws IOException, InterruptedException {
    Optional<MetricsPage> pages = metrics(house, door, watch);
    Closeable admin = admin(house);
    try {
      for (long table : unread) {
        LOG.warn(LogEvent.TABLE_UNREAD, LogField.of("table", table));
        context.complain(context.text("serve.unread", table));
      }
      house.namesake().ifPresent(one -> context.complain(context.text("serve.namesake", one)));
      opened(house, door, address);
      end.await();
      LOG.info(LogEvent.ENDING, LogField.of("visits", door.visits()));
      door.stopListening(); // so that a balancer sends nobody here, where they would be refused
      house.sayFarewell();
      awaitFarewells(door);
    } finally {
      admin.close();
      pages.ifPresent(MetricsPage::close);
    }
  }

  /** Takes the owner's commands; without that, the server runs all the same. */
  private Closeable admin(House house) {
    try {
      return AdminSocket.open(
          folder.path(),
          house.desk(),
          name -> Language.of(LanguageChoice.named(name).orElse(Words.ENGLISH)),
          DaemonScheduler.SCHEDULER);
    } catch (IOException | UnsupportedOperationException e) {
      context.complain(context.text("serve.admin", String.valueOf(e.getMessage())));
      return () -> {};
    }
  }

  private void opened(House house, SshDoor door, String address) {
    HangUp hangUp = new HangUp(HangUp::hasTerminal, () -> readFiles(door), this::end);
    ServiceSignals.onHangup(hangUp);
    DaemonScheduler.SCHEDULER.after(HangUp.LOOK_MILLIS, () -> look(hangUp));
    ServiceSignals.onEnd(this::end);
    Runtime.getRuntime().addShutdownHook(new Thread(this::stop, "stop"));
    context.say(context.text("serve.open", address) + "\n");
    if (isBare(address)) {
      String name = address.substring(address.lastIndexOf(' ') + 1);
      String other = "'" + address.substring(0, address.length() - name.length()) + "HOST'";
      context.say(context.text("serve.bare", name, other) + "\n");
    }
    context.say(
        context.text("serve.keys", WordList.of(context.language(), door.fingerprints())) + "\n");
    if (isRoot(ProcessHandle.current().info().user())) {
      context.complain(context.text("serve.root"));
    }
    LOG.info(
        LogEvent.OPENED,
        LogField.of("port", door.port()),
        LogField.of("tables", house.tableCount()));
  }

  private void look(HangUp hangUp) {
    hangUp.look();
    DaemonScheduler.SCHEDULER.after(HangUp.LOOK_MILLIS, () -> look(hangUp));
  }

  /** Whether the process is the administrator's, which a server has no need to be. */
  static boolean isRoot(Optional<String> user) {
    return user.filter("root"::equals).isPresent();
  }

  /** Reads the owner's files again; what is faulty stays as it was. */
  private void readFiles(SshDoor door) {
    try {
      if (limits.read(context::complain)) {
        door.use(limits.now().door());
      }
    } catch (IOException e) {
      LOG.error(LogEvent.LIMITS_FAULTY, LogField.of("fault", e));
    }
    try {
      if (keys.isPresent()) {
        keys.get().read(context::complain);
      }
    } catch (IOException e) {
      LOG.error(LogEvent.KEYS_FAULTY, LogField.of("fault", e));
    }
  }

  /** The pages for who watches over the server; nothing if none were asked for. */
  private Optional<MetricsPage> metrics(House house, SshDoor door, StoreWatch watch)
      throws IOException {
    if (chosen.metrics().isEmpty()) {
      return Optional.empty();
    }
    InetSocketAddress at = chosen.metrics().get();
    MetricsPage pages;
    try {
      pages =
          MetricsPage.open(
              at,
              numbers(house, door, watch, watch.watched().nodes().name()),
              () -> door.isListening() && !watch.isStuck());
    } catch (BindException e) {
      throw unbound(e, at.getPort(), "--metrics");
    }
    context.complain(context.text("serve.watch", host(at.getAddress()) + ":" + pages.port()));
    return Optional.of(pages);
  }

  private static String host(InetAddress address) {
    String text = address.getHostAddress();
    return text.contains(":") ? "[" + text + "]" : text;
  }

  private static Metrics numbers(House house, SshDoor door, StoreWatch watch, String node) {
    return new Metrics()
        .info("banmen_node", Map.of("node", node, "version", BuildProperties.of("version")))
        .gauge("banmen_connections", door::connections)
        .gauge("banmen_strangers", door::strangers)
        .gauge("banmen_visits", door::visits)
        .gauge("banmen_tables", house::tableCount)
        .gauge("banmen_awake_tables", house::awakeTableCount)
        .gauge("banmen_turns_waiting", door::turnsWaiting)
        .gauge("banmen_store_pending", watch::pending)
        .gauge("banmen_threads", Thread::activeCount)
        .gauge("banmen_heap_bytes", RunningServer::heapBytes)
        .counter("banmen_paints", door.counts()::paints)
        .counter("banmen_painted_bytes", door.counts()::paintedBytes)
        .counter("banmen_cut_off", door.counts()::connectionsCutOff)
        .counter("banmen_store_faults", watch::faults)
        .histogram("banmen_event_seconds", watch.events())
        .histogram("banmen_turn_seconds", door.counts().slices());
  }

  private static double heapBytes() {
    Runtime now = Runtime.getRuntime();
    return now.totalMemory() - now.freeMemory();
  }

  private static void awaitFarewells(SshDoor door) throws InterruptedException {
    long last = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(FAREWELL_MILLIS);
    while (door.untold() > 0 && System.nanoTime() - last < 0) {
      TimeUnit.MILLISECONDS.sleep(LOOK_MILLIS);
    }
  }

  private void lookAt(StoreWatch watch) {
    if (ended.getCount() > 0) {
      FaultBarrier.contain(watch::look);
      DaemonScheduler.SCHEDULER.after(StoreWatch.LOOK_MILLIS, () -> lookAt(watch));
    }
  }

  /** The people who may come in: those with keys, or with these alone, or guests, too. */
  private Predicate<Optional<String>> isOpenTo() {
    Predicate<Optional<String>> any = key -> chosen.guests() || key.isPresent();
    return keys.isPresent() ? keys.get() : any;
  }

  private static HookQueue hook(Path program) {
    long begun = System.nanoTime();
    return new HookQueue(
        new HookProgram(program), () -> TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - begun));
  }

  /** Has the server end soon, whatever its disk does. */
  private void end() {
    end.countDown();
    DaemonThreads.start("halt", RunningServer::haltLater);
  }

  private static void haltLater() {
    try {
      TimeUnit.SECONDS.sleep(END_SECONDS);
      LOG.error(LogEvent.STORE_FAILED);
      Runtime.getRuntime().halt(ExitCode.FAULT);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Ends the server, and waits until all is saved: the process ends after this. */
  private void stop() {
    end.countDown();
    try {
      if (!ended.await(END_SECONDS, TimeUnit.SECONDS)) {
        LOG.error(LogEvent.STORE_FAILED);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** The address that friends type after ssh. */
  private static String address(ServeRun.ServeChoices chosen, int port) {
    return chosen.address().isEmpty()
        ? address(chosen.host(), port)
        : Printable.of(chosen.address());
  }

  /** Whether friends are shown a name that only the machines of one network may know. */
  static boolean isBare(String address) {
    return !address.contains(".") && !address.contains(":");
  }

  /** The address where the owner has not said it: this machine's name if it listens everywhere. */
  static String address(String listening, int port) {
    String host = listening;
    if (host.isEmpty() || EVERY_ADDRESS.contains(host)) {
      try {
        host = InetAddress.getLocalHost().getHostName();
      } catch (UnknownHostException e) {
        host = "localhost";
      }
    }
    return port == 22 ? host : "-p " + port + " " + host;
  }
}
