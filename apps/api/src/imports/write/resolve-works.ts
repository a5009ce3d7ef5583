// Editions of one work find each other: by the number their sender gives the work, or because one names the ISBN of the other.

import type { Executor } from '../../database/transaction.ts'
import type { Relation } from '../book-record.ts'
import * as queries from './work.queries.ts'

export interface Edition {
  isbn13: string | null
  workId: number | null
  relations: readonly Relation[]
}

/** ONIX's code for numbers that are the same for all senders (ISTC). */
const forEverybody = '11:'

const codeOf = (sender: string, work: string): string => (work.startsWith(forEverybody) ? work : `${sender}/${work}`)

/** What is known of an ISBN: a record of this batch, or a product of the shop that is not in it. */
type Known = { place: number; workId: number | null } | { product: queries.EditionRow }

interface Wish {
  places: number[]
  products: number[]
  workId: number | null
  code: string
}

/** The work of each edition, in their order; editions outside that are named by them join them. */
export async function resolveWorks(
  tx: Executor,
  sender: string,
  editions: readonly Edition[],
): Promise<(number | null)[]> {
  const isbns = editions.flatMap(({ relations }) => relations.flatMap((one) => ('isbn13' in one ? [one.isbn13] : [])))
  const known = new Map<string, Known>()
  for (const product of await queries.listEditions(tx, [...new Set(isbns)])) known.set(product.isbn13, { product })
  for (const [place, { isbn13, workId }] of editions.entries()) if (isbn13) known.set(isbn13, { place, workId })
  const wishes = editions.flatMap((edition, place) => wishOf(edition, place, sender, known) ?? [])
  const works = await queries.resolveWorks(tx, [...new Set(wishes.flatMap((wish) => wish.code))])
  const given = editions.map(({ workId }) => workId)
  const joining = new Map<number, number>()
  for (const wish of wishes) {
    const decided = wish.places.map((place) => given[place] ?? null).find((work) => work !== null)
    const work = decided ?? wish.workId ?? works.get(wish.code)
    if (work === undefined) continue
    for (const place of wish.places) given[place] ??= work
    for (const id of wish.products) joining.set(id, joining.get(id) ?? work)
  }
  const rows = [...joining].map(([id, work_id]) => ({ id, work_id }))
  await queries.setWorks(
    tx,
    rows.sort((a, b) => a.id - b.id),
  )
  return given
}

function wishOf(edition: Edition, place: number, sender: string, known: ReadonlyMap<string, Known>): Wish | null {
  const named = edition.relations.flatMap((one) => ('isbn13' in one ? [one.isbn13] : []))
  const others = named.flatMap((isbn) => known.get(isbn) ?? [])
  const [told] = edition.relations.flatMap((one) => ('work' in one ? [codeOf(sender, one.work)] : []))
  if (told === undefined && others.length === 0) return null
  const products = others.flatMap((one) => ('product' in one ? [one.product] : []))
  const places = others.flatMap((one) => ('place' in one ? [one.place] : []))
  const [smallest] = [edition.isbn13, ...named.filter((isbn) => known.has(isbn))].filter((isbn) => isbn !== null).sort()
  return {
    places: [place, ...places],
    products: products.filter((one) => one.work_id === null).map(({ id }) => id),
    workId: products.find((one) => one.work_id !== null)?.work_id ?? null,
    code: told ?? `isbn:${smallest}`,
  }
}
