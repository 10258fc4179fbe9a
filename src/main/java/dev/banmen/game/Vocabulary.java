package dev.banmen.game;

/**
 * The texts of one game in one person's language: what it calls its sides and its misses, and
 * whatever else its package has to say. Immutable; for any thread.
 */
public final class Vocabulary extends Words {
  /**
   * The texts of a game.
   *
   * @param anchor a class of the game's package, beside which its bundle stands
   */
  public Vocabulary(Class<?> anchor, Language language) {
    super(anchor, language);
  }

  /** The same texts in English. */
  @Override
  public Vocabulary english() {
    return new Vocabulary(anchor(), Language.ENGLISH);
  }

  /** What this game calls a side. */
  public String side(Side side) {
    return text(side == Side.BLACK ? "side.black" : "side.white");
  }

  /** What its points are called: discs, boxes. */
  public String score() {
    return text("score");
  }

  /** The general sentence of a miss. */
  public String miss(Miss miss) {
    return text("miss." + miss.title());
  }

  /** What people call a miss: its title, where no other name is known. */
  public String name(Miss miss) {
    String key = "title." + miss.title();
    return has(key) ? text(key) : miss.title().replace('-', ' ');
  }
}
