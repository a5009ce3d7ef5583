-- Orders that are collected at a branch may be paid at its till. The limit for cash holds there as well, as nobody knows before
-- how it will be paid. A shop that is filled later brings its own.
insert into payment_kind values ('in_store') on conflict do nothing;

insert into payment_type (id, code, position, name_el, name_en, help_el, help_en, fee_cents, refused_from_cents)
select max(id) + 1, 'in_store', max(position) + 1, 'Στο κατάστημα', 'Pay in store',
  'Πληρώνετε στο ταμείο, με μετρητά ή κάρτα, όταν παραλάβετε.', 'Pay at the till, by cash or card, when you collect.', 0, 50000
from payment_type having count(*) > 0 and not bool_or(code = 'in_store');

insert into payment_shipping (payment_type_id, shipping_type_id)
select p.id, t.id from payment_type p, shipping_type t where p.code = 'in_store' and t.code = 'store'
on conflict do nothing;
