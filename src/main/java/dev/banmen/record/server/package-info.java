/**
 * Go games as the programs of three servers save them: Tygem's {@code .gib}, WBaduk's {@code .ngf},
 * PandaNet's {@code .ugi}. They are only read, each into the properties of SGF. Sees the kernel,
 * and SGF's package for charsets.
 */
package dev.banmen.record.server;
