package dev.banmen.game.drill;

import java.util.List;

/**
 * How an exercise is answered. Immutable.
 *
 * @param way what an answer is
 * @param choices the ids to choose from, in the order to list them; empty unless one is chosen
 */
public record AnswerForm(AnswerWay way, List<String> choices) {
  /** The kind of an answer. */
  public enum AnswerWay {
    /** One of a few choices: {@link DrillAnswer.OneOf}. */
    CHOICE,
    /** A number: {@link DrillAnswer.HowMany}. */
    NUMBER,
    /** A site: {@link DrillAnswer.OnSite}. */
    SITE,
    /** Any number of sites: {@link DrillAnswer.OnSites}. */
    SITES
  }

  public static final AnswerForm NUMBER = new AnswerForm(AnswerWay.NUMBER, List.of());
  public static final AnswerForm SITE = new AnswerForm(AnswerWay.SITE, List.of());
  public static final AnswerForm SITES = new AnswerForm(AnswerWay.SITES, List.of());
  public static final AnswerForm YES_NO = choice(List.of("yes", "no"));

  public AnswerForm {
    choices = List.copyOf(choices);
  }

  /** Returns the form of a choice between these. */
  public static AnswerForm choice(List<String> ids) {
    return new AnswerForm(AnswerWay.CHOICE, ids);
  }
}
