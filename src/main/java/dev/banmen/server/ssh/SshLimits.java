package dev.banmen.server.ssh;

/**
 * How much somebody outside may ask of the door. Immutable.
 *
 * @param strangers connections, in all, of which nobody knows yet whose they are
 * @param strangersOfAddress the same from one address
 * @param tries how many keys may be tried in a connection
 * @param graceSeconds how long it may take to prove a key
 * @param channels channels of a connection at the same time
 * @param requests what a connection may ask for in a second: new sizes, channels, new keys,
 *     anything but what is typed
 * @param variables environment variables that may be named
 * @param variable characters of a name or a value of one
 * @param cols columns of a terminal at most; a wider one is used in part
 * @param rows the same for rows
 * @param command characters after the name of the host
 * @param window bytes that are typed ahead of what is read
 * @param lines visits in line mode at the same time; each holds a thread
 * @param keepAliveSeconds how often it is asked whether the other end is there
 * @param unanswered how many of those questions may stay without answer
 * @param idleHours how long somebody may touch no key who does not play
 */
public record SshLimits(
    int strangers,
    int strangersOfAddress,
    int tries,
    int graceSeconds,
    int channels,
    int requests,
    int variables,
    int variable,
    int cols,
    int rows,
    int command,
    int window,
    int lines,
    int keepAliveSeconds,
    int unanswered,
    int idleHours) {
  /** The limits that a door starts with. */
  public static final SshLimits DEFAULT =
      new SshLimits(100, 10, 12, 30, 1, 200, 20, 64, 500, 200, 200, 32_768, 50, 30, 3, 8);
}
