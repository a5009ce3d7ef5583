-- The people and the houses behind the books: an address of their own, the letter they stand under, and the names they are
-- recognised by. The keys are made by packages/domain/src/people; what stands here already gets them by the same rules, in SQL.

alter table contributor
  add column url text,
  -- how the name is filed: «Καζαντζάκης, Νίκος», "Kazantzakis, Nikos"
  add column filed_el text,
  add column filed_en text,
  add column sort_key text,
  add column sort_key_latin text,
  add column letter text,
  add column letter_latin text,
  add column match_key text,
  add column born_year integer check (born_year between -3000 and 2100),
  add column died_year integer check (died_year between -3000 and 2100);

alter table publisher
  add column url text,
  add column email text check (email ~ '^[^@[:space:]]+@[^@[:space:]]+$'),
  add column sort_key text,
  add column letter text,
  add column match_key text,
  add column search_key text,
  -- titles for sale, kept by the triggers below
  add column title_count integer not null default 0 check (title_count >= 0);

-- Lower case, without accents and final sigma; anything that is neither letter nor digit is a space.
create function pg_temp.plain(name text) returns text immutable language sql as $$
  select btrim(regexp_replace(translate(
    regexp_replace(lower(normalize(name, NFKD)), '[\u0300-\u036f''’]', '', 'g'),
    'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩςøØłŁđĐ', 'αβγδεζηθικλμνξοπρστυφχψωσoolldd'), '[^a-z0-9α-ω]+', ' ', 'g'))
$$;

-- «Νίκος Καζαντζάκης» is filed as «Καζαντζάκης, Νίκος»; «Λουί ντε Μπερνιέρ» as «Μπερνιέρ, Λουί ντε».
create function pg_temp.filed(name text) returns text immutable language sql as $$
  select case
    when name ~ ',' or name !~ ' ' or name ~ ' (ο|η|οι|του|της|των|the|of) '
      or name ~ '^(Ινστιτούτο|Ίδρυμα|Πανεπιστήμιο|Υπουργείο|Κέντρο|Εταιρεία|Σύλλογος|Μουσείο|Ακαδημία|Institute|University|The) ' then name
    else regexp_replace(name, '^(.*?) ((?:(?:Λε|Λα|Λο|[Ll]e|[Ll]a|[Ll]o|St\.|De|Di|Da|Del|Della|Du|Van|Von|Ντε|Ντι|Ντα|Ντελ|Βαν|Φον) )*[^ ]+(?: (?:Jr\.?|Sr\.?|II|III|IV))?)$', '\2, \1')
  end
$$;

create function pg_temp.given_first(filed text) returns text immutable language sql as $$
  select regexp_replace(filed, '^([^,]*), (.*)$', '\2 \1')
$$;

-- "J. R. R. Tolkien" and "JRR Tolkien" are one.
create function pg_temp.match_key(name text) returns text immutable language sql as $$
  select regexp_replace(pg_temp.plain(name), '(?<=(?:^| ).) (?=.(?: |$))', '', 'g')
$$;

create function pg_temp.initial(sorted text) returns text immutable language sql as $$
  select case when sorted ~ '^[a-zα-ω]'
    then translate(left(sorted, 1), 'αβγδεζηθικλμνξοπρστυφχψωabcdefghijklmnopqrstuvwxyz',
      'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩABCDEFGHIJKLMNOPQRSTUVWXYZ')
    else '#' end
$$;

create function pg_temp.latin(plain text) returns text immutable language sql as $$
  select translate(replace(replace(replace(replace(regexp_replace(plain, '\mμπ', 'b', 'g'),
    'ου', 'ou'), 'θ', 'th'), 'χ', 'ch'), 'ψ', 'ps'), 'αβγδεζηικλμνξοπρστυφω', 'avgdeziiklmnxoprstyfo')
$$;

create function pg_temp.house(plain text) returns text immutable language sql as $$
  select regexp_replace(plain, '^(εκδοσεισ (?!του |τησ |των )|εκδοτικοσ οικοσ |ο |η |το |οι |τα |the )', '')
$$;

update contributor set
  url = case when code ~ '^[a-z0-9-]+$' then code else 'contributor-' || id end,
  filed_el = pg_temp.filed(name_el),
  filed_en = pg_temp.filed(name_en);
