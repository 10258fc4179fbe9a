package dev.banmen.threads;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;
import java.util.function.UnaryOperator;

/**
 * Runs tasks one at a time, each on a thread of its own, and changes between them where a seed says
 * so: before a lock, a volatile field, an atomic or a wait. {@link ExploredClasses} has the
 * program's classes call what is static here in place of Java's own. If no task can go on, or one
 * throws, the schedule is at fault.
 */
public final class Explorer {
  /** What is explored: begins tasks, waits for them, and checks the laws. */
  public interface Schedule {
    void run(Explorer explorer) throws Exception;
  }

  /** A body of a task. */
  public interface TaskBody {
    void run() throws Exception;
  }

  private static final long HANG_SECONDS = 60;
  private static volatile Explorer now; // one at a time

  private final SplittableRandom random;
  private final int change; // of 8 chances
  private final boolean isTorn;
  private final List<ExploredTask> tasks = new ArrayList<>();
  private final Map<Object, Monitor> monitors = new IdentityHashMap<>();
  private final Semaphore end = new Semaphore(0);
  private volatile Throwable fault;
  private ExploredTask running;

  private Explorer(long seed, boolean isTorn) {
    random = new SplittableRandom(seed);
    change = seed == 0 ? 0 : 1 + random.nextInt(7);
    this.isTorn = isTorn;
  }

  private static final class Monitor {
    private ExploredTask owner; // null if it is free
    private int times;
  }

  private final class ExploredTask extends Thread {
    private final TaskBody body;
    private final Semaphore turn = new Semaphore(0);
    private final Deque<Object> held = new ArrayDeque<>();
    private BooleanSupplier canGoOn = () -> true;
    private Object waitsFor; // a notification; null for none
    private boolean isOver;

    ExploredTask(String name, TaskBody body) {
      super(name);
      this.body = body;
      setDaemon(true);
      setUncaughtExceptionHandler((thread, e) -> fail(e)); // what the program contains is one, too
    }

    @Override
    public void run() {
      turn.acquireUninterruptibly();
      try {
        if (fault == null) {
          body.run();
        }
      } catch (Throwable e) {
        fail(e);
      }
      isOver = true;
      passOn();
    }
  }

  /** Stops a task of a schedule that has failed. */
  private static final class Stopped extends Error {
    private static final long serialVersionUID = 1L;
  }

  /**
   * Runs a schedule; throws what went wrong, or that nothing could go on.
   *
   * @param isTorn whether atomic updates are two steps, to show what then goes wrong
   */
  static void explore(Schedule schedule, long seed, boolean isTorn) throws Throwable {
    Explorer explorer = new Explorer(seed, isTorn);
    now = explorer;
    explorer.go("schedule", () -> schedule.run(explorer));
    explorer.passOn();
    if (!explorer.end.tryAcquire(HANG_SECONDS, TimeUnit.SECONDS)) {
      throw new AssertionError("a task waits for something unknown: " + explorer.running);
    }
    if (explorer.fault != null) {
      throw explorer.fault;
    }
  }

  /** Begins a task. */
  public void go(String name, TaskBody body) {
    ExploredTask task = new ExploredTask(name, body);
    tasks.add(task);
    task.start();
  }

  /** A number from 0, drawn by the seed. */
  public int draw(int bound) {
    return random.nextInt(bound);
  }

  /** How many locks the task that runs holds. */
  public int held() {
    return running.held.size();
  }

  /** Waits until all other tasks are over, or wait for a notification or for what is not there. */
  public void awaitOthers() {
    ExploredTask me = running;
    await(() -> tasks.stream().allMatch(task -> task == me || task.isOver || !canRun(task)));
  }

  private void fail(Throwable e) {
    if (fault == null && !(e instanceof Stopped)) {
      fault = e;
    }
  }

  private boolean canRun(ExploredTask task) {
    return !task.isOver && task.waitsFor == null && task.canGoOn.getAsBoolean();
  }

  /** Gives the turn to a task that can go on; to this one too, if it can. */
  private void passOn() {
    List<ExploredTask> ready =
        tasks.stream().filter(task -> !task.isOver && (fault != null || canRun(task))).toList();
    if (!ready.isEmpty()) {
      running = ready.get(random.nextInt(ready.size()));
      running.turn.release();
    } else if (tasks.stream().allMatch(task -> task.isOver || task.getName().startsWith("store"))) {
      end.release();
    } else {
      List<String> stuck =
          tasks.stream().filter(task -> !task.isOver).map(Thread::getName).toList();
      fail(new AssertionError("nothing goes on: " + stuck));
      passOn();
    }
  }

