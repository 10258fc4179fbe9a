package dev.banmen.command;

import static dev.banmen.command.Where.AFTER_HOST;
import static dev.banmen.command.Where.ANYWHERE;
import static dev.banmen.command.Where.ASKED;
import static dev.banmen.command.Where.AT_HOME;
import static dev.banmen.command.Where.AT_LESSON_END;
import static dev.banmen.command.Where.AT_TABLE;
import static dev.banmen.command.Where.COACHED;
import static dev.banmen.command.Where.EXPLAINED;
import static dev.banmen.command.Where.FOLLOWING;
import static dev.banmen.command.Where.IN_COUNT;
import static dev.banmen.command.Where.IN_DRILL;
import static dev.banmen.command.Where.IN_EDITOR;
import static dev.banmen.command.Where.IN_FILE;
import static dev.banmen.command.Where.IN_GAME;
import static dev.banmen.command.Where.IN_LESSON;
import static dev.banmen.command.Where.IN_LOBBY;
import static dev.banmen.command.Where.IN_PLAY;
import static dev.banmen.command.Where.IN_RECORD;
import static dev.banmen.command.Where.LEADING;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * All commands that can be typed: for each its word, and where it exists in which front end, with
 * what follows it there. What it does stands under {@code does.WORD} in the words of this package.
 * The order means nothing.
 */
