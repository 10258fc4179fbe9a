/** Computer players of Go and of the games on its board. Sees the kernel and Go's rules. */
package dev.banmen.games.go.bot;
