package dev.banmen.game;

/** The effect of one move on one site: the marks on it before and after, which differ. */
public record Change(Site site, Mark before, Mark after) {}