public enum Command {
  ACCEPT(both(IN_COUNT)),
  AGAIN(both(IN_LESSON), screen(IN_GAME)),
  ALIVE(lines(Argument.PIECE, IN_COUNT)),
  ANNOTATE(screen(IN_RECORD)),
  ARROW(screen(Argument.POINTS, IN_GAME, IN_RECORD)),
  ASK(both(LEADING)),
  BACK(both(IN_LESSON), lines(Argument.STEPS, IN_RECORD), both(Argument.CODE, AFTER_HOST)),
  BLOCK(both(Argument.NAME, IN_LOBBY)),
  BOARD(lines(Argument.SPOKEN, IN_GAME, IN_RECORD, IN_LESSON, IN_DRILL)),
  CHAT(lines(Argument.MAYBE_TEXT, IN_LOBBY)),
  CLEAR(screen(IN_GAME, IN_EDITOR)),
  CLOCK(lines(IN_GAME)),
  COACH(both(Argument.ON_OFF, COACHED)),
  COMMENT(both(Argument.MAYBE_TEXT, IN_RECORD)),
  CONCEPTS(lines(ANYWHERE)),
  CONTINUE(both(IN_COUNT, AT_LESSON_END)),
  COORDINATES(screen(IN_GAME, IN_RECORD)),
  COPY(screen(Argument.COPIED, IN_GAME, IN_RECORD), screen(IN_DRILL), lines(IN_LOBBY)),
  DAILY(lines(ANYWHERE)),
  DEAD(lines(Argument.MAYBE_PIECE, IN_COUNT)),
  DELETE(both(IN_RECORD)),
  DEMOTE(both(IN_RECORD)),
  DRAW(both(IN_PLAY)),
  DRILL(
      lines(Argument.DRILL, ANYWHERE),
      screen(Argument.DRILL, AT_HOME, IN_LOBBY),
      both(Argument.DRILL, AFTER_HOST)),
  DUE(lines(ANYWHERE)),
  ECHO(lines(Argument.MAYBE_TEXT, ANYWHERE)),
  EDIT("setup", screen(IN_GAME, IN_RECORD)),
  END(both(LEADING)),
  ESTIMATE(both(IN_GAME)),
  EXPLAIN(
      screen(EXPLAINED, IN_RECORD, IN_LESSON, IN_DRILL),
      lines(Argument.MOVE, IN_GAME, IN_RECORD, IN_LESSON, IN_DRILL)),
  EXPLORE(screen(Argument.MAYBE_FILE, IN_RECORD)),
  FIND(lines(Argument.QUERY, ANYWHERE)),
  FIRST(lines(IN_RECORD)),
  FLIP(screen(IN_GAME, IN_RECORD)),
  FOLLOW(lines(FOLLOWING)),
  FOUND(lines(Argument.MAYBE_NUMBER, ANYWHERE)),
  GAME(both(Argument.OTHER_GAME, IN_RECORD), screen(Argument.OTHER_GAME, IN_FILE)),
  GAMES(lines(ANYWHERE)),
  GHOSTS(screen(IN_RECORD)),
  GO(both(Argument.MOVE_NUMBER, IN_RECORD), both(Argument.STEP, IN_LESSON)),
  GROUP(lines(Argument.PIECE, IN_COUNT), screen(IN_COUNT)),
  GUESS(lines(Argument.GUESS, IN_RECORD), screen(IN_RECORD)),
  HELP(both(Argument.COMMAND, ANYWHERE), both(AFTER_HOST)),
  HINT(both(IN_GAME, IN_LESSON)),
  HISTORY(lines(IN_GAME)),
  JOIN(both(Argument.TABLE, IN_LOBBY, AFTER_HOST)),
  JUDGE(both(IN_GAME)),
  LABEL(lines(Argument.LABEL, IN_RECORD), screen(Argument.MAYBE_TEXT, IN_RECORD)),
  LAST(lines(IN_GAME, IN_RECORD)),
  LAYER(both(Argument.LAYER, IN_GAME, IN_RECORD, IN_LESSON, IN_DRILL)),
  LEARN(
      lines(Argument.LESSON, ANYWHERE),
      screen(Argument.LESSON, AT_HOME, IN_LOBBY),
      both(Argument.LESSON, AFTER_HOST)),
  LEAVE(lines(IN_LOBBY)),
  LEGAL(lines(Argument.ALL, IN_GAME, IN_RECORD, IN_LESSON, IN_DRILL), screen(IN_GAME, IN_RECORD)),
  LESSONS(lines(ANYWHERE)),
  LINE(screen(Argument.POINTS, IN_RECORD), both(Argument.WORDS, AFTER_HOST)),
  LINK(both(IN_LOBBY), both(Argument.CODE, AFTER_HOST)),
  LIST(screen(Argument.LISTED, IN_LESSON), lines(Argument.LISTED_FROM, IN_LESSON)),
  LOOK(lines(Argument.POINT, IN_GAME, IN_RECORD, IN_LESSON, IN_DRILL)),
  MARK(
      lines(Argument.MARK_POINT, IN_RECORD),
      screen(Argument.MARK, IN_RECORD),
      screen(Argument.MAYBE_POINT, IN_GAME)),
  MARKS(lines(IN_RECORD, IN_LESSON)),
  MISSES(lines(IN_RECORD)),
  MOVES(both(IN_GAME), lines(IN_RECORD)),
  MUTE(both(IN_LOBBY)),
  NAME(both(Argument.MAYBE_TEXT, IN_RECORD), both(Argument.MAYBE_NAME, IN_LOBBY)),
  NEUTRAL(lines(Argument.MAYBE_EMPTY, IN_COUNT)),
  NEXT(both(IN_LESSON), screen(IN_DRILL), lines(Argument.STEPS, IN_RECORD)),
  NO("n", lines(ASKED)),
  NOTES(both(IN_RECORD)),
  NOW(both(Argument.SEEK, IN_LOBBY, AFTER_HOST)),
  NUMBERS(screen(Argument.NUMBERS, IN_GAME, IN_RECORD)),
  OPEN(lines(Argument.FILE, ANYWHERE), screen(Argument.MAYBE_FILE, AT_HOME, IN_FILE, IN_RECORD)),
  PART(screen(Argument.PART, IN_RECORD)),
  PASS(both(IN_GAME, IN_LESSON, IN_RECORD)),
  PAST(
      lines(Argument.PAST, ANYWHERE),
      screen(Argument.MAYBE_TEXT, AT_HOME, IN_LOBBY),
      both(Argument.PAST_FILE, AFTER_HOST)),
  PLAY(
      lines(Argument.TERMS, ANYWHERE),
      screen(Argument.TERMS, AT_HOME, IN_LOBBY),
      both(Argument.TERMS, AFTER_HOST),
      screen(IN_EDITOR)),
  PLAYER(both(Argument.SEAT, IN_GAME)),
  PROMOTE(both(IN_RECORD)),
  QUIT("q", both(ANYWHERE)),
  RECENT(screen(IN_FILE, IN_RECORD)),
  RECOVER(both(Argument.CODE, AFTER_HOST)),
  RECOVERY(both(IN_LOBBY)),
  REDO(both(IN_GAME, IN_RECORD), screen(IN_EDITOR)),
  REMATCH("r", lines(IN_LOBBY)),
  REMOVE(both(Argument.NAME, LEADING)),
  REPORT(both(Argument.REPORT, IN_LOBBY)),
  RESIGN(both(IN_GAME)),
  RESULT(lines(IN_GAME)),
  RESUME(lines(Argument.MAYBE_GAME, ANYWHERE)),
  REVIEW(lines(Argument.REVIEW, IN_GAME, IN_RECORD), screen(IN_GAME, IN_RECORD)),
  REWRITE(lines(Argument.MAYBE_TEXT, IN_RECORD)),
  ROTATE(screen(IN_GAME, IN_RECORD)),
  SAVE(
      both(Argument.NEW_FILE, IN_GAME),
      both(Argument.MAYBE_NEW_FILE, IN_RECORD),
      screen(Argument.NEW_FILE, IN_EDITOR)),
  SAY(screen(Argument.MAYBE_TEXT, AT_TABLE, FOLLOWING, LEADING), both(Argument.TEXT, IN_LOBBY)),
  SCORE(lines(IN_GAME, IN_RECORD, IN_LESSON, IN_DRILL)),
  SET(both(Argument.FACT, IN_RECORD)),
  SETTINGS(screen(ANYWHERE), lines(Argument.SETTING, IN_LOBBY)),
  SIDE(screen(IN_GAME, IN_RECORD, IN_EDITOR)),
  SILENCE(both(Argument.NAME, LEADING)),
  SKIP(lines(IN_LESSON)),
  SORT(screen(IN_FILE)),
  SPEED(screen(Argument.SPEED, IN_RECORD)),
  START(screen(AT_HOME, IN_EDITOR)),
  STATUS(both(AFTER_HOST)),
  STOP(both(IN_LOBBY)),
  STREAK(lines(IN_DRILL)),
  TABLES(both(IN_LOBBY, AFTER_HOST)),
  TEACH(screen(Argument.PRIVATE, IN_RECORD, IN_LESSON), lines(Argument.PRIVATE, IN_LOBBY)),
  THEME(screen(Argument.THEME, ANYWHERE)),
  TURN(both(IN_LESSON)),
  TRY(screen(IN_RECORD)),
  UNBLOCK(both(Argument.NAME, IN_LOBBY)),
  UNDO(both(IN_GAME, IN_RECORD), lines(IN_LESSON), screen(IN_EDITOR)),
  UNMUTE(both(IN_LOBBY)),
  VARIATION(lines(Argument.VARIATION, IN_RECORD)),
  VARIATIONS(lines(IN_RECORD)),
  VIEW(lines(IN_LOBBY)),
  WAIT(lines(Argument.SECONDS, IN_LOBBY)),
  WATCH(both(Argument.WATCHED, IN_LOBBY, AFTER_HOST)),
  WHO(both(IN_LOBBY, AFTER_HOST)),
  WHY(lines(IN_GAME, IN_RECORD)),
  WITHDRAW(both(Argument.MAYBE_TABLE, IN_LOBBY)),
  WRITE(lines(Argument.TEXT, IN_RECORD)),
  YES("y", lines(ASKED));

