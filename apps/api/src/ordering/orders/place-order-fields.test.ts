// Which values each field of an order takes, and what is said of the others.

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeProduct } from '../../../test/make-product.ts'
import { line, orderRequest, saveOrder, type Wire } from '../../../test/order-request.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { messages } from '../../http/problems.ts'

let api: TestApi
let valid: Wire
beforeAll(async () => {
  api = await openTestApi()
  valid = await orderRequest(api.app, [line(await makeProduct(api.database.db, { priceCents: 1500, copies: [3, 2] }))])
})
afterAll(() => api.close())

/** Wrong values of each field with a rule of its own, and the rule that they break. */
const brokenFields: Record<string, [rule: string, ...values: unknown[]][]> = {
  eml: [
    ['email_missing', undefined, null, '', ' '],
    [
      'email_invalid',
      'maria',
      'maria@',
      'm'.repeat(1001),
      '<a@b.gr',
      'a:b@c.gr',
      'a\u0007@b.gr',
      'a\u0000@b.gr',
      'a\ud800@b.gr',
    ],
  ],
  mob: [
    ['mobile_missing', undefined, null, ''],
    ['mobile_invalid', '691234', '1'.repeat(19), '69x0000000'],
  ],
  tel: [['phone_invalid', '210123', '1'.repeat(19)]],
  fnm: [
    ['first_name_missing', undefined, null, ' '],
    ['first_name_too_long', 'x'.repeat(61)],
    ['first_name_link', 'Win: https://example.com'],
  ],
  lnm: [
    ['last_name_missing', undefined, null, ''],
    ['last_name_too_long', 'x'.repeat(61)],
    ['last_name_link', 'https://example.com'],
  ],
  ctid: [['country_missing', 0, '1']],
  crid: [['region_missing', 0, 'Αττική']],
  adr1: [
    ['street_missing', undefined, null, '', '\u0301', 'Σόλωνος\n71'],
    ['street_too_long', 'x'.repeat(121)],
    ['street_link', 'Σόλωνος 71, http://example.com'],
  ],
  ct: [
    ['city_missing', undefined, null, '', 'Αθήνα\u2028'.repeat(2)],
    ['city_too_long', 'x'.repeat(81)],
    ['city_link', 'http://example.com'],
  ],
  pc: [
    ['postal_code_missing', undefined, null, ''],
    ['postal_code_length', '106', '10679123'],
  ],
  rt: [['document_kind_missing', undefined, null, 'invoices']],
  cnm: [
    ['company_name_too_long', 'x'.repeat(121)],
    ['company_name_link', 'https://example.com'],
  ],
  job: [['profession_link', 'https://example.com']],
  ar: [['area_link', 'https://example.com']],
  bnm: [['building_link', 'https://example.com']],
  dfnm: [['first_name_link', 'https://example.com']],
  toid: [['tax_office_number', 1, 12345, '1101']],
  vat: [['vat_number_too_long', '1'.repeat(21)]],
  shtid: [['shipping_type_missing', undefined, null, 0]],
  pmtid: [['payment_type_missing', 0, 'cash']],
  tsid: [['branch_missing', 0, 'Σόλωνος']],
  ppid: [['point_missing', 'x'.repeat(61)]],
  trms: [['terms_missing', undefined, null, 'yes']],
  dmob: [['mobile_invalid', '691234']],
  dpc: [['postal_code_length', '106']],
  dctid: [['country_missing', 0]],
  ncm: [['remarks_too_long', 'x'.repeat(501)]],
}

const brokenRows = Object.entries(brokenFields).flatMap(([name, rules]) =>
  rules.flatMap(([rule, ...values]) => values.map((value) => ({ name, rule, value }))),
)

describe.each(['el', 'en'] as const)('in %s, an order says', (language) => {
  test.each(brokenRows)('$rule of $name: $value', async ({ name, rule, value }) => {
    const { status, body } = await saveOrder(api.app, { ...valid, [name]: value }, { language })
    const message = messages[language].rules[rule as keyof (typeof messages)['el']['rules']]
    expect([status, body.code, body.errors]).toEqual([400, 'bad_input', [{ field: name, message, rule }]])
  })
})

test.each([undefined, null, ''])(
  'country, address and newsletter are the usual ones when left out: %j',
  async (value) => {
    const usual = { ctid: value, same: value, nwsl: value }
    const { body } = await saveOrder(api.app, { ...valid, ...usual, fp: 'x' })
    expect([body.code, body.errors]).toEqual(['totals_changed', undefined])
  },
)

test('what an order does not need may be null or empty', async () => {
  const names = ['adrtl', 'tel', 'ar', 'bnm', 'cnm', 'job', 'vat', 'irs', 'ncm', 'dfnm', 'dlnm', 'dmob', 'dadr1', 'dpc']
  const nothing = Object.fromEntries(names.map((name, index) => [name, index % 2 === 0 ? null : '']))
  const ids = { dctid: null, dcrid: '', tsid: '', toid: '' }
  const { body } = await saveOrder(api.app, { ...valid, ...nothing, ...ids, fp: 'x' })
  expect([body.code, body.errors]).toEqual(['totals_changed', undefined])
})
