-- Countries, ways of receiving and ways of paying are kept in memory by the version that what parcels cost has already.
do $$
declare
  changed text;
begin
  foreach changed in array array['country', 'shipping_type', 'shipping_rate', 'payment_type', 'payment_shipping', 'payment_country'] loop
    execute format('create trigger renew_shipping_state after insert or update or delete or truncate on %I
      for each statement execute function renew_shipping_state()', changed);
  end loop;
end $$;
update shipping_state set version = gen_random_uuid();
