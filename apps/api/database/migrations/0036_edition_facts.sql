-- What suppliers say of an edition beside its form: which one it is, its pictures, the imprint it came out under, and the
-- series it is in besides its own.

alter table product
  add column edition_number integer check (edition_number between 1 and 999),
  -- names of the domain's edition types
  add column edition_types text[] not null default '{}',
  add column illustrations integer check (illustrations between 1 and 99999),
  add column illustrations_note text check (illustrations_note <> ''),
  -- null where it is called like the publisher
  add column imprint text check (imprint <> ''),
  -- with their numbers
  add column other_series text[] not null default '{}';

-- Lists do not change with them.
create or replace function tell_product() returns trigger language plpgsql as $$
declare
  only_on_its_page constant text[] := array['lead_el', 'lead_en', 'description_el', 'description_en', 'contents_el', 'contents_en',
    'warnings_el', 'warnings_en', 'search_key', 'changed_at', 'subtitle', 'original_title', 'publisher_price_cents',
    'price_protected_until', 'price_protection_basis', 'provider_code', 'height_mm', 'width_mm', 'thickness_mm', 'weight_g',
    'translated_from', 'work_id', 'is_toy', 'edition_number', 'edition_types', 'illustrations', 'illustrations_note', 'imprint',
    'other_series'];
begin
  perform log_change('product:' || new.id);
  perform log_change('stock:' || new.id);
  if tg_op = 'INSERT' or to_jsonb(new) - only_on_its_page <> to_jsonb(old) - only_on_its_page then
    perform log_change('listings');
  end if;
  return null;
end $$;
