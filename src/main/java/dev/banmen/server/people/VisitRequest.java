package dev.banmen.server.people;

import java.util.Map;
import java.util.Optional;

/**
 * Someone at the door. Immutable.
 *
 * @param key the fingerprint of the key whose signature was verified, such as {@code SHA256:abc};
 *     empty for a guest without a key
 * @param login the login name that was given; anything, at most {@link #MOST_LOGIN} characters
 * @param address the network address, such as {@code 192.0.2.7}
 * @param environment what the terminal says of itself: those of LANG, LC_ALL, LC_MESSAGES,
 *     COLORTERM and TERM that were sent
 * @param code what they showed to say who they are; for most, the key says that
 */
public record VisitRequest(
    Optional<String> key,
    String login,
    String address,
    Map<String, String> environment,
    Optional<String> code) {
  /** How long a login name is at most; a longer one is cut. */
  public static final int MOST_LOGIN = 64;

  public VisitRequest {
    login = login.length() > MOST_LOGIN ? login.substring(0, MOST_LOGIN) : login;
    environment = Map.copyOf(environment);
  }

  /** Someone who shows no code. */
  public VisitRequest(
      Optional<String> key, String login, String address, Map<String, String> environment) {
    this(key, login, address, environment, Optional.empty());
  }

  /** A copy in which a code is shown. */
  public VisitRequest showing(String shown) {
    return new VisitRequest(key, login, address, environment, Optional.of(shown));
  }
}
