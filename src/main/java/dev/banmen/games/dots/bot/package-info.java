/**
 * The computer players of Dots and Boxes. They see a board as boxes joined by the lines still to be
 * drawn, whatever its shape.
 *
 * <p>Sees only the kernel; of this package, the game's family uses {@link
 * dev.banmen.games.dots.bot.DotsBots}.
 */
package dev.banmen.games.dots.bot;
