// Records as rows: with the people, house, series, work and categories that they name.

import type { Origin } from '@stoa/domain/catalogue/choose-categories'
import type { Executor } from '../../database/transaction.ts'
import type { BookRecord } from '../book-record.ts'
import type { Note } from '../read-item.ts'
import type { Categories } from './categories.ts'
import { coverStyleOf } from './cover-style.ts'
import type { OpenRecord } from './find-products.ts'
import type { ProductRow } from './product.queries.ts'
import { numbersFor } from './product-names.ts'
import { productRow } from './product-row.ts'
import { resolvePublishers, resolveSeries, type WantedSeries } from './resolve-houses.ts'
import { type PeopleIds, personIdOf, resolvePeople } from './resolve-people.ts'
import { resolveWorks } from './resolve-works.ts'
import type { BatchFacts } from './write-batch.ts'
import type { Credit, PartsWish } from './write-parts.ts'

export interface Draft {
  open: OpenRecord
  row: ProductRow
  credits: PartsWish['credits']
  categories: PartsWish['categories']
}

export interface Drafts {
  drafts: Draft[]
  refused: { open: OpenRecord; note: Note }[]
}

export async function draftProducts(tx: Executor, records: readonly OpenRecord[], facts: BatchFacts): Promise<Drafts> {
  const people = await resolvePeople(
    tx,
    records.flatMap(({ record }) => record.credits ?? []),
  )
  const houses = await housesOf(tx, records)
  const series = await seriesOf(tx, records, houses)
  const works = await resolveWorks(tx, facts.sender, records.map(editionOf))
  const eans = await numbersFor(tx, records)
  const all: Drafts = { drafts: [], refused: [] }
  for (const [index, open] of records.entries()) {
    const { before, record } = open
    const categories = placesOf(open, facts.categories)
    const drafted = productRow(before, record, {
      ...{ publisherId: houses[index] ?? 0, seriesId: series[index] ?? null, workId: works[index] ?? null },
      ...{ ean: eans[index] ?? '', today: facts.today, coverStyle: styleOf(record, categories, facts.categories) },
    })
    if (!drafted.ok) all.refused.push({ open, note: drafted.refusal })
    else {
      const row = { ...drafted.value, active: drafted.value.active || open.isReturning }
      all.drafts.push({ open, row, categories, credits: creditsOf(record, people) })
    }
  }
  return all
}

const editionOf = ({ before, record }: OpenRecord) => ({
  ...{ isbn13: record.isbn13 ?? before?.isbn13 ?? null, workId: before?.work_id ?? null },
  relations: record.relations ?? [],
})

/** A record that does not speak of its publisher leaves the product with the house it has. */
async function housesOf(tx: Executor, records: readonly OpenRecord[]): Promise<number[]> {
  const isTold = ({ before, record }: OpenRecord): boolean => before === null || record.publisher !== undefined
  const idOf = await resolvePublishers(tx, [
    ...new Set(records.filter(isTold).map(({ record }) => record.publisher ?? null)),
  ])
  return records.map((open) => (isTold(open) ? idOf(open.record.publisher ?? null) : (open.before?.publisher_id ?? 0)))
}

async function seriesOf(
  tx: Executor,
  records: readonly OpenRecord[],
  houses: readonly number[],
): Promise<(number | null)[]> {
  const wanted = records.map(({ record }, index): WantedSeries | null =>
    record.series ? { name: record.series.name, publisherId: houses[index] ?? 0 } : null,
  )
  const idOf = await resolveSeries(
    tx,
    wanted.filter((one) => one !== null),
  )
  return records.map(({ before, record }, index) => {
    const named = wanted[index]
    if (named) return idOf(named)
    return record.series === undefined ? (before?.series_id ?? null) : null
  })
}

/** Each person once in each role. */
function creditsOf({ credits }: BookRecord, people: PeopleIds): Credit[] | null {
  if (credits === undefined) return null
  const unique = new Map<string, Credit>()
  for (const credit of credits) {
    const contributor_id = personIdOf(people, credit)
    if (contributor_id !== null) unique.set(`${contributor_id} ${credit.role}`, { contributor_id, role: credit.role })
  }
  return [...unique.values()]
}

const originOf = ({ textLanguage, isTranslation }: BookRecord): Origin | null =>
  textLanguage !== 'el' || isTranslation === undefined ? null : isTranslation ? 'translated' : 'greek'

/** Where a book stands is the shop's own affair from the moment it stands somewhere; its own files may say otherwise. */
function placesOf({ before, record }: OpenRecord, categories: Categories): number[] | null {
  const subjects = record.subjects ?? []
  const isNamed = subjects.some(({ scheme }) => scheme === 'category')
  if (before !== null && !isNamed) return null
  const { textLanguage = null, ageFrom = null } = record
  const chosen = categories.choose({ subjects, textLanguage, ageFrom, origin: originOf(record) })
  return before !== null && chosen.length === 0 ? null : chosen
}

function styleOf(record: BookRecord, places: readonly number[] | null, categories: Categories): string {
  const [subject] = categories.themaCodes(record.subjects ?? [])
  return coverStyleOf(subject ?? categories.themaOfCategory(places?.[0]), originOf(record))
}
