/** Tests of drills: their laws for every game, and each answer against the reference rules. */
package dev.banmen.drill;
