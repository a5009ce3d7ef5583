-- When what a page shows was last changed, for search engines that ask what is new. Null while nothing has changed since the
-- row came. Copies and sales come and go without the page becoming another one.

alter table product add column changed_at timestamptz;
alter table category add column changed_at timestamptz;
alter table contributor add column changed_at timestamptz;
alter table content_page add column changed_at timestamptz;

create function note_change() returns trigger language plpgsql as $$
begin
  new.changed_at := now();
  return new;
end $$;
create trigger note_change before update on category
  for each row when (old.* is distinct from new.*) execute function note_change();
create trigger note_change before update on contributor
  for each row when (old.* is distinct from new.*) execute function note_change();
create trigger note_change before update on content_page
  for each row when (old.* is distinct from new.*) execute function note_change();

create function note_product_change() returns trigger language plpgsql as $$
declare
  was product := old;
begin
  was.sold_recently := new.sold_recently;
  if was is distinct from new then new.changed_at := now(); end if;
  return new;
end $$;
create trigger note_change before update on product
  for each row when (old.* is distinct from new.*) execute function note_product_change();
