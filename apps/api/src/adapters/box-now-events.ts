// What BoxNow reports about a parcel, asked for or sent to us.

import { createHmac, timingSafeEqual } from 'node:crypto'
import type { ParcelState } from '@stoa/domain/ordering/delivery/parcel-state'
import { z } from 'zod'
import type { PushedEvent } from '../ports/carrier.ts'
import { rawJsonMember } from './raw-json-member.ts'

const statesByEvent: Readonly<Record<string, ParcelState>> = {
  new: 'announced',
  'accepted-to-locker': 'in_transit',
  'in-depot': 'in_transit',
  'final-destination': 'ready_for_pickup',
  delivered: 'delivered',
  expired: 'expired',
  'accepted-for-return': 'returning',
  returned: 'returned',
  canceled: 'cancelled',
  missing: 'missing',
  lost: 'lost',
}

/** Null for an event that we do not know. */
export const stateOfEvent = (name: string): ParcelState | null => statesByEvent[name] ?? null

export const boxNowTime = z.iso.datetime({ offset: true }).transform((text) => Date.parse(text))

const pushedSchema = z.object({
  specversion: z.literal('1.0'),
  type: z.literal('gr.boxnow.parcel_event_change'),
  id: z.string().min(1).max(200),
  datasignature: z.string().regex(/^[\da-f]{64}$/i),
  data: z.object({
    parcelId: z.string().min(1).max(50),
    orderNumber: z.string().min(1).max(50),
    event: z.string().min(1).max(50),
    time: boxNowTime,
    parcelPin: z.string().max(50).nullish(),
    eventLocation: z.object({ displayName: z.string().nullish() }).nullish(),
  }),
})

/** By hex HMAC-SHA256 over the bytes of `data` as they came. */
export function isSignedData(secret: string, data: Uint8Array, signature: string): boolean {
  const expected = createHmac('sha256', secret).update(data).digest()
  const actual = Buffer.from(signature, 'hex')
  return actual.length === expected.length && timingSafeEqual(actual, expected)
}

export function readBoxNowWebhook(secret: string, body: Uint8Array): PushedEvent | null {
  const message = parse(body)
  if (!message) return null
  const { id, datasignature, data } = message
  const bytes = rawJsonMember(body, 'data')
  if (!bytes || !isSignedData(secret, bytes, datasignature)) return null
  return {
    id,
    name: data.event,
    state: stateOfEvent(data.event),
    at: data.time,
    place: data.eventLocation?.displayName ?? null,
    reference: data.orderNumber,
    parcelNumber: data.parcelId,
    pin: data.parcelPin || null,
  }
}

function parse(body: Uint8Array): z.infer<typeof pushedSchema> | null {
  try {
    return pushedSchema.safeParse(JSON.parse(new TextDecoder().decode(body))).data ?? null
  } catch {
    return null
  }
}
