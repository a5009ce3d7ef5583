-- A promotion that everybody gets has a page: its address and its introduction. Without an address of its own the code is
-- its address.

alter table promotion
  add column url      text check (url ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(url) <= 120),
  add column intro_el text check (length(intro_el) between 1 and 2000),
  add column intro_en text check (length(intro_en) between 1 and 2000),
  add check (intro_en is null or intro_el is not null);
create unique index promotion_url on promotion (coalesce(url, code));
