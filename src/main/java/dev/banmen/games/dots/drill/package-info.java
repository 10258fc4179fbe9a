/** Drills of Dots and Boxes. May use the kernel only. */
package dev.banmen.games.dots.drill;
