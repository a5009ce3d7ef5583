// Clever Point, shops and lockers for collecting. Whether a call has worked says the envelope, not the HTTP status. It
// cannot be asked by reference and sends no events.

import type { ParcelState } from '@stoa/domain/ordering/delivery/parcel-state'
import { fromShopTime } from '@stoa/domain/ordering/delivery/working-days'
import { done, refused } from '@stoa/domain/outcome'
import { z } from 'zod'
import type {
  Carried,
  CarriedShipment,
  Carrier,
  CarrierError,
  CarrierEvent,
  ShipmentRequest,
} from '../ports/carrier.ts'
import { OutsideError, type OutsideReports } from '../ports/outside-service.ts'
import { callCarrier, readBase64Pdf, readJson } from './carrier-call.ts'
import { requestLimits, requestOutside } from './outside-http.ts'
import { createOutsideService } from './outside-service.ts'
import { degrees, pointId, pointText, readPointRows, requiredPointText } from './point-rows.ts'

export interface CleverPointSettings {
  /** Without a slash at the end. */
  url: string
  apiKey: string
  reports: OutsideReports
  now?: () => number
}

const envelopeSchema = z.object({
  ResultType: z.string(),
  Content: z.unknown(),
  Messages: z.array(z.object({ Code: z.coerce.string().nullish(), Description: z.string().nullish() })).nullish(),
})
const pointSchema = z.object({
  StationId: pointId,
  Name: requiredPointText,
  AddressLine1: requiredPointText,
  City: requiredPointText,
  ZipCode: requiredPointText,
  Lat: degrees,
  Lng: degrees,
  WorkHours: pointText.nullish(),
})
const pointsSchema = z.array(z.unknown()).transform((rows) =>
  readPointRows(rows, pointSchema, (row) => ({
    carrier: 'clever_point',
    id: row.StationId,
    kind: 'shop',
    name: row.Name,
    street: row.AddressLine1,
    city: row.City,
    postalCode: row.ZipCode,
    countryCode: 'GR',
    latitude: row.Lat,
    longitude: row.Lng,
    note: row.WorkHours || null,
  })),
)
const createdSchema = z.object({ ShipmentAwb: z.string().min(1) })
const labelSchema = z.object({ Document: z.string().min(1) })
const trackingSchema = z.object({
  TrackingData: z.array(z.object({ TrackingNote: z.string(), TrackingDate: z.string().nullish() })),
})

/** By the words of its description: the codes are not documented. The first that fits. */
const errorsByWords: readonly [RegExp, CarrierError][] = [
  [/already exists/i, 'duplicate'],
  [/cannot be cancel/i, 'not_cancellable'],
  [/not found/i, 'not_found'],
  [/station|postal ?code|coverage/i, 'no_coverage'],
  [/phone|e-?mail/i, 'bad_contact'],
  [/weight|dimension/i, 'bad_parcel'],
  [/amount|\bcod\b/i, 'amount'],
  [/address/i, 'bad_address'],
]
const statesByWords: readonly [RegExp, ParcelState][] = [
  [/cancel/i, 'cancelled'],
  [/returned/i, 'returned'],
  [/return/i, 'returning'],
  [/delivered to (the )?(recipient|consignee)|picked up/i, 'delivered'],
  [/at (the )?point|ready/i, 'ready_for_pickup'],
  [/expired/i, 'expired'],
  [/lost/i, 'lost'],
  [/transit|depot|hub/i, 'in_transit'],
  [/created/i, 'announced'],
]
const findByWords = <Value>(rows: readonly [RegExp, Value][], text: string): Value | null =>
  rows.find(([words]) => words.test(text))?.[1] ?? null

/** All points in one answer. */
const limits = { ...requestLimits, maxBytes: 16 * 1024 * 1024 }

type Call = <Content>(
  method: 'GET' | 'POST',
  path: string,
  schema: z.ZodType<Content>,
  body?: object,
) => Promise<Carried<Content>>

