// What the database itself refuses about customers.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeCustomer, signIn } from './sign-in.ts'
import { openTestApi, type TestApi } from './test-api.ts'
import { tryStatement } from './try-statement.ts'

let api: TestApi
let customer: number
beforeAll(async () => {
  api = await openTestApi()
  customer = (await signIn(api, await makeCustomer(api, 'eleni@example.gr'))).customerId
})
afterAll(() => api.close())

const person = `email, first_name, last_name, language`
const address = (...rows: string[]) => `
  insert into customer_address (customer_id, title, is_billing, is_delivery, first_name, last_name, mobile, country_id,
    street, city, postal_code)
  select :customer, title, billing, delivery, 'Α', 'Β', '6912345678', 1, 'Σόλωνος 1', 'Αθήνα', '10679'
  from (values ${rows.join(', ')}) as wished (title, billing, delivery)`

const refusedBy: Record<string, [statement: string, reason: RegExp][]> = {
  'two accounts with one e-mail, username or alias, however written': [
    [`insert into customer (${person}) values ('ELENI@example.gr', 'Α', 'Β', 'el')`, /customer_email/],
    [
      `insert into customer (${person}, username) values ('a@b.gr', 'Α', 'Β', 'el', 'x1'), ('c@d.gr', 'Α', 'Β', 'el', 'X1')`,
      /customer_username/,
    ],
    [
      `insert into customer (${person}, alias) values ('a@b.gr', 'Α', 'Β', 'el', 'λήδα'), ('c@d.gr', 'Α', 'Β', 'el', 'ΛΉΔΑ')`,
      /customer_alias/,
    ],
  ],
  'names and words longer than they may be': [
    [`update customer set username = repeat('x', 41) where id = :customer`, /username_check/],
    [`update customer set alias = repeat('x', 41) where id = :customer`, /alias_check/],
    [`update customer set description = repeat('x', 201) where id = :customer`, /description_check/],
  ],
  'an account without an e-mail that is not deleted, or a deleted one with it': [
    ['update customer set email = null where id = :customer', /customer_check/],
    ['update customer set deleted_at = now() where id = :customer', /customer_check/],
  ],
  'two addresses of one title, or two usual ones': [
    [address(`('Σπίτι', false, false)`, `('ΣΠΊΤΙ', false, false)`), /customer_address_title/],
    [address(`('α', true, false)`, `('β', true, false)`), /customer_address_billing/],
    [address(`('α', false, true)`, `('β', false, true)`), /customer_address_delivery/],
  ],
  'an address nobody can call or write to': [
    [`${address(`('α', false, false)`)}; update customer_address set mobile = '691-234'`, /mobile_check/],
    [`${address(`('α', false, false)`)}; update customer_address set postal_code = '106'`, /postal_code_check/],
    [address(`('', false, false)`), /title_check/],
  ],
  'two pictures of one customer': [
    [
      `insert into customer_picture (name, customer_id, picture) values ('a', :customer, ''), ('b', :customer, '')`,
      /customer_picture_customer_id_key/,
    ],
  ],
  'two live heads of one session': [
    [
      `insert into refresh_token (hash, session_id, issued_at) select 'x', id, now() from session where customer_id = :customer`,
      /refresh_token_head/,
    ],
  ],
  'a session that ended for no reason': [
    ['update session set ended_at = now() where customer_id = :customer', /session_check/],
  ],
  'another past of an account': [
    [
      `insert into account_event (at, customer_id, action) values (now(), :customer, 'x'); update account_event set action = 'y'`,
      /append-only/,
    ],
    [
      `insert into account_event (at, customer_id, action) values (now(), :customer, 'x'); delete from account_event`,
      /append-only/,
    ],
  ],
}

test.each(Object.entries(refusedBy))('%s', async (_, statements) => {
  for (const [statement, reason] of statements) {
    const result = await tryStatement(api.database, statement.replaceAll(':customer', String(customer)))
    expect([statement, result]).toEqual([statement, expect.stringMatching(reason)])
  }
})
