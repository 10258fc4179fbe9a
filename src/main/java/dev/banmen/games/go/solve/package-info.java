/** Proves captures, life and death on boards of stones. Sees only the kernel. */
package dev.banmen.games.go.solve;
