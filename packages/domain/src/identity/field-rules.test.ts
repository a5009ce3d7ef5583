// Boundary values of each rule: the last that passes and the first that does not.

import { describe, expect, test } from 'vitest'
import * as rules from './field-rules.ts'

const { limits } = rules

const boundaries: [string, rules.CheckField, string | null, ...string[]][] = [
  ['first name', rules.checkFirstName, null, 'Α', 'x'.repeat(limits.name)],
  ['first name', rules.checkFirstName, 'first_name_missing', '', 'a\u0000b', '\ud800'],
  ['first name', rules.checkFirstName, 'first_name_too_long', 'x'.repeat(limits.name + 1)],
  ['first name', rules.checkFirstName, null, 'می‌خواهم', 'ක්‍ෂ', 'Ο’Χάρα', 'J.'],
  ['first name', rules.checkFirstName, 'first_name_missing', '\u200b', '\u200d\u200c', '\u3164'],
  ['first name', rules.checkFirstName, null, 'Ελένη\u202e', 'Ελ\u2066ένη', '\ufeffΕλένη'],
  ['first name', rules.checkFirstName, 'first_name_missing', '123', '-', '🕮'],
  ['last name', rules.checkLastName, 'last_name_missing', '', '\u2060', '71'],
  ['last name', rules.checkLastName, 'last_name_too_long', 'x'.repeat(limits.name + 1)],
  ['title', rules.checkAddressTitle, null, 'Σπίτι', 'x'.repeat(60)],
  ['title', rules.checkAddressTitle, 'address_title_missing', ''],
  ['title', rules.checkAddressTitle, 'address_title_too_long', 'x'.repeat(61)],
  ['street', rules.checkStreet, null, 'x'.repeat(120)],
  ['street', rules.checkStreet, 'street_missing', '', '\u202e\u200b'],
  ['street', rules.checkStreet, 'street_too_long', 'x'.repeat(121)],
  ['city', rules.checkCity, null, 'x'.repeat(80)],
  ['city', rules.checkCity, 'city_missing', ''],
  ['city', rules.checkCity, 'city_too_long', 'x'.repeat(81)],
  ['description', rules.checkDescription, null, '', 'x'.repeat(200), 'γραμμή\nδεύτερη'],
  ['description', rules.checkDescription, 'description_too_long', 'x'.repeat(201)],
  ['area', rules.checkArea, null, '', 'x'.repeat(80)],
  ['area', rules.checkArea, 'area_too_long', 'x'.repeat(81)],
  ['building', rules.checkBuilding, null, '', 'x'.repeat(60)],
  ['building', rules.checkBuilding, 'building_too_long', 'x'.repeat(61)],
  ['comments', rules.checkComments, null, '', 'x'.repeat(200)],
  ['comments', rules.checkComments, 'comments_too_long', 'x'.repeat(201)],
  ['remarks', rules.checkRemarks, null, '', 'x'.repeat(500), `${'x'.repeat(500)}\u200b`],
  ['remarks', rules.checkRemarks, 'remarks_too_long', 'x'.repeat(501), 'a\u0000b'],
  ['company', rules.checkCompanyName, null, 'x'.repeat(120)],
  ['company', rules.checkCompanyName, 'company_name_missing', ''],
  ['company', rules.checkCompanyName, 'company_name_too_long', 'x'.repeat(121)],
  ['profession', rules.checkProfession, 'profession_missing', ''],
  ['profession', rules.checkProfession, 'profession_too_long', 'x'.repeat(121)],
  ['tax office', rules.checkTaxOffice, 'tax_office_missing', ''],
  ['tax office', rules.checkTaxOffice, 'tax_office_too_long', 'x'.repeat(81)],
  ['tax number', rules.checkVatNumber, null, 'EL 094014201', 'x'.repeat(20)],
  ['tax number', rules.checkVatNumber, 'vat_number_missing', ''],
  ['tax number', rules.checkVatNumber, 'vat_number_too_long', 'x'.repeat(21)],
  ['phone, if any', rules.ifFilled(rules.checkPhone), null, '', '2101234567', '\u202a+30 210 1234567\u202c'],
  ['phone, if any', rules.ifFilled(rules.checkPhone), 'phone_invalid', '123456'],
  ['username', rules.checkUsername, null, 'a', 'eleni_m', 'Ελένη7', '_1', 'x'.repeat(40)],
  ['username', rules.checkUsername, 'username_missing', ''],
  ['username', rules.checkUsername, 'username_too_long', 'x'.repeat(41)],
  ['username', rules.checkUsername, 'username_characters', 'a b', 'a-b', 'a.b', '<b>', 'a@b', '🕮'],
  ['username', rules.checkUsername, 'username_only_numbers', '7', '123456', '٣'],
  ['alias', rules.checkAlias, null, 'x'.repeat(40), 'ανα\u0301γνωσμα'],
  ['alias', rules.checkAlias, 'alias_missing', ''],
  ['alias', rules.checkAlias, 'alias_too_long', 'x'.repeat(41)],
  ['alias', rules.checkAlias, 'alias_characters', 'a b', 'a\u200bb', 'a\u202eb'],
  ['alias', rules.checkAlias, 'alias_only_numbers', '2026'],
  ['e-mail', rules.checkEmail, null, 'e@example.gr', `${'x'.repeat(243)}@example.gr`.slice(-254)],
  ['e-mail', rules.checkEmail, 'email_missing', ''],
  ['e-mail', rules.checkEmail, 'email_invalid', 'e', 'e@', '@e.gr', 'e@e', 'e e@e.gr', 'a@b@e.gr', 'e@e..gr'],
  ['e-mail', rules.checkEmail, 'email_invalid', `${'x'.repeat(244)}@example.gr`],
  ['password', rules.checkPassword, null, 'x'.repeat(8), 'x'.repeat(128), '🕮'.repeat(8), ' '.repeat(8)],
  ['password', rules.checkPassword, 'password_missing', ''],
  ['password', rules.checkPassword, 'password_too_short', 'x'.repeat(7), '🕮'.repeat(7)],
  ['password', rules.checkPassword, 'password_too_long', 'x'.repeat(129)],
  ['phone', rules.checkPhone, null, '2101234', '1'.repeat(18), '+30 210 123-4567', '(210) 123.4567'],
  ['phone', rules.checkPhone, null, '210/1234567', '[210] 123–4567', '210 123‑4567', ' 2101234567 '],
  ['phone', rules.checkPhone, 'phone_missing', ''],
  ['phone', rules.checkPhone, 'phone_invalid', '123456', '1'.repeat(19), '210123456x', '٣٣٣٣٣٣٣'],
  ['mobile', rules.checkMobile, null, '6912345', '6'.repeat(18), '690/000.00-00'],
  ['mobile', rules.checkMobile, 'mobile_missing', ''],
  ['mobile', rules.checkMobile, 'mobile_invalid', '691234', '6'.repeat(19), 'call me'],
  [
    'postal code',
    rules.checkPostalCode,
    null,
    '1067',
    '106 79',
    'D02X285',
    '1234567',
    '1000-001',
    'LV-1010',
    'PL 00-950',
    'd02 x285',
  ],
  ['postal code', rules.checkPostalCode, 'postal_code_missing', '', ' '],
  ['postal code', rules.checkPostalCode, 'postal_code_length', '106', '12345678', '10_79', 'ΑΒ123'],
  ['code', rules.checkCode, null, '123456', '123 456', 'ab1cd-ef2gh', 'AB1CDEF2GH'],
  ['code', rules.checkCode, 'code_missing', ''],
  ['code', rules.checkCode, 'code_invalid', '12345', '1234567', 'ab1cd'],
  ['day', rules.checkDay, null, '1980-05-17', '2024-02-29'],
  ['day', rules.checkDay, 'birth_date_missing', ''],
  ['day', rules.checkDay, 'birth_date_invalid', '2023-02-29', '17-05-1980', '1980-5-7', '1980-13-01', '1980-00-10'],
]

test.each(boundaries)('%s: %o %s', (_, check, rule, ...texts) => {
  for (const text of texts) expect([text, check(text)]).toEqual([text, rule])
})

describe('a day of birth', () => {
  const today = '2026-11-20'
  test.each([
    ['2026-11-19', null],
    ['2026-11-20', 'birth_date_invalid'],
    ['2026-11-21', 'birth_date_invalid'],
    ['1906-11-20', null],
    ['1906-11-19', 'birth_date_invalid'],
    ['', 'birth_date_missing'],
  ])('%s', (text, rule) => {
    expect(rules.checkBirthDate(text, today)).toBe(rule)
  })
})
