// BoxNow, lockers (its API 1.65). Our reference is its order number, which it takes once: a shipment is not created twice.

import { done, refused } from '@stoa/domain/outcome'
import { z } from 'zod'
import type {
  Carried,
  CarriedShipment,
  Carrier,
  CarrierEvent,
  ListedPoints,
  ShipmentRequest,
} from '../ports/carrier.ts'
import type { OutsideReports } from '../ports/outside-service.ts'
import { type BoxNowAccount, type BoxNowCalls, boxNowCalls } from './box-now-call.ts'
import { boxNowTime, readBoxNowWebhook, stateOfEvent } from './box-now-events.ts'
import { allOf, callCarrier, decimal, readPdf } from './carrier-call.ts'
import { createOutsideService } from './outside-service.ts'
import { degrees, pointId, pointText, readPointRows, requiredPointText } from './point-rows.ts'

export interface BoxNowSettings extends BoxNowAccount {
  /** The warehouse that parcels are collected from. */
  originId: string
  /** Without it, no webhook is believed. */
  webhookSecret: string | null
  sender: { name: string; email: string; phone: string }
  reports: OutsideReports
  now?: () => number
}

const pointsSchema = z.object({ data: z.array(z.unknown()) })
const pointSchema = z.object({
  id: pointId,
  lat: degrees,
  lng: degrees,
  title: pointText.nullish(),
  name: requiredPointText,
  addressLine1: requiredPointText,
  addressLine2: pointText.nullish(),
  postalCode: requiredPointText,
  country: requiredPointText,
  note: pointText.nullish(),
})
const createdSchema = z.object({
  id: z.coerce.string().min(1),
  parcels: z.array(z.object({ id: z.coerce.string().min(1) })).min(1),
})
const parcelsSchema = z.object({
  data: z.array(
    z.object({
      id: z.coerce.string(),
      state: z.string(),
      deliveryRequest: z.object({ id: z.coerce.string() }).nullish(),
      events: z
        .array(z.object({ type: z.string(), createTime: boxNowTime, locationDisplayName: z.string().nullish() }))
        .nullish(),
    }),
  ),
})

export function boxNow(settings: BoxNowSettings): Carrier {
  const { reports, now = Date.now, webhookSecret } = settings
  const service = createOutsideService({ name: 'box_now', maxRunning: 10, reports, now })
  const calls = boxNowCalls(settings, reports, now)
  const guarded = <Value>(task: () => Promise<Carried<Value>>) => callCarrier(service, task)
  return {
    code: 'box_now',
    listPoints: () => guarded(() => listPoints(calls)),
    createShipment: (request) => guarded(() => create(calls, settings, request)),
    findShipment: (reference) => guarded(() => find(calls, reference)),
    label: (reference) => guarded(() => label(calls, reference)),
    cancel: (shipment) => guarded(() => cancel(calls, shipment)),
    track: (parcelNumber) => guarded(() => track(calls, parcelNumber)),
    readWebhook: webhookSecret === null ? null : (body) => readBoxNowWebhook(webhookSecret, body),
    closeDay: null,
  }
}

async function listPoints(calls: BoxNowCalls): Promise<Carried<ListedPoints>> {
  const query = new URLSearchParams({ locationType: 'apm', regionLanguageTag: 'el-GR' })
  const answer = await calls.read({ method: 'GET', path: `/destinations?${query}` }, pointsSchema)
  if (!answer.ok) return answer
  return done(
    readPointRows(answer.value.data, pointSchema, (row) => ({
      carrier: 'box_now',
      id: row.id,
      kind: 'locker',
      name: row.title || row.name,
      street: row.addressLine1,
      city: row.addressLine2 ?? '',
      postalCode: row.postalCode,
      countryCode: row.country,
      latitude: row.lat,
      longitude: row.lng,
      note: row.note || null,
    })),
  )
}

async function create(
  calls: BoxNowCalls,
  { originId, sender }: BoxNowSettings,
  request: ShipmentRequest,
): Promise<Carried<CarriedShipment>> {
  const { destination, recipient, collectCents, parcels, reference } = request
  if (destination.kind !== 'point') return refused('no_coverage')
  const body = {
    orderNumber: reference,
    invoiceValue: decimal(parcels.reduce((sum, { valueCents }) => sum + valueCents, 0)),
    paymentMode: collectCents > 0 ? 'cod' : 'prepaid',
    amountToBeCollected: decimal(collectCents),
    allowReturn: true,
    origin: {
      contactNumber: sender.phone,
      contactEmail: sender.email,
      contactName: sender.name,
      locationId: originId,
    },
    destination: {
      contactNumber: recipient.mobile,
      contactEmail: recipient.email,
      contactName: recipient.name,
      locationId: destination.pointId,
    },
    items: parcels.map(({ description, valueCents, weightGrams, size }, index) => ({
      id: `${reference}/${index + 1}`,
      name: description.slice(0, 1000),
      value: decimal(valueCents),
      weight: weightGrams / 1000,
      compartmentSize: size,
    })),
  }
  const answer = await calls.read({ method: 'POST', path: '/delivery-requests', body }, createdSchema)
  return answer.ok ? done({ number: answer.value.id, parcelNumbers: answer.value.parcels.map(({ id }) => id) }) : answer
}

const listParcels = (calls: BoxNowCalls, filter: Record<string, string>) =>
  calls.read({ method: 'GET', path: `/parcels?${new URLSearchParams({ ...filter, limit: '100' })}` }, parcelsSchema)

async function find(calls: BoxNowCalls, reference: string): Promise<Carried<CarriedShipment | null>> {
  const answer = await listParcels(calls, { orderNumber: reference })
  if (!answer.ok) return answer
  const [first] = answer.value.data
  if (!first) return done(null)
  return done({
    number: first.deliveryRequest?.id ?? reference,
    parcelNumbers: answer.value.data.map(({ id }) => id),
  })
}

async function label(calls: BoxNowCalls, reference: string): Promise<Carried<Uint8Array[]>> {
  const path = `/delivery-requests/${encodeURIComponent(reference)}/label.pdf`
  const answer = await calls.call({ method: 'GET', path })
  return answer.ok ? done([readPdf(answer.value)]) : answer
}

async function cancel(calls: BoxNowCalls, { parcelNumbers }: CarriedShipment): Promise<Carried<null>> {
  const outcomes: Carried<null>[] = []
  for (const number of parcelNumbers) outcomes.push(await cancelParcel(calls, number))
  const all = allOf(outcomes)
  return all.ok ? done(null) : all
}

async function cancelParcel(calls: BoxNowCalls, number: string): Promise<Carried<null>> {
  const answer = await calls.call({ method: 'POST', path: `/parcels/${encodeURIComponent(number)}:cancel` })
  if (answer.ok) return done(null)
  if (answer.refusal !== 'not_cancellable') return answer
  const parcels = await listParcels(calls, { parcelId: number })
  return parcels.ok && parcels.value.data[0]?.state === 'canceled' ? done(null) : answer
}

async function track(calls: BoxNowCalls, parcelNumber: string): Promise<Carried<CarrierEvent[]>> {
  const answer = await listParcels(calls, { parcelId: parcelNumber })
  if (!answer.ok) return answer
  const parcel = answer.value.data.find(({ id }) => id === parcelNumber)
  if (!parcel) return refused('not_found')
  return done(
    (parcel.events ?? []).map(({ type, createTime, locationDisplayName }) => ({
      id: `${parcelNumber} ${type} ${createTime}`,
      name: type,
      state: stateOfEvent(type),
      at: createTime,
      place: locationDisplayName || null,
    })),
  )
}
