/**
 * Dots and Boxes on a doubled lattice: dots at even-even sites, boxes at odd-odd, lines between.
 *
 * <p>Others use {@link dev.banmen.games.dots.DotsFamily}, nothing else.
 */
package dev.banmen.games.dots;
