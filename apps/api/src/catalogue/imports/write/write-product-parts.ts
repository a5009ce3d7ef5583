// Contributors and categories of products: rewritten when they differ from the stored ones.

import type { Executor } from '../../../database/transaction.ts'
import * as queries from './product-parts.queries.ts'

export type Credit = Omit<queries.CreditRow, 'product_id' | 'position'>

export interface ProductPartsInput {
  productId: number
  /** In the order of the title page; null leaves them as they are. */
  credits: readonly Credit[] | null
  /** Ids, the main one first; null leaves them as they are. */
  categories: readonly number[] | null
  isNew: boolean
}

/** Ids of the products whose contributors or categories changed. */
export async function writeProductParts(tx: Executor, inputs: readonly ProductPartsInput[]): Promise<Set<number>> {
  const old = inputs.filter(({ isNew }) => !isNew).map(({ productId }) => productId)
  const credits = grouped(await queries.listCredits(tx, old))
  const categoryRows = grouped(await queries.listProductCategories(tx, old))
  const changedCredits = inputs.filter(({ productId, credits: newValues }) => {
    return newValues !== null && !isEqual(newValues.map(creditKey), (credits.get(productId) ?? []).map(creditKey))
  })
  const changedCategories = inputs.filter(({ productId, categories: newValues }) => {
    return (
      newValues !== null &&
      !isEqual(
        mainFirst(newValues),
        (categoryRows.get(productId) ?? []).map((row) => row.category_id),
      )
    )
  })
  await queries.removeCredits(tx, existingIds(changedCredits))
  await queries.removeProductCategories(tx, existingIds(changedCategories))
  await queries.insertCredits(
    tx,
    changedCredits.flatMap(({ productId, credits: newValues }) =>
      (newValues ?? []).map((credit, position) => ({ product_id: productId, ...credit, position })),
    ),
  )
  await queries.insertProductCategories(
    tx,
    changedCategories.flatMap(({ productId, categories: newValues }) =>
      (newValues ?? []).map((category_id, index) => ({ product_id: productId, category_id, main: index === 0 })),
    ),
  )
  return new Set([...changedCredits, ...changedCategories].map(({ productId }) => productId))
}

const creditKey = ({ contributor_id, role }: Credit): string => `${contributor_id} ${role}`

/** In the order of reading: the main one, then by id. */
const mainFirst = ([main, ...rest]: readonly number[]): number[] =>
  main === undefined ? [] : [main, ...[...rest].sort((a, b) => a - b)]

const existingIds = (inputs: readonly ProductPartsInput[]): number[] =>
  inputs.filter(({ isNew }) => !isNew).map(({ productId }) => productId)

function grouped<Row extends { product_id: number }>(rows: readonly Row[]): Map<number, Row[]> {
  const groups = new Map<number, Row[]>()
  for (const row of rows) {
    const group = groups.get(row.product_id)
    if (group) group.push(row)
    else groups.set(row.product_id, [row])
  }
  return groups
}

const isEqual = <Value>(a: readonly Value[], b: readonly Value[]): boolean =>
  a.length === b.length && a.every((value, index) => value === b[index])
