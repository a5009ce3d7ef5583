// The sandbox's BoxNow, by the partner API 1.65.

import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Faults } from '../faults.ts'
import { labelPdf } from './label-pdf.ts'
import { lockers } from './places.ts'
import type { StandInParcel, StandInShipment, StandInShipments } from './shipments.ts'
import { answerUnlessLost, isRefused } from './triggers.ts'

export const boxNowAccount = {
  clientId: 'sandbox-client',
  clientSecret: 'sandbox-client-secret',
  originId: '2',
  webhookSecret: 'SANDBOXSECRET',
}

interface Party {
  contactNumber?: unknown
  locationId?: unknown
  contactName?: unknown
}
interface DeliveryRequest {
  orderNumber?: unknown
  invoiceValue?: unknown
  paymentMode?: unknown
  amountToBeCollected?: unknown
  origin?: Party
  destination?: Party
  items?: { weight?: unknown; compartmentSize?: unknown }[]
}

const tokenMs = 3600_000

const refuse = (reply: FastifyReply, code: string, status = 400) =>
  reply.code(status).send({ status, code, message: `Sandbox: ${code}` })

const isAmount = (value: unknown): boolean => typeof value === 'string' && /^\d+\.\d\d$/.test(value)
const isPhone = (value: unknown): boolean => typeof value === 'string' && /^\+30\d{10}$/.test(value)

function errorOf({ origin, destination, items, ...request }: DeliveryRequest): string | null {
  const { orderNumber, invoiceValue, amountToBeCollected, paymentMode } = request
  if (typeof orderNumber !== 'string' || orderNumber === '' || isRefused(orderNumber)) return 'P400'
  if (!items?.length || (paymentMode !== 'cod' && paymentMode !== 'prepaid')) return 'P400'
  if (origin?.locationId !== boxNowAccount.originId) return 'P401'
  if (!lockers.some(({ id }) => id === destination?.locationId)) return 'P402'
  if (!isPhone(origin.contactNumber) || !isPhone(destination?.contactNumber)) return 'P405'
  if (!isAmount(invoiceValue) || !isAmount(amountToBeCollected)) return 'P408'
  const cod = Number(amountToBeCollected)
  if (cod > 5000 || cod > 0 !== (paymentMode === 'cod')) return 'P408'
  if (items.some(({ compartmentSize }) => ![1, 2, 3].includes(Number(compartmentSize)))) return 'P406'
  return items.some(({ weight }) => !(Number(weight) > 0 && Number(weight) <= 20)) ? 'P421' : null
}

const stateOf = (shipment: StandInShipment, { notes }: StandInParcel): string => {
  if (shipment.isCancelled) return 'canceled'
  const last = notes.at(-1)?.name ?? 'new'
  const states: Record<string, string> = {
    'accepted-to-locker': 'in-transit',
    'in-depot': 'in-transit',
    'final-destination': 'in-final-destination',
    'accepted-for-return': 'in-transit',
    expired: 'expired-return',
  }
  return states[last] ?? last
}

const parcelView = (shipment: StandInShipment, parcel: StandInParcel) => ({
  id: parcel.number,
  state: stateOf(shipment, parcel),
  cancelationRequested: shipment.isCancelled,
  deliveryRequest: { id: shipment.number, orderNumber: shipment.reference },
  events: parcel.notes.map(({ name, at }) => ({
    type: name,
    createTime: new Date(at).toISOString(),
    locationDisplayName: shipment.place,
  })),
})

