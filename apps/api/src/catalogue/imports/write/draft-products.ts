// Maps records to rows, with the people, publisher, series, work and categories that they name.

import type { Origin } from '@stoa/domain/catalogue/choose-categories'
import { done } from '@stoa/domain/outcome'
import type { Executor } from '../../../database/transaction.ts'
import type { BookRecord } from '../book-record.ts'
import { type Note, refused, warning } from '../read-item.ts'
import type { Categories } from './categories.ts'
import { coverStyleOf } from './cover-style.ts'
import type { MatchedRecord } from './find-products.ts'
import type { PartRow } from './parts.queries.ts'
import { listUnreachable, saveContacts } from './people.queries.ts'
import type { ProductRow } from './product.queries.ts'
import { numbersFor } from './product-names.ts'
import { productRow } from './product-row.ts'
import { contactsOf } from './publisher-contacts.ts'
import { resolveParts } from './resolve-parts.ts'
import { type PeopleIds, personIdOf, resolvePeople } from './resolve-people.ts'
import { resolvePublishers, resolveSeries, type WantedSeries } from './resolve-publishers.ts'
import { resolveWorks } from './resolve-works.ts'
import type { BatchContext } from './write-batch.ts'
import type { Credit, ProductPartsInput } from './write-product-parts.ts'

export interface Draft {
  matched: MatchedRecord
  row: ProductRow
  credits: ProductPartsInput['credits']
  categories: ProductPartsInput['categories']
  /** Of a group or set; null leaves them as they are. */
  parts: readonly PartRow[] | null
  notes: Note[]
}

export interface Drafts {
  drafts: Draft[]
  /** How many have another contact now. */
  changedPublishers: number
  refused: { matched: MatchedRecord; note: Note }[]
}

export async function draftProducts(
  tx: Executor,
  records: readonly MatchedRecord[],
  context: BatchContext,
): Promise<Drafts> {
  const people = await resolvePeople(
    tx,
    records.flatMap(({ record }) => record.credits ?? []),
  )
  const publisherIds = await publishersOf(tx, records)
  const contacts = records.map(({ record }, index) => ({ id: publisherIds[index], safety: record.safety }))
  const changedPublishers = (await saveContacts(tx, contactsOf(contacts))).size
  const series = await seriesOf(tx, records, publisherIds)
  const works = await resolveWorks(tx, context.sender, records.map(editionOf))
  const eans = await numbersFor(tx, records)
  const parts = await resolveParts(tx, records, context.today)
  const all: Drafts = { drafts: [], refused: [], changedPublishers }
  for (const [index, matched] of records.entries()) {
    const { existing, record } = matched
    const categories = categoriesOf(matched, context.categories)
    const isKept = isKeptOffSale(matched)
    const sold = isKept ? { ...record, availability: matched.offSale, supplierBand: null } : record
    const result = productRow(existing, sold, {
      publisherId: publisherIds[index] ?? 0,
      seriesId: series[index] ?? null,
      workId: works[index] ?? null,
      ean: eans[index] ?? '',
      today: context.today,
      coverStyle: styleOf(record, categories, context.categories),
    })
    const unknown = unknownCategory(record, context.categories)
    const contained = parts[index] ?? done(null)
    if (unknown) all.refused.push({ matched, note: unknown })
    else if (!result.ok) all.refused.push({ matched, note: result.refusal })
    else if (!contained.ok) all.refused.push({ matched, note: contained.refusal })
    else {
      const active = result.value.active || matched.isReturning
      const row = { ...result.value, active }
      const credits = creditsOf(record, people)
      all.drafts.push({ matched, row, categories, credits, parts: contained.value, notes: isKept ? [keptOffSale] : [] })
    }
  }
  await noteMissingSafety(tx, all.drafts)
  return all
}

/** The supply alone cannot bring back what rights or the state of its publication took off sale. */
const isKeptOffSale = ({ record, offSale }: MatchedRecord): boolean =>
  offSale !== null && record.availability != null && record.availability !== offSale

const keptOffSale = warning('availability', 'It stays off sale: an earlier record says that it may not be sold.')

const editionOf = ({ existing, record }: MatchedRecord) => ({
  isbn13: record.isbn13 ?? existing?.isbn13 ?? null,
  workId: existing?.work_id ?? null,
  relations: record.relations ?? [],
})

/** A record without a publisher leaves the product's publisher as it is. */
async function publishersOf(tx: Executor, records: readonly MatchedRecord[]): Promise<number[]> {
  const statesPublisher = ({ existing, record }: MatchedRecord): boolean =>
    existing === null || record.publisher !== undefined
  const idOf = await resolvePublishers(tx, [
    ...new Set(records.filter(statesPublisher).map(({ record }) => record.publisher ?? null)),
  ])
  return records.map((matched) =>
    statesPublisher(matched) ? idOf(matched.record.publisher ?? null) : (matched.existing?.publisher_id ?? 0),
  )
}

const childhoodEnds = 14

/** What is for children and lacks what the law wants shown is told, whether or not it is held back for it. */
async function noteMissingSafety(tx: Executor, drafts: readonly Draft[]): Promise<void> {
  const forChildren = drafts.filter(({ row }) => (row.age_from ?? (row.is_toy ? 0 : childhoodEnds)) < childhoodEnds)
  const unreachable = await listUnreachable(tx, [...new Set(forChildren.map(({ row }) => row.publisher_id))])
  for (const { row, notes } of forChildren) {
    if ((row.is_toy || row.tax_class !== 'book') && row.warnings_el === null)
      notes.push(warning('warnings', 'It is for children and no book, and has no safety warning.'))
    if (unreachable.has(row.publisher_id))
      notes.push(warning('publisher', 'It is for children, and its publisher has no postal address or no e-mail here.'))
  }
}

async function seriesOf(
  tx: Executor,
  records: readonly MatchedRecord[],
  publisherIds: readonly number[],
): Promise<(number | null)[]> {
  const wantedSeries = records.map(({ record }, index): WantedSeries | null =>
    record.series ? { name: record.series.name, publisherId: publisherIds[index] ?? 0 } : null,
  )
  const idOf = await resolveSeries(
    tx,
    wantedSeries.filter((entry) => entry !== null),
  )
  return records.map(({ existing, record }, index) => {
    const stated = wantedSeries[index]
    if (stated) return idOf(stated)
    return record.series === undefined ? (existing?.series_id ?? null) : null
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

/** Suppliers have names of their own for subjects; the shop's catalogue format knows the shop's. */
function unknownCategory({ shop, subjects = [] }: BookRecord, categories: Categories): Note | null {
  const unknown = shop && categories.unknownAmong(subjects)
  return unknown === undefined ? null : refused('categories', `There is no category “${unknown}”.`)
}

/** Categories are the shop's own affair once a book has any; its own files may change them. */
function categoriesOf({ existing, record }: MatchedRecord, categories: Categories): number[] | null {
  const subjects = record.subjects ?? []
  const isNamed = subjects.some(({ scheme }) => scheme === 'category')
  if (existing !== null && !isNamed) return null
  const { textLanguage = null, ageFrom = null } = record
  const chosen = categories.choose({ subjects, textLanguage, ageFrom, origin: originOf(record) })
  return existing !== null && chosen.length === 0 ? null : chosen
}

function styleOf(record: BookRecord, categoryIds: readonly number[] | null, categories: Categories): string {
  const [subject] = categories.themaCodes(record.subjects ?? [])
  return coverStyleOf(subject ?? categories.themaOfCategory(categoryIds?.[0]), originOf(record))
}
