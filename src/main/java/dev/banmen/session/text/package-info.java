/**
 * Games in play as text, and back: a journal line by line, what is left of a damaged one, and the
 * format in which such games are records. Pure.
 *
 * <p>Must not read a clock, a terminal or a file.
 */
package dev.banmen.session.text;
