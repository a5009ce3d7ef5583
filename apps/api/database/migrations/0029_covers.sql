-- Covers that come from outside, and what a page needs of a photograph before it has loaded.

alter table product_image
  -- the ground behind the picture while it loads; null for one added by an earlier release
  add column color text check (color ~ '^#[0-9a-f]{6}$'),
  -- only what was fetched is replaced by what is fetched later
  add column origin text not null default 'hand' check (origin in ('hand', 'fetched'));

-- Where a sender says that the front of a product can be fetched.
create table cover_source (
  product_id integer primary key references product,
  url        text not null check (length(url) between 8 and 2000),
  -- null once it has been fetched or given up
  due_at     timestamptz default now(),
  attempts   integer not null default 0,
  -- why the last attempt brought nothing; null when it brought a picture
  problem    text
);
create index cover_source_due on cover_source (due_at) where due_at is not null;

-- An address and a picture are told apart from the product's other changes: covers are fetched and encoded for them.
create function tell_cover() returns trigger language plpgsql as $$
begin
  perform log_change('covers');
  return null;
end $$;
create trigger tell_cover after insert or update of url on cover_source for each statement execute function tell_cover();
create trigger tell_cover after insert or update or delete on product_image for each statement execute function tell_cover();
