package dev.banmen.text;

import java.util.Locale;

/** A language that never changes. Immutable. */
record OneLanguage(Locale locale) implements Language {}
