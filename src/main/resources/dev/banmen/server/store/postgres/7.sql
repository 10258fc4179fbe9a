CREATE TABLE place (
  one integer PRIMARY KEY CHECK (one = 1),
  keys text NOT NULL
);
