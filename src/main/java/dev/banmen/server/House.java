package dev.banmen.server;

import dev.banmen.app.Refusal;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * The place behind the door: decides who may come in. For any thread; each method returns at once.
 */
public interface House {
  /**
   * Whether somebody may try to come in.
   *
   * @param key the fingerprint of the key offered; empty for a guest without one
   */
  boolean isOpenTo(Optional<String> key, String address);

  /** Whether nobody from an address may even knock. */
  default boolean isBarred(String address) {
    return false;
  }

  /**
   * Makes a caller's key that of the person whose code they show.
   *
   * @param verb {@code link}, {@code recover} or {@code back}: what kind of code it is
   * @param done gets what to tell them, on any thread
   * @param out gets why not, on any thread; exactly one of both gets exactly one call
   */
  void claim(VisitRequest caller, String verb, Consumer<String> done, Consumer<Refusal> out);

  /**
   * Lets somebody in, once the store has said who that is.
   *
   * @param in gets the visit, on any thread
   * @param out gets why not, on any thread; exactly one of both gets exactly one call
   */
  void welcome(VisitRequest caller, Consumer<Visit> in, Consumer<Refusal> out);
}
