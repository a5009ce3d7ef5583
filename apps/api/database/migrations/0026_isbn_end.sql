-- The last digits of an ISBN are searched too.
create index product_isbn_end on product (reverse(isbn13));
