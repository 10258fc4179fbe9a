package dev.banmen.server.hook;

import java.util.concurrent.CompletableFuture;
import java.util.function.Function;

/**
 * Is told what happens to players who are away, and answers once it has done something about that:
 * false if it has not, and may later. Never makes the caller wait. For any thread.
 */
public interface Hook extends Function<HookNotice, CompletableFuture<Boolean>> {
  /**
   * Whether it would take a notice now: it may be asked before one is made, which costs more.
   *
   * @param person whom the notice is for
   * @param others how many more are being made
   */
  default boolean hasRoom(long table, long person, int others) {
    return true;
  }
}
