/**
 * The laws that every registered game keeps, proved on random play and against slow references
 * written from the rule texts alone. A reference knows the kernel, never a game's package.
 */
package dev.banmen.laws;
