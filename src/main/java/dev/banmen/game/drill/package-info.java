/**
 * Exercises of drills, and how a game offers its own kinds of them. Knows no game; may use {@code
 * game} and {@code text} only.
 */
package dev.banmen.game.drill;
