package dev.banmen.lesson.reader;

import dev.banmen.lesson.Paragraph;
import java.util.ArrayList;
import java.util.List;

/** The content under one heading of a lesson. Mutable while it is read. */
final class Section {
  private static final String NAME = " {#"; // before a name of its own, in a heading

  final String heading;
  final String name; // in progress files
  final int line;
  final List<Paragraph> prose = new ArrayList<>();
  final List<FencedBlock> fences = new ArrayList<>();

  /** Starts a section; a heading such as {@code Two eyes {#eyes}} says its name. */
  Section(String heading, int line) {
    int at = heading.endsWith("}") ? heading.lastIndexOf(NAME) : -1;
    this.heading = at > 0 ? heading.substring(0, at).strip() : heading;
    name =
        StepReader.name(
            at > 0 ? heading.substring(at + NAME.length(), heading.length() - 1) : heading);
    this.line = line;
  }

  boolean isEmpty() {
    return prose.isEmpty() && fences.isEmpty();
  }
}
