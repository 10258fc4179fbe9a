package dev.banmen.game;

import dev.banmen.text.Language;
import dev.banmen.text.Words;
import java.util.List;

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

  /** What a move without a place is called: a pass, unless the game has another name for it. */
  public String pass() {
    return own("pass").text("pass");
  }

  /** That a side passes, in a sentence. */
  public String passes(Side side) {
    return own("passes").text("passes", side(side));
  }

  /** A number of sites, as this game calls them: points, squares, lines. */
  public String sites(int count) {
    return own("sites").text("sites", count);
  }

  /** What a side's move did, in a sentence. */
  public String did(Effect effect, Side side, String sites) {
    return text("did." + effect.id(), side(side), effect.sites().size(), sites);
  }

  /** What a move did, in few words; the names of the sites are to follow. */
  public String didBriefly(Effect effect) {
    return text("did." + effect.id() + ".brief", effect.sites().size());
  }

  /** Names in a list such as {@code D4, D5 and E6}. */
  public String list(List<String> names) {
    if (names.size() < 2) {
      return String.join("", names);
    }
    Words words = standard();
    String first = String.join(words.text("list.between"), names.subList(0, names.size() - 1));
    return words.text("list.last", first, names.get(names.size() - 1));
  }

  /** The texts of this game where it has one under a key, else those of all games. */
  private Words own(String key) {
    return has(key) ? this : standard();
  }

  private Words standard() {
    return language().words(Vocabulary.class);
  }

  /** What its points are called: discs, boxes. */
  public String score() {
    return text("score");
  }

  /** The general sentence of a miss. */
  public String miss(Miss miss) {
    String key = "miss." + miss.title();
    return own(key).text(key);
  }

  /** What people call a miss: its title, where no other name is known. */
  public String name(Miss miss) {
    String key = "title." + miss.title();
    Words words = own(key);
    return words.has(key) ? words.text(key) : miss.title().replace('-', ' ');
  }
}
