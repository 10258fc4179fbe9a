/**
 * What a user has chosen once and for all: one file of settings, read with tomlj, which nothing
 * else sees. It may import the kernel only; it knows no screen: which themes and keys there are is
 * told by whoever asks.
 */
package dev.banmen.settings;
