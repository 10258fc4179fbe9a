package dev.banmen.server.people;

import dev.banmen.session.Player;

/** People as players of a session: person 12 is {@code p12}. Stateless. */
public final class PlayerNumber {
  private static final char PERSON = 'p';

  private PlayerNumber() {}

  public static Player player(long person) {
    return new Player(PERSON + Long.toString(person));
  }

  /** The person's number; 0 for a computer, a free seat, or the program. */
  public static long of(Player player) {
    String id = player.id();
    boolean isPerson =
        id.length() > 1
            && id.length() < 19
            && id.charAt(0) == PERSON
            && id.chars().skip(1).allMatch(c -> c >= '0' && c <= '9');
    return isPerson ? Long.parseLong(id.substring(1)) : 0;
  }
}
