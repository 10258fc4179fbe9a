package dev.banmen.games.dots.bot;

import java.util.List;

/**
 * The estimated value of a line that isn't solved. Immutable.
 *
 * @param lines it, and what is most likely to follow
 * @param boxes by how many the side to move comes out ahead, of those still to come
 */
record LineEstimate(List<Integer> lines, double boxes) {}
