package dev.banmen.drill;

import dev.banmen.game.Notation;
import dev.banmen.game.Site;
import dev.banmen.game.drill.AnswerForm;
import dev.banmen.game.drill.DrillAnswer;
import dev.banmen.game.drill.Exercise;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** Writes and reads answers as text. Stateless. */
public final class AnswerText {
  private static final int MOST_NUMBER = 3; // digits

  /** The separators between sites: blanks, commas, and the last comma's word. */
  private static final Pattern SEPARATOR =
      Pattern.compile("(?i)[\\s;,，、]+(?:and\\s+|和\\s*)?|和\\s*");

  private AnswerText() {}

  /** Returns an answer as a person says it: a choice's name, a number, the names of sites. */
  public static String of(Exercise exercise, DrillAnswer answer) {
    Notation notation = exercise.game().notation();
    return switch (exercise.form().way()) {
      case CHOICE -> exercise.kind().choice(answer.plain(notation).toString(), exercise.game());
      case NUMBER, SITE -> answer.plain(notation).toString();
      case SITES ->
          exercise.game().words().list(answer.sites().stream().map(notation::name).toList());
    };
  }

  /**
   * Reads a typed answer: the number of a choice or its id, a number, or the names of sites, such
   * as {@code C3, D4 and E5}.
   */
  public static Optional<DrillAnswer> read(Exercise exercise, String text) {
    String typed = text.strip();
    return switch (exercise.form().way()) {
      case CHOICE -> choice(exercise.form(), typed);
      case NUMBER ->
          isNumber(typed)
              ? Optional.of(new DrillAnswer.HowMany(Integer.parseInt(typed)))
              : Optional.empty();
      case SITE -> site(exercise, typed).map(DrillAnswer.OnSite::new);
      case SITES -> sites(exercise, typed);
    };
  }

  private static boolean isNumber(String text) {
    return text.matches("[0-9]{1," + MOST_NUMBER + "}");
  }

  private static Optional<DrillAnswer> choice(AnswerForm form, String typed) {
    int number = isNumber(typed) ? Integer.parseInt(typed) : 0;
    if (number >= 1 && number <= form.choices().size()) {
      return Optional.of(new DrillAnswer.OneOf(form.choices().get(number - 1)));
    }
    return form.choices().contains(typed)
        ? Optional.of(new DrillAnswer.OneOf(typed))
        : Optional.empty();
  }

  private static Optional<Site> site(Exercise exercise, String name) {
    return exercise.game().notation().parse(name).filter(exercise.position().lattice()::contains);
  }

  private static Optional<DrillAnswer> sites(Exercise exercise, String typed) {
    List<Site> sites = new ArrayList<>();
    for (String name : SEPARATOR.split(typed)) {
      Optional<Site> site = site(exercise, name);
      if (site.isEmpty()) {
        return Optional.empty();
      }
      sites.add(site.get());
    }
    return Optional.of(DrillAnswer.OnSites.of(sites));
  }
}
