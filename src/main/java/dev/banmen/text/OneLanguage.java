package dev.banmen.text;

import java.util.Locale;

/** A language that stays as it is. Immutable. */
record OneLanguage(Locale locale) implements Language {}
