-- Lists are sorted in the memory of the processes: no statement reads products by price, arrival or release, and each new or
-- re-priced one was written into these indexes all the same.

drop index product_for_sale_by_price;
drop index product_for_sale_by_arrival;
drop index product_for_sale_by_release;
