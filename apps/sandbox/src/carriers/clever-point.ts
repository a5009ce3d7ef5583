// The sandbox's Clever Point. It answers 200 with an envelope, whatever has happened.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Faults } from '../faults.ts'
import { labelPdf } from './label-pdf.ts'
import { stations } from './places.ts'
import type { StandInShipments } from './shipments.ts'
import { answerUnlessLost, isOutsideCoverage, isRefused } from './triggers.ts'

export const cleverPointAccount = { apiKey: 'sandbox-clever-point' }

interface ShippingBody {
  DeliveryStation?: unknown
  Consignee?: { ContactName?: unknown; CustomerReferenceId?: unknown; PostalCode?: unknown; Phones?: unknown }
  CODs?: { Amount?: { Value?: unknown } }[]
  Items?: unknown[]
}

const success = (content: unknown) => ({ ResultType: 'Success', Content: content, Messages: [] })
const failure = (code: string, description: string) => ({
  ResultType: 'Error',
  Content: null,
  Messages: [{ Code: code, Description: description }],
})

function errorOf({ Consignee, DeliveryStation, Items, CODs }: ShippingBody): object | null {
  if (!Consignee?.ContactName || !Items?.length) return failure('1000', 'Invalid request')
  if (isRefused(String(Consignee.CustomerReferenceId))) return failure('1001', 'The account is not active')
  if (isOutsideCoverage(String(Consignee.PostalCode)) || !stations.some(({ id }) => id === DeliveryStation))
    return failure('1002', 'Delivery station not available')
  if (!/^\+\d{8,15}$/.test(String(Consignee.Phones))) return failure('1003', 'Invalid phone')
  const cod = Number(CODs?.[0]?.Amount?.Value ?? 0)
  return cod >= 0 && cod <= 500 ? null : failure('1004', 'The COD amount exceeds the limit')
}

export function registerCleverPoint(app: FastifyInstance, faults: Faults, shipments: StandInShipments): void {
  const base = '/cleverpoint/api/v1'
  const authorise = async (request: FastifyRequest, reply: FastifyReply) => {
    if (request.headers.authorization !== `ApiKey ${cleverPointAccount.apiKey}`) await reply.code(401).send()
  }
  const preHandler = [faults.hook('cleverpoint'), authorise]
  const find = (awb: string | undefined) => shipments.find('cleverpoint', ({ number }) => number === awb)
  const unknown = failure('1005', 'Shipment not found')

  app.get(`${base}/Stations`, { preHandler }, (_, reply) => reply.send(success(stations.map(stationView))))
  app.post<{ Body: ShippingBody | null }>(`${base}/Shipping`, { preHandler }, ({ body }, reply) => {
    const request = body ?? {}
    const error = errorOf(request)
    if (error) return reply.send(error)
    const reference = String(request.Consignee?.CustomerReferenceId)
    const { number } = shipments.add({
      carrier: 'cleverpoint',
      reference,
      recipient: String(request.Consignee?.ContactName),
      place: stations.find(({ id }) => id === request.DeliveryStation)?.name ?? '',
      collect: String(request.CODs?.[0]?.Amount?.Value ?? 0),
      parcels: 1,
    })
    return answerUnlessLost(reference, reply, success({ ShipmentAwb: number, ShipmentStatus: 'New' }))
  })
  app.post<{ Params: { awb: string } }>(`${base}/Shipping/:awb/Cancel`, { preHandler }, ({ params }, reply) => {
    const shipment = find(params.awb)
    if (!shipment) return reply.send(unknown)
    const isUnderWay = (shipment.parcels[0]?.notes.length ?? 0) > 1
    if (isUnderWay && !shipment.isCancelled) return reply.send(failure('1006', 'The shipment cannot be cancelled'))
    shipment.isCancelled = true
    return reply.send(success({ ShipmentAwb: shipment.number, ShipmentStatus: 'Cancel' }))
  })
  app.get<{ Querystring: { awbs?: string } }>(`${base}/Vouchers/`, { preHandler }, ({ query }, reply) => {
    const shipment = find(query.awbs)
    if (!shipment) return reply.send(unknown)
    const document = labelPdf(['CLEVER POINT (sandbox)', shipment.number, shipment.reference])
    return reply.send(success({ Document: document.toString('base64') }))
  })
  app.get<{ Params: { awb: string } }>(`${base}/ShipmentTracking/:awb`, { preHandler }, ({ params }, reply) => {
    const shipment = find(params.awb)
    if (!shipment) return reply.send(unknown)
    const notes = shipment.parcels.flatMap((parcel) => parcel.notes)
    return reply.send(success({ TrackingData: notes.map(({ name }) => ({ TrackingNote: name })) }))
  })
}

const stationView = (place: (typeof stations)[number]) => ({
  StationId: place.id,
  Prefix: 'CP',
  Name: place.name,
  AddressLine1: place.street,
  City: place.city,
  ZipCode: place.postalCode,
  Phones: '2100000000',
  Lat: place.latitude,
  Lng: place.longitude,
  WorkHours: 'Δευτέρα–Σάββατο 09:00–21:00',
})
