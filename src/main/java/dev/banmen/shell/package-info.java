/**
 * Line mode: the same games, recordings and lessons as on the screen, a typed command and a few
 * spoken sentences at a time. Beside {@code tui}, which it does not see; JLine's line editor is
 * asked for by {@link Editor} alone. Everything else it asks of a {@link dev.banmen.app.Person}.
 */
package dev.banmen.shell;
