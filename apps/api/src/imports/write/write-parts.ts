// Who made a product and where it stands: written anew when it differs from what is there.

import type { Executor } from '../../database/transaction.ts'
import * as queries from './parts.queries.ts'

export type Credit = Omit<queries.CreditRow, 'product_id' | 'position'>

export interface PartsWish {
  productId: number
  /** In the order of the title page; null leaves them as they are. */
  credits: readonly Credit[] | null
  /** Ids, the main one first; null leaves them as they are. */
  categories: readonly number[] | null
  isNew: boolean
}

/** Ids of the products whose parts changed. */
export async function writeParts(tx: Executor, wishes: readonly PartsWish[]): Promise<Set<number>> {
  const old = wishes.filter(({ isNew }) => !isNew).map(({ productId }) => productId)
  const credits = grouped(await queries.listCredits(tx, old))
  const places = grouped(await queries.listPlaces(tx, old))
  const otherCredits = wishes.filter(({ productId, credits: wish }) => {
    return wish !== null && !same(wish.map(creditKey), (credits.get(productId) ?? []).map(creditKey))
  })
  const otherPlaces = wishes.filter(({ productId, categories: wish }) => {
    return (
      wish !== null &&
      !same(
        inPlaceOrder(wish),
        (places.get(productId) ?? []).map((row) => row.category_id),
      )
    )
  })
  await queries.removeCredits(tx, idsOfOld(otherCredits))
  await queries.removePlaces(tx, idsOfOld(otherPlaces))
  await queries.insertCredits(
    tx,
    otherCredits.flatMap(({ productId, credits: wish }) =>
      (wish ?? []).map((credit, position) => ({ product_id: productId, ...credit, position })),
    ),
  )
  await queries.insertPlaces(
    tx,
    otherPlaces.flatMap(({ productId, categories: wish }) =>
      (wish ?? []).map((category_id, index) => ({ product_id: productId, category_id, main: index === 0 })),
    ),
  )
  return new Set([...otherCredits, ...otherPlaces].map(({ productId }) => productId))
}

const creditKey = ({ contributor_id, role }: Credit): string => `${contributor_id} ${role}`

/** As they are read: the main one, then by id. */
const inPlaceOrder = ([main, ...rest]: readonly number[]): number[] =>
  main === undefined ? [] : [main, ...[...rest].sort((a, b) => a - b)]

const idsOfOld = (wishes: readonly PartsWish[]): number[] =>
  wishes.filter(({ isNew }) => !isNew).map(({ productId }) => productId)

function grouped<Row extends { product_id: number }>(rows: readonly Row[]): Map<number, Row[]> {
  const groups = new Map<number, Row[]>()
  for (const row of rows) {
    const group = groups.get(row.product_id)
    if (group) group.push(row)
    else groups.set(row.product_id, [row])
  }
  return groups
}

const same = <Value>(one: readonly Value[], other: readonly Value[]): boolean =>
  one.length === other.length && one.every((value, index) => value === other[index])
