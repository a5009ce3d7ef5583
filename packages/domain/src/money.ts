// Money is integer cents of euro. No amount anywhere has a fraction.

import type { Language } from './language.ts'

/** An amount in cents of euro, always an integer. */
export type Cents = number

/** ISO 4217. */
export const shopCurrency = 'EUR'

export const sum = (amounts: readonly Cents[]): Cents => amounts.reduce((total, amount) => total + amount, 0)

/**
 * Splits an amount by weights so that the parts sum to it: each part is rounded down, the remaining cents go to the
 * largest remainders, and among equal remainders to the earlier part.
 */
export function splitByWeight(amount: Cents, weights: readonly number[]): Cents[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  if (total === 0) return weights.map((_, index) => (index === 0 ? amount : 0))
  const shares = weights.map((weight) => Math.floor((amount * weight) / total))
  const remaining = amount - shares.reduce((sum, part) => sum + part, 0)
  const byRemainder = weights
    .map((weight, index) => ({ index, remainder: (amount * weight) % total }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index)
  for (const { index } of byRemainder.slice(0, remaining)) shares[index] = (shares[index] ?? 0) + 1
  return shares
}

/** The net amount inside a gross one. `rate` is in basis points (600 is 6 %); half a cent rounds up. */
export const netOfGross = (gross: Cents, rate: number): Cents => Math.round((gross * 10_000) / (10_000 + rate))

/** `17,10 €` in Greek (with a no-break space), `€17.10` in English. */
export function formatMoney(cents: Cents, language: Language): string {
  const sign = cents < 0 ? '−' : ''
  const euros = Math.floor(Math.abs(cents) / 100).toString()
  const fraction = (Math.abs(cents) % 100).toString().padStart(2, '0')
  const grouped = euros.replace(/\B(?=(\d{3})+$)/g, language === 'el' ? '.' : ',')
  return language === 'el' ? `${sign}${grouped},${fraction}\u00a0€` : `${sign}€${grouped}.${fraction}`
}

/** Of whole euros: `10 €` in Greek (with a no-break space), `€10` in English. */
export const formatWholeEuros = (cents: Cents, language: Language): string =>
  formatMoney(cents, language).replace(/[.,]00(?=\D*$)/, '')
