package dev.banmen.server.ssh;

import dev.banmen.server.House;
import dev.banmen.text.Language;
import java.util.List;
import java.util.Optional;
import org.apache.sshd.common.AttributeRepository;
import org.apache.sshd.server.auth.keyboard.InteractiveChallenge;
import org.apache.sshd.server.auth.keyboard.KeyboardInteractiveAuthenticator;
import org.apache.sshd.server.session.ServerSession;

/**
 * Lets guests without a key in, without a question, if the house is open to them; else tells them
 * once how to get a key, or that the house is not open to theirs. Never the method {@code none}:
 * OpenSSH tries that first, and would then offer no key. For any thread.
 */
record KeylessGuests(House house) implements KeyboardInteractiveAuthenticator {
  private static final AttributeRepository.AttributeKey<Boolean> STRANGE =
      new AttributeRepository.AttributeKey<>();
  private static final AttributeRepository.AttributeKey<Boolean> TOLD =
      new AttributeRepository.AttributeKey<>();

  /** A good key was offered that the house is not open to. */
  static void refuse(ServerSession session) {
    session.setAttribute(STRANGE, true);
  }

  private boolean isOpen() {
    return house.isOpenTo(Optional.empty());
  }

  @Override
  public InteractiveChallenge generateChallenge(
      ServerSession session, String username, String lang, String subMethods) {
    InteractiveChallenge challenge = new InteractiveChallenge();
    // OpenSSH asks three times
    if (!isOpen() && session.setAttribute(TOLD, true) == null) {
      String why = session.getAttribute(STRANGE) == null ? "door.key" : "door.members";
      challenge.setInteractionName("Banmen");
      challenge.setInteractionInstruction(Language.ENGLISH.words(SshDoor.class).text(why));
    }
    challenge.setLanguageTag("en");
    return challenge;
  }

  @Override
  public boolean authenticate(ServerSession session, String username, List<String> responses) {
    return responses.isEmpty() && isOpen();
  }
}
