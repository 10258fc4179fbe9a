package dev.banmen.server.people;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** What is stored until it is read is said once, whoever is called otherwise meanwhile. */
class PersonLetterTest {
  @Test
  void aResultIsReadOnceThoughTheOpponentTakesAnotherName() {
    PersonLetter letter = new PersonLetter("You won game 3 against ben.", "3=won 2");
    letter.announceStored("3=won 2", "You won game 3 against benno.");
    assertThat(letter.text()).isEqualTo("You won game 3 against ben.");
    letter.announceStored("4=won 2", "You won game 4 against benno.");
    letter.announceStored("4=won 2", "You won game 4 against benny.");
    assertThat(letter.text().lines())
        .containsExactly("You won game 3 against ben.", "You won game 4 against benno.");
  }

  @Test
  void onlyWhatWasShownIsReadWithALetter() {
    PersonLetter letter = new PersonLetter("You won game 3.", "3=won 2");
    String shown = letter.text();
    letter.announceStored("4=won 2", "You won game 4.");
    assertThat(letter.dismiss(shown)).as("there is more by now").isEmpty();
    assertThat(letter.dismiss(letter.text())).containsExactlyInAnyOrder("3=won 2", "4=won 2");
    letter.announce("Coffee.");
    assertThat(letter.dismiss(letter.text())).as("that was read").isEmpty();
    assertThat(letter.text()).isEmpty();
  }
}
