package dev.banmen.bot;

import dev.banmen.session.LiveSession;
import dev.banmen.session.Player;
import java.util.Optional;

/** Finds the programs of others that may sit at a session. For any thread. */
public interface OpponentFinder {
  /** Returns the program that holds a seat; empty if it is none that can play. */
  Optional<Opponent> find(LiveSession live, Player holder);
}
