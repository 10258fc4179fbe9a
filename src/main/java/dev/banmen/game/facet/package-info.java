/**
 * The parts that only some games have: a coach, layers over the board, words for sites and scores.
 */
package dev.banmen.game.facet;
