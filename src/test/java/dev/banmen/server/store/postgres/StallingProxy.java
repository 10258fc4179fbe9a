package dev.banmen.server.store.postgres;

import dev.banmen.schedule.DaemonThreads;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.ConnectException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

/** Passes on what is sent to a port of loopback and back, until it stops to, with no sign of it. */
public final class StallingProxy implements AutoCloseable {
  private final ServerSocket listening = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
  private final Queue<Socket> all = new ConcurrentLinkedQueue<>();
  private final int to;
  private boolean isStalled; // under this

  public StallingProxy(int to) throws IOException {
    this.to = to;
    DaemonThreads.start("proxy", this::accept);
  }

  public int port() {
    return listening.getLocalPort();
  }

  public synchronized void stall() {
    isStalled = true;
  }

  /** Passes on what comes from now on, by new connections only: the others are over. */
  public synchronized void resume() throws IOException {
    for (Socket one = all.poll(); one != null; one = all.poll()) {
      one.close();
    }
    isStalled = false;
    notifyAll();
  }

  private void accept() {
    try {
      while (true) {
        connect(listening.accept());
      }
    } catch (IOException e) {
      // It was closed.
    }
  }

  private void connect(Socket from) throws IOException {
    Socket behind;
    try {
      behind = new Socket(InetAddress.getLoopbackAddress(), to);
    } catch (ConnectException e) { // nobody is there now
      from.close();
      return;
    }
    all.add(from);
    all.add(behind);
    DaemonThreads.start("proxy", () -> pass(from, behind));
    DaemonThreads.start("proxy", () -> pass(behind, from));
  }

  private void pass(Socket from, Socket behind) {
    byte[] bytes = new byte[8_192];
    try (from;
        behind) {
      InputStream in = from.getInputStream();
      OutputStream out = behind.getOutputStream();
      for (int count = in.read(bytes); count >= 0; count = in.read(bytes)) {
        awaitResumption();
        out.write(bytes, 0, count);
      }
    } catch (IOException e) {
      // One end is over, and the other one with it.
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private synchronized void awaitResumption() throws InterruptedException {
    while (isStalled) {
      wait();
    }
  }

  @Override
  public void close() throws IOException {
    listening.close();
    resume();
  }
}
