-- A statement of which nothing is to come any more, such as one about an order that there is not, is closed by whoever has read it.
alter table withdrawal add column closed_at timestamptz check (closed_at >= stated_at);
