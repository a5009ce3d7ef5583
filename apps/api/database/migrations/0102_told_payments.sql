-- The footer of every page names the ways of paying, and a product's page its instalments: what they are made of is told as
-- content, so that neither is older than the last change, and is read once for all pages.
do $$
declare
  changed text;
begin
  foreach changed in array array['payment_type', 'payment_shipping', 'payment_country', 'bank_account'] loop
    execute format('create trigger tell_content after insert or update or delete on %I
      for each statement execute function tell_content(''content'')', changed);
  end loop;
end $$;
