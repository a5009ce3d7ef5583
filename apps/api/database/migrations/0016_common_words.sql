-- Who holds the commonest words, as bits: a word that stands in a tenth of the shop would otherwise be gathered from every
-- page of the table, only to count its products.
create table search_common (
  stem    text collate "C" not null,
  -- product ids from segment * 32768 on
  segment integer not null check (segment >= 0),
  -- a bit for each product, the lowest bit of the first byte first
  members bytea not null check (length(members) = 4096),
  primary key (stem, segment)
);
alter table search_common alter column members set storage external;

-- What a match by an author's name is weighed by.
alter table search_doc
  -- ln(1 + copies sold lately) of all the author's books
  add column author_popularity real not null default 0,
  -- whether the author is one of the writers everybody knows
  add column is_by_known_name  boolean not null default false;
