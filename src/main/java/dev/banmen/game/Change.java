package dev.banmen.game;

/** What one move did to one site: the marks on it before and after, which differ. */
public record Change(Site site, Mark before, Mark after) {}
