package dev.banmen.command;

import java.util.ArrayList;
import java.util.List;

/**
 * What follows a command, in the form that help shows: brackets around what may be left out, small
 * words that are typed as they are, and capitals for what they stand for.
 */
public enum Argument {
  NONE(""),
  ALL("[all]"),
  COMMAND("[COMMAND]"),
  COPIED("[board]"),
  DRILL("[GAME] [KIND]"),
  FACT("KEY [TEXT]"),
  FILE("FILE"),
  GAME("GAME"),
  GUESS("[MOVE]"),
  LABEL("POINT [TEXT]"),
  LAYER("[NAME]"),
  LESSON("[LESSON]"),
  MARK("MARK"),
  MARK_POINT("MARK POINT"),
  MAYBE_EMPTY("[POINT]"),
  MAYBE_FILE("[FILE]"),
  MAYBE_GAME("[GAME]"),
  MAYBE_NAME("[NAME]"),
  MAYBE_NEW_FILE("[FILE]"),
  MAYBE_PIECE("[POINT]"),
  MAYBE_POINT("[POINT]"),
  MAYBE_TABLE("[NUMBER]"),
  MAYBE_TEXT("[TEXT]"),
  MOVE("MOVE"),
  MOVE_NUMBER("N"),
  NAME("NAME"),
  NEW_FILE("FILE"),
  NUMBERS("[N|all|off]"),
  ON_OFF("[on|off]"),
  OTHER_GAME("N"),
  PAST("[WORDS|NUMBER]"),
  PIECE("POINT"),
  POINT("POINT"),
  POINTS("POINT POINT"),
  PRIVATE("[private]"),
  REPORT("NAME WHY"),
  REVIEW("[computer] [N]"),
  SEAT("black|white WHO"),
  SECONDS("[SECONDS]"),
  SEEK("[GAME|NUMBER]"),
  SETTING("[NAME [VALUE]]"),
  SPEED("SPEED"),
  SPOKEN("[spoken]"),
  STEPS("[N|comment|miss|variation]"),
  TABLE("NUMBER|NAME|CODE"),
  TERMS("GAME [KEY=VALUE]..."),
  TEXT("TEXT"),
  THEME("[NAME]"),
  VARIATION("N"),
  WATCHED("NUMBER");

  private final String form;
  private final List<String> words;
  private final boolean isClosed;

  Argument(String form) {
    this.form = form;
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
    return this != NONE && !form.startsWith("[");
  }

  /** Whether it is the name of a file, which may have blanks. */
  public boolean isFile() {
    return form.endsWith("FILE") || form.endsWith("FILE]");
  }
}
