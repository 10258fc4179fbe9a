/**
 * The words and the grammar of the Go Text Protocol, version 2 (G. Farnebäck, draft of 2002): what
 * the engine and whoever talks to one have in common.
 */
package dev.banmen.gtp;