export function cleverPoint({ url, apiKey, reports, now = Date.now }: CleverPointSettings): Carrier {
  const service = createOutsideService({ name: 'clever_point', maxRunning: 10, reports, now })
  const send: Call = async (method, path, schema, body) => {
    const headers = { authorization: `ApiKey ${apiKey}`, 'content-type': 'application/json' }
    const request = { method, headers, body: body && JSON.stringify(body) }
    const { status, body: text } = await requestOutside(`${url}${path}`, request, limits)
    if (status === 401 || status === 403) {
      reports.alarm('clever_point', 'credentials')
      return refused('refused')
    }
    if (status === 429) return refused('temporary')
    if (status >= 500) throw new OutsideError('answer_refused')
    const { ResultType, Content, Messages } = readJson(text, envelopeSchema)
    if (ResultType === 'Success') return done(readContent(Content, schema))
    const words = (Messages ?? []).map(({ Description }) => Description ?? '').join(' ')
    const error = findByWords(errorsByWords, words) ?? 'refused'
    if (error === 'refused') reports.alarm('clever_point', Messages?.[0]?.Code || 'refused')
    return refused(error)
  }
  const call: Call = (...call) => callCarrier(service, () => send(...call))
  return {
    code: 'clever_point',
    listPoints: () => call('GET', '/Stations', pointsSchema),
    createShipment: (request) => create(call, request),
    findShipment: null,
    label: (_, { number }) => label(call, number),
    async cancel({ number }) {
      const answer = await call('POST', `/Shipping/${encodeURIComponent(number)}/Cancel`, z.unknown(), {})
      return answer.ok ? done(null) : answer
    },
    track: (parcelNumber) => track(call, parcelNumber, now()),
    readWebhook: null,
    closeDay: null,
  }
}

function readContent<Content>(content: unknown, schema: z.ZodType<Content>): Content {
  const parsed = schema.safeParse(content)
  if (!parsed.success) throw new OutsideError('answer_unreadable')
  return parsed.data
}

async function create(call: Call, request: ShipmentRequest): Promise<Carried<CarriedShipment>> {
  const { destination, recipient, reference, parcels, collectCents, notes } = request
  if (destination.kind !== 'point') return refused('no_coverage')
  const body = {
    ItemsDescription: parcels.map(({ description }) => description).join(', '),
    PickupComments: notes ?? '',
    Consignee: {
      ContactName: recipient.name,
      Address: '',
      Area: '',
      City: '',
      PostalCode: '',
      Country: 'GR',
      Phones: recipient.mobile,
      NotificationPhone: recipient.mobile,
      Emails: recipient.email,
      ShipmentCost: 0,
      CustomerReferenceId: reference,
    },
    DeliveryStation: destination.pointId,
    CODs: collectCents > 0 ? [{ Amount: { CurrencyCode: 'EUR', Value: collectCents / 100 } }] : [],
    Items: parcels.map(({ description, weightGrams }) => ({
      Description: description,
      IsFragile: false,
      Weight: { UnitType: 'kg', Value: weightGrams / 1000 },
    })),
  }
  const answer = await call('POST', '/Shipping', createdSchema, body)
  if (!answer.ok) return answer
  const { ShipmentAwb: number } = answer.value
  return done({ number, parcelNumbers: [number] })
}

async function label(call: Call, number: string): Promise<Carried<Uint8Array[]>> {
  const query = new URLSearchParams({ awbs: number, template: 'singlepdf' })
  const document = labelSchema.transform(({ Document }) => readBase64Pdf(Document))
  const answer = await call('GET', `/Vouchers/?${query}`, document)
  return answer.ok ? done([answer.value]) : answer
}

/** An event without a date is dated when it is first seen. */
async function track(call: Call, number: string, now: number): Promise<Carried<CarrierEvent[]>> {
  const answer = await call('GET', `/ShipmentTracking/${encodeURIComponent(number)}`, trackingSchema)
  if (!answer.ok) return answer
  return done(
    answer.value.TrackingData.map(({ TrackingNote: name, TrackingDate }) => ({
      id: `${number} ${TrackingDate ?? ''} ${name}`,
      name,
      state: findByWords(statesByWords, name),
      at: (TrackingDate && fromShopTime(TrackingDate)) || now,
      place: null,
    })),
  )
}
