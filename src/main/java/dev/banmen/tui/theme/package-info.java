/** Themes: the colour and style of each kind of text and mark, and how they are read from files. */
package dev.banmen.tui.theme;