  private void await(BooleanSupplier condition) {
    ExploredTask me = running;
    me.canGoOn = condition;
    passOn();
    me.turn.acquireUninterruptibly();
    if (fault != null) {
      throw new Stopped();
    }
    me.canGoOn = () -> true;
  }

  private static boolean isExplored() {
    return now != null && now.running == Thread.currentThread();
  }

  // What the program's classes call.

  /** Perhaps lets others run. */
  public static void step() {
    if (isExplored() && now.random.nextInt(8) < now.change) {
      now.await(() -> true);
    }
  }

  /** Waits until something is so. */
  public static void awaits(BooleanSupplier condition) {
    now.await(condition);
  }

  private Monitor monitor(Object lock) {
    return monitors.computeIfAbsent(lock, key -> new Monitor());
  }

  public static void enter(Object lock) {
    if (isExplored()) {
      step();
      now.take(lock, 1);
    }
  }

  private void take(Object lock, int times) {
    Monitor monitor = monitor(lock);
    if (monitor.owner != null && monitor.owner != running) {
      await(() -> monitor.owner == null);
    }
    monitor.owner = running;
    monitor.times += times;
    for (int i = 0; i < times; i++) {
      running.held.push(lock);
    }
  }

  public static void exit(Object lock) {
    if (isExplored() && now.fault == null) {
      Monitor monitor = now.monitor(lock);
      now.running.held.removeFirstOccurrence(lock);
      if (--monitor.times == 0) {
        monitor.owner = null;
        step();
      }
    }
  }

  public static boolean holdsLock(Object lock) {
    return now.monitor(lock).owner == now.running;
  }

  /** Waits for a notification; a wait with a limit may end at any time. */
  public static void await(Object lock, long millis) {
    Monitor monitor = now.monitor(lock);
    ExploredTask me = now.running;
    int times = monitor.times;
    monitor.times = 0;
    monitor.owner = null;
    for (int i = 0; i < times; i++) {
      me.held.removeFirstOccurrence(lock);
    }
    me.waitsFor = millis == 0 ? lock : null;
    now.await(() -> monitor.owner == null);
    now.take(lock, times);
  }

  public static void await(Object lock) {
    await(lock, 0);
  }

  public static void notifyAll(Object lock) {
    if (isExplored()) {
      now.tasks.stream().filter(task -> task.waitsFor == lock).forEach(t -> t.waitsFor = null);
    }
  }

  public static void notify(Object lock) {
    if (isExplored()) {
      List<ExploredTask> waiting =
          now.tasks.stream().filter(task -> task.waitsFor == lock).toList();
      if (!waiting.isEmpty()) {
        waiting.get(now.draw(waiting.size())).waitsFor = null;
      }
    }
  }

  public static void start(Thread thread) {
    now.go(thread.getName(), thread::run);
  }

  public static void join(Thread thread) {
    Explorer here = now;
    here.await(
        () ->
            here.tasks.stream()
                .filter(task -> task.getName().equals(thread.getName()))
                .allMatch(task -> task.isOver));
  }

  public static Object take(BlockingQueue<?> queue) {
    step();
    now.await(() -> !queue.isEmpty());
    return queue.remove();
  }

  public static void put(BlockingQueue<Object> queue, Object one) {
    step();
    now.await(() -> queue.remainingCapacity() > 0);
    queue.add(one);
  }

  public static boolean offer(BlockingQueue<Object> queue, Object one) {
    step();
    return queue.offer(one);
  }

  public static int drainTo(BlockingQueue<Object> queue, Collection<Object> into, int most) {
    step();
    return queue.drainTo(into, most);
  }

  public static Object getAndUpdate(AtomicReference<Object> of, UnaryOperator<Object> function) {
    step();
    if (!now.isTorn) {
      return of.getAndUpdate(function);
    }
    Object before = of.get();
    step();
    of.set(function.apply(before));
    return before;
  }

  public static boolean compareAndSet(AtomicReference<Object> of, Object from, Object to) {
    step();
    if (!now.isTorn) {
      return of.compareAndSet(from, to);
    }
    boolean isSame = of.get() == from;
    step();
    if (isSame) {
      of.set(to);
    }
    return isSame;
  }
}
