// Links editions of one work: by the number their sender gives the work, or because one names the ISBN of the other.

import type { Executor } from '../../../database/transaction.ts'
import type { Relation } from '../book-record.ts'
import * as queries from './works.queries.ts'

export interface Edition {
  isbn13: string | null
  workId: number | null
  relations: readonly Relation[]
}

/** ONIX's code for numbers that are the same for all senders (ISTC). */
const sharedWorkPrefix = '11:'

const codeOf = (sender: string, work: string): string =>
  work.startsWith(sharedWorkPrefix) ? work : `${sender}/${work}`

/** The edition of an ISBN: a record of this batch, or a product of the shop that is not in it. */
type KnownEdition = { index: number; workId: number | null } | { product: queries.EditionRow }

interface WorkLink {
  indexes: number[]
  products: number[]
  workId: number | null
  code: string
}

/** The work of each edition, in order; other editions that are named by them join them. */
export async function resolveWorks(
  tx: Executor,
  sender: string,
  editions: readonly Edition[],
): Promise<(number | null)[]> {
  const isbns = editions.flatMap(({ relations }) =>
    relations.flatMap((item) => ('isbn13' in item ? [item.isbn13] : [])),
  )
  const knownEditions = new Map<string, KnownEdition>()
  for (const product of await queries.listEditions(tx, [...new Set(isbns)]))
    knownEditions.set(product.isbn13, { product })
  for (const [index, { isbn13, workId }] of editions.entries()) if (isbn13) knownEditions.set(isbn13, { index, workId })
  const links = editions.flatMap((edition, index) => linkOf(edition, index, sender, knownEditions) ?? [])
  const works = await queries.resolveWorks(tx, [...new Set(links.flatMap((link) => link.code))])
  const workIds = editions.map(({ workId }) => workId)
  const joining = new Map<number, number>()
  for (const link of links) {
    const decidedId = link.indexes.map((index) => workIds[index] ?? null).find((work) => work !== null)
    const work = decidedId ?? link.workId ?? works.get(link.code)
    if (work === undefined) continue
    for (const index of link.indexes) workIds[index] ??= work
    for (const id of link.products) joining.set(id, joining.get(id) ?? work)
  }
  const rows = [...joining].map(([id, work_id]) => ({ id, work_id }))
  await queries.setWorks(
    tx,
    rows.sort((a, b) => a.id - b.id),
  )
  return workIds
}

function linkOf(
  edition: Edition,
  index: number,
  sender: string,
  knownEditions: ReadonlyMap<string, KnownEdition>,
): WorkLink | null {
  const relatedIsbns = edition.relations.flatMap((item) => ('isbn13' in item ? [item.isbn13] : []))
  const relatedEditions = relatedIsbns.flatMap((isbn) => knownEditions.get(isbn) ?? [])
  const [statedWork] = edition.relations.flatMap((item) => {
    if ('shopWork' in item) return [item.shopWork]
    return 'work' in item ? [codeOf(sender, item.work)] : []
  })
  if (statedWork === undefined && relatedEditions.length === 0) return null
  const products = relatedEditions.flatMap((item) => ('product' in item ? [item.product] : []))
  const indexes = relatedEditions.flatMap((item) => ('index' in item ? [item.index] : []))
  const [smallest] = [edition.isbn13, ...relatedIsbns.filter((isbn) => knownEditions.has(isbn))]
    .filter((isbn) => isbn !== null)
    .sort()
  return {
    indexes: [index, ...indexes],
    products: products.filter((item) => item.work_id === null).map(({ id }) => id),
    workId: products.find((item) => item.work_id !== null)?.work_id ?? null,
    code: statedWork ?? `isbn:${smallest}`,
  }
}
