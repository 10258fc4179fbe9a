/** Several nodes over one store in a world that goes on by steps, in an order that a seed gives. */
package dev.banmen.server.simulation;
