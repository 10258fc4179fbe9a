/**
 * Records in SGF: from bytes by a grammar that knows no game to properties and a tree, and back.
 * Sees the kernel and the record; what a game's values mean it learns from the game's family.
 */
package dev.banmen.record.sgf;
