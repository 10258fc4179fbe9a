package dev.banmen.server.people;

import dev.banmen.server.store.PersonRow;

/**
 * A person whom the door has let in. Immutable.
 *
 * @param caller who came, by which key and from where
 * @param since since when they are known, in milliseconds from 1970
 * @param hidesChat whether they want to see nothing of what is said
 * @param letter what they have to read first; often empty
 * @param ended the games that others have ended, a line each, of which they read there
 * @param kicked the owner's last order before they came that their visits end; empty for none
 */
public record AdmittedPerson(
    VisitRequest caller,
    PersonRow person,
    long since,
    boolean hidesChat,
    String letter,
    String ended,
    String kicked) {}
