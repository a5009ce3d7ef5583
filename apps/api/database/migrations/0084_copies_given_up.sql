-- Copies of a place that its buyer withdrew from before they came: `copies` does not count them any more. A place of which
-- nothing is left is given up as a whole, with its copies.
alter table advance_place add column given_up integer not null default 0 check (given_up >= 0);
