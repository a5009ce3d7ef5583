-- Orders that points and gift cards have paid wholly: no way of paying was chosen. A shop that is filled later brings its own.
insert into payment_kind values ('means') on conflict do nothing;

insert into payment_type (id, code, position, name_el, name_en, help_el, help_en, fee_cents)
select max(id) + 1, 'means', max(position) + 1, 'Δωροκάρτα ή πόντοι', 'Gift card or points',
  'Δεν μένει κάτι να πληρώσετε.', 'There is nothing left to pay.', 0
from payment_type having count(*) > 0 and not bool_or(code = 'means');
