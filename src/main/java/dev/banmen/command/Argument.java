package dev.banmen.command;

import java.util.ArrayList;
import java.util.List;

/**
 * The words that follow a command, in the form that help shows: brackets around what may be left
 * out, small words that are typed as they are, and capitals for what they stand for.
 */
public enum Argument {
  NONE(""),
  ALL("[all]"),
  CODE("CODE", "k3m7q-2xwvu"),
  COMMAND("[COMMAND]"),
  COPIED("[board]"),
  DRILL("[GAME] [KIND]"),
  FACT("KEY [TEXT]", "PB Anna"),
  FILE("FILE", "game.sgf"),
  GAME("GAME"),
  GUESS("[MOVE]"),
  LABEL("POINT [TEXT]", "POINT A"),
  LAYER("[NAME]"),
  LESSON("[LESSON]"),
  LISTED("[all|unsolved|wrong|due]"),
  LISTED_FROM("[all|unsolved|wrong|due] [N]"),
  MARK("MARK", "triangle"),
  MARK_POINT("MARK POINT", "triangle POINT"),
  MAYBE_EMPTY("[POINT]"),
  MAYBE_FILE("[FILE]"),
  MAYBE_GAME("[GAME]"),
  MAYBE_NAME("[NAME]"),
  MAYBE_NEW_FILE("[FILE]"),
  MAYBE_NUMBER("[N]"),
  MAYBE_PIECE("[POINT]"),
  MAYBE_POINT("[POINT]"),
  MAYBE_TABLE("[NUMBER]"),
  MAYBE_TEXT("[TEXT]"),
  MOVE("MOVE", "POINT"),
  MOVE_NUMBER("N", "10"),
  NAME("NAME", "anna"),
  NEW_FILE("FILE", "game.sgf"),
  NUMBERS("[N|all|off]"),
  ON_OFF("[on|off]"),
  OTHER_GAME("N", "2"),
  PART("[POINT POINT|anywhere|here|either|same|until N]"),
  PAST("[WORDS|NUMBER]"),
  PAST_FILE("[all|N sgf|WORDS]"),
  PIECE("POINT", "POINT"),
  POINT("POINT", "POINT"),
  POINTS("POINT POINT"),
  PRIVATE("[private]"),
  QUERY("QUERY", "player:dora"),
  REPORT("NAME WHY", "anna insults"),
  REVIEW("[computer] [N]"),
  SEAT("black|white WHO", "white bot:3"),
  SECONDS("[SECONDS]"),
  SEEK("[GAME|NUMBER]"),
  SETTING("[NAME [VALUE]]"),
  SPEED("SPEED", "2"),
  SPOKEN("[spoken]"),
  STEP("N|next|due|unsolved|random", "10"),
  STEPS("[N|comment|miss|variation]"),
  TABLE("NUMBER|NAME|CODE", "12"),
  TERMS("GAME [KEY=VALUE]..."),
  TEXT("TEXT", "hello"),
  THEME("[NAME]"),
  VARIATION("N", "2"),
  WATCHED("NUMBER", "12"),
  WORDS("[WORDS]");

  private final String form;
  private final String example;
  private final List<String> words;
  private final boolean isClosed;

  Argument(String form) {
    this(form, "");
  }

  /**
   * Words that must follow a command.
   *
   * @param example of it, with POINT for a point; empty if nothing must follow, or who carries the
   *     command out says what
   */
  Argument(String form, String example) {
    this.form = form;
    this.example = example;
    List<String> small = new ArrayList<>();
    boolean isOpen = form.isEmpty();
    for (String word : form.split("[^A-Za-z]+")) {
      boolean isSmall = !word.isEmpty() && Character.isLowerCase(word.charAt(0));
      isOpen |= !isSmall && !word.isEmpty();
      if (isSmall) {
        small.add(word);
      }
    }
    words = List.copyOf(small);
    isClosed = !isOpen;
  }

  String form() {
    return form;
  }

  /** The words that are typed as they are; often none. */
  public List<String> words() {
    return words;
  }

  /** Whether nothing but these words may follow. */
  boolean isClosed() {
    return isClosed;
  }

  boolean isNeeded() {
    return !example.isEmpty();
  }

  /** An example of what must follow, with this one of a point. */
  String example(String point) {
    return example.replace("POINT", point);
  }

  /** Whether it is the name of a file, which may have blanks. */
  public boolean isFile() {
    return form.endsWith("FILE") || form.endsWith("FILE]");
  }
}
