// The SQL of pictures: the data of a product's artwork, and its photographs.

import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Executor } from '../../database/transaction.ts'
import type { CoverData, PictureKind, PictureOrigin } from '../cover-book.ts'

export interface PhotographRow {
  id: number
  kind: PictureKind
  sha256: string
  /** As it is stored, in pixels. */
  width: number
  height: number
}

export interface PictureData extends CoverData {
  photographs: PhotographRow[]
}

/** Null when there is no such product. One that is no longer sold keeps its pictures: orders and old links show them. */
export async function findPictureData(db: Executor, code: string): Promise<PictureData | null> {
  const row = await db
    .selectFrom('product as p')
    .innerJoin('publisher as maker', 'maker.id', 'p.publisher_id')
    .leftJoin('series as s', 's.id', 'p.series_id')
    .select(['p.code', 'p.name_el', 'p.name_language', 'p.cover_style', 'p.pages'])
    .select(['maker.name_el as publisher_el', 's.name_el as series_el'])
    .select(({ selectFrom }) => [
      jsonArrayFrom(
        selectFrom('product_contributor as pc')
          .innerJoin('contributor as c', 'c.id', 'pc.contributor_id')
          .select(['c.name_el', 'c.name_en', 'pc.role'])
          .whereRef('pc.product_id', '=', 'p.id')
          .orderBy('pc.position'),
      ).as('credits'),
      jsonArrayFrom(
        selectFrom('product_image as i')
          .select(['i.id', 'i.kind', 'i.sha256', 'i.width', 'i.height'])
          .whereRef('i.product_id', '=', 'p.id')
          .orderBy('i.position'),
      ).as('photographs'),
      jsonArrayFrom(
        selectFrom('product_dimension as d')
          .leftJoin('dimension_value as v', 'v.id', 'd.value_id')
          .select(['d.kind', 'v.code'])
          .whereRef('d.product_id', '=', 'p.id')
          .orderBy('d.position'),
      ).as('dimensions'),
    ])
    .where('p.code', '=', code)
    .executeTakeFirst()
  return row ?? null
}

export async function getOriginal(db: Executor, id: number): Promise<Buffer> {
  const row = await db.selectFrom('product_image').select('original').where('id', '=', id).executeTakeFirst()
  if (!row) throw new Error(`there is no photograph ${id}`)
  return row.original
}

export interface NewPhotograph {
  productId: number
  kind: PictureKind
  altEl: string | null
  altEn: string | null
  width: number
  height: number
  sha256: string
  color: string
  origin: PictureOrigin
  original: Buffer
}

/** Locks the product until the end of the transaction, so that two pictures get two positions. */
export async function lockProduct(tx: Executor, code: string): Promise<number | null> {
  const row = await tx.selectFrom('product').select('id').where('code', '=', code).forNoKeyUpdate().executeTakeFirst()
  return row?.id ?? null
}

/** One of a kind replaces the previous one; pages from inside are appended. */
export async function savePhotograph(tx: Executor, photograph: NewPhotograph): Promise<void> {
  const { productId, kind } = photograph
  await tx
    .deleteFrom('product_image')
    .where('product_id', '=', productId)
    .where(({ eb, and, or }) =>
      or([eb('sha256', '=', photograph.sha256), and([eb('kind', '=', kind), eb('kind', '<>', 'inside')])]),
    )
    .execute()
  await sql`
    insert into product_image (product_id, position, kind, alt_el, alt_en, width, height, sha256, color, origin, original)
    select ${productId}, coalesce(max(position), 0) + 1, ${kind}, ${photograph.altEl}, ${photograph.altEn}, ${photograph.width},
      ${photograph.height}, ${photograph.sha256}, ${photograph.color}, ${photograph.origin}, ${photograph.original}
    from product_image where product_id = ${productId}`.execute(tx)
}

/** Every photograph, the newest first. */
export const listPhotographs = (db: Executor): Promise<PhotographRow[]> =>
  db.selectFrom('product_image').select(['id', 'kind', 'sha256', 'width', 'height']).orderBy('id', 'desc').execute()

/** The codes of products on sale without a photograph of the front, the best sellers first. */
export async function listToDraw(db: Executor, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('product as p')
    .select('p.code')
    .where('p.active', '=', true)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('product_image as i')
            .select('i.id')
            .whereRef('i.product_id', '=', 'p.id')
            .where('i.kind', '=', 'front'),
        ),
      ),
    )
    .orderBy('p.sold_recently', 'desc')
    .orderBy('p.id')
    .limit(limit)
    .execute()
  return rows.map(({ code }) => code)
}
