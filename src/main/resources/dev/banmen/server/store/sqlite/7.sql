ALTER TABLE people ADD COLUMN skeleton TEXT NOT NULL DEFAULT '';
CREATE INDEX people_alike ON people (skeleton);
CREATE TABLE said (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  person INTEGER REFERENCES people,
  text TEXT NOT NULL,
  at INTEGER NOT NULL
);
INSERT INTO said SELECT id, person, text, at FROM chat;
DROP TABLE chat;
ALTER TABLE said RENAME TO chat;
CREATE INDEX chat_of_person ON chat (person);
