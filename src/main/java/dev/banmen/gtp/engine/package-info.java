/** Answers programs that speak the Go Text Protocol: the rules and computer players of any game. */
package dev.banmen.gtp.engine;
