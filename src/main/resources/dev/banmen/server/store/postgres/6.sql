CREATE TABLE rematches (
  first bigint PRIMARY KEY REFERENCES tables ON DELETE CASCADE,
  next bigint NOT NULL REFERENCES tables ON DELETE CASCADE
);
CREATE INDEX rematches_by_next ON rematches (next)
