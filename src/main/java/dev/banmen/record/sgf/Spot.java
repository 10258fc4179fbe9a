package dev.banmen.record.sgf;

/**
 * A place in a file. Immutable.
 *
 * @param offset in bytes from 0
 * @param line from 1
 * @param column in bytes from 1
 */
record Spot(long offset, int line, int column) {}
