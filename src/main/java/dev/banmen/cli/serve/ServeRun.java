package dev.banmen.cli.serve;

import dev.banmen.app.local.IoReason;
import dev.banmen.cli.options.CommandContext;
import dev.banmen.cli.options.ExitCode;
import dev.banmen.game.Games;
import dev.banmen.schedule.Background;
import dev.banmen.server.Club;
import dev.banmen.server.ClubLimits;
import dev.banmen.server.PeopleLimits;
import dev.banmen.server.ssh.SshDoor;
import dev.banmen.server.ssh.SshLimits;
import dev.banmen.server.store.StoreFault;
import dev.banmen.server.store.sqlite.SqliteStore;
import dev.banmen.text.Language;
import dev.banmen.text.Printable;
import java.io.IOException;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Predicate;
import java.util.logging.Level;
import java.util.logging.Logger;

/** Opens the server, and waits until it is told to end. */
record ServeRun(CommandContext context) {
  /**
   * What was asked for; texts are empty where nothing was.
   *
   * @param data the folder of everything
   * @param host the address to listen at
   * @param name of the place
   * @param address what friends type after ssh
   * @param keys the file of the keys that may come in; empty for any
   * @param guests whether people without a key may come in, too
   */
  record ServeChoices(
      Optional<Path> data,
      String host,
      int port,
      String name,
      String address,
      Optional<Path> keys,
      boolean guests) {}

  private Path folder(ServeChoices chosen) throws IOException {
    Path folder =
        chosen.data().isPresent() ? chosen.data().get() : context.host().state().resolve("server");
    if (!Files.isDirectory(folder)) {
      Files.createDirectories(
          folder,
          PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
    }
    return folder;
  }

  /** Copies the database. */
  int backUp(ServeChoices chosen, Path file) {
    try (SqliteStore store = SqliteStore.open(folder(chosen), System::currentTimeMillis)) {
      store.backUp(file).join();
      return ExitCode.DONE;
    } catch (CompletionException e) {
      return fault(file + ": " + e.getCause().getMessage());
    } catch (IOException e) {
      return fault(IoReason.named(e, context.local()));
    }
  }

  int run(ServeChoices chosen) {
    // MINA would write login names as they were sent, and addresses, into the log.
    Logger.getLogger("").setLevel(Level.OFF);
    try {
      Path folder = folder(chosen);
      try (FileChannel channel =
              FileChannel.open(
                  folder.resolve("lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
          FileLock lock = channel.tryLock()) {
        return lock == null ? fault(context.text("serve.twice", folder)) : serve(chosen, folder);
      }
    } catch (CompletionException e) {
      return fault(String.valueOf(e.getCause().getMessage()));
    } catch (StoreFault e) {
      return fault(e.getMessage());
    } catch (IOException e) {
      return fault(IoReason.named(e, context.local()));
    }
  }

  private int serve(ServeChoices chosen, Path folder) throws IOException {
    Games games = context.games().in(Language.ENGLISH);
    Predicate<Optional<String>> isOpenTo = isOpenTo(chosen);
    int processors = Runtime.getRuntime().availableProcessors();
    ExecutorService thinkers =
        Executors.newFixedThreadPool(Math.max(1, processors - 1), ServeRun::thinker);
    List<Long> unread = new ArrayList<>();
    AtomicReference<String> address = new AtomicReference<>(address(chosen, chosen.port()));
    CountDownLatch end = new CountDownLatch(1);
    CountDownLatch ended = new CountDownLatch(1);
    try (SqliteStore store = SqliteStore.open(folder, System::currentTimeMillis);
        Club club =
            Club.open(
                new Club.ClubParts(
                    Printable.of(chosen.name()),
                    address::get,
                    isOpenTo,
                    new ServedLibrary(folder.resolve("people"), games),
                    games,
                    Background.SCHEDULER,
                    thinkers,
                    System::currentTimeMillis,
                    ClubLimits.DEFAULT,
                    PeopleLimits.DEFAULT),
                store,
                unread);
        SshDoor door =
            SshDoor.open(
                club,
                chosen.host().isEmpty() ? "0.0.0.0" : chosen.host(),
                chosen.port(),
                folder.resolve("host.key"),
                Math.max(2, processors),
                Background.SCHEDULER,
                SshLimits.DEFAULT)) {
      for (long table : unread) {
        context.complain(context.text("serve.unread", table));
      }
      address.set(address(chosen, door.port()));
      context.say(context.text("serve.open", address.get()) + "\n");
      Runtime.getRuntime().addShutdownHook(new Thread(() -> stop(end, ended), "stop"));
      end.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      thinkers.shutdownNow();
      ended.countDown();
    }
    return ExitCode.DONE;
  }

  /** Who may come in: those with keys, or with these alone, and guests if they are wanted. */
  private static Predicate<Optional<String>> isOpenTo(ServeChoices chosen) throws IOException {
    Predicate<Optional<String>> keys =
        chosen.keys().isPresent() ? KeyList.of(chosen.keys().get()) : Optional::isPresent;
    return chosen.guests() ? keys.or(Optional::isEmpty) : keys;
  }

  private static Thread thinker(Runnable task) {
    Thread thread = new Thread(task, "thinker");
    thread.setDaemon(true);
    thread.setPriority(Thread.MIN_PRIORITY);
    return thread;
  }

  /** Ends the server, and waits until all is saved: the process ends after this. */
  private static void stop(CountDownLatch end, CountDownLatch ended) {
    end.countDown();
    try {
      ended.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** What friends type after ssh. */
  private static String address(ServeChoices chosen, int port) {
    if (!chosen.address().isEmpty()) {
      return Printable.of(chosen.address());
    }
    String host = chosen.host();
    if (host.isEmpty()) {
      try {
        host = InetAddress.getLocalHost().getHostName();
      } catch (UnknownHostException e) {
        host = "localhost";
      }
    }
    return port == 22 ? host : "-p " + port + " " + host;
  }

  private int fault(String why) {
    return context.fail(ExitCode.FAULT, Printable.of(why));
  }
}
