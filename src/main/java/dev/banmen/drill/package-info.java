/**
 * Exercises without end: which kinds each game has, how one is chosen, and how a pupil's run
 * through them is scored. Names no game and knows no screen.
 */
package dev.banmen.drill;
