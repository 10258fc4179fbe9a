/**
 * Line mode: the same games, recordings and lessons as on the screen, a typed command and a few
 * spoken sentences at a time. Here is what its activities share. Independent of {@code tui};
 * everything comes from a {@link dev.banmen.app.Person}.
 */
package dev.banmen.shell;
