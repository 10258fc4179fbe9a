package dev.banmen.session;

import dev.banmen.text.Language;

/** Why a program at a seat cannot continue. Immutable. */
public interface SeatFault {
  /** Returns what happened, in one sentence. */
  String sentence(Language language);
}