update contributor set
  sort_key = pg_temp.plain(filed_el),
  sort_key_latin = pg_temp.latin(pg_temp.plain(coalesce(filed_en, filed_el))),
  match_key = pg_temp.match_key(pg_temp.given_first(filed_el));
update contributor set letter = pg_temp.initial(sort_key), letter_latin = pg_temp.initial(sort_key_latin);
update publisher set
  url = case when code ~ '^[a-z0-9-]+$' then code else 'publisher-' || id end,
  sort_key = pg_temp.house(pg_temp.plain(name_el)),
  match_key = regexp_replace(pg_temp.house(pg_temp.match_key(name_el)), 'σ(?= |$)', '', 'g'),
  search_key = pg_temp.latin(pg_temp.plain(concat_ws(' ', name_el, name_en)));
update publisher set letter = pg_temp.initial(sort_key);

alter table contributor
  alter column url set not null,
  alter column filed_el set not null,
  alter column sort_key set not null,
  alter column sort_key_latin set not null,
  alter column letter set not null,
  alter column letter_latin set not null,
  alter column match_key set not null,
  add unique (url),
  add check (url = lower(url) and url !~ '[^a-z0-9-]'),
  add check (letter ~ '^[A-ZΑ-Ω#]$'),
  add check (letter_latin ~ '^[A-Z#]$'),
  add check (died_year >= born_year);
alter table publisher
  alter column url set not null,
  alter column sort_key set not null,
  alter column letter set not null,
  alter column match_key set not null,
  alter column search_key set not null,
  add unique (url),
  add check (url = lower(url) and url !~ '[^a-z0-9-]'),
  add check (letter ~ '^[A-ZΑ-Ω#]$');

create index contributor_match on contributor (match_key);
create index contributor_search on contributor using gin (search_key gin_trgm_ops);
-- Greek names stand before all others.
create index publisher_by_name on publisher ((letter collate "C" < 'Α'), sort_key collate "C", id);
create index publisher_by_letter on publisher (letter collate "C", sort_key collate "C", id);
create index publisher_by_titles on publisher (title_count desc, id);
create index publisher_match on publisher (match_key);
create index publisher_search on publisher using gin (search_key gin_trgm_ops);

-- Other names a person is known by: pen names, other spellings, the name at birth.
create table contributor_alias (
  contributor_id integer not null references contributor on delete cascade,
  name           text not null,
  match_key      text not null,
  primary key (contributor_id, name)
);
create index contributor_alias_match on contributor_alias (match_key);
insert into contributor_alias (contributor_id, name, match_key)
select id, name_en, pg_temp.match_key(pg_temp.given_first(filed_en)) from contributor where name_en <> name_el;

alter table product_contributor drop constraint product_contributor_role_check;
alter table product_contributor add check (role in ('author', 'translator', 'illustrator', 'editor', 'composer', 'photographer',
  'foreword', 'introduction', 'afterword', 'compiler', 'adapter', 'narrator', 'originalAuthor', 'cover'));

-- What a person does, and in how many titles for sale: the lists and the letters are read from here. The role 'any' counts each
-- title once, whatever the person did for it. Kept by triggers that add and take away, so that a change costs as much as
-- itself and not as much as the person's whole work.
create table contributor_role (
  contributor_id integer not null references contributor on delete cascade,
  role           text not null,
  -- where the person stands in the lists, as in `contributor`: deep pages are read from these narrow rows alone
  letter         text not null,
  letter_latin   text not null,
  sort_key       text not null,
  sort_key_latin text not null,
  title_count    integer not null default 0 check (title_count >= 0),
  sold           bigint not null default 0 check (sold >= 0),
  primary key (contributor_id, role)
);
create index contributor_role_name on contributor_role (role, (letter collate "C" < 'Α'), sort_key collate "C", contributor_id)
  where title_count > 0;
create index contributor_role_latin_name on contributor_role (role, sort_key_latin collate "C", contributor_id)
  where title_count > 0;
create index contributor_role_letter on contributor_role (role, letter collate "C", sort_key collate "C", contributor_id)
  where title_count > 0;
create index contributor_role_latin_letter on contributor_role (role, letter_latin collate "C", sort_key_latin collate "C", contributor_id)
  where title_count > 0;
