-- The number by which the tax authority knows a tax office, beside its name.
alter table order_invoice add column tax_office_number integer check (tax_office_number between 1000 and 9999);
