package dev.banmen.app;

import java.util.Optional;

/** Something cannot be done. The message is one line, in the language of the person who asked. */
public final class Refusal extends Exception {
  private static final long serialVersionUID = 1L;

  private final transient Optional<String> instead;
  private final boolean isUsage;

  public Refusal(String message) {
    this(message, Optional.empty(), false);
  }

  /** A refusal of words that mean nothing, however things stand. */
  public static Refusal usage(String message) {
    return new Refusal(message, Optional.empty(), true);
  }

  /**
   * A refusal that says this.
   *
   * @param instead the file of recordings that shows what was asked for, to be looked at only
   */
  public Refusal(String message, Optional<String> instead) {
    this(message, instead, false);
  }

  private Refusal(String message, Optional<String> instead, boolean isUsage) {
    super(message);
    this.instead = instead;
    this.isUsage = isUsage;
  }

  /** Whether the words themselves are wrong: a command then ends with exit status 2. */
  public boolean isUsage() {
    return isUsage;
  }

  /** The file of recordings to look at instead; often none. */
  public Optional<String> instead() {
    return instead;
  }
}
