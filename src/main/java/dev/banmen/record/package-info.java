/**
 * Games as they are kept: the tree of what was played.
 *
 * <p>May import {@code game} only.
 */
package dev.banmen.record;
