/**
 * Lines of text for a terminal: how wide characters are, how sentences break, how prose is laid
 * out.
 */
package dev.banmen.tui.text;
