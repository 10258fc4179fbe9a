package dev.banmen.say;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.lesson.Feedback;
import dev.banmen.lesson.Feedback.FeedbackKind;
import dev.banmen.text.Language;
import dev.banmen.text.Words;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LessonSentencesTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "en | RIGHT | Right.              | Right.",
        "en | RIGHT | Right! It lives.    | Right! It lives.",
        "en | RIGHT | Rightly so.         | Right. Rightly so.",
        "en | WRONG | Not quite.          | Not quite.",
        "en | WRONG | White is dead.      | Not quite. White is dead.",
        "en | ON    | Right. What now?    | Right. What now?",
        "zh | RIGHT | 对。                 | 对。",
        "zh | RIGHT | 对方死了。            | 对。对方死了。",
      })
  void whatIsSaidOfAnAnswerIsSaidOnce(
      String language, FeedbackKind kind, String sentence, String said) {
    Words words = Language.of(Locale.forLanguageTag(language)).words(LessonSentences.class);
    Feedback feedback = new Feedback(kind, sentence, Optional.empty());
    assertThat(new LessonSentences(words).of(feedback)).isEqualTo(said);
  }
}
