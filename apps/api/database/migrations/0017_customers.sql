-- Customers: who they are, how they prove it, where they are signed in, and what they keep with the shop. Each table with personal
-- data stands in the catalogue of personal data (apps/api/src/modules/personal-data), which a test holds against this schema.

create table staff (
  id                 integer generated always as identity primary key,
  email              text not null,
  name               text not null,
  role               text not null check (role in ('inspector', 'sales_person', 'employee')),
  active             boolean not null default true,
  -- the authenticator's secret, sealed with the shop's key; staff without one may not act for customers
  second_factor      bytea,
  second_factor_step bigint,
  created_at         timestamptz not null default now()
);
create unique index staff_email on staff (lower(email));

create table customer (
  id                   integer generated always as identity primary key,
  -- null once the account was deleted: what stays is an id that orders hang on
  email                text check (position('@' in email) > 1),
  email_verified_at    timestamptz,
  new_email            text,
  -- null for those who sign in with another house only, and for those of the old site until they set one
  password_hash        text,
  -- an account of the old site whose password did not come along
  password_to_be_set   boolean not null default false,
  first_name           text not null,
  last_name            text not null,
  mobile               text,
  birth_date           date,
  gender               text check (gender in ('female', 'male', 'other', 'unspecified')),
  username             text check (char_length(username) <= 40),
  alias                text check (char_length(alias) <= 40),
  description          text check (char_length(description) <= 200),
  newsletter           boolean not null default false,
  personal_newsletter  boolean not null default false,
  language             text not null check (language in ('el', 'en')),
  accepted_terms_at    timestamptz,
  second_factor        bytea,
  second_factor_at     timestamptz,
  -- a new secret that waits for its first right code; until then the old one counts
  second_factor_next   bytea,
  -- the authenticator's last used interval: a code is good once
  second_factor_step   bigint,
  registered_at        timestamptz not null default now(),
  last_login_at        timestamptz,
  -- a wish to be deleted, carried out on this day unless it is undone
  delete_at            timestamptz,
  deleted_at           timestamptz,
  check ((email is null) = (deleted_at is not null))
);
create unique index customer_email on customer (lower(email));
create unique index customer_username on customer (lower(username));
create unique index customer_alias on customer (lower(alias));
create index customer_delete_at on customer (delete_at) where delete_at is not null;

-- A picture as the shop stores it: made anew from the pixels of what was sent, with nothing else of it.
create table customer_picture (
  name        text primary key,
  customer_id integer not null unique references customer,
  picture     bytea not null,
  created_at  timestamptz not null default now()
);

-- Google or Facebook, by issuer and subject and by nothing else: an e-mail may change hands.
create table customer_identity (
  issuer      text not null,
  subject     text not null,
  customer_id integer not null references customer,
  email       text,
  linked_at   timestamptz not null default now(),
  primary key (issuer, subject),
  unique (customer_id, issuer)
);

-- Signings-in with another house that came to their end: what came back from it is good once.
create table social_start_used (
  hash       bytea primary key,
  expires_at timestamptz not null
);
create index social_start_used_expiry on social_start_used (expires_at);

-- That a tie to Facebook was forgotten on Facebook's word, by a number that the person can ask about. Says nothing of whose.
create table facebook_forgetting (
  code uuid primary key,
  at   timestamptz not null
);

-- One signing-in on one device, with its family of refresh tokens. A row stays after its end, so that a token used once too
-- often is recognised.
create table session (
  id            uuid primary key,
  customer_id   integer not null references customer,
  staff_id      integer references staff,
  user_agent    text not null,
  begun_at      timestamptz not null,
  used_at       timestamptz not null,
  expires_at    timestamptz not null,
  remembered    boolean not null default true,
  -- when the customer last showed who they are
  confirmed_at  timestamptz not null,
  ended_at      timestamptz,
  end_reason    text check (end_reason in ('logout', 'signed_out', 'password', 'reuse', 'deleted', 'staff')),
  check ((ended_at is null) = (end_reason is null))
);
create index session_customer on session (customer_id, used_at desc);
create index session_expiry on session (expires_at);
create index session_staff on session (staff_id) where staff_id is not null;

-- Stored as SHA-256. The newest of a session is good; its immediate predecessor is for a moment, two tabs may ask at once.
create table refresh_token (
  hash        bytea primary key,
  session_id  uuid not null references session on delete cascade,
  issued_at   timestamptz not null,
  replaced_at timestamptz
);
create index refresh_token_session on refresh_token (session_id, issued_at desc);
create unique index refresh_token_head on refresh_token (session_id) where replaced_at is null;
create index refresh_token_replaced on refresh_token (replaced_at) where replaced_at is not null;

