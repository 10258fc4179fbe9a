package dev.banmen.game.facet;

import dev.banmen.game.Explanation;

/**
 * A coach's warning of a move before it is made. Immutable.
 *
 * @param id the kind of warning: one lower-case word or several joined by hyphens, unique in its
 *     game
 * @param why the sentence, and the sites it is about
 */
public record Warning(String id, Explanation why) {}
