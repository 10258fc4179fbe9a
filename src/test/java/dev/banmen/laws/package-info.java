/**
 * The laws that every registered game obeys, tested in random play and against slow references
 * written from the rule texts alone. What the laws must know of a game is in its {@link
 * dev.banmen.laws.GameCase}, which lies in the game's own package. The references and witnesses of
 * the four oldest games are here, as tests of several games share them. A reference or a witness
 * uses the kernel, never a class of the game.
 */
package dev.banmen.laws;
