package dev.banmen.cli.serve;

import dev.banmen.app.local.host.IoReason;
import dev.banmen.app.local.host.UsageFault;
import dev.banmen.cli.options.CommandContext;
import dev.banmen.cli.options.ExitCode;
import dev.banmen.game.Games;
import dev.banmen.server.address.AddressRange;
import dev.banmen.server.monitor.LogOutput;
import dev.banmen.server.store.HouseBackup;
import dev.banmen.server.store.Store;
import dev.banmen.server.store.StoreFault;
import dev.banmen.server.store.TableRow;
import dev.banmen.server.store.postgres.PostgresStore;
import dev.banmen.server.store.postgres.PostgresUrl;
import dev.banmen.server.store.sql.SqlStore;
import dev.banmen.server.store.sqlite.SqliteStore;
import dev.banmen.server.tables.RatedGames;
import dev.banmen.storage.StateFolder;
import dev.banmen.text.Language;
import dev.banmen.text.Printable;
import dev.banmen.text.SpokenFault;
import java.io.IOException;
import java.io.PrintStream;
import java.net.InetSocketAddress;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.concurrent.CompletionException;
import java.util.function.Function;
import java.util.function.LongSupplier;
import java.util.function.UnaryOperator;

/** Opens the server, and waits until it is told to end. */
record ServeRun(CommandContext context) {
  /** Says which database it is. */
  private static final String PRIMARY = "primary";

  /**
   * The choices of a command line; texts are empty where nothing was asked for.
   *
   * @param data the folder of everything that is not in the store
   * @param store the database of the store; empty for the one in the folder
   * @param host the address to listen at
   * @param balancers who names the addresses of those who come in through them
   * @param name of the place
   * @param address what friends type after ssh
   * @param keys the file of the keys that may come in; empty for any
   * @param guests whether people without a key may come in, too
   * @param limits the file of the limits; empty for the one in the folder, if there is one
   * @param metrics where the pages for who watches over the server are; empty for none
   * @param hook the program that is told what happens to players who are away; empty for none
   * @param log how much is written into the log
   */
  record ServeChoices(
      Optional<Path> data,
      Optional<PostgresUrl> store,
      String host,
      int port,
      List<AddressRange> balancers,
      String name,
      String address,
      Optional<Path> keys,
      boolean guests,
      Optional<Path> limits,
      Optional<InetSocketAddress> metrics,
      Optional<Path> hook,
      LogOutput.LogLevel log) {}

  private Path folder(ServeChoices chosen) throws IOException {
    return StateFolder.made(
        chosen.data().isPresent() ? chosen.data().get() : context.host().state().resolve("server"));
  }

  /** Copies the house. */
  int backUp(ServeChoices chosen, Path file) {
    try {
      Path folder = folder(chosen);
      try (Store store = storeBesideServer(chosen, folder)) {
        new HouseBackup(store, new ServerFolder(folder).files()).write(file);
        return ExitCode.DONE;
      }
    } catch (StoreFault e) {
      return fault(file + ": " + reason(e));
    } catch (IOException e) {
      return fault(IoReason.named(e, context.local()));
    }
  }

  /** Opens the store, which a server may have open. Only the database of a stopped one changes. */
  private Store storeBesideServer(ServeChoices chosen, Path folder) throws IOException, StoreFault {
    try (FileChannel channel = lockFile(folder);
        FileLock lock = channel.tryLock()) {
      if (lock == null && !SqliteStore.isOfThisVersion(folder)) {
        throw StoreFault.of("backup.form");
      }
      return store(chosen, folder, context.games());
    }
  }

  /**
   * Reads the address of a store, where one is named. Here, as the command itself is loaded with
   * all others.
   *
   * @param option that names it
   * @param environment the value of a variable, or null
   * @throws UsageFault if it is no such address, or cannot be backed up so
   */
  static Optional<PostgresUrl> address(
      String option,
      Optional<String> url,
      boolean isBackup,
      UnaryOperator<String> environment,
      Language language) {
    if (url.isEmpty()) {
      return Optional.empty();
    }
    try {
      PostgresUrl address = PostgresUrl.of(url.get(), environment);
      if (isBackup) {
        throw new UsageFault(SpokenFault.why(StoreFault.of("store.backup"), language));
      }
      return Optional.of(address);
    } catch (StoreFault e) {
      throw new UsageFault(option + ": " + SpokenFault.why(e, language));
    }
  }

  /** Opens the store of a server. */
  static SqlStore store(ServeChoices chosen, Path folder, Games games) throws StoreFault {
    LongSupplier calendar = System::currentTimeMillis;
    Function<TableRow, OptionalDouble> ranks = row -> RatedGames.ranks(games, row);
    return chosen.store().isPresent()
        ? PostgresStore.open(chosen.store().get(), folder.resolve(PRIMARY), calendar, ranks)
        : SqliteStore.open(folder, calendar, ranks);
  }

  private String reason(StoreFault e) {
    return SpokenFault.why(e, context.games().language());
  }

  int run(ServeChoices chosen) {
    Optional<Path> hook = chosen.hook();
    if (hook.isPresent() && !(Files.isRegularFile(hook.get()) && Files.isExecutable(hook.get()))) {
      return fault(context.text("serve.hook", hook.get()));
    }
    LogOutput.open(
        new PrintStream(context.streams().err()),
        chosen.log(),
        !context.host().variable("JOURNAL_STREAM").isEmpty());
    try {
      Path folder = folder(chosen);
      try (FileChannel channel = lockFile(folder);
          FileLock lock = channel.tryLock()) {
        return lock == null
            ? fault(context.text("serve.twice", folder))
            : new RunningServer(context, chosen, new ServerFolder(folder)).run();
      }
    } catch (CompletionException e) {
      return fault(reason(new StoreFault(String.valueOf(e.getMessage()), e)));
    } catch (StoreFault e) {
      return fault(reason(e));
    } catch (IOException e) {
      return fault(IoReason.named(e, context.local()));
    }
  }

  /** Opens the file that a server locks while it runs in a folder. */
  static FileChannel lockFile(Path folder) throws IOException {
    return FileChannel.open(
        folder.resolve("lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
  }

  private int fault(String why) {
    return context.fail(ExitCode.FAULT, Printable.of(why));
  }
}
