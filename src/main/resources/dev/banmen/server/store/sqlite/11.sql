CREATE TABLE own_files (
  person INTEGER NOT NULL REFERENCES people,
  name TEXT NOT NULL,
  part INTEGER NOT NULL,
  version INTEGER NOT NULL,
  bytes BLOB NOT NULL,
  PRIMARY KEY (person, name, part)
);
