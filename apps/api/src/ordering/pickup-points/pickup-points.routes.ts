// The endpoint for carriers' pickup points.

import { listPickupPoints, type PickupPoint } from '@stoa/contract/ordering/pickup-points'
import { carrierCodes } from '@stoa/domain/ordering/delivery/carriers'
import type { FoundPoint } from '@stoa/domain/ordering/delivery/pickup-points'
import { readPointHours } from '@stoa/domain/ordering/delivery/point-hours'
import { done, refused } from '@stoa/domain/outcome'
import { type Operation, operation } from '../../http/operation.ts'
import { findPoints, type PickupPoints } from './pickup-points.service.ts'

const minute = 60_000

export function pickupPointOperations(points: PickupPoints): Operation[] {
  return [
    operation(listPickupPoints, async ({ networks, text, latitude, longitude, opening, pageSize }, call) => {
      if ((latitude === undefined) !== (longitude === undefined))
        return refused({
          code: 'place_incomplete',
          fields: [latitude === undefined ? 'latitude' : 'longitude'],
        })
      call.tag('pickup_points')
      if (opening === 'now') call.validUntil(Math.floor(call.now / minute) * minute + minute)
      const { found, total, widenedTo } = await findPoints(points, {
        carriers: networks ?? carrierCodes,
        text: text ?? '',
        near: latitude === undefined || longitude === undefined ? null : { latitude, longitude },
        opening: opening ?? null,
        now: call.now,
        limit: pageSize ?? 20,
      })
      return done({ points: found.map(viewPoint), total, widenedTo })
    }),
  ]
}

const viewPoint = ({ point, metres }: FoundPoint): PickupPoint => ({
  id: point.id,
  network: point.carrier,
  kind: point.kind,
  name: point.name,
  street: point.street,
  city: point.city,
  postalCode: point.postalCode,
  latitude: point.latitude,
  longitude: point.longitude,
  note: point.note,
  openAlways: readPointHours(point.note) === 'always',
  metres,
})
