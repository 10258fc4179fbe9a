/**
 * Line mode: the same games, recordings and lessons as on the screen, a typed command and a few
 * spoken sentences at a time. Independent of {@code tui}; only {@link Editor} uses JLine's line
 * editor. Everything else comes from a {@link dev.banmen.app.Person}.
 */
package dev.banmen.shell;
