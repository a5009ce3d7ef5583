// In which order a list of products stands. Every order ends in the id, so that pages never overlap.

import type { ProductSort } from '@stoa/contract/catalogue'
import { type RawBuilder, sql } from 'kysely'

const hasCopies = sql`exists (select from stock where stock.product_id = p.id and stock.quantity > 0) desc`
const copies = sql`(select coalesce(sum(quantity), 0) from stock where stock.product_id = p.id)`
const released = sql`coalesce(p.release_date, make_date(p.published_year, 1, 1))`
const previousPrice = sql`(
  select h.price_cents from price_history h where h.product_id = p.id order by h.valid_from desc, h.id desc offset 1 limit 1)`

const orders: Record<ProductSort, RawBuilder<unknown>> = {
  Default: sql`${hasCopies}, p.sold_recently desc`,
  Bestseller: sql`p.sold_recently desc`,
  PriceDescending: sql`p.price_cents desc`,
  PriceAscending: sql`p.price_cents`,
  NameDescending: sql`p.sort_key collate "C" desc`,
  NameAscending: sql`p.sort_key collate "C"`,
  CreateDateDescending: sql`p.created_at desc`,
  CreateDateAscending: sql`p.created_at`,
  QuantityDescending: sql`${copies} desc`,
  ReleaseDateDescending: sql`${released} desc nulls last`,
  ReleaseDateAscending: sql`${released} nulls last`,
  DiscountDescending: sql`greatest(0, 1 - p.price_cents::numeric / ${previousPrice}) desc nulls last`,
  RatingDescending: sql`p.rating_sum::numeric / nullif(p.rating_count, 0) desc nulls last, p.rating_count desc`,
}

export const orderBy = (sort: ProductSort): RawBuilder<unknown> => sql`${orders[sort]}, p.id`
