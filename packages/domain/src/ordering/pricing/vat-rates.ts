// VAT by kind of product, place and day. Gift cards are outside VAT, because a multi-purpose voucher is taxed when it is
// redeemed (Directive 2016/1065).

export const taxClasses = ['book', 'standard', 'outside'] as const

/** What a product is, wherever it is sold. */
export type TaxClass = (typeof taxClasses)[number]

/** What the law of a place makes of it. */
export type VatClass = 'Normal' | 'Reduced' | 'ExtraReduced' | 'Zero' | 'Exempt'

/** From its day on, `2026-01-01`, until a later one of the same place and class. */
export interface DatedRate {
  /** A country by ISO 3166-1, or a part of one: `GR`, `GR-islands`. */
  area: string
  vatClass: VatClass
  since: string
  /** 600 is 6 %. */
  basisPoints: number
}

export interface DatedClass {
  area: string
  taxClass: TaxClass
  since: string
  vatClass: VatClass
}

export interface VatTable {
  rates: readonly DatedRate[]
  /** Of what is not Normal. */
  classes: readonly DatedClass[]
}

/** In basis points. */
export type TaxRates = Readonly<Record<TaxClass, number>>

export const sameRates = (one: TaxRates, other: TaxRates): boolean =>
  taxClasses.every((taxClass) => one[taxClass] === other[taxClass])

function inForce<Dated extends { since: string }>(entries: readonly Dated[], day: string): Dated | undefined {
  return entries
    .filter(({ since }) => since <= day)
    .reduce<Dated | undefined>((latest, entry) => (latest && latest.since > entry.since ? latest : entry), undefined)
}

function vatClassOf({ classes }: VatTable, area: string, taxClass: TaxClass, day: string): VatClass {
  if (taxClass === 'outside') return 'Exempt'
  const dated = classes.filter((entry) => entry.area === area && entry.taxClass === taxClass)
  return inForce(dated, day)?.vatClass ?? 'Normal'
}

/** The rates of a place on a day, `2026-11-20`; null where the table knows none. */
export function findRates(table: VatTable, area: string, day: string): TaxRates | null {
  const rateOf = (taxClass: TaxClass): number | undefined => {
    const vatClass = vatClassOf(table, area, taxClass, day)
    if (vatClass === 'Exempt') return 0
    const dated = table.rates.filter((rate) => rate.area === area && rate.vatClass === vatClass)
    return inForce(dated, day)?.basisPoints
  }
  const [book, standard, outside] = [rateOf('book'), rateOf('standard'), rateOf('outside')]
  return book === undefined || standard === undefined || outside === undefined ? null : { book, standard, outside }
}

/** Greece’s since each day, the newest first, for files that state a rate: laws 4389/2016, 4334/2015 and 3899/2010. */
export const greekRates: readonly ({ since: string } & TaxRates)[] = [
  { since: '2016-06-01', book: 600, standard: 2400, outside: 0 },
  { since: '2015-07-20', book: 600, standard: 2300, outside: 0 },
  { since: '2011-01-01', book: 650, standard: 2300, outside: 0 },
]

/** The class that has this rate in Greece on a day, `2026-11-20`; null for a rate of none. */
export function taxClassOfRate(basisPoints: number, day: string): 'book' | 'standard' | null {
  const rates = greekRates.find(({ since }) => since <= day)
  if (basisPoints === rates?.book) return 'book'
  return basisPoints === rates?.standard ? 'standard' : null
}

/** Greece’s of today. */
export const vatRates: TaxRates = { book: 600, standard: 2400, outside: 0 }

/** A price with VAT, of one without it, which may have fractions of a cent. */
export const withVat = (netCents: number, taxClass: TaxClass): number =>
  Math.round((netCents * (10_000 + vatRates[taxClass])) / 10_000)
