-- The words and pictures around the catalogue.

create table banner (
  id         integer generated always as identity primary key,
  group_code text not null,
  position   integer not null,
  title_el   text not null,
  title_en   text,
  over_el    text,
  over_en    text,
  text_el    text,
  text_en    text,
  action_el  text,
  action_en  text,
  link       text not null check (link like '/%'),
  plate_seed text,
  plate_kind text,
  plate_way  text,
  unique (group_code, position)
);

create table menu_item (
  id        integer generated always as identity primary key,
  parent_id integer references menu_item,
  position  integer not null,
  title_el  text not null,
  title_en  text,
  link      text not null check (link like '/%')
);

create table social_media (
  id             integer generated always as identity primary key,
  platform_name  text not null unique,
  url            text not null check (url like 'https://%'),
  position       integer not null,
  show_on_header boolean not null,
  show_on_footer boolean not null
);

create table custom_message (
  code    text primary key,
  text_el text not null,
  text_en text
);

create table content_page (
  id       integer generated always as identity primary key,
  code     text not null unique,
  url      text not null unique check (url = lower(url) and url !~ '[^a-z0-9-]'),
  title_el text not null,
  title_en text,
  -- blocks of { kind: heading | paragraph | list, text?, items? }
  body_el  jsonb not null,
  body_en  jsonb
);

create table name_day (
  month    integer not null check (month between 1 and 12),
  day      integer not null check (day between 1 and 31),
  names_el text not null,
  names_en text,
  primary key (month, day)
);
