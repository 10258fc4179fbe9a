package dev.banmen.lesson.reader;

import dev.banmen.lesson.FileLine;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A piece of a lesson's file that knows the place of each of its characters. Immutable. */
final class LocatedText {
  private static final Pattern WORD = Pattern.compile("[^ ]+");
  private static final Pattern COLON = Pattern.compile(":(?= |$)");

  private final String text;
  private final FileLine[] places; // of its characters, and of what follows it

  private LocatedText(String text, FileLine[] places) {
    this.text = text;
    this.places = places;
  }

  /** A line of the file, from some column on, both from 1. */
  static LocatedText of(String text, int line, int column) {
    FileLine[] places = new FileLine[text.length() + 1];
    Arrays.setAll(places, i -> new FileLine(line, column + i));
    return new LocatedText(text, places);
  }

  /** Joins this and another with a blank between. */
  LocatedText and(LocatedText more) {
    FileLine[] all = Arrays.copyOf(places, places.length + more.places.length);
    System.arraycopy(more.places, 0, all, places.length, more.places.length);
    return new LocatedText(text + " " + more.text, all);
  }

  String text() {
    return text;
  }

  boolean isEmpty() {
    return text.isEmpty();
  }

  boolean is(String other) {
    return text.equals(other);
  }

  /** The value of up to six ASCII digits; -1 if it is something else. */
  int number() {
    return text.matches("[0-9]{1,6}") ? Integer.parseInt(text) : -1;
  }

  /** Where its first character is, or would be if it is empty. */
  FileLine at() {
    return places[0];
  }

  int line() {
    return at().line();
  }

  int column() {
    return at().column();
  }

  /** A part of it without blanks at both ends; a range past its end is cut. */
  LocatedText part(int from, int to) {
    int end = Math.min(to, text.length());
    int begin = Math.min(from, end);
    while (begin < end && text.charAt(begin) == ' ') {
      begin++;
    }
    while (end > begin && text.charAt(end - 1) == ' ') {
      end--;
    }
    return new LocatedText(text.substring(begin, end), Arrays.copyOfRange(places, begin, end + 1));
  }

  /** The parts between what a pattern matches. */
  List<LocatedText> parts(Pattern between) {
    List<LocatedText> parts = new ArrayList<>();
    int from = 0;
    for (MatchResult end : between.matcher(text).results().toList()) {
      parts.add(part(from, end.start()));
      from = end.end();
    }
    parts.add(part(from, text.length()));
    return parts;
  }

  List<LocatedText> words() {
    return all(WORD);
  }

  /** The parts that match a pattern. */
  List<LocatedText> all(Pattern pattern) {
    return pattern.matcher(text).results().map(one -> part(one.start(), one.end())).toList();
  }

  /** The index of the first colon before a blank or the end; the length if there is none. */
  int colon() {
    Matcher colon = COLON.matcher(text);
    return colon.find() ? colon.start() : text.length();
  }

  /** The text before its {@link #colon}. */
  LocatedText beforeColon() {
    return part(0, colon());
  }

  /** The text after its {@link #colon}; empty without one. */
  LocatedText afterColon() {
    return part(colon() + 1, text.length());
  }
}
