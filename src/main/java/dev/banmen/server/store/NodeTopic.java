package dev.banmen.server.store;

/** What the processes that share a store tell each other about. */
public enum NodeTopic {
  /** Bans, mutes and blocks are not as before. */
  MODERATION,
  /** Somebody has said something in the lobby. */
  CHAT,
  /** Other people are here, or at other tables. */
  PRESENCE,
  /** Somebody looks for an opponent, or no longer. */
  SEEKS,
  /** An opponent was found for somebody. */
  FOUND,
  /** A teaching table shows something else, is new, or has ended. */
  TEACHING,
  /** What is asked and answered at a teaching table, and what is said there. */
  LESSON,
  /** Somebody has said something at a table. */
  TALK,
  /** What players of a game that is over agree on. */
  REMATCH,
  /** A game was ended by the owner, or counted by the program. */
  ENDED,
  /** The visits of a person are to end, as the owner says. */
  KICKED,
  /** A person has another name, or other keys. */
  PEOPLE,
  /** A person is forgotten. */
  FORGOTTEN,
  /** All ratings were computed again. */
  RATINGS,
  /** Something was counted against somebody, such as a wrong code. */
  COUNTED
}
