-- The terms of sale as they were at any time: an order, a registration and an account refer to the text that was accepted.

create table terms_version (
  id         integer generated always as identity primary key,
  title_el   text not null,
  title_en   text,
  body_el    jsonb not null,
  body_en    jsonb,
  valid_from timestamptz not null default now()
);
create trigger terms_version_append_only before update or delete on terms_version
  for each row execute function refuse_change();

-- A version for each saved text, in the transaction that changes the page: no text is ever in force without one.
create function note_terms() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or (new.title_el, new.title_en, new.body_el, new.body_en)
      is distinct from (old.title_el, old.title_en, old.body_el, old.body_en) then
    insert into terms_version (title_el, title_en, body_el, body_en)
    values (new.title_el, new.title_en, new.body_el, new.body_en);
  end if;
  return null;
end $$;
create trigger note_terms after insert or update on content_page
  for each row when (new.code = 'terms') execute function note_terms();

insert into terms_version (title_el, title_en, body_el, body_en)
select title_el, title_en, body_el, body_en from content_page where code = 'terms';

-- Null: accepted before versions were kept. An order's were accepted when it was placed.
alter table customer_order add column terms_version integer references terms_version;
alter table registration add column terms_version integer references terms_version;
alter table customer add column terms_version integer references terms_version;

create function accept_terms() returns trigger language plpgsql as $$
begin
  new.terms_version := coalesce(new.terms_version, (select max(id) from terms_version));
  return new;
end $$;
create trigger accept_terms before insert on customer_order for each row execute function accept_terms();
create trigger accept_terms before insert on registration for each row execute function accept_terms();
create trigger accept_terms before insert on customer
  for each row when (new.accepted_terms_at is not null) execute function accept_terms();
