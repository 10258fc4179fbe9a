/**
 * A toy game, so that everything which names no game can be shown to work for a new one: three in a
 * row on a grid of squares. Sees only {@code game}, as every game does.
 */
package dev.banmen.toy;
