// The SQL of pictures: what a product's drawings are made from, and the photographs it has.

import { sql } from 'kysely'
import type { Executor } from '../../database/transaction.ts'
import type { BackCoverData } from './cover-book.ts'

export const pictureKinds = ['front', 'back', 'side', 'inside'] as const

export type PictureKind = (typeof pictureKinds)[number]

export interface PhotographRow {
  id: number
  kind: PictureKind
  sha256: string
  /** Of the original, in pixels. */
  width: number
  height: number
}

export interface PictureData extends BackCoverData {
  photographs: PhotographRow[]
}

/** Null when there is no such product. One that is no longer sold keeps its pictures: orders and old links show them. */
export async function findPictureData(db: Executor, code: string): Promise<PictureData | null> {
  const { rows } = await sql<PictureData>`
    select p.code, p.name_el, p.name_language, p.cover_style, p.pages, p.lead_el, p.lead_en, p.ean,
      maker.name_el as publisher_el, s.name_el as series_el,
      coalesce((
        select json_agg(json_build_object('name_el', c.name_el, 'name_en', c.name_en, 'role', pc.role) order by pc.position)
        from product_contributor pc join contributor c on c.id = pc.contributor_id where pc.product_id = p.id), '[]') as credits,
      coalesce((
        select json_agg(json_build_object('id', i.id, 'kind', i.kind, 'sha256', i.sha256, 'width', i.width, 'height', i.height)
          order by i.position)
        from product_image i where i.product_id = p.id), '[]') as photographs
    from product p join publisher maker on maker.id = p.publisher_id left join series s on s.id = p.series_id
    where p.code = ${code}`.execute(db)
  return rows[0] ?? null
}

export async function getOriginal(db: Executor, id: number): Promise<Buffer> {
  const { rows } = await sql<{ original: Buffer }>`select original from product_image where id = ${id}`.execute(db)
  const [row] = rows
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
  original: Buffer
}

/** Locks the product until the end of the transaction, so that two pictures get two places. */
export async function lockProduct(tx: Executor, code: string): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select id from product where code = ${code} for no key update`.execute(tx)
  return rows[0]?.id ?? null
}

/** One of a kind takes the place of the one before it; any number of pages from inside stand one after the other. */
export async function savePhotograph(tx: Executor, photograph: NewPhotograph): Promise<void> {
  const { productId, kind } = photograph
  await sql`
    delete from product_image
    where product_id = ${productId} and (sha256 = ${photograph.sha256} or (kind = ${kind} and kind <> 'inside'))`.execute(
    tx,
  )
  await sql`
    insert into product_image (product_id, position, kind, alt_el, alt_en, width, height, sha256, original)
    select ${productId}, coalesce(max(position), 0) + 1, ${kind}, ${photograph.altEl}, ${photograph.altEn}, ${photograph.width},
      ${photograph.height}, ${photograph.sha256}, ${photograph.original}
    from product_image where product_id = ${productId}`.execute(tx)
}
