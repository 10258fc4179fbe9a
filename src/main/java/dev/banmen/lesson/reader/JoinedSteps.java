package dev.banmen.lesson.reader;

import dev.banmen.lesson.Concept;
import dev.banmen.lesson.LazySteps;
import dev.banmen.lesson.Lesson;
import dev.banmen.lesson.Paragraph;
import dev.banmen.lesson.ProblemHead;
import dev.banmen.lesson.Span;
import dev.banmen.lesson.Span.Look;
import dev.banmen.lesson.Step;
import dev.banmen.lesson.reader.LessonReader.ReadLesson;
import dev.banmen.text.Language;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The problems of several files, one after the other: those of the first one's game, and no more
 * than one file may have. For one thread until all files are added, then for any.
 */
final class JoinedSteps extends LazySteps {
  private final Faults words;
  private final List<Lesson> files = new ArrayList<>(); // of each problem
  private final List<Integer> numbers = new ArrayList<>(); // in its file, from 0
  private long bytes; // of the files that have them
  private int games; // that are left out
  private int others; // files that are left out

  JoinedSteps(Language language) {
    words = new Faults(language);
  }

  /** Whether a file of this size is still read. */
  boolean hasRoom(long size) {
    return size() < ProblemReader.MOST && bytes + size <= LessonFiles.MOST_BYTES;
  }

  /** Leaves a file out. */
  void leaveOut() {
    others++;
  }

  /** Adds the problems of a file of this size, as far as there is room; leaves other games out. */
  void add(ReadLesson read, long size) throws IOException {
    Lesson file = read.lesson().orElse(null);
    if (file == null || !(file.steps() instanceof ProblemSteps steps)) {
      leaveOut();
      return;
    }
    int before = size();
    boolean isSame = before == 0 || file.game().id().equals(files.get(0).game().id());
    for (int i = 0; i < steps.size(); i++) {
      if (isSame && size() < ProblemReader.MOST && steps.isProblem(i)) {
        files.add(file);
        numbers.add(i);
      } else {
        games++;
      }
    }
    bytes += size() > before ? size : 0;
  }

  /** The course of all that was added; empty if there is no problem. */
  Optional<Lesson> lesson(String id) {
    if (files.isEmpty()) {
      return Optional.empty();
    }
    Lesson first = files.get(0);
    String name = id.substring(id.lastIndexOf('/') + 1);
    int minutes = Math.min(Lesson.LONGEST, size());
    Concept concept = new Concept(id, name);
    return Optional.of(
        new Lesson(id, name, first.game(), "", first.source(), concept, minutes, this));
  }

  @Override
  public String note() {
    return games + others == 0
        ? ""
        : words.text(
            "problem.left",
            games,
            others,
            ProblemReader.MOST,
            LessonFiles.MOST_BYTES >> 20); // in MB
  }

  /** Whoever begins reads with the first one what was left out. */
  @Override
  public Step get(int index) {
    Step step = files.get(index).steps().get(numbers.get(index));
    return index > 0 || note().isEmpty()
        ? step
        : step.with(new Paragraph("", List.of(new Span(note(), Look.EMPHASIS))));
  }

  @Override
  public int size() {
    return files.size();
  }

  /** A problem that is alone in its file has the name of that if it has none of its own. */
  @Override
  public ProblemHead head(int index) {
    Lesson file = files.get(index);
    ProblemHead own = file.head(numbers.get(index));
    return file.steps().size() > 1
        ? own
        : new ProblemHead(own.name(), file.title(), own.level(), own.isProblem());
  }
}
