-- Tells every server process what changed, as tags that cached pages carry. Sent with the change's own transaction: nobody
-- hears of a change that was rolled back, and nobody can change a row past it.

create function tell_content() returns trigger language plpgsql as $$
begin
  perform pg_notify('stoa_changed', tg_argv[0]);
  return null;
end $$;

create trigger tell_banner after insert or update or delete on banner
  for each statement execute function tell_content('content');
create trigger tell_menu_item after insert or update or delete on menu_item
  for each statement execute function tell_content('content');
create trigger tell_social_media after insert or update or delete on social_media
  for each statement execute function tell_content('content');
create trigger tell_custom_message after insert or update or delete on custom_message
  for each statement execute function tell_content('content');
create trigger tell_content_page after insert or update or delete on content_page
  for each statement execute function tell_content('content');
create trigger tell_shelf_product after insert or update or delete on shelf_product
  for each statement execute function tell_content('content');
create trigger tell_featured_contributor after insert or update or delete on featured_contributor
  for each statement execute function tell_content('content');
create trigger tell_branch_hours after insert or update or delete on branch_hours
  for each statement execute function tell_content('content');
create trigger tell_category after insert or update or delete on category
  for each statement execute function tell_content('categories');

create function tell_product() returns trigger language plpgsql as $$
begin
  perform pg_notify('stoa_changed', 'product:' || new.id);
  perform pg_notify('stoa_changed', 'stock:' || new.id);
  if tg_op = 'INSERT' or new.price_cents <> old.price_cents or new.active <> old.active then
    perform pg_notify('stoa_changed', 'listings');
  end if;
  return null;
end $$;
create trigger tell_product after insert or update on product
  for each row execute function tell_product();

-- The product's own page shows the copies of each branch; lists only show a word, which changes with the last few copies.
create function tell_stock() returns trigger language plpgsql as $$
declare
  few constant integer := 4;
begin
  perform pg_notify('stoa_changed', 'stock:' || changed.product_id)
  from (select distinct product_id from changed_stock) changed;
  perform pg_notify('stoa_changed', 'product:' || held.product_id)
  from (select s.product_id, sum(s.quantity) as copies from stock s
    where s.product_id in (select product_id from changed_stock) group by s.product_id) held
  where held.copies <= few;
  return null;
end $$;
create trigger tell_stock_update after update on stock referencing new table as changed_stock
  for each statement execute function tell_stock();
create trigger tell_stock_insert after insert on stock referencing new table as changed_stock
  for each statement execute function tell_stock();
