/**
 * What a side may want to reach in a position, and how a game offers to prove it. Sees only the
 * kernel.
 */
package dev.banmen.game.solve;
