/**
 * Plays against programs that speak the Go Text Protocol: starts them, asks them, and ends them.
 * Anything they do wrong is an {@link dev.banmen.gtp.client.EngineFault}.
 */
package dev.banmen.gtp.client;
