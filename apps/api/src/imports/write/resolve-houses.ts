// The publishers and series of a batch as rows of ours.

import { plainWords, publisherMatchKey } from '@stoa/domain/people/name-keys'
import { remember } from '@stoa/domain/search/remember'
import { slugOf } from '@stoa/domain/url/slug'
import type { Executor } from '../../database/transaction.ts'
import { publisherKeys } from '../../modules/people/people-columns.ts'
import { freeSlugs } from './free-slugs.ts'
import * as queries from './people.queries.ts'

/** A book whose sender names no publisher. */
const unknownHouse = { greek: 'Χωρίς στοιχεία εκδότη', english: 'Publisher not stated' }

const nameOf = (name: string | null): string => name ?? unknownHouse.greek

/** A name of signs only is recognised by itself. */
const keyOf = remember((name: string) => publisherMatchKey(name) || name, 10_000)
const houseKey = (name: string | null): string => keyOf(nameOf(name))

export type HouseIds = (name: string | null) => number

/** The id of each of these names; null is the house of books without one. */
export async function resolvePublishers(tx: Executor, names: readonly (string | null)[]): Promise<HouseIds> {
  const wanted = new Map(names.map((name) => [houseKey(name), nameOf(name)]))
  const known = await queries.listPublishers(tx, [...wanted.keys()])
  const ids = new Map(known.map(({ match_key, id }) => [match_key, id]))
  const missing = [...wanted].filter(([key]) => !ids.has(key))
  const wishes = missing.map(([, name]) => slugOf(name) || 'publisher')
  const slugs = await freeSlugs(wishes, (some) => queries.listTakenSlugs(tx, 'publisher', some))
  const rows = missing.map(([key, name], index) => {
    const english = name === unknownHouse.greek ? unknownHouse.english : null
    const slug = slugs[index] ?? ''
    return { code: slug, url: slug, name_el: name, name_en: english, ...publisherKeys(name, english), match_key: key }
  })
  const made = await queries.insertNamed(tx, 'publisher', rows)
  for (const [index, [key]] of missing.entries()) ids.set(key, made[index] ?? 0)
  return (name) => {
    const id = ids.get(houseKey(name))
    if (id === undefined) throw new Error(`the publisher ${nameOf(name)} was not resolved`)
    return id
  }
}

export interface WantedSeries {
  name: string
  publisherId: number
}

export type SeriesIds = (series: WantedSeries) => number

const seriesKey = remember((name: string) => plainWords(name) || name, 10_000)
const pairKey = (name: string, publisherId: number | null): string => `${publisherId ?? ''}|${seriesKey(name)}`

/** A series is one house's; one that came without a house is everybody's. */
export async function resolveSeries(tx: Executor, wanted: readonly WantedSeries[]): Promise<SeriesIds> {
  const known = await queries.listSeries(tx, [...new Set(wanted.map(({ name }) => seriesKey(name)))])
  const ids = new Map(known.map((row) => [`${row.publisher_id ?? ''}|${row.match_key}`, row.id]))
  const idOf = ({ name, publisherId }: WantedSeries): number | undefined =>
    ids.get(pairKey(name, publisherId)) ?? ids.get(pairKey(name, null))
  const missing = new Map(
    wanted.filter((one) => idOf(one) === undefined).map((one) => [pairKey(one.name, one.publisherId), one]),
  )
  const wishes = [...missing.values()].map(({ name }) => slugOf(name) || 'series')
  const codes = await freeSlugs(wishes, (some) => queries.listTakenSeriesCodes(tx, some))
  const rows = [...missing.values()].map(({ name, publisherId }, index) => ({
    ...{
      code: codes[index] ?? '',
      name_el: name,
      name_en: null,
      publisher_id: publisherId,
      match_key: seriesKey(name),
    },
  }))
  const made = await queries.insertNamed(tx, 'series', rows)
  for (const [index, key] of [...missing.keys()].entries()) ids.set(key, made[index] ?? 0)
  return (series) => {
    const id = idOf(series)
    if (id === undefined) throw new Error(`the series ${series.name} was not resolved`)
    return id
  }
}
