/**
 * Reads the Go games saved by the programs of three servers: Tygem's {@code .gib}, WBaduk's {@code
 * .ngf}, PandaNet's {@code .ugi}. Each is read into SGF properties; none is written.
 */
package dev.banmen.record.server;
