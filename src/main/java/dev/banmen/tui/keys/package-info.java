/** Keys: their names, which key does what, and the hints on the line of keys. */
package dev.banmen.tui.keys;
