/**
 * A user's settings: one file, read with tomlj, which nothing else sees. Callers say which themes
 * and keys there are.
 */
package dev.banmen.settings;
