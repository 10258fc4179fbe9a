CREATE TABLE commits (
  node text COLLATE "C" PRIMARY KEY,
  batch text COLLATE "C" NOT NULL,
  at bigint NOT NULL
)
