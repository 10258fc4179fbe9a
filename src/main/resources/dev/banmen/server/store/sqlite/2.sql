CREATE INDEX keys_of_person ON keys (person);
CREATE INDEX chat_of_person ON chat (person);
CREATE TABLE codes (
  person INTEGER NOT NULL REFERENCES people,
  kind TEXT NOT NULL,
  hash TEXT NOT NULL UNIQUE,
  until INTEGER NOT NULL,
  PRIMARY KEY (person, kind)
) WITHOUT ROWID;
CREATE TABLE bans (
  what TEXT PRIMARY KEY,
  until INTEGER NOT NULL,
  reason TEXT NOT NULL,
  at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE mutes (
  person INTEGER PRIMARY KEY REFERENCES people,
  until INTEGER NOT NULL
);
CREATE TABLE blocks (
  person INTEGER NOT NULL REFERENCES people,
  other INTEGER NOT NULL REFERENCES people,
  PRIMARY KEY (person, other)
) WITHOUT ROWID;
CREATE INDEX blocks_of_other ON blocks (other);
CREATE TABLE reports (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  person INTEGER NOT NULL REFERENCES people,
  about INTEGER NOT NULL REFERENCES people,
  text TEXT NOT NULL,
  at INTEGER NOT NULL
);
CREATE INDEX reports_of_person ON reports (person);
CREATE INDEX reports_about ON reports (about);
