package dev.banmen.server.people;

import dev.banmen.app.Refusal;
import dev.banmen.text.Printable;
import dev.banmen.text.Words;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/**
 * The rules of what people may say, and how fast, wherever they do. For any thread.
 *
 * @param calendar milliseconds from 1970
 */
public record SpeechRules(
    Moderation moderation,
    SpeechPace pace,
    Supplier<HouseLimits> limits,
    PeopleLimits people,
    LongSupplier calendar) {
  /** The signs that announcements stand between, and those that look like them. */
  private static final String BARS = "[=＝﹦⁼₌═꞊᐀⹀゠꿓〓≡≣⚌☰]{3,}";

  /** The text that a person may say of what they typed; a refusal if they may not. */
  String checked(OnlinePerson person, String typed) throws Refusal {
    Words words = person.words();
    String text = Printable.of(typed).strip().replaceAll(BARS, "=="); // as announcements have
    HouseLimits now = limits.get();
    if (text.length() > now.sentence()) {
      throw new Refusal(words.text("chat.long", now.sentence()));
    }
    long millis = calendar.getAsLong();
    long muted = moderation.mutedUntil(person.id());
    if (muted > millis) {
      throw new Refusal(words.text("chat.muted", ServerTime.until(muted, words)));
    }
    boolean isNew = millis - person.since() < people.newcomerHours() * PeopleLimits.HOUR_MILLIS;
    int most = isNew ? people.newcomerSentences() : now.sentences();
    if (!pace.takes(person.share(), millis, HouseLimits.SPEECH_MILLIS, most)) {
      throw new Refusal(words.text("chat.much"));
    }
    return text;
  }
}
