// Lockers and shops of carriers where a parcel can be collected, found by words, postal code and distance. Names are in
// Greek; the keys are those of the shop's search, so that they are found in Latin letters as well.

import { splitWords } from '../../search/fold-text.ts'
import { prefixKeys } from '../../search/prefix-keys.ts'
import { storedKeys } from '../../search/word-keys.ts'
import type { CarrierCode } from './carriers.ts'
import { isPointOpen, type PointHours, type PointOpening, readPointHours } from './point-hours.ts'

export interface Coordinates {
  /** Degrees, WGS 84. */
  readonly latitude: number
  readonly longitude: number
}

export interface PickupPoint extends Coordinates {
  readonly carrier: CarrierCode
  /** The carrier's own. */
  readonly id: string
  readonly kind: 'locker' | 'shop'
  readonly name: string
  readonly street: string
  readonly city: string
  readonly postalCode: string
  /** ISO 3166-1. */
  readonly countryCode: string
  /** How it is found, or when it is open. */
  readonly note: string | null
}

export interface PointQuery {
  carriers: readonly CarrierCode[]
  /** Words of name, street and city, or the beginning of a postal code. Each must match. */
  text: string
  near: Coordinates | null
  /** Only those that are known to be open then, or null. */
  opening: PointOpening | null
  now: number
  limit: number
}

export interface FoundPoint {
  readonly point: PickupPoint
  /** From the place that was asked for. */
  readonly metres: number | null
}

export interface FoundPoints {
  /** As many as were asked for. */
  found: FoundPoint[]
  /** How many there are in all. */
  total: number
  /** The beginning of a postal code in which no point is: these are in the codes that begin so. */
  widenedTo: string | null
}

/** Every key with the positions of the points that have it. */
export interface PointIndex {
  readonly points: readonly PickupPoint[]
  /** By position. */
  readonly hours: readonly PointHours[]
  readonly keys: readonly string[]
  readonly positions: ReadonlyMap<string, readonly number[]>
}

const codeOf = ({ postalCode }: PickupPoint): string => postalCode.replace(/\s/g, '')

const keysOf = (point: PickupPoint): Set<string> => {
  const words = splitWords(`${point.name} ${point.street} ${point.city}`)
  return new Set([codeOf(point), ...words.flatMap(({ literal }) => [literal, ...storedKeys(literal).skeletons])])
}

export function indexPoints(points: readonly PickupPoint[]): PointIndex {
  const positions = new Map<string, number[]>()
  for (const [position, point] of points.entries())
    for (const key of keysOf(point)) {
      const known = positions.get(key)
      if (known) known.push(position)
      else positions.set(key, [position])
    }
  const hours = points.map(({ note }) => readPointHours(note))
  return { points, hours, keys: [...positions.keys()].sort(), positions }
}

/** The first place whose key is not before `text`. */
function lowerBound(keys: readonly string[], text: string): number {
  let [low, high] = [0, keys.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((keys[middle] ?? '') < text) low = middle + 1
    else high = middle
  }
  return low
}

/** `112 51` is one code. */
const joinPostalCode = (text: string): string => text.replace(/\b(\d{3})\s+(\d{2})\b/g, '$1$2')

/** What is typed beyond is left out. */
const maxWords = 10

/** The keys of points that begin with a typed word. */
function* keysFor(keys: readonly string[], word: string): Generator<string> {
  for (const prefix of /^\d+$/.test(word) ? [word] : [word, ...prefixKeys(word)])
    for (let place = lowerBound(keys, prefix); keys[place]?.startsWith(prefix); place += 1) yield keys[place] ?? ''
}

function positionsOf({ points, keys, positions }: PointIndex, text: string): number[] {
  const words = splitWords(joinPostalCode(text)).slice(0, maxWords)
  /** How many of the words a point has, as long as it has had each. */
  const matched = new Uint8Array(points.length)
  for (const [count, { literal }] of words.entries())
    for (const key of keysFor(keys, literal))
      for (const position of positions.get(key) ?? []) if (matched[position] === count) matched[position] = count + 1
  return [...points.keys()].filter((position) => matched[position] === words.length)
}

const earthRadius = 6_371_000
const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Along the surface, in metres. */
export function distanceBetween(one: Coordinates, other: Coordinates): number {
  const height = Math.sin(radians(other.latitude - one.latitude) / 2) ** 2
  const width = Math.sin(radians(other.longitude - one.longitude) / 2) ** 2
  const part = height + Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * width
  return Math.round(2 * earthRadius * Math.asin(Math.sqrt(part)))
}

/** The nearest first where a place is given, otherwise by the order of the index. */
function pointsMatching(
  index: PointIndex,
  { carriers, text, near, opening, now }: Omit<PointQuery, 'limit'>,
): FoundPoint[] {
  const matching = positionsOf(index, text).flatMap((position): FoundPoint[] => {
    const point = index.points[position]
    if (!point || !carriers.includes(point.carrier)) return []
    if (opening && !isPointOpen(index.hours[position] ?? null, opening, now)) return []
    return [{ point, metres: near && distanceBetween(near, point) }]
  })
  return near ? matching.sort((a, b) => (a.metres ?? 0) - (b.metres ?? 0)) : matching
}

/** What is shorter is no neighbourhood any more. */
const shortestCode = 2

const isInCode = (point: PickupPoint, code: string): boolean => codeOf(point).startsWith(code)

/** Where a postal code has no point, those of the codes that begin alike: they are near it. A house number is not. */
export function searchPoints(index: PointIndex, { limit, ...query }: PointQuery): FoundPoints {
  const asked = joinPostalCode(query.text.trim())
  let text = asked
  let matching = pointsMatching(index, { ...query, text })
  while (matching.length === 0 && /^\d+$/.test(text) && text.length > shortestCode) {
    const code = text.slice(0, -1)
    matching = pointsMatching(index, { ...query, text: code }).filter(({ point }) => isInCode(point, code))
    text = code
  }
  const widenedTo = text === asked || matching.length === 0 ? null : text
  return { found: matching.slice(0, limit), total: matching.length, widenedTo }
}
