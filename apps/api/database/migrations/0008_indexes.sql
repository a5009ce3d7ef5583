-- Lists of the whole shop: each order is read from a narrow index of what is for sale, never from the wide rows of products.
create index product_for_sale_by_sales on product (sold_recently desc, id) where active;
create index product_for_sale_by_price on product (price_cents, id) where active;
create index product_for_sale_by_name on product (sort_key collate "C", id) where active;
create index product_for_sale_by_arrival on product (created_at, id) where active;
create index product_for_sale_by_release on product (release_date, published_year, id) where active;

-- What can be had at once stands before what cannot.
create index stock_in_hand on stock (product_id) where quantity > 0;
