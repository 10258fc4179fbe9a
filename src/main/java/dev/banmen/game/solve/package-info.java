/**
 * The goals that a side may have in a position, and how a game offers to prove them. Sees only the
 * kernel.
 */
package dev.banmen.game.solve;
