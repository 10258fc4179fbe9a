package dev.banmen.games.dots.bot;

import java.util.List;

/**
 * What a line that isn't solved is about worth. Immutable.
 *
 * @param lines it, and what is most likely to follow
 * @param boxes by how many the side to move comes out ahead, of those still to come
 */
record LineEstimate(List<Integer> lines, double boxes) {}
