// The kinds of filter on a product list: each under its wire name, with the form of its values.

import { availabilityNumbers } from '@stoa/domain/catalogue/availability'
import { readBand, writeBand } from '@stoa/domain/catalogue/bands'
import { readReleased } from '@stoa/domain/catalogue/released'
import { bandCodes } from '@stoa/domain/ordering/delivery/delivery-bands'

/** The canonical form of a value, or null when it is not valid for the kind. */
type ReadValue = (text: string) => string | null

const listed =
  (allowed: readonly string[]): ReadValue =>
  (text) =>
    allowed.find((value) => value === text) ?? null

const id: ReadValue = (text) => (/^[1-9]\d{0,8}$/.test(text) ? text : null)

const code: ReadValue = (text) => (text.length <= 60 && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text) ? text : null)

const band: ReadValue = (text) => {
  const read = readBand(text)
  return read && writeBand(read)
}

/** How a book is made; other products have none. */
export const subtypes = ['paperback', 'hardback', 'pocket', 'board'] as const

export const ratings = ['1', '2', '3', '4', '5'] as const

/** In canonical order. Values of one kind are alternatives (OR); different kinds are combined with AND. */
export const filterValues = {
  /** Category ids; descendants are included. */
  Category: id,
  /** Codes of attribute values; written with the attribute's own code, `Attribute-language`. */
  Attribute: code,
  /** Codes: `new-arrival`, `best-seller` … */
  Status: code,
  /** Codes of colours. */
  DimensionColor: code,
  /** Codes of sizes. */
  DimensionSize: code,
  /** Ids of the manufacturers of products that are not books. */
  Manufacturer: id,
  /** Codes of models. */
  Model: code,
  /** Cents with VAT, both ends included: `1000-1499`, `-999`, `5000-`. */
  Price: band,
  /** Percent of the announced reduction: `11-20`, `51-`. */
  DiscountRates: band,
  /** Ids of branches that have a copy in stock now. */
  Branch: id,
  /** Codes: `award`, `signed` … */
  Feature: code,
  /** Codes of the bindings and formats of books. */
  Subtype: listed(subtypes),
  /** The number of the availability, as in a product’s `ast`. */
  Availability: listed(Object.values(availabilityNumbers).map(String)),
  /** Minimum average rating in stars. */
  RatingBase5: listed(ratings),
  /** Codes of promotions. */
  Promotion: code,
  /** Order to door in Greece: `1-4` … `15-25` working days, `4-7w` weeks. */
  CalculatedAvailability: listed(bandCodes),
  /** Pages: `1-100`, `1001-`. */
  Pieces: band,
  /** Ids of authors. */
  Authors: id,
  /** Ids of publishers of books. */
  Publishers: id,
  /** `upcoming`, `last-30`, `last-90`, `this-year`, `2024`, `1990-1999`, `-1989`. */
  Released: readReleased,
} as const satisfies Record<string, ReadValue>

export type FilterKind = keyof typeof filterValues

export const filterKinds = Object.keys(filterValues) as [FilterKind, ...FilterKind[]]

/** Kinds of the specification that apply to events and places, never to products. */
export const kindsNotForGoods = ['EventCategory', 'CountryRegion', 'EventTag'] as const
