/**
 * Finds the solver of a goal: the game's own, one that plays the game to its end with exact values,
 * or one that knows nothing but the rules.
 */
package dev.banmen.solve;
