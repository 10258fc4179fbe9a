/**
 * Runs a game's judge over files and streams, and says what is wrong with an input. Must not name a
 * game.
 */
package dev.banmen.judge;
