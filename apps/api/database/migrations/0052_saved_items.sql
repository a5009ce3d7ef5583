-- What a customer keeps for later, beside the cart: lines of the same kind, without a price and without a reservation.

create table customer_saved_item (
  customer_id   integer not null references customer,
  product_id    integer not null references product,
  -- 0 when the product has one form only
  dimension_id  integer not null,
  quantity      integer not null check (quantity between 1 and 99),
  extension     jsonb,
  -- a digest of the extension, empty for none
  extension_key text not null,
  kept_at       timestamptz not null,
  primary key (customer_id, product_id, dimension_id, extension_key),
  check ((extension is null) = (extension_key = ''))
);
create index customer_saved_item_product on customer_saved_item (product_id);
