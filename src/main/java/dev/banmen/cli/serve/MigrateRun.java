package dev.banmen.cli.serve;

import dev.banmen.app.local.host.IoReason;
import dev.banmen.app.local.host.UsageFault;
import dev.banmen.cli.options.CommandContext;
import dev.banmen.cli.options.ExitCode;
import dev.banmen.server.store.StoreFault;
import dev.banmen.server.store.postgres.Migration;
import dev.banmen.server.store.postgres.PostgresUrl;
import dev.banmen.text.Printable;
import dev.banmen.text.SpokenFault;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** Copies the database of a server that is stopped into an empty one of PostgreSQL. */
record MigrateRun(CommandContext context) {
  int run(Path folder, Optional<String> to) {
    PostgresUrl url =
        ServeRun.address("--to", to, false, context.host()::variable, context.games().language())
            .orElseThrow(() -> new UsageFault(context.text("admin.to")));
    try {
      if (!Files.isDirectory(folder)) {
        throw StoreFault.of("migrate.none", folder);
      }
      try (FileChannel channel = ServeRun.lockFile(folder);
          FileLock lock = lock(channel)) {
        if (lock == null) {
          return fault(context.text("serve.twice", folder));
        }
        ServerFolder server = new ServerFolder(folder);
        if (server.hasPeoplesFiles()) {
          return fault(context.text("admin.people", server.people()));
        }
        long rows = Migration.run(folder, url);
        context.say(context.text("admin.migrated", rows) + "\n");
        return ExitCode.DONE;
      }
    } catch (StoreFault e) {
      return fault(SpokenFault.why(e, context.games().language()));
    } catch (IOException e) {
      return fault(IoReason.named(e, context.local()));
    }
  }

  /** The lock of a server that runs there; null if there is one. */
  private static FileLock lock(FileChannel channel) throws IOException {
    try {
      return channel.tryLock();
    } catch (OverlappingFileLockException e) {
      return null; // it runs in this process
    }
  }

  private int fault(String why) {
    return context.fail(ExitCode.FAULT, Printable.of(why));
  }
}
