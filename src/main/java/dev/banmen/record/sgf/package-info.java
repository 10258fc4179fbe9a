/**
 * Reads and writes records in SGF: a grammar that knows no game turns bytes into properties and a
 * tree, and back. Sees the kernel and the record; a game's family explains its values.
 */
package dev.banmen.record.sgf;
