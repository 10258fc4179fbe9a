package dev.banmen.record.server;

/**
 * One fact of a file's header. Immutable.
 *
 * @param isText whether its bytes are text in the file's charset
 */
record ServerFact(int line, String value, boolean isText) {}
