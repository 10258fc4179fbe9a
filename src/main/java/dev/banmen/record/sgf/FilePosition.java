package dev.banmen.record.sgf;

/** A place in a file: offset in bytes from 0, line from 1, column in bytes from 1. Immutable. */
record FilePosition(long offset, int line, int column) {}
