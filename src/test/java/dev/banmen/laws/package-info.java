/**
 * The laws that every registered game obeys, tested in random play and against slow references
 * written from the rule texts alone. A reference uses the kernel, never a game's package.
 */
package dev.banmen.laws;