create index contributor_role_titles on contributor_role (role, title_count desc, contributor_id) where title_count > 0;
create index contributor_role_sold on contributor_role (role, sold desc, contributor_id) where title_count > 0;

create function count_work_anew(people integer[]) returns void language sql as $$
  delete from contributor_role where contributor_id = any (people);
  insert into contributor_role (contributor_id, role, letter, letter_latin, sort_key, sort_key_latin, title_count, sold)
  select work.contributor_id, work.role, c.letter, c.letter_latin, c.sort_key, c.sort_key_latin, count(*) filter (where p.active),
    coalesce(sum(p.sold_recently) filter (where p.active), 0)
  from (
    select contributor_id, role, product_id from product_contributor where contributor_id = any (people)
    union all
    select distinct contributor_id, 'any', product_id from product_contributor where contributor_id = any (people)) work
  join product p on p.id = work.product_id
  join contributor c on c.id = work.contributor_id
  group by work.contributor_id, work.role, c.id;
$$;
select count_work_anew(array(select id from contributor));
update publisher set title_count = (select count(*) from product p where p.publisher_id = publisher.id and p.active);

create function count_added_credits() returns trigger language plpgsql as $$
begin
  insert into contributor_role (contributor_id, role, letter, letter_latin, sort_key, sort_key_latin, title_count, sold)
  select work.contributor_id, work.role, c.letter, c.letter_latin, c.sort_key, c.sort_key_latin, count(*) filter (where p.active),
    coalesce(sum(p.sold_recently) filter (where p.active), 0)
  from (
    select contributor_id, role, product_id from added_credits
    union all
    select a.contributor_id, 'any', a.product_id from added_credits a
    group by a.contributor_id, a.product_id
    having count(*) = (select count(*) from product_contributor o
      where o.product_id = a.product_id and o.contributor_id = a.contributor_id)) work
  join product p on p.id = work.product_id
  join contributor c on c.id = work.contributor_id
  group by work.contributor_id, work.role, c.id
  order by work.contributor_id, work.role
  on conflict (contributor_id, role) do update
    set title_count = contributor_role.title_count + excluded.title_count, sold = contributor_role.sold + excluded.sold;
  perform pg_notify('stoa_changed', 'contributors');
  return null;
end $$;

create function count_removed_credits() returns trigger language plpgsql as $$
begin
  update contributor_role r set title_count = r.title_count - gone.titles, sold = r.sold - gone.sold
  from (
    select work.contributor_id, work.role, count(*) as titles, sum(p.sold_recently) as sold
    from (
      select contributor_id, role, product_id from removed_credits
      union all
      select distinct g.contributor_id, 'any', g.product_id from removed_credits g
      where not exists (select from product_contributor o
        where o.product_id = g.product_id and o.contributor_id = g.contributor_id)) work
    join product p on p.id = work.product_id and p.active
    group by work.contributor_id, work.role) gone
  where r.contributor_id = gone.contributor_id and r.role = gone.role;
  perform pg_notify('stoa_changed', 'contributors');
  return null;
end $$;

create function count_changed_credits() returns trigger language plpgsql as $$
begin
  perform count_work_anew(array(
    select contributor_id from (
      (select product_id, contributor_id, role from added_credits except select product_id, contributor_id, role from removed_credits)
      union all
      (select product_id, contributor_id, role from removed_credits except select product_id, contributor_id, role from added_credits)
    ) changed group by contributor_id));
  perform pg_notify('stoa_changed', 'contributors');
  return null;
end $$;

create trigger count_credits_insert after insert on product_contributor referencing new table as added_credits
  for each statement execute function count_added_credits();
create trigger count_credits_delete after delete on product_contributor referencing old table as removed_credits
  for each statement execute function count_removed_credits();
create trigger count_credits_update after update on product_contributor
  referencing old table as removed_credits new table as added_credits
  for each statement execute function count_changed_credits();

create function count_added_products() returns trigger language plpgsql as $$
begin
  perform from publisher where id in (select publisher_id from added_products where active) order by id for no key update;
  update publisher set title_count = title_count + added.titles
  from (select publisher_id, count(*) as titles from added_products where active group by publisher_id) added
  where publisher.id = added.publisher_id;
  perform pg_notify('stoa_changed', 'publishers');
  return null;
