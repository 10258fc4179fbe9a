package dev.banmen.record.server;

/** One fact of a file's header, which may not be text in the file's charset. Immutable. */
record HeaderField(int line, String value, boolean isText) {}
