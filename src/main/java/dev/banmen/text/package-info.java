/**
 * Words for people: texts from bundles in a language, plurals, and text from outside made safe to
 * show. Knows no game.
 */
package dev.banmen.text;
