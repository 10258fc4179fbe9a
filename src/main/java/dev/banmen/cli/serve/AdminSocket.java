package dev.banmen.cli.serve;

import dev.banmen.schedule.DaemonThreads;
import dev.banmen.schedule.FaultBarrier;
import dev.banmen.schedule.Scheduler;
import dev.banmen.server.desk.AdminDesk;
import dev.banmen.server.desk.AdminReply;
import dev.banmen.text.Language;
import java.io.Closeable;
import java.io.IOException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;

/**
 * Takes the owner's commands at a socket in the folder of a server, which only the owner's account
 * can open. One command a connection, on a thread of its own. For any thread.
 */
final class AdminSocket implements Closeable {
  private static final long REST_MILLIS = 100;

  /** The name of the socket in the folder. */
  static final String NAME = "admin.socket";

  /**
   * How many connections may be silent at the same time, and how many commands may run. One more
   * connection takes the place of the one that has been silent longest; one more command is sent
   * away.
   */
  static final int MOST = 4;

  /** How long a connection may take to send its command. */
  static final long PATIENCE_MILLIS = 10_000;

  private final Path file;
  private final ServerSocketChannel server;
  private final AdminDesk desk;
  private final Function<String, Language> languages;
  private final Scheduler scheduler;
  private final Deque<SocketChannel> silent = new ConcurrentLinkedDeque<>(); // the oldest first
  private final Semaphore free = new Semaphore(MOST);

  private AdminSocket(
      Path file,
      ServerSocketChannel server,
      AdminDesk desk,
      Function<String, Language> languages,
      Scheduler scheduler) {
    this.file = file;
    this.server = server;
    this.desk = desk;
    this.languages = languages;
    this.scheduler = scheduler;
  }

  /**
   * Opens the socket in a folder, in place of one that was left there.
   *
   * @param languages finds a language by its name
   * @throws IOException if the system has no such sockets, or the folder's name is too long for one
   */
  static Closeable open(
      Path folder, AdminDesk desk, Function<String, Language> languages, Scheduler scheduler)
      throws IOException {
    Path file = folder.resolve(NAME);
    // Made in a folder of its own that nobody else may enter: it never stands open.
    Path hidden = Files.createTempDirectory(folder, "a");
    Path made = hidden.resolve("s");
    ServerSocketChannel server = ServerSocketChannel.open(StandardProtocolFamily.UNIX);
    try {
      server.bind(UnixDomainSocketAddress.of(made));
      Files.setPosixFilePermissions(made, PosixFilePermissions.fromString("rw-------"));
      Files.move(made, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException | RuntimeException e) {
      server.close();
      throw e;
    } finally {
      Files.deleteIfExists(made);
      Files.deleteIfExists(hidden);
    }
    AdminSocket opened = new AdminSocket(file, server, desk, languages, scheduler);
    DaemonThreads.start("admin", opened::run);
    return opened;
  }

  private void run() {
    while (server.isOpen()) {
      try {
        accept(server.accept());
      } catch (IOException e) {
        rest(); // closed; or one connection failed, and the next may not
      } catch (RuntimeException | Error e) {
        FaultBarrier.report(e);
        rest();
      }
    }
  }

  private void accept(SocketChannel channel) throws IOException {
    silent.add(channel);
    if (silent.size() > MOST) {
      Optional.ofNullable(silent.poll()).ifPresent(AdminSocket::close);
    }
    try {
      DaemonThreads.start("admin", () -> answer(channel));
    } catch (RuntimeException | Error e) {
      silent.remove(channel);
      channel.close();
      throw e;
    }
  }

  /** Waits a moment: where nothing can be accepted, for want of files, it would try without end. */
  private static void rest() {
    try {
      TimeUnit.MILLISECONDS.sleep(REST_MILLIS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void answer(SocketChannel channel) {
    try (SocketChannel open = channel) {
      Runnable late = scheduler.after(PATIENCE_MILLIS, () -> close(open));
      String line = AdminMessage.line(open, AdminMessage.MOST_ASKED);
      late.run();
      silent.remove(open);
      if (free.tryAcquire()) {
        AdminMessage.send(open, AdminMessage.text(reply(line)));
      }
    } catch (IOException e) {
      // The other end is gone, or sends no command.
    } finally {
      silent.remove(channel);
    }
  }

  private AdminReply reply(String line) {
    try {
      AdminMessage.AdminAsked asked = AdminMessage.asked(line);
      return desk.run(languages.apply(asked.lang()), asked.words(), asked.options());
    } catch (IOException e) {
      return new AdminReply(false, List.of("?"));
    } finally {
      free.release();
    }
  }

  private static void close(SocketChannel channel) {
    try {
      channel.close();
    } catch (IOException e) {
      // It is gone.
    }
  }

  @Override
  public void close() throws IOException {
    server.close();
    Files.deleteIfExists(file);
  }
}
