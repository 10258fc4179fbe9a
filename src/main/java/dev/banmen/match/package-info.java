/** Many games between two computer players, and what they show about their strength. */
package dev.banmen.match;
