package dev.banmen.app;

import java.util.Optional;

/** Something cannot be done. The message is one line, in the language of the person who asked. */
public final class Refusal extends Exception {
  private static final long serialVersionUID = 1L;

  private final transient Optional<String> instead;

  public Refusal(String message) {
    this(message, Optional.empty());
  }

  /**
   * A refusal that says this.
   *
   * @param instead the file of recordings that shows what was asked for, to be looked at only
   */
  public Refusal(String message, Optional<String> instead) {
    super(message);
    this.instead = instead;
  }

  /** The file of recordings to look at instead; often none. */
  public Optional<String> instead() {
    return instead;
  }
}
