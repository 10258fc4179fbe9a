package dev.banmen.cli.files;

import dev.banmen.schedule.DaemonThreads;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;

/**
 * Does work on all processors, and delivers the results in the order in which it was given. The
 * amount of work under way is limited. One thread gives work and gets results.
 */
final class OrderedPool<T> implements AutoCloseable {
  /** Enough that no processor waits for an earlier slow piece of work. */
  private static final int MOST = 512;

  private final ExecutorService workers =
      Executors.newFixedThreadPool(
          Runtime.getRuntime().availableProcessors(), new DaemonThreads("worker"));
  private final Deque<Future<T>> underWay = new ArrayDeque<>();
  private final Consumer<T> results;

  OrderedPool(Consumer<T> results) {
    this.results = results;
  }

  /** Gives work; waits for what was given long before. */
  void give(Callable<T> work) {
    makeRoom();
    underWay.add(workers.submit(work));
  }

  /** Gives what is done already, to be delivered in its turn. */
  void give(T done) {
    if (underWay.isEmpty()) {
      results.accept(done);
    } else {
      makeRoom();
      underWay.add(CompletableFuture.completedFuture(done));
    }
  }

  private void makeRoom() {
    if (underWay.size() == MOST) {
      hear();
      while (!underWay.isEmpty() && underWay.peek().isDone()) {
        hear();
      }
    }
  }

  void finish() {
    while (!underWay.isEmpty()) {
      hear();
    }
  }

  private void hear() {
    try {
      results.accept(underWay.remove().get());
    } catch (ExecutionException e) {
      if (e.getCause() instanceof RuntimeException fault) {
        throw fault;
      }
      throw new IllegalStateException(e.getCause());
    } catch (InterruptedException e) {
      throw new IllegalStateException(e); // nobody interrupts a command
    }
  }

  @Override
  public void close() {
    workers.shutdownNow();
  }
}
