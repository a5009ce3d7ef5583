import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type Parcel,
  priceParcel,
  priceUnplacedParcel,
  priceWithSurcharges,
  type ShippingBand,
  type ShippingTariffs,
} from './parcel-price.ts'

const [home, locker, greece, cyprus] = [1, 4, 1, 2]
const band = (upToGrams: number | null, cents: number, other: Partial<ShippingBand> = {}): ShippingBand => ({
  ...{ shippingTypeId: home, countryId: greece, areaCode: null, upToGrams, cents },
  ...other,
})
const islandLabel = { el: 'Επιβάρυνση νησιών', en: 'Island surcharge' }
const remoteLabel = { el: 'Επιβάρυνση δυσπρόσιτων', en: 'Remote area surcharge' }
const tariffs: ShippingTariffs = {
  areas: [
    { code: 'islands', countryId: greece, ranges: [['81000', '85999']] },
    {
      code: 'remote',
      countryId: greece,
      ranges: [
        ['84801', '84801'],
        ['36070', '36080'],
      ],
    },
    { code: 'north', countryId: greece, ranges: [['54000', '57999']] },
  ],
  bands: [
    ...[band(5000, 390), band(2000, 290), band(null, 60)],
    ...[band(2000, 250, { areaCode: 'north' }), band(5000, 320, { areaCode: 'north' })],
    ...[band(2000, 190, { shippingTypeId: locker }), band(20_000, 390, { shippingTypeId: locker })],
  ],
  surcharges: [
    { shippingTypeId: home, areaCode: 'islands', cents: 150, label: islandLabel },
    { shippingTypeId: home, areaCode: 'remote', cents: 200, label: remoteLabel },
  ],
}
const priceOf = (parcel: Partial<Parcel>, plain = 700) => {
  const whole = { shippingTypeId: home, countryId: greece, postalCode: '10679', grams: 400, ...parcel }
  const price = priceParcel(tariffs, whole, plain)
  return price && [price.priceCents, ...price.surcharges.map(({ code, cents }) => `${code} ${cents}`)]
}

test.each<[string, Partial<Parcel>, unknown]>([
  ['nothing', { grams: 0 }, [290]],
  ['at the end of a band', { grams: 2000 }, [290]],
  ['a gram above', { grams: 2001 }, [390]],
  ['at the end of the last', { grams: 5000 }, [390]],
  ['a kilogram that begins', { grams: 5001 }, [450]],
  ['a kilogram that is full', { grams: 6000 }, [450]],
  ['two that begin', { grams: 6001 }, [510]],
  ['an area with bands of its own', { postalCode: '54621', grams: 2001 }, [320]],
  ['heavier than such an area takes', { postalCode: '54621', grams: 5001 }, null],
  ['heavier than a locker takes', { shippingTypeId: locker, grams: 20_001 }, null],
  ['a country without bands', { countryId: cyprus, grams: 90_000 }, [700]],
  ['an island', { postalCode: '83100' }, [290, 'islands 150']],
  ['an island, heavy', { postalCode: '83100', grams: 2001 }, [390, 'islands 150']],
  ['a remote place of an island', { postalCode: '84801' }, [290, 'islands 150', 'remote 200']],
  ['a remote place', { postalCode: '36075' }, [290, 'remote 200']],
  ['the first and the last postal code of an area', { postalCode: '36080' }, [290, 'remote 200']],
  ['the postal code after it', { postalCode: '36081' }, [290]],
  ['the same digits in another country', { countryId: cyprus, postalCode: '83100' }, [700]],
  ['a postal code of another length', { postalCode: '8310' }, [290]],
  ['no postal code', { postalCode: null }, [290]],
  ['a way without surcharges', { shippingTypeId: locker, postalCode: '83100' }, [190]],
])('%s', (_, parcel, price) => expect(priceOf(parcel)).toEqual(price))

test.each<[string, Partial<Parcel>, unknown]>([
  ['the price of the country, and an area’s with what it adds', {}, [290, 490]],
  ['by weight', { grams: 2001 }, [390, 590]],
  ['what an area does not take counts for the others', { grams: 5001 }, [450, 650]],
  ['a way that costs the same everywhere', { shippingTypeId: locker }, [190, 190]],
  ['a country without areas', { countryId: cyprus }, [700, 700]],
  ['heavier than it takes', { shippingTypeId: locker, grams: 20_001 }, null],
])('before the postal code is known: %s', (_, parcel, expected) => {
  const price = priceUnplacedParcel(tariffs, { shippingTypeId: home, countryId: greece, grams: 400, ...parcel }, 700)
  expect(price && [priceWithSurcharges(price), price.dearestCents]).toEqual(expected)
})

test('before the postal code is known: an area with dearer bands', () => {
  const bands = [...tariffs.bands, band(2000, 900, { areaCode: 'remote' })]
  const parcel = { shippingTypeId: home, countryId: greece, grams: 400 }
  expect(priceUnplacedParcel({ ...tariffs, bands }, parcel, 700)).toMatchObject({ priceCents: 290, dearestCents: 1100 })
})

const runs = { seed: 20_261_126, numRuns: 500 }
/** Dearer from band to band. */
const bands = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 9000 }), fc.nat(500)), { minLength: 1, maxLength: 6 })
  .map((steps) => {
    let [grams, cents] = [0, 0]
    return steps.map(([moreGrams, moreCents]) => {
      grams += moreGrams
      cents += moreCents
      return band(grams, cents)
    })
  })
const grams = fc.nat(100_000)

test('a heavier parcel never costs less, and never anything but what a band says', () => {
  fc.assert(
    fc.property(bands, fc.nat(300), grams, grams, (steps, further, one, other) => {
      const all = { ...tariffs, bands: [...steps, band(null, further)] }
      const priceAt = (weight: number) => {
        const parcel = { shippingTypeId: home, countryId: greece, postalCode: null, grams: weight }
        return priceParcel(all, parcel, 0)?.priceCents ?? Number.NaN
      }
      expect(priceAt(Math.max(one, other))).toBeGreaterThanOrEqual(priceAt(Math.min(one, other)))
      for (const { upToGrams, cents } of steps) if (upToGrams !== null) expect(priceAt(upToGrams)).toBe(cents)
    }),
    runs,
  )
})

test('a surcharge is what the area adds, whatever the parcel weighs', () => {
  fc.assert(
    fc.property(bands, grams, (steps, weight) => {
      const all = { ...tariffs, bands: [...steps, band(null, 60)] }
      const parcel = { shippingTypeId: home, countryId: greece, grams: weight }
      const [mainland, island] = ['10679', '83100'].map((postalCode) => priceParcel(all, { ...parcel, postalCode }, 0))
      expect(island && mainland && priceWithSurcharges(island) - priceWithSurcharges(mainland)).toBe(150)
      expect(island?.priceCents).toBe(mainland?.priceCents)
    }),
    runs,
  )
})
