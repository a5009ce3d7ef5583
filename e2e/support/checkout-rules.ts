// What each text field of the checkout accepts and refuses by the contract; and how to test a field.

import type { Locator } from '@playwright/test'
import { expect } from '../fixtures.ts'
import { fieldOf } from './checkout.ts'
import type { Translate } from './messages.ts'
import type { Shop } from './shop.ts'

type Key = Parameters<Translate>[0]
type NameUnder<Prefix extends string> = Key extends infer FullKey
  ? FullKey extends `${Prefix}.${infer Rest}`
    ? Rest
    : never
  : never
type ProblemKey = NameUnder<'checkout.problems'>

export interface FieldRule<Name extends NameUnder<'checkout.fields'> = NameUnder<'checkout.fields'>> {
  name: Name
  /** Invalid values, each with its message. */
  rejected: readonly (readonly [value: string, problem: ProblemKey, words?: Record<string, string | number>])[]
  /** Valid values; the last one is left in the field. */
  accepted: readonly string[]
}

const fieldRule = <Name extends NameUnder<'checkout.fields'>>(
  name: Name,
  rejected: FieldRule['rejected'],
  accepted: readonly string[],
): FieldRule<Name> => ({ name, rejected, accepted })

const repeatLetter = (count: number): string => 'α'.repeat(count)
const repeatDigit = (count: number): string => '6'.repeat(count)
const tooLongCase = (limit: number) => [repeatLetter(limit + 1), 'text.long', { limit, seen: limit + 1 }] as const

const textRule = <Name extends NameUnder<'checkout.fields'>>(
  name: Name,
  limit: number,
  accepted: string,
  missing?: ProblemKey,
) =>
  fieldRule(
    name,
    [...(missing ? [['   ', missing] as const] : []), tooLongCase(limit)],
    [repeatLetter(limit), accepted],
  )

const phoneRule = <Name extends 'mobile' | 'phone'>(name: Name) =>
  fieldRule(
    name,
    [
      ['690 ΔΕΚΑ', `${name}.letters`],
      [repeatDigit(6), `${name}.length`, { seen: 6 }],
      [repeatDigit(19), `${name}.length`, { seen: 19 }],
    ],
    [repeatDigit(7), repeatDigit(18), '+30 (690) 000-0000', '210/1234567'],
  )

/** Sixty-four letters before the sign, as many as there may be; what is left is in the last part of the name after it. */
const emailOfLength = (length: number): string =>
  `${'e'.repeat(64)}@${'d'.repeat(62)}.${'d'.repeat(61)}.${'d'.repeat(length - 193)}.gr`

const greekPostalCode = fieldRule(
  'postalCode',
  ['1067', '106790', '90679', '00000', 'ΑΒΓΔΕ', '1067A'].map((value) => [value, 'postalCode.greece'] as const),
  ['546 22', '10679'],
)

const nameRules = [
  textRule('firstName', 60, 'Ελένη', 'firstName.missing'),
  textRule('lastName', 60, 'Μάρκου', 'lastName.missing'),
] as const

const placeRules = [
  greekPostalCode,
  textRule('city', 80, 'Αθήνα', 'city.missing'),
  textRule('street', 120, 'Ασκληπιού 40', 'street.missing'),
  textRule('building', 60, '3ος όροφος'),
  textRule('area', 80, 'Εξάρχεια'),
] as const

export const plainFields = {
  contact: [
    fieldRule(
      'email',
      [
        'eleni',
        'eleni@',
        '@example.gr',
        'eleni@example',
        'eleni @example.gr',
        'a@example.gr, b@example.gr',
        emailOfLength(255),
      ].map((value) => [value, 'email.wrong'] as const),
      ['eleni.markou+books@mail.example.gr', emailOfLength(254), 'eleni@example.gr'],
    ),
    phoneRule('mobile'),
    phoneRule('phone'),
  ],
  address: [...nameRules, ...placeRules, textRule('remarks', 500, 'Χτυπήστε δυνατά.')],
} as const

export const deliveryFields = [...nameRules, phoneRule('mobile'), phoneRule('phone'), ...placeRules] as const

export const invoiceFields = [
  fieldRule(
    'vatNumber',
    ['090000046', '12345678', '1234567890', 'ΑΒΓΔΕΖΗΘΙ', '000000000'].map(
      (value) => [value, 'vatNumber.greece'] as const,
    ),
    ['EL090000045', 'el 090 000 045', '090000045'],
  ),
  textRule('companyName', 120, 'Βιβλιοπαρέα ΑΕ', 'companyName.missing'),
  textRule('profession', 120, 'Εκδόσεις', 'profession.missing'),
  textRule('taxOffice', 80, 'Δ΄ Αθηνών', 'taxOffice.missing'),
] as const

/** Fills a field with each invalid and each valid value, and checks its message. */
export async function checkField(within: Locator, shop: Shop, { name, rejected, accepted }: FieldRule): Promise<void> {
  const field = fieldOf(within, shop, name)
  for (const [value, problem, params] of rejected) {
    await field.fill(value)
    await field.blur()
    const message = shop.t(`checkout.problems.${problem}`, { seen: value.trim(), ...params })
    await expect(field, `${name}: ${value}`).toHaveAccessibleDescription(message)
    await expect(field, 'what was typed stays').toHaveValue(value)
  }
  for (const value of accepted) {
    await field.fill(value)
    await field.blur()
    await expect(field, `${name}: ${value}`).not.toHaveAttribute('aria-invalid')
    await expect(field, 'what was typed stays').toHaveValue(value)
  }
}
