/** Drills of Go and Capture Go. May use the kernel and {@code games.go.bot}. */
package dev.banmen.games.go.drill;
