// Where a sale is taxed. The shop sells from the mainland of Greece. A parcel to a person on an island with lower rates has
// the mainland's; only a business that is established there, and gets its goods there, has the island's. A business of
// another country of the European Union, with a number that VIES knows, owes the VAT of its purchases itself. Everybody else
// in the Union has Greek VAT until the shop is in the one-stop-shop, and from then on that of their country.

import { viesCodeOf } from '../../identity/vat-number.ts'
import type { VatResult } from '../order/vat-check.ts'
import { findRates, type TaxRates, type VatTable } from './vat-rates.ts'

export const vatSchemes = ['domestic', 'oss', 'reverse_charge'] as const
export type VatScheme = (typeof vatSchemes)[number]

export interface Place {
  /** ISO 3166-1. */
  iso: string
  postalCode: string
}

export interface TaxedSale {
  /** `2026-11-20`, in shop time. */
  day: string
  /** Where the goods go; null when they are collected at a branch, or nothing is sent. */
  destination: Place | null
  /** Who wants an invoice, and what the register has said of its number; null for a receipt. */
  business: (Place & { vatResult: VatResult | null }) | null
}

export interface VatRules extends VatTable {
  /** From when on the one-stop-shop counts, `2027-01-01`. */
  ossSince: string | null
}

export interface SaleVat {
  /** Whose rates they are: `GR`, `GR-islands`, `DE`. */
  area: string
  scheme: VatScheme
  rates: TaxRates
}

const home = 'GR'
const islands = 'GR-islands'

/**
 * The regional units of Lesbos, Chios and Samos, the Dodecanese without Rhodes, and Samothrace. Rhodes has 851, of which 8511
 * is Symi and Megisti.
 */
export const isOnIsland = (postalCode: string): boolean =>
  /^(?:8[123]\d{3}|85(?!10\d|1[2-9]\d)\d{3}|68002)$/.test(postalCode.replaceAll(' ', ''))

const isEstablishedOnIsland = (place: Place | null): boolean => place?.iso === home && isOnIsland(place.postalCode)

function decidePlace({ day, destination, business }: TaxedSale, ossSince: string | null): Omit<SaleVat, 'rates'> {
  const iso = destination?.iso ?? home
  const isValid = business?.vatResult === 'valid'
  const isAbroad = iso !== home && viesCodeOf(iso) !== null
  if (isAbroad && isValid && business.iso !== home) return { area: iso, scheme: 'reverse_charge' }
  if (isAbroad && ossSince !== null && ossSince <= day) return { area: iso, scheme: 'oss' }
  const isIslandBusiness = isValid && isEstablishedOnIsland(business) && isEstablishedOnIsland(destination)
  return { area: isIslandBusiness ? islands : home, scheme: 'domestic' }
}

const noVat: TaxRates = { book: 0, standard: 0, outside: 0 }

/** A place without rates on that day is taxed as the mainland. */
export function vatOfSale(rules: VatRules, sale: TaxedSale): SaleVat {
  const { area, scheme } = decidePlace(sale, rules.ossSince)
  if (scheme === 'reverse_charge') return { area, scheme, rates: noVat }
  const rates = findRates(rules, area, sale.day)
  if (rates) return { area, scheme, rates }
  const mainland = findRates(rules, home, sale.day)
  if (!mainland) throw new Error(`no rates of VAT for ${sale.day}`)
  return { area: home, scheme: 'domestic', rates: mainland }
}