-- Links in letters and codes to be typed: stored hashed, good once and not for long. The key itself is made from the id with the
-- shop's secret, so that the letter can be written later and no table ever holds it.
create table one_time_key (
  id          bigint generated always as identity primary key,
  hash        bytea not null unique,
  purpose     text not null check (purpose in ('verify', 'reset', 'email', 'keep', 'impersonate', 'confirm', 'social')),
  customer_id integer references customer,
  staff_id    integer references staff,
  -- an e-mail that is to be proved, or one that was typed: the letter's writer looks up whose it is
  email       text,
  -- of the page it was asked for on; without it, the customer's
  language    text check (language in ('el', 'en')),
  -- how often somebody typed a code for it
  guesses     integer not null default 0,
  created_at  timestamptz not null,
  expires_at  timestamptz not null,
  used_at     timestamptz
);
create index one_time_key_customer on one_time_key (customer_id, purpose);
create index one_time_key_email on one_time_key (lower(email), purpose) where email is not null;
create index one_time_key_expiry on one_time_key (expires_at);
create index one_time_key_staff on one_time_key (staff_id) where staff_id is not null;

-- An account that was asked for. It becomes one when its e-mail is proved, with the password that was typed beside it: somebody
-- else who types the same e-mail makes a row, and a key, of their own.
create table registration (
  key_id            bigint primary key references one_time_key on delete cascade,
  password_hash     text not null,
  first_name        text not null,
  last_name         text not null,
  newsletter        boolean not null,
  accepted_terms_at timestamptz not null
);

create table recovery_code (
  customer_id integer not null references customer,
  hash        bytea not null,
  used_at     timestamptz,
  primary key (customer_id, hash)
);

-- A browser in which the customer has signed in before: guesses from elsewhere do not lock it out.
create table known_device (
  hash        bytea not null,
  customer_id integer not null references customer,
  seen_at     timestamptz not null,
  primary key (customer_id, hash)
);

create table customer_address (
  id          integer generated always as identity primary key,
  customer_id integer not null references customer,
  title       text not null check (title <> ''),
  first_name  text not null,
  last_name   text not null,
  mobile      text not null check (mobile ~ '^\d{7,18}$'),
  country_id  integer not null references country,
  region_id   integer references country_region,
  street      text not null,
  city        text not null,
  area        text,
  building    text,
  postal_code text not null check (char_length(postal_code) between 4 and 7),
  comments    text,
  is_billing  boolean not null default false,
  is_delivery boolean not null default false,
  created_at  timestamptz not null default now()
);
create unique index customer_address_title on customer_address (customer_id, lower(title));
create unique index customer_address_billing on customer_address (customer_id) where is_billing;
create unique index customer_address_delivery on customer_address (customer_id) where is_delivery;

create table customer_cart_item (
  customer_id  integer not null references customer,
  product_id   integer not null references product,
  -- 0 when the product has one form only
  dimension_id integer not null,
  quantity     integer not null check (quantity between 1 and 99),
  added_at     timestamptz not null,
  primary key (customer_id, product_id, dimension_id)
);
create index customer_cart_item_product on customer_cart_item (product_id);

-- Steps that were carried out, kept for a week: the same one sent again counts once.
create table customer_cart_step (
  customer_id integer not null references customer,
  key         uuid not null,
  at          timestamptz not null,
  -- of a union, what was told of each line
  told        jsonb,
  primary key (customer_id, key)
);

-- Orders of an account. Those placed as a guest join it when their e-mail is proved.
alter table customer_order
  add column customer_id integer references customer,
  add column staff_id integer references staff,
  -- after its account's end: the day on which the names in it are taken out although it is still open, and the day until which
  -- tax law wants the papers of an invoice kept; null when there is nothing left to take out
  add column erase_by timestamptz,
  add column papers_until timestamptz;
create index customer_order_erase on customer_order (erase_by) where erase_by is not null;
create index customer_order_papers on customer_order (papers_until) where papers_until is not null;
create index customer_order_customer on customer_order (customer_id, placed_at desc, id desc) where customer_id is not null;
create index customer_order_guest on customer_order (lower(email)) where customer_id is null;

-- What staff did in a customer's name, and what touched the safety of an account. No personal data in it.
create table account_event (
  id          bigint generated always as identity primary key,
  at          timestamptz not null,
  customer_id integer not null references customer,
  staff_id    integer references staff,
  session_id  uuid,
  -- the call, or what happened: `reset_requested`, `refresh_token_reused`
  action      text not null
);
create index account_event_customer on account_event (customer_id, id desc);
create trigger account_event_append_only before update or delete on account_event
  for each row execute function refuse_change();

-- How often something was done since the bucket's first use, for all processes together. Lost in a crash, which costs nothing but
-- patience.
create unlogged table rate_limit (
  bucket     text primary key,
  used       integer not null,
  expires_at timestamptz not null
);
create index rate_limit_expiry on rate_limit (expires_at);
