package dev.banmen.app;

/**
 * A name that a person may take. Immutable.
 *
 * @param name the name that is offered; may be empty
 * @param why why the last one could not be taken; often empty
 */
public record NameOffer(String name, String why) {}