end $$;
create trigger count_products_insert after insert on product referencing new table as added_products
  for each statement execute function count_added_products();

-- A product that goes or comes, changes its house or its sales: whatever else changes in it, nothing is counted again.
create function count_changed_products() returns trigger language plpgsql as $$
begin
  if exists (select from products_after a join products_before b using (id)
    where a.active <> b.active or (a.active and a.sold_recently <> b.sold_recently)) then
    update contributor_role r set title_count = r.title_count + changed.titles, sold = r.sold + changed.sold
    from (
      select work.contributor_id, work.role, sum(a.active::int - b.active::int) as titles,
        sum(a.active::int * a.sold_recently - b.active::int * b.sold_recently) as sold
      from products_after a
      join products_before b using (id)
      cross join lateral (
        select contributor_id, role from product_contributor where product_id = a.id
        union select contributor_id, 'any' from product_contributor where product_id = a.id) work
      where a.active <> b.active or (a.active and a.sold_recently <> b.sold_recently)
      group by work.contributor_id, work.role) changed
    where r.contributor_id = changed.contributor_id and r.role = changed.role;
    perform pg_notify('stoa_changed', 'contributors');
  end if;
  if exists (select from products_after a join products_before b using (id)
    where a.active <> b.active or a.publisher_id <> b.publisher_id) then
    update publisher set title_count = title_count + changed.titles
    from (
      select house, sum(titles) as titles from (
        select a.publisher_id as house, a.active::int as titles from products_after a
        union all select b.publisher_id, -b.active::int from products_before b) counted
      group by house having sum(titles) <> 0) changed
    where publisher.id = changed.house;
    perform pg_notify('stoa_changed', 'publishers');
  end if;
  return null;
end $$;
create trigger count_products_update after update on product
  referencing old table as products_before new table as products_after
  for each statement execute function count_changed_products();

create function keep_role_names() returns trigger language plpgsql as $$
begin
  update contributor_role
  set letter = new.letter, letter_latin = new.letter_latin, sort_key = new.sort_key, sort_key_latin = new.sort_key_latin
  where contributor_id = new.id;
  return null;
end $$;
create trigger keep_role_names after update of letter, letter_latin, sort_key, sort_key_latin on contributor
  for each row when ((new.letter, new.letter_latin, new.sort_key, new.sort_key_latin)
    is distinct from (old.letter, old.letter_latin, old.sort_key, old.sort_key_latin))
  execute function keep_role_names();

-- Who listens hears of a changed person or house, and of the products on whose pages the change is seen.
create function tell_contributor() returns trigger language plpgsql as $$
begin
  if current_setting('stoa.bulk', true) = 'on' then return null; end if;
  perform pg_notify('stoa_changed', 'contributors');
  perform pg_notify('stoa_changed', 'contributor:' || new.id);
  perform pg_notify('stoa_changed', 'product:' || product_id) from product_contributor where contributor_id = new.id;
  return null;
end $$;
create trigger tell_contributor after update of code, url, name_el, name_en, filed_el, filed_en, biography_el, biography_en,
  sort_key, sort_key_latin, letter, letter_latin, born_year, died_year on contributor
  for each row when (new.* is distinct from old.*) execute function tell_contributor();

create function tell_publisher() returns trigger language plpgsql as $$
begin
  if current_setting('stoa.bulk', true) = 'on' then return null; end if;
  perform pg_notify('stoa_changed', 'publishers');
  perform pg_notify('stoa_changed', 'publisher:' || new.id);
  perform pg_notify('stoa_changed', 'product:' || id) from product where publisher_id = new.id;
  return null;
end $$;
create trigger tell_publisher after update of code, url, name_el, name_en, address, website, email, sort_key, letter on publisher
  for each row when (new.* is distinct from old.*) execute function tell_publisher();

create function tell_alias() returns trigger language plpgsql as $$
begin
  if current_setting('stoa.bulk', true) = 'on' then return null; end if;
  perform pg_notify('stoa_changed', 'contributor:' || coalesce(new.contributor_id, old.contributor_id));
  return null;
end $$;
create trigger tell_alias after insert or update or delete on contributor_alias
  for each row execute function tell_alias();
