package dev.banmen.game;

import dev.banmen.text.Language;
import dev.banmen.text.WordList;
import dev.banmen.text.Words;
import java.util.List;
import java.util.Set;

/**
 * The texts of one game in one user's language: the names of its sides and misses, and its
 * package's other texts. Immutable; for any thread.
 */
public final class Vocabulary extends Words {
  private final String black; // the player's name; empty for the side's own
  private final String white;
  private final Set<Side> computers; // whose names sentences don't use

  /** Creates the texts of a game, from the bundle beside this class. */
  public Vocabulary(Class<?> anchor, Language language) {
    this(anchor, language, "", "", Set.of());
  }

  private Vocabulary(
      Class<?> anchor, Language language, String black, String white, Set<Side> computers) {
    super(anchor, language);
    this.black = black;
    this.white = white;
    this.computers = computers;
  }

  /** These texts in English, the language that files are written in, without the players' names. */
  public Vocabulary english() {
    return new Vocabulary(anchor(), Language.ENGLISH);
  }

  /** These texts in another language. */
  public Vocabulary in(Language other) {
    return other == language() ? this : new Vocabulary(anchor(), other, black, white, computers);
  }

  /**
   * These texts with the players' names for the sides that have one; an empty name is none. Two
   * players of the same name are called by their sides.
   *
   * @param nameless computers among the players that nobody has named: a sentence says "the
   *     computer", or the side's own name if both are
   */
  public Vocabulary calling(String blackName, String whiteName, Set<Side> nameless) {
    boolean isClear = !blackName.equalsIgnoreCase(whiteName);
    String first = isClear ? blackName : "";
    String second = isClear ? whiteName : "";
    return first.equals(black) && second.equals(white) && nameless.equals(computers)
        ? this
        : new Vocabulary(anchor(), language(), first, second, Set.copyOf(nameless));
  }

  /** A side's name in a sentence: by its player's name if it has one, else by its own. */
  public String side(Side side) {
    if (!computers.contains(side)) {
      return player(side);
    }
    return computers.size() == 1 ? computer(false) : colour(side);
  }

  /** A side's name in a list: as {@link #side}, but a computer by its name and level. */
  public String player(Side side) {
    String name = side == Side.BLACK ? black : white;
    return name.isEmpty() ? colour(side) : name;
  }

  /** The name that a recording has for a player, or the side's own if it has none. */
  public String recorded(Side side, String name) {
    return name.isEmpty() ? side(side) : name;
  }

  /** The side's own name, such as {@code Black}, whoever plays it. */
  public String colour(Side side) {
    return text(side == Side.BLACK ? "side.black" : "side.white");
  }

  /** Returns the name of a move without a site: a pass, unless the game calls it otherwise. */
  public String pass() {
    return own("pass").text("pass");
  }

  /**
   * Returns what a player does to a site: places a piece there, unless the game has its own word.
   */
  public String place() {
    return own("place").text("place");
  }

  public String passes(Side side) {
    return own("passes").text("passes", side(side));
  }

  /** Returns a number of sites in this game's word: points, squares, lines. */
  public String sites(int count) {
    return own("sites").text("sites", count);
  }

  /** Returns what is wrong with a mark of a set-up that is off the board. */
  String offBoard(String site, Size size) {
    return own("setup.off-board").text("setup.off-board", site, size);
  }

  /** Returns what is wrong with a fixture among the pieces of a set-up. */
  String fixture(String site) {
    return own("setup.fixture").text("setup.fixture", site);
  }

  /** Returns a sentence about what a side's move did. */
  public String did(Effect effect, Side side, String sites) {
    return text("did." + effect.id(), side(side), effect.sites().size(), sites);
  }

  /** Returns by how much a game was won, in the game's points. */
  public String margin(double points) {
    String number = Score.points(points);
    String key = has("margin") ? "margin" : "tally";
    return has(key) ? text(key, number) : number;
  }

  /** Returns what a side has so far in a few words: prisoners, discs, boxes; empty if nothing. */
  public String tally(Position position, Side side) {
    if (has("took")) {
      return text("took", position.captures(side));
    }
    return has("tally") ? text("tally", Score.points(position.score().of(side))) : "";
  }

  /** Returns a few words about what a move did; the caller adds the names of the sites. */
  public String didBriefly(Effect effect) {
    return text("did." + effect.id() + ".brief", effect.sites().size());
  }

  /** Joins names in a list such as {@code D4, D5 and E6}. */
  public String list(List<String> names) {
    return WordList.and(language(), names);
  }

  /** Returns this game's texts if they have this key, else those of all games. */
  private Words own(String key) {
    return has(key) ? this : standard();
  }

  private Words standard() {
    return language().words(Vocabulary.class);
  }

  /** Starts an explanation with the text under a key. */
  public Explanation.Builder explain(String key, Object... values) {
    return new Explanation.Builder(language()).say(text(key, values));
  }

  /** Returns an option's name for people; by default its key. */
  public String option(String key) {
    String name = "option." + key + ".name";
    return has(name) ? text(name) : key;
  }

  /** Returns what people call a value of an option; by default the value itself. */
  public String value(String key, String value) {
    String name = "choice." + key + "." + value;
    return has(name) ? text(name) : value;
  }

  /** Returns one line on an option for people who choose from names, not from ids. */
  public String about(Option option) {
    String about = "option." + option.key() + ".about";
    return has(about) ? text(about) : option.meaning();
  }

  /** Returns what the game is about, in one short sentence; empty if it does not say. */
  public String about() {
    return ifAny("about");
  }

  /** Returns a text that not every game has; empty if this one doesn't. */
  public String ifAny(String key) {
    return has(key) ? text(key) : "";
  }

  /** Returns the name of the game's points: discs, boxes. */
  public String score() {
    return text("score");
  }

  /** Returns a miss's name for people: its title, if it has no other. */
  public String name(Miss miss) {
    String key = "title." + miss.title();
    Words words = own(key);
    return words.has(key) ? words.text(key) : miss.title().replace('-', ' ');
  }
}
