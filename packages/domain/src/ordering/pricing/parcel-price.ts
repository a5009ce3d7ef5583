// What a parcel costs: by its weight, in the bands of where it goes, and what its postal code adds. A country without bands
// has one price; an area with bands of its own has those instead of its country's.

import type { Cents } from '../../money.ts'
import { type AdjustmentLabel, type Charge, sumCents } from './adjustments.ts'

/** Postal codes of one country. */
export interface ShippingArea {
  code: string
  countryId: number
  /** First and last, of the same length. */
  ranges: readonly (readonly [first: string, last: string])[]
}

export interface ShippingBand {
  shippingTypeId: number
  countryId: number
  /** Null for the whole country. */
  areaCode: string | null
  /** Null for each further kilogram that begins, above the last band. */
  upToGrams: number | null
  cents: Cents
}

/** For every parcel of one way to an area. */
export interface ShippingSurcharge {
  shippingTypeId: number
  areaCode: string
  cents: Cents
  label: AdjustmentLabel
}

export interface ShippingTariffs {
  areas: readonly ShippingArea[]
  bands: readonly ShippingBand[]
  surcharges: readonly ShippingSurcharge[]
}

export interface Parcel {
  shippingTypeId: number
  countryId: number
  /** As it is normalised; null where it is not known, or does not matter. */
  postalCode: string | null
  grams: number
}

export type SurchargeCharge = Pick<Charge, 'code' | 'label' | 'cents'>

export interface ParcelPrice {
  /** Without surcharges. */
  priceCents: Cents
  surcharges: readonly SurchargeCharge[]
}

/** `plainCents`: the price where there are no bands. Null for a parcel that is heavier than this way takes. */
export function priceParcel(tariffs: ShippingTariffs, parcel: Parcel, plainCents: Cents): ParcelPrice | null {
  const areas = tariffs.areas.filter((area) => isWithin(area, parcel)).map(({ code }) => code)
  return priceWithin(tariffs, areas, parcel, plainCents)
}

/** Before its postal code is known: the price of its country, and what it costs at most in one of its areas, surcharges included. */
export function priceUnplacedParcel(
  tariffs: ShippingTariffs,
  parcel: Omit<Parcel, 'postalCode'>,
  plainCents: Cents,
): (ParcelPrice & { dearestCents: Cents }) | null {
  const price = priceWithin(tariffs, [], parcel, plainCents)
  const inAreas = tariffs.areas
    .filter(({ countryId }) => countryId === parcel.countryId)
    .flatMap(({ code }) => priceWithin(tariffs, [code], parcel, plainCents) ?? [])
  return price && { ...price, dearestCents: Math.max(...[price, ...inAreas].map(priceWithSurcharges)) }
}

/** Surcharges included. */
export const priceWithSurcharges = ({
  priceCents,
  surcharges,
}: Partial<ParcelPrice> & Pick<ParcelPrice, 'priceCents'>): Cents => priceCents + sumCents(surcharges ?? [])

function priceWithin(
  tariffs: ShippingTariffs,
  areas: readonly string[],
  parcel: Omit<Parcel, 'postalCode'>,
  plainCents: Cents,
): ParcelPrice | null {
  const bands = tariffs.bands.filter((band) => isOfWay(band, parcel) && band.countryId === parcel.countryId)
  const ofArea = bands.filter(({ areaCode }) => areaCode !== null && areas.includes(areaCode))
  const priceCents = priceInBands(
    ofArea.length > 0 ? ofArea : bands.filter(({ areaCode }) => areaCode === null),
    parcel.grams,
    plainCents,
  )
  if (priceCents === null) return null
  const surcharges = tariffs.surcharges
    .filter((surcharge) => isOfWay(surcharge, parcel) && areas.includes(surcharge.areaCode))
    .map(({ areaCode: code, label, cents }) => ({ code, label, cents }))
  return { priceCents, surcharges }
}

const isOfWay = (one: Pick<Parcel, 'shippingTypeId'>, { shippingTypeId }: Pick<Parcel, 'shippingTypeId'>): boolean =>
  one.shippingTypeId === shippingTypeId

const isInRange = (postalCode: string, [first, last]: ShippingArea['ranges'][number]): boolean =>
  postalCode.length === first.length && first <= postalCode && postalCode <= last

const isWithin = ({ countryId, ranges }: ShippingArea, parcel: Parcel): boolean =>
  countryId === parcel.countryId && ranges.some((range) => isInRange(parcel.postalCode ?? '', range))

const gramsPerKilogram = 1000

function priceInBands(bands: readonly ShippingBand[], grams: number, plainCents: Cents): Cents | null {
  if (bands.length === 0) return plainCents
  const steps = stepsOf(bands)
  const step = steps.find(({ upToGrams }) => grams <= upToGrams)
  if (step) return step.cents
  const [last, further] = [steps.at(-1), bands.find(({ upToGrams }) => upToGrams === null)]
  if (!last || !further) return null
  return last.cents + Math.ceil((grams - last.upToGrams) / gramsPerKilogram) * further.cents
}

interface Step {
  upToGrams: number
  cents: Cents
}

/** By weight. */
const stepsOf = (bands: readonly Pick<ShippingBand, 'upToGrams' | 'cents'>[]): Step[] =>
  bands
    .flatMap(({ upToGrams, cents }) => (upToGrams === null ? [] : [{ upToGrams, cents }]))
    .toSorted((a, b) => a.upToGrams - b.upToGrams)
