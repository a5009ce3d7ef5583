-- What rights or the state of its publication took off sale stays so, whatever is said of its supply alone.
alter table product_source
  -- as what; null when its sender last said that it may be sold
  add column off_sale text check (off_sale in ('not_available', 'out_of_print'));
