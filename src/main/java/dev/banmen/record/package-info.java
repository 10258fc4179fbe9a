/**
 * Games as they are kept: recordings replayed on a board, the tree of what was played in a session,
 * the files that grow while one is played. What stands in the files is for forms to say.
 *
 * <p>May import {@code game} only.
 */
package dev.banmen.record;
