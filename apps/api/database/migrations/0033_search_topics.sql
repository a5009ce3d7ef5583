-- Categories and pages of help are searched by their names and by what else they are called.

create table category_synonym (
  category_id integer not null references category on delete cascade,
  -- in either language
  name        text not null check (name <> ''),
  primary key (category_id, name)
);
create table content_page_synonym (
  content_page_id integer not null references content_page on delete cascade,
  name            text not null check (name <> ''),
  primary key (content_page_id, name)
);

alter table suggestion drop constraint suggestion_kind_check,
  add constraint suggestion_kind_check check (kind in ('author', 'category', 'publisher', 'series', 'page'));
alter table suggestion_top drop constraint suggestion_top_kind_check,
  add constraint suggestion_top_kind_check check (kind in ('title', 'author', 'category', 'publisher', 'series', 'page'));
alter table search_pending drop constraint search_pending_kind_check,
  add constraint search_pending_kind_check
    check (kind in ('product', 'author', 'category', 'publisher', 'series', 'page'));
insert into search_pending (kind, reference) select 'page', id from content_page on conflict do nothing;

create trigger tell_content after insert or update or delete on category_synonym
  for each statement execute function tell_content('categories');
create trigger tell_content after insert or update or delete on content_page_synonym
  for each statement execute function tell_content('content');

create trigger wait_for_index_insert after insert on content_page
  for each row execute function wait_for_index('page');
create trigger wait_for_index_update after update on content_page
  for each row when ((old.title_el, old.title_en) is distinct from (new.title_el, new.title_en))
  execute function wait_for_index('page');

create function wait_for_synonym() returns trigger language plpgsql as $$
begin
  if tg_argv[0] = 'category' then
    insert into search_pending (kind, reference)
    select 'category', coalesce(new.category_id, old.category_id) on conflict do nothing;
  else
    insert into search_pending (kind, reference)
    select 'page', coalesce(new.content_page_id, old.content_page_id) on conflict do nothing;
  end if;
  return null;
end $$;
create trigger wait_for_synonym after insert or update or delete on category_synonym
  for each row execute function wait_for_synonym('category');
create trigger wait_for_synonym after insert or update or delete on content_page_synonym
  for each row execute function wait_for_synonym('page');

-- A product is found by its categories and those above them.
create trigger wait_for_part_insert after insert on product_category referencing new table as changed_parts
  for each statement when (not is_bulk()) execute function wait_for_part();
create trigger wait_for_part_delete after delete on product_category referencing old table as changed_parts
  for each statement when (not is_bulk()) execute function wait_for_part();

create function wait_for_branch() returns trigger language plpgsql as $$
begin
  insert into search_pending (kind, reference)
  select distinct 'product', pc.product_id
  from changed_branches b join product_category pc on pc.category_id = b.descendant_id on conflict do nothing;
  return null;
end $$;
create trigger wait_for_branch_insert after insert on category_closure referencing new table as changed_branches
  for each statement when (not is_bulk()) execute function wait_for_branch();
create trigger wait_for_branch_delete after delete on category_closure referencing old table as changed_branches
  for each statement when (not is_bulk()) execute function wait_for_branch();
