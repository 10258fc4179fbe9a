ALTER TABLE beat ADD COLUMN wall bigint NOT NULL DEFAULT 0;
CREATE TABLE nodes (
  node text COLLATE "C" PRIMARY KEY,
  seen bigint NOT NULL
);
CREATE TABLE presence (
  node text COLLATE "C" NOT NULL REFERENCES nodes ON DELETE CASCADE,
  person bigint NOT NULL,
  place bigint NOT NULL,
  name text NOT NULL,
  terminals integer NOT NULL,
  PRIMARY KEY (node, person, place)
);
CREATE TABLE seeks (
  person bigint PRIMARY KEY REFERENCES people ON DELETE CASCADE,
  node text COLLATE "C" NOT NULL,
  id text COLLATE "C" NOT NULL UNIQUE,
  line text NOT NULL,
  since bigint NOT NULL,
  seen bigint NOT NULL
);
