-- A book keeps its own title on every page; the title under which it is known in English stands below it. A thing has a
-- name in each language, name_en.

alter table product add column english_title text check (english_title <> '');

drop trigger wait_for_index_update on product;
create trigger wait_for_index_update after update on product
  for each row when (not is_bulk() and (old.name_el, old.name_en, old.english_title, old.subtitle, old.original_title, old.publisher_id, old.series_id, old.active)
    is distinct from (new.name_el, new.name_en, new.english_title, new.subtitle, new.original_title, new.publisher_id, new.series_id, new.active))
  execute function wait_for_index('product');

update product set english_title = nullif(name_en, ''), name_en = null where tax_class = 'book' and name_en is not null;
