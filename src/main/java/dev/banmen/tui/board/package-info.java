/**
 * The board on the screen: how large it is drawn, its pieces, marks and coordinates, the tree and
 * the timeline.
 */
package dev.banmen.tui.board;
