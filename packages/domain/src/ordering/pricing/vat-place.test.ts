import { describe, expect, test } from 'vitest'
import { isOnIsland, type TaxedSale, type VatRules, vatOfSale } from './vat-place.ts'

const since = '2026-01-01'
const rules: VatRules = {
  ossSince: '2027-01-01',
  rates: [
    { area: 'GR', vatClass: 'Normal', since, basisPoints: 2400 },
    { area: 'GR-islands', vatClass: 'Normal', since, basisPoints: 1700 },
    { area: 'DE', vatClass: 'Normal', since, basisPoints: 1900 },
  ],
  classes: [],
}

const athens = { iso: 'GR', postalCode: '10679' }
const samos = { iso: 'GR', postalCode: '83100' }
const berlin = { iso: 'DE', postalCode: '10115' }
const zurich = { iso: 'CH', postalCode: '8001' }
const of = (place: typeof athens, vatResult: 'valid' | 'invalid' | 'unknown' | null = 'valid') => ({
  ...place,
  vatResult,
})

describe.each([
  ['2026-12-31', 'before the one-stop-shop', 'GR', 'domestic', 2400],
  ['2027-01-01', 'from its day on', 'DE', 'oss', 1900],
] as const)('%s, %s', (day, _, area, scheme, standard) => {
  test.each<[string, Omit<TaxedSale, 'day'>, string, string, number]>([
    ['a person in Athens', { destination: athens, business: null }, 'GR', 'domestic', 2400],
    ['a person on Samos', { destination: samos, business: null }, 'GR', 'domestic', 2400],
    ['a business on Samos', { destination: samos, business: of(samos) }, 'GR-islands', 'domestic', 1700],
    ['a business on Samos, unchecked', { destination: samos, business: of(samos, 'unknown') }, 'GR', 'domestic', 2400],
    ['a business on Samos, to Athens', { destination: athens, business: of(samos) }, 'GR', 'domestic', 2400],
    ['a business of Athens, to Samos', { destination: samos, business: of(athens) }, 'GR', 'domestic', 2400],
    ['a business that collects', { destination: null, business: of(berlin) }, 'GR', 'domestic', 2400],
    ['a person in Berlin', { destination: berlin, business: null }, area, scheme, standard],
    [
      'a business in Berlin, unchecked',
      { destination: berlin, business: of(berlin, 'unknown') },
      area,
      scheme,
      standard,
    ],
    ['a business in Berlin', { destination: berlin, business: of(berlin) }, 'DE', 'reverse_charge', 0],
    ['a business of Berlin, to Athens', { destination: athens, business: of(berlin) }, 'GR', 'domestic', 2400],
    ['a business of Athens, to Berlin', { destination: berlin, business: of(athens) }, area, scheme, standard],
    ['somebody outside the Union', { destination: zurich, business: null }, 'GR', 'domestic', 2400],
  ])('%s', (_who, sale, soldIn, soldAs, rate) => {
    const vat = vatOfSale(rules, { ...sale, day })
    expect([vat.area, vat.scheme, vat.rates.standard]).toEqual([soldIn, soldAs, rate])
  })
})

test('a place without rates on that day is taxed as the mainland, and without those nothing is sold', () => {
  const old = { destination: berlin, business: null, day: '2027-01-01' }
  const without = (...areas: string[]) => ({ ...rules, rates: rules.rates.filter(({ area }) => !areas.includes(area)) })
  expect(vatOfSale(without('DE'), old)).toMatchObject({ area: 'GR', scheme: 'domestic' })
  expect(() => vatOfSale(without('DE', 'GR'), old)).toThrow('2027-01-01')
})

describe('islands with lower rates', () => {
  test.each([
    ...[
      '85001',
      '81500',
      '85900',
      '83300',
      '85200',
      '85700',
      '85800',
      '85300',
      '85400',
      '81100',
      '81400',
      '85111',
      '85303',
    ],
    ...['82101', '85500', '68002', '83200', '85600', '85002', '83400', '85110', '82300', '82104', '831 00'],
  ])('%s', (code) => expect(isOnIsland(code, since)).toBe(true))
  test.each(['85100', '85109', '85131', '84700', '68100', '10679', '70013', '8310', '831000'])('not %s', (code) =>
    expect(isOnIsland(code, since)).toBe(false),
  )
})

test('lower rates hold from their day on', () => {
  expect(isOnIsland('83100', '2025-12-31')).toBe(false)
  const sale = { destination: samos, business: of(samos), day: '2025-12-31' }
  const older = { ...rules, rates: rules.rates.map((rate) => ({ ...rate, since: '2020-01-01' })) }
  expect(vatOfSale(older, sale).area).toBe('GR')
})
