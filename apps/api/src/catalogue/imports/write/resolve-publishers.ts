// Matches the publishers and series of a batch to rows.

import { normalizeWords, publisherMatchKey } from '@stoa/domain/catalogue/people/name-keys'
import { memoize } from '@stoa/domain/search/memoize'
import { slugOf } from '@stoa/domain/url/slug'
import type { Executor } from '../../../database/transaction.ts'
import { publisherKeys } from '../../people-columns.ts'
import { freeSlugs } from './free-slugs.ts'
import * as queries from './people.queries.ts'

/** The row of books whose sender names no publisher has no name: nothing lists it, it has no page. */
const nameOf = (name: string | null): string => name ?? ''

/** A name without letters and digits is its own key. */
const keyOf = memoize((name: string) => publisherMatchKey(name) || name, 10_000)
const publisherKey = (name: string | null): string => keyOf(nameOf(name))

export type PublisherIds = (name: string | null) => number

/** The id of each of these names; null is the publisher of books without one. */
export async function resolvePublishers(tx: Executor, names: readonly (string | null)[]): Promise<PublisherIds> {
  const wanted = new Map(names.map((name) => [publisherKey(name), nameOf(name)]))
  const existingRows = await queries.listPublishers(tx, [...wanted.keys()])
  const ids = new Map(existingRows.map(({ match_key, id }) => [match_key, id]))
  const missing = [...wanted].filter(([key]) => !ids.has(key))
  const desiredSlugs = missing.map(([, name]) => slugOf(name) || 'publisher')
  const slugs = await freeSlugs(desiredSlugs, (candidates) => queries.listTakenSlugs(tx, 'publisher', candidates))
  const rows = missing.map(([key, name], index) => {
    const slug = slugs[index] ?? ''
    return { code: slug, url: slug, name_el: name, name_en: null, ...publisherKeys(name, null), match_key: key }
  })
  const inserted = await queries.insertNamed(tx, 'publisher', rows)
  for (const [index, [key]] of missing.entries()) ids.set(key, inserted[index] ?? 0)
  return (name) => {
    const id = ids.get(publisherKey(name))
    if (id === undefined) throw new Error(`the publisher ${nameOf(name)} was not resolved`)
    return id
  }
}

/** The id of each of these names that the shop knows. */
export async function findPublishers(
  tx: Executor,
  names: readonly string[],
): Promise<(name: string) => number | undefined> {
  const rows = await queries.listPublishers(tx, [...new Set(names.map(publisherKey))])
  const ids = new Map(rows.map(({ match_key, id }) => [match_key, id]))
  return (name) => ids.get(publisherKey(name))
}

export interface WantedSeries {
  name: string
  publisherId: number
}

export type SeriesIds = (series: WantedSeries) => number

const seriesKey = memoize((name: string) => normalizeWords(name) || name, 10_000)
const pairKey = (name: string, publisherId: number | null): string => `${publisherId ?? ''}|${seriesKey(name)}`

/** A series belongs to one publisher; one without a publisher is shared by all. */
export async function resolveSeries(tx: Executor, wanted: readonly WantedSeries[]): Promise<SeriesIds> {
  const existingRows = await queries.listSeries(tx, [...new Set(wanted.map(({ name }) => seriesKey(name)))])
  const ids = new Map(existingRows.map((row) => [`${row.publisher_id ?? ''}|${row.match_key}`, row.id]))
  const idOf = ({ name, publisherId }: WantedSeries): number | undefined =>
    ids.get(pairKey(name, publisherId)) ?? ids.get(pairKey(name, null))
  const missing = new Map(
    wanted.filter((entry) => idOf(entry) === undefined).map((entry) => [pairKey(entry.name, entry.publisherId), entry]),
  )
  const desiredSlugs = [...missing.values()].map(({ name }) => slugOf(name) || 'series')
  const codes = await freeSlugs(desiredSlugs, (candidates) => queries.listTakenSeriesCodes(tx, candidates))
  const rows = [...missing.values()].map(({ name, publisherId }, index) => ({
    code: codes[index] ?? '',
    name_el: name,
    name_en: null,
    publisher_id: publisherId,
    match_key: seriesKey(name),
  }))
  const inserted = await queries.insertNamed(tx, 'series', rows)
  for (const [index, key] of [...missing.keys()].entries()) ids.set(key, inserted[index] ?? 0)
  return (series) => {
    const id = idOf(series)
    if (id === undefined) throw new Error(`the series ${series.name} was not resolved`)
    return id
  }
}