export function registerBoxNow(
  app: FastifyInstance,
  faults: Faults,
  shipments: StandInShipments,
  now: () => number,
): void {
  const tokens = new Map<string, number>()
  const base = '/boxnow/api/v1'
  const fault = faults.hook('boxnow')
  const authorise = async (request: FastifyRequest, reply: FastifyReply) => {
    const token = request.headers.authorization?.replace(/^Bearer /, '') ?? ''
    if ((tokens.get(token) ?? 0) <= now()) await refuse(reply, 'X401', 401)
  }
  const preHandler = [fault, authorise]
  const find = (parcel: string) =>
    shipments.find('boxnow', ({ parcels }) => parcels.some(({ number }) => number === parcel))

  app.post<{ Body: Record<string, unknown> | null }>(
    `${base}/auth-sessions`,
    { preHandler: fault },
    ({ body }, reply) => {
      const { clientId, clientSecret } = boxNowAccount
      const isClient = body?.client_id === clientId && body.client_secret === clientSecret
      if (!isClient || body.grant_type !== 'client_credentials') return refuse(reply, 'X401', 401)
      const token = randomUUID()
      tokens.set(token, now() + tokenMs)
      return reply.send({ access_token: token, token_type: 'Bearer', expires_in: tokenMs / 1000 })
    },
  )
  app.get(`${base}/destinations`, { preHandler }, (_, reply) =>
    reply.send({ count: lockers.length, data: lockers.map(locationView) }),
  )
  app.post<{ Body: DeliveryRequest | null }>(`${base}/delivery-requests`, { preHandler }, ({ body }, reply) => {
    const request = body ?? {}
    const error = errorOf(request)
    if (error) return refuse(reply, error)
    const reference = String(request.orderNumber)
    if (shipments.find('boxnow', (shipment) => shipment.reference === reference)) return refuse(reply, 'P410')
    const { number: id, parcels } = shipments.add({
      carrier: 'boxnow',
      reference,
      recipient: String(request.destination?.contactName ?? ''),
      place: lockers.find((locker) => locker.id === request.destination?.locationId)?.name ?? '',
      collect: String(request.amountToBeCollected),
      parcels: request.items?.length ?? 0,
    })
    return answerUnlessLost(reference, reply, { id, parcels: parcels.map(({ number }) => ({ id: number })) })
  })
  app.get<{ Params: { order: string } }>(
    `${base}/delivery-requests/:order/label.pdf`,
    { preHandler },
    ({ params }, reply) => {
      const shipment = shipments.find('boxnow', ({ reference }) => reference === params.order)
      if (!shipment) return refuse(reply, 'P404', 404)
      const lines = ['BOX NOW (sandbox)', shipment.reference, ...shipment.parcels.map(({ number }) => number)]
      return reply.type('application/pdf').send(labelPdf(lines))
    },
  )
  app.get<{ Querystring: { orderNumber?: string; parcelId?: string } }>(
    `${base}/parcels`,
    { preHandler },
    ({ query }, reply) => {
      const data = shipments.list('boxnow').flatMap((shipment) =>
        shipment.parcels
          .filter(({ number }) => query.parcelId === undefined || number === query.parcelId)
          .filter(() => query.orderNumber === undefined || shipment.reference === query.orderNumber)
          .map((parcel) => parcelView(shipment, parcel)),
      )
      return reply.send({ count: data.length, data })
    },
  )
  app.post<{ Params: { action: string } }>(`${base}/parcels/:action`, { preHandler }, ({ params }, reply) => {
    const [, id = ''] = /^(\d+):cancel$/.exec(params.action) ?? []
    const shipment = find(id)
    const parcel = shipment?.parcels.find(({ number }) => number === id)
    if (!shipment || !parcel) return refuse(reply, 'P404', 404)
    if (stateOf(shipment, parcel) !== 'new') return refuse(reply, 'P420')
    shipments.note(parcel, 'canceled')
    return reply.send({})
  })
}

const locationView = (place: (typeof lockers)[number]) => ({
  id: place.id,
  type: 'apm',
  lat: String(place.latitude),
  lng: String(place.longitude),
  title: place.name,
  name: place.name,
  addressLine1: place.street,
  addressLine2: place.city,
  postalCode: place.postalCode,
  country: 'GR',
  note: Number(place.id) % 4 === 1 ? '24/7' : 'Δευτέρα–Σάββατο 08:00–21:00',
})
