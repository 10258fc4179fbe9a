/**
 * Runs a game's judge over files and streams, and says what is wrong with an input. May import the
 * kernel; must not name a game.
 */
package dev.banmen.judge;
