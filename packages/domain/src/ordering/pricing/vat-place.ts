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

/** How the postal codes of islands begin on which a business has lower rates, and from which day on. */
interface IslandArea {
  readonly islands: string
  readonly begins: readonly string[]
  readonly since: string
}

const since = '2026-01-01'

/** Law 5057/2023 and the list of 2026. Rhodes, the rest of 851, is not in it. */
const islandAreas: readonly IslandArea[] = [
  { islands: 'Lesbos, Lemnos, Agios Efstratios', begins: ['81'], since },
  { islands: 'Chios, Oinousses, Psara', begins: ['82'], since },
  { islands: 'Samos, Ikaria, Fournoi', begins: ['83'], since },
  { islands: 'Agathonisi, Leipsoi, Tilos', begins: ['850'], since },
  { islands: 'Chalki, Megisti', begins: ['85110', '85111'], since },
  { islands: 'Kalymnos, Kos, Nisyros, Leros, Patmos', begins: ['852', '853', '854', '855'], since },
  { islands: 'Symi, Karpathos, Kasos, Astypalaia', begins: ['856', '857', '858', '859'], since },
  { islands: 'Samothrace', begins: ['68002'], since },
]

export function isOnIsland(postalCode: string, day: string): boolean {
  const code = postalCode.replaceAll(' ', '')
  if (!/^\d{5}$/.test(code)) return false
  return islandAreas.some((area) => area.since <= day && area.begins.some((beginning) => code.startsWith(beginning)))
}

function decidePlace({ day, destination, business }: TaxedSale, ossSince: string | null): Omit<SaleVat, 'rates'> {
  const iso = destination?.iso ?? home
  const isValid = business?.vatResult === 'valid'
  const isAbroad = iso !== home && viesCodeOf(iso) !== null
  if (isAbroad && isValid && business.iso !== home) return { area: iso, scheme: 'reverse_charge' }
  if (isAbroad && ossSince !== null && ossSince <= day) return { area: iso, scheme: 'oss' }
  const isOnIslandThen = (place: Place | null) => place?.iso === home && isOnIsland(place.postalCode, day)
  const isIslandBusiness = isValid && isOnIslandThen(business) && isOnIslandThen(destination)
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
