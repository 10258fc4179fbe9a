CREATE TABLE held_back (
  leader INTEGER NOT NULL REFERENCES people,
  person INTEGER NOT NULL REFERENCES people,
  hold TEXT NOT NULL,
  PRIMARY KEY (leader, person)
) WITHOUT ROWID;
CREATE INDEX held_back_person ON held_back (person);
CREATE TABLE places (
  person INTEGER PRIMARY KEY REFERENCES people,
  place INTEGER NOT NULL
);
