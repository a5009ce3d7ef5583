// Where carriers send us what happens to parcels.

import type { CarrierCode } from '@stoa/domain/ordering/delivery/carriers'
import type { Database } from '../../database/connect.ts'
import type { Callback, CallbackAnswer, CallbackRequest } from '../../http/callbacks.ts'
import type { Carrier, Carriers } from '../../ports/carrier.ts'
import { savePushedEvent } from './tracking.service.ts'

type ReadWebhook = NonNullable<Carrier['readWebhook']>

/** One for each carrier that sends something. */
export const carrierCallbacks = (db: Database, carriers: Carriers): Callback[] =>
  [...carriers].flatMap(([code, { readWebhook }]): Callback[] =>
    readWebhook
      ? [
          {
            method: 'POST',
            path: `/api/carriers/${code}/events`,
            accepts: 'application/json',
            handle: (request) => takeEvent(db, code, readWebhook, request),
          },
        ]
      : [],
  )

async function takeEvent(
  db: Database,
  code: CarrierCode,
  readWebhook: ReadWebhook,
  { body, now, log }: CallbackRequest,
): Promise<CallbackAnswer> {
  const event = readWebhook(body)
  if (!event) {
    log.warn({ carrier: code }, 'an event is not the carrier’s')
    return { status: 400, json: { error: 'event' } }
  }
  const saved = await savePushedEvent(db, code, event, now)
  // sent again later: its shipment may be settled by then
  return saved.ok ? { status: 200, json: {} } : { status: 404, json: { error: 'parcel' } }
}