  /**
   * The places and front ends in which a command exists.
   *
   * @param ends the front ends that have it
   * @param argument what follows it there
   */
  private record Use(List<FrontEnd> ends, List<Where> places, Argument argument) {}

  private final String shortly;
  private final List<Use> uses;

  Command(Use... uses) {
    this("", uses);
  }

  /**
   * A command.
   *
   * @param shortly another word for it; empty for none
   */
  Command(String shortly, Use... uses) {
    this.shortly = shortly;
    this.uses = List.of(uses);
  }

  private static Use both(Where... places) {
    return both(Argument.NONE, places);
  }

  private static Use both(Argument argument, Where... places) {
    return new Use(List.of(FrontEnd.values()), List.of(places), argument);
  }

  private static Use screen(Where... places) {
    return screen(Argument.NONE, places);
  }

  private static Use screen(Argument argument, Where... places) {
    return new Use(List.of(FrontEnd.SCREEN), List.of(places), argument);
  }

  private static Use lines(Where... places) {
    return lines(Argument.NONE, places);
  }

  private static Use lines(Argument argument, Where... places) {
    return new Use(List.of(FrontEnd.LINES), List.of(places), argument);
  }

  /** Returns the command with this word, in small letters; empty if there is none. */
  public static Optional<Command> of(String word) {
    return Arrays.stream(values())
        .filter(one -> one.word().equals(word) || !word.isEmpty() && one.shortly.equals(word))
        .findFirst();
  }

  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Whether the name of a file follows somewhere. */
  public boolean takesFile() {
    return uses.stream().anyMatch(use -> use.argument().isFile());
  }

  /** The words that follow it at a place; empty if it does not exist there. */
  Optional<Argument> argument(FrontEnd end, Where place) {
    return uses.stream()
        .filter(use -> use.ends().contains(end) && use.places().contains(place))
        .map(Use::argument)
        .findFirst();
  }
}
