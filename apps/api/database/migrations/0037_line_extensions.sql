-- What a line says besides product, dimension and quantity: a gift card's recipient, wrapping, words, the contents of a box.

alter table order_line add column extension jsonb;

-- Lines of one product with different extensions are different lines. The key is a digest of the extension, empty for none.
alter table customer_cart_item
  add column extension jsonb,
  add column extension_key text not null default '',
  add check ((extension is null) = (extension_key = ''));
alter table customer_cart_item
  drop constraint customer_cart_item_pkey,
  add primary key (customer_id, product_id, dimension_id, extension_key);
