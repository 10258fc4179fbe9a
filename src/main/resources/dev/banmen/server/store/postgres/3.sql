CREATE TABLE own_files (
  person bigint NOT NULL REFERENCES people,
  name text COLLATE "C" NOT NULL,
  part bigint NOT NULL,
  version bigint NOT NULL,
  bytes bytea NOT NULL,
  PRIMARY KEY (person, name, part)
);
