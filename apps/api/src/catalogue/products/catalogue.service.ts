// Reading single products and categories.

import type { Refusal } from '@stoa/contract/refusals'
import { done, type Outcome, refused } from '@stoa/domain/outcome'
import type { Executor } from '../../database/transaction.ts'
import * as categories from './category.queries.ts'
import type { DetailSource } from './details.service.ts'
import type { DetailRow } from './product-detail.queries.ts'
import type { Relation } from './related.queries.ts'

export async function getProduct(
  details: DetailSource,
  by: { url: string } | { id: number },
): Promise<Outcome<DetailRow, Refusal<'product_not_found'>>> {
  const row = await details.find(by)
  return row ? done(row) : refused({ code: 'product_not_found' })
}

export async function listRelated(
  details: DetailSource,
  productId: number,
  relation: Relation,
): Promise<Outcome<readonly number[], Refusal<'product_not_found'>>> {
  const ids = await details.listRelated(productId, relation)
  return ids === null ? refused({ code: 'product_not_found' }) : done(ids)
}

export async function getCategory(
  db: Executor,
  key: categories.CategoryKey,
): Promise<Outcome<categories.CategoryDetailRow, Refusal<'category_not_found'>>> {
  const row = await categories.findCategory(db, key)
  return row ? done(row) : refused({ code: 'category_not_found' })
}

const allLevels = 20

export async function listTree(
  db: Executor,
  parent: { id?: number | undefined; code?: string | undefined },
  levels = allLevels,
): Promise<Outcome<categories.CategoryNodeRow[], Refusal<'category_not_found'>>> {
  if (parent.id === undefined && parent.code === undefined) return done(await categories.listTree(db, null, levels))
  const key = parent.id === undefined ? { code: parent.code ?? '' } : { id: parent.id }
  const category = await getCategory(db, key)
  return category.ok ? done(await categories.listTree(db, category.value.id, levels)) : category
}
