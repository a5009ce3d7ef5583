// The numbers of orders in what people write to their bank: `STO-26-483920` with or without its letters, dashes and spaces,
// in Latin or Greek letters. A slip of the keyboard is a proposal only.

import { readOrderCode } from '../order/read-order-code.ts'

const gap = String.raw`[\s\-–—./#:]*`
const letters = String.raw`[SΣ]\s?[TΤ]\s?[OΟ]`

/** Digits that are part of a longer number, such as an IBAN, are none of these. */
const patterns = [
  new RegExp(String.raw`(?<!\d)(\d{2})${gap}(\d{6,9})(?!\d)`, 'g'),
  // grouped by who typed it, which only its letters tell from other numbers
  new RegExp(String.raw`${letters}${gap}(\d{2})${gap}(\d{3})[\s\-–—./](\d{3})(?!\d)`, 'g'),
]

/** Each once, in their order. */
export function findOrderCodes(text: string): string[] {
  const found = patterns.flatMap((pattern) =>
    [...text.toUpperCase().matchAll(pattern)].map(([, year, ...digits]) => readOrderCode(`${year}${digits.join('')}`)),
  )
  return [...new Set(found.filter((code) => code !== null))]
}

const digitsOf = (text: string): string => text.replace(/\D/g, '')

/** Whether one digit is wrong, missing or too many, or two neighbours have changed places. */
function isOneSlipAway(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1 || one === other) return false
  let at = 0
  while (at < one.length && one[at] === other[at]) at += 1
  const [rest, otherRest] = [one.slice(at), other.slice(at)]
  const swapped = `${rest[1] ?? ''}${rest[0] ?? ''}${rest.slice(2)}`
  return [
    [rest.slice(1), otherRest.slice(1)],
    [rest, otherRest.slice(1)],
    [rest.slice(1), otherRest],
    [swapped, otherRest],
  ].some(([left, right]) => left === right)
}

/** The one of these codes that somebody may have meant; null when there is none, or more than one. */
export function findNearCode(text: string, codes: readonly string[]): string | null {
  const typed = [...text.matchAll(/\d[\d\s\-–—./]{5,}\d/g)].map(([number]) => digitsOf(number))
  const near = codes.filter((code) => typed.some((number) => isOneSlipAway(number, digitsOf(code))))
  const [only = null] = near
  return near.length === 1 ? only : null
}
