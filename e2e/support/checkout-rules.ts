// What each text field of the checkout takes and refuses, as the shop promises it; and how a field is put to the test.

import type { Locator } from '@playwright/test'
import { expect } from '../fixtures.ts'
import { fieldOf } from './checkout.ts'
import type { Shop } from './shop.ts'
import type { Words } from './words.ts'

type Key = Parameters<Words>[0]
type Named<Prefix extends string> = Key extends infer One
  ? One extends `${Prefix}.${infer Rest}`
    ? Rest
    : never
  : never
type ProblemKey = Named<'checkout.problems'>

export interface FieldRule<Name extends Named<'checkout.fields'> = Named<'checkout.fields'>> {
  name: Name
  /** What is refused, and with which sentence. */
  wrong: readonly (readonly [value: string, problem: ProblemKey, words?: Record<string, string | number>])[]
  /** What is taken; the last is left there. */
  right: readonly string[]
}

const rule = <Name extends Named<'checkout.fields'>>(
  name: Name,
  wrong: FieldRule['wrong'],
  right: readonly string[],
): FieldRule<Name> => ({ name, wrong, right })

const letters = (count: number): string => 'α'.repeat(count)
const digits = (count: number): string => '6'.repeat(count)
const tooLong = (limit: number) => [letters(limit + 1), 'text.long', { limit, seen: limit + 1 }] as const

const text = <Name extends Named<'checkout.fields'>>(name: Name, limit: number, right: string, missing?: ProblemKey) =>
  rule(name, [...(missing ? [['   ', missing] as const] : []), tooLong(limit)], [letters(limit), right])

const phone = <Name extends 'mobile' | 'phone'>(name: Name) =>
  rule(
    name,
    [
      ['690 ΔΕΚΑ', `${name}.letters`],
      [digits(6), `${name}.length`, { seen: 6 }],
      [digits(19), `${name}.length`, { seen: 19 }],
    ],
    [digits(7), digits(18), '+30 (690) 000-0000'],
  )

const longEmail = (length: number): string => `${'e'.repeat(length - '@example.gr'.length)}@example.gr`

const greekPostalCode = rule(
  'postalCode',
  ['1067', '106790', '90679', '00000', 'ΑΒΓΔΕ', '1067A'].map((value) => [value, 'postalCode.greece'] as const),
  ['546 22', '10679'],
)

const names = [
  text('firstName', 60, 'Ελένη', 'firstName.missing'),
  text('lastName', 60, 'Μάρκου', 'lastName.missing'),
] as const

const place = [
  greekPostalCode,
  text('city', 80, 'Αθήνα', 'city.missing'),
  text('street', 120, 'Ασκληπιού 40', 'street.missing'),
  text('building', 60, '3ος όροφος'),
  text('area', 80, 'Εξάρχεια'),
  text('addressTitle', 60, 'Σπίτι'),
] as const

export const plainFields = {
  contact: [
    rule(
      'email',
      [
        'eleni',
        'eleni@',
        '@example.gr',
        'eleni@example',
        'eleni @example.gr',
        'a@example.gr, b@example.gr',
        longEmail(255),
      ].map((value) => [value, 'email.wrong'] as const),
      ['eleni.markou+books@mail.example.gr', longEmail(254), 'eleni@example.gr'],
    ),
    phone('mobile'),
    phone('phone'),
  ],
  address: [...names, ...place, text('remarks', 500, 'Χτυπήστε δυνατά.')],
} as const

export const deliveryFields = [...names, phone('mobile'), phone('phone'), ...place] as const

export const invoiceFields = [
  rule(
    'vatNumber',
    ['090000046', '12345678', '1234567890', 'ΑΒΓΔΕΖΗΘΙ', '000000000'].map(
      (value) => [value, 'vatNumber.greece'] as const,
    ),
    ['EL090000045', 'el 090 000 045', '090000045'],
  ),
  text('companyName', 120, 'Βιβλιοπαρέα ΑΕ', 'companyName.missing'),
  text('profession', 120, 'Εκδόσεις', 'profession.missing'),
  text('taxOffice', 80, 'Δ΄ Αθηνών', 'taxOffice.missing'),
] as const

/** Fills a field with each wrong value and each right one, and listens to what it says. */
export async function checkField(within: Locator, shop: Shop, { name, wrong, right }: FieldRule): Promise<void> {
  const field = fieldOf(within, shop, name)
  for (const [value, problem, words] of wrong) {
    await field.fill(value)
    await field.blur()
    const message = shop.t(`checkout.problems.${problem}`, { seen: value.trim(), ...words })
    await expect(field, `${name}: ${value}`).toHaveAccessibleDescription(message)
    await expect(field, 'what was typed stays').toHaveValue(value)
  }
  for (const value of right) {
    await field.fill(value)
    await field.blur()
    await expect(field, `${name}: ${value}`).not.toHaveAttribute('aria-invalid')
    await expect(field, 'what was typed stays').toHaveValue(value)
  }
}
