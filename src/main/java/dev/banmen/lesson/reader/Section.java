package dev.banmen.lesson.reader;

import dev.banmen.lesson.Paragraph;
import java.util.ArrayList;
import java.util.List;

/** The content under one heading of a lesson. Mutable while it is read. */
final class Section {
  final String heading;
  final int line;
  final List<Paragraph> prose = new ArrayList<>();
  final List<Fence> fences = new ArrayList<>();

  Section(String heading, int line) {
    this.heading = heading;
    this.line = line;
  }

  boolean isEmpty() {
    return prose.isEmpty() && fences.isEmpty();
  }
}
