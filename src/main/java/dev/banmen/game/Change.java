package dev.banmen.game;

/**
 * What one move did to one site.
 *
 * @param site the site, on the board
 * @param before what stood there
 * @param after what stands there now, different from {@code before}
 */
public record Change(Site site, Mark before, Mark after) {}
