// The rows of a carrier's list of points. One that cannot be read is left out and counted, and keeps no other from being
// listed.

import type { PickupPoint } from '@stoa/domain/ordering/delivery/pickup-points'
import { z } from 'zod'
import type { ListedPoints } from '../ports/carrier.ts'
import { OutsideError } from '../ports/outside-service.ts'
import { isStorable } from '../storable-text.ts'

export const pointText = z.string().trim().refine(isStorable)
export const requiredPointText = pointText.min(1)
export const pointId = z.union([z.number().transform(String), requiredPointText])
/** A number or one in digits: neither null nor an empty text is a place at 0°. */
export const degrees = z.union([z.number(), z.string().trim().min(1)]).pipe(z.coerce.number())

/** Throws an `OutsideError` when there are rows and none can be read: then the list is of another shape. */
export function readPointRows<Row>(
  rows: readonly unknown[],
  schema: z.ZodType<Row>,
  toPoint: (row: Row) => PickupPoint,
): ListedPoints {
  const points = rows.flatMap((row) => {
    const parsed = schema.safeParse(row)
    return parsed.success ? [toPoint(parsed.data)] : []
  })
  if (points.length === 0 && rows.length > 0) throw new OutsideError('answer_unreadable')
  return { points, unreadable: rows.length - points.length }
}
