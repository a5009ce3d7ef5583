// Adds books to a shop for a test from little more than title and author.

import { sql } from 'kysely'
import { contributorKeys } from '../src/catalogue/people-columns.ts'
import type { Executor } from '../src/database/transaction.ts'
import { makeProduct } from './make-product.ts'

export interface BookInput {
  title: string
  otherTitle?: string | undefined
  author: string
  authorEn?: string | undefined
  isbn13?: string | undefined
  /** Copies sold lately. */
  sold?: number
  availability?: string
  copies?: readonly number[]
}

/** The id of the person of this very name, created when there is none. */
export async function personId(db: Executor, nameEl: string, nameEn: string | null = null): Promise<number> {
  const { rows } = await sql<{ id: number }>`select id from contributor where name_el = ${nameEl} limit 1`.execute(db)
  if (rows[0]) return rows[0].id
  const row = { code: `test-${nameEl}`, name_el: nameEl, name_en: nameEn, ...contributorKeys({ nameEl, nameEn }) }
  const columns = sql.join(Object.keys(row).map((column) => sql.ref(column)))
  const inserted = await sql<{ id: number }>`
    insert into contributor (${columns}, url)
    values (${sql.join(Object.values(row))}, 'test-' || (select coalesce(max(id), 0) + 1 from contributor)) returning id`.execute(
    db,
  )
  return inserted.rows[0]?.id ?? 0
}

/** The new product's id. It is not indexed yet. */
export async function makeBook(db: Executor, input: BookInput): Promise<number> {
  const { title, availability = 'stock', copies = [2] } = input
  const id = await makeProduct(db, { name: title, availability, copies })
  await sql`
    update product set original_title = ${input.otherTitle ?? null}, isbn13 = ${input.isbn13 ?? null},
      ean = coalesce(${input.isbn13 ?? null}, ean), sold_recently = ${input.sold ?? 0}
    where id = ${id}`.execute(db)
  const author = await personId(db, input.author, input.authorEn ?? null)
  await sql`
    insert into product_contributor (product_id, contributor_id, role, position)
    values (${id}, ${author}, 'author', 0)`.execute(db)
  return id
}
