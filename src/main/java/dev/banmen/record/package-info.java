/**
 * Games as they are kept: the tree of what was played, and the files that grow while one is played.
 * What stands in the files is for others to say.
 *
 * <p>May import {@code game} only.
 */
package dev.banmen.record;
