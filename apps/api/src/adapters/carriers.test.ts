// The three carriers against stand-ins that speak their protocols, answering well, wrongly, late and not at all.

import { startSandbox } from '@stoa/sandbox/sandbox'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { shipmentRequest, someAddress, someLocker, someStation } from '../../test/shipment-request.ts'
import type { Carried, Carrier, ListedPoints, ShipmentRequest } from '../ports/carrier.ts'
import { acs } from './acs.ts'
import { boxNow } from './box-now.ts'
import { cleverPoint } from './clever-point.ts'

let sandbox: Awaited<ReturnType<typeof startSandbox>>
let alarms: string[]
let clock: { now: number }
beforeEach(async () => {
  alarms = []
  clock = { now: Date.parse('2026-11-26T10:00:00Z') }
  sandbox = await startSandbox({ smtpPort: 0, httpPort: 0, now: () => clock.now })
})
afterEach(() => sandbox.stop())

const reports = {
  failing: () => {},
  alarm: (service: string, reason: string) => void alarms.push(`${service} ${reason}`),
}
const sender = { name: 'Στοά', email: 'shop@stoa.example', phone: '+302100000000' }
const common = { reports, now: () => clock.now }

const openers = {
  boxnow: (changes = {}): Carrier =>
    boxNow({ ...sandbox.carrierAccounts.boxNow, partnerId: null, sender, ...common, ...changes }),
  cleverpoint: (changes = {}): Carrier =>
    cleverPoint({ ...sandbox.carrierAccounts.cleverPoint, ...common, ...changes }),
  acs: (changes = {}): Carrier =>
    acs({ ...sandbox.carrierAccounts.acs, sender: sender.name, amountFormat: 'number', ...common, ...changes }),
}
type Service = keyof typeof openers
const services = ['boxnow', 'cleverpoint', 'acs'] as const
const destinations = { boxnow: someLocker, cleverpoint: someStation, acs: someAddress }
const requestFor = (service: Service, changes: Partial<ShipmentRequest> = {}) =>
  shipmentRequest({ destination: destinations[service], ...changes })

function valueIn<Value>(outcome: Carried<Value>): Value {
  if (!outcome.ok) throw new Error(outcome.refusal)
  return outcome.value
}
async function listedBy({ listPoints }: Carrier): Promise<ListedPoints> {
  if (!listPoints) throw new Error('it has no points')
  return valueIn(await listPoints())
}
const refusalOf = (outcome: Carried<unknown>) => (outcome.ok ? null : outcome.refusal)
const numberPatterns = { boxnow: /^9219709\d{3}$/, cleverpoint: /^CP\d{7}$/, acs: /^7\d{9}$/ }

describe.each(services)('%s', (service) => {
  test('a shipment is created, printed, tracked and cancelled', async () => {
    const carrier = openers[service]()
    const shipment = valueIn(await carrier.createShipment(requestFor(service)))
    const [parcel = ''] = shipment.parcelNumbers
    expect(parcel).toMatch(numberPatterns[service])
    const [label] = valueIn(await carrier.label('STO-26-000001-1', shipment))
    expect(new TextDecoder('latin1').decode(label)).toMatch(/^%PDF-1\.4\n[\s\S]*STO-26-000001-1[\s\S]*%%EOF\n$/)
    const before = valueIn(await carrier.track(parcel))
    expect(valueIn(await carrier.cancel(shipment))).toBeNull()
    expect(valueIn(await carrier.cancel(shipment))).toBeNull()
    expect(before.map(({ state }) => state)).toEqual(service === 'acs' ? [] : ['announced'])
  })

  test('two events are reported alike whenever they are asked for', async () => {
    const carrier = openers[service]()
    const [parcel = ''] = valueIn(await carrier.createShipment(requestFor(service))).parcelNumbers
    const [moving, arrived] = {
      boxnow: ['in-depot', 'delivered'],
      cleverpoint: ['In transit', 'Delivered to the recipient'],
      acs: ['ΑΝΑΧΩΡΗΣΗ ΑΘΗΝΑ', 'ΠΑΡΑΔΟΣΗ'],
    }[service]
    for (const note of [moving ?? '', arrived ?? '']) {
      clock.now += 60_000
      await sandbox.carriers.advance(parcel, note)
    }
    const events = valueIn(await carrier.track(parcel))
    expect(events.map(({ state }) => state)).toEqual(expect.arrayContaining(['in_transit', 'delivered']))
    expect(Math.max(...events.map(({ at }) => at))).toBe(clock.now)
    expect(valueIn(await carrier.track(parcel))).toEqual(events)
    expect(new Set(events.map(({ id }) => id)).size).toBe(events.length)
  })

  test('what it refuses is a value, with a reason, and reported where somebody has to act', async () => {
    const carrier = openers[service]()
    const wrong = await carrier.createShipment(requestFor(service, { reference: 'STO-26-000002-E' }))
    expect(refusalOf(wrong)).toBe('refused')
    expect(alarms).toHaveLength(1)
    const unknownNumbers = { number: '1', parcelNumbers: ['1'] }
    expect(refusalOf(await carrier.label('STO-26-000009-1', unknownNumbers))).toBe('not_found')
    expect(refusalOf(await carrier.track('1'))).toBe('not_found')
    const recipient = { ...requestFor(service).recipient, mobile: service === 'acs' ? '' : '69' }
    expect(refusalOf(await carrier.createShipment(requestFor(service, { recipient })))).toBe('bad_contact')
  })

  test('a destination that it does not have is no coverage', async () => {
    const carrier = openers[service]()
    const elsewhere: ShipmentRequest['destination'] =
      someAddress.kind === 'address' && service === 'acs'
        ? { kind: 'address', address: { ...someAddress.address, postalCode: '99999' } }
        : { kind: 'point', pointId: '99999' }
    for (const destination of [elsewhere, service === 'acs' ? someLocker : someAddress])
      expect(refusalOf(await carrier.createShipment(requestFor(service, { destination })))).toBe('no_coverage')
    expect(sandbox.carriers.list()).toEqual([])
  })

  test('a shipment whose answer does not arrive may have been created', async () => {
    const carrier = openers[service]()
    const lost = await carrier.createShipment(requestFor(service, { reference: 'STO-26-000003-T' }))
    expect(refusalOf(lost)).toBe('unavailable')
    expect(sandbox.carriers.list()).toHaveLength(1)
  })

  test.each(['reset', 'nonsense'] as const)('an answer like %s is none; later ones count', async (kind) => {
    const carrier = openers[service]()
    sandbox.faults.set(service, kind)
    expect(refusalOf(await carrier.createShipment(requestFor(service)))).toBe('unavailable')
    sandbox.faults.set(service, 'none')
    expect(refusalOf(await carrier.createShipment(requestFor(service)))).toBeNull()
  })

  test('after five failures it is left alone for a while, and nothing is sent', async () => {
    const carrier = openers[service]()
    sandbox.faults.set(service, 'reset')
    for (let count = 0; count < 5; count += 1) await carrier.track('1')
    sandbox.faults.set(service, 'none')
    expect(refusalOf(await carrier.createShipment(requestFor(service)))).toBe('temporary')
    expect(sandbox.carriers.list()).toEqual([])
    clock.now += 30_000
    expect(refusalOf(await carrier.createShipment(requestFor(service)))).toBeNull()
  })
})

test('wrong credentials are an alarm', async () => {
  const carriers = [
    openers.boxnow({ clientSecret: 'x' }),
    openers.cleverpoint({ apiKey: 'x' }),
    openers.acs({ apiKey: 'x' }),
  ]
  for (const carrier of carriers) expect(refusalOf(await carrier.track('1'))).not.toBeNull()
  expect(alarms).toEqual(['box_now credentials', 'clever_point credentials', 'acs credentials'])
})

describe('BoxNow', () => {
  test('twenty lockers with their places', async () => {
    const { points, unreadable } = await listedBy(openers.boxnow())
    expect([points.length, unreadable]).toEqual([20, 0])
    expect(points[0]).toEqual({
      carrier: 'box_now',
      id: '4001',
      kind: 'locker',
      name: 'Σύνταγμα',
      street: 'Ερμού 2',
      city: 'Αθήνα',
      postalCode: '10563',
      countryCode: 'GR',
      latitude: 37.9757,
      longitude: 23.7339,
      note: '24/7',
    })
  })

  test('the same reference is taken once, and finds what was created with it', async () => {
    const carrier = openers.boxnow()
    const [parcel] = requestFor('boxnow').parcels
    const request = requestFor('boxnow', { parcels: [parcel, { ...parcel, size: 3 }], collectCents: 3420 })
    const created = valueIn(await carrier.createShipment(request))
    expect(created.parcelNumbers).toHaveLength(2)
    expect(refusalOf(await carrier.createShipment(request))).toBe('duplicate')
    expect(await carrier.findShipment?.(request.reference)).toEqual({ ok: true, value: created })
    expect(await carrier.findShipment?.('STO-26-000009-1')).toEqual({ ok: true, value: null })
    expect(sandbox.carriers.list()[0]?.collect).toBe('34.20')
  })

  test.each([
    ['more than it collects', { collectCents: 500_001 }, 'amount'],
    ['too heavy', { parcels: [{ description: 'x', weightGrams: 20_001, size: 1, valueCents: 0 }] }, 'bad_parcel'],
  ] as const)('%s', async (_, changes, refusal) => {
    expect(refusalOf(await openers.boxnow().createShipment(requestFor('boxnow', changes)))).toBe(refusal)
  })

  test('what is under way is not cancelled', async () => {
    const carrier = openers.boxnow()
    const shipment = valueIn(await carrier.createShipment(requestFor('boxnow')))
    await sandbox.carriers.advance(shipment.parcelNumbers[0] ?? '', 'in-depot')
    expect(refusalOf(await carrier.cancel(shipment))).toBe('not_cancellable')
  })

  test('a token that has ended is renewed', async () => {
    const carrier = openers.boxnow({ now: () => 0 })
    valueIn(await carrier.createShipment(requestFor('boxnow')))
    clock.now += 3_600_000
    expect(refusalOf(await carrier.track('9219709201'))).toBeNull()
  })
})

describe('Clever Point', () => {
  test('twenty points with their places', async () => {
    const { points } = await listedBy(openers.cleverpoint())
    expect([points.length, points[0]]).toMatchObject([20, { carrier: 'clever_point', id: 'CP0002', kind: 'shop' }])
  })

  test('more than it collects', async () => {
    const answer = await openers.cleverpoint().createShipment(requestFor('cleverpoint', { collectCents: 50_001 }))
    expect(refusalOf(answer)).toBe('amount')
  })
})

describe('ACS', () => {
  test('ten euros and a half are collected, as a number; an account may want a comma', async () => {
    valueIn(await openers.acs().createShipment(requestFor('acs', { collectCents: 1050 })))
    expect(sandbox.carriers.list()[0]).toMatchObject({ collect: '10.5', place: 'Σόλωνος 12Α, 10679' })
    const comma = await openers.acs({ amountFormat: 'comma' }).createShipment(requestFor('acs', { collectCents: 1050 }))
    expect(refusalOf(comma)).toBe('amount')
  })

  test('the house number is a field of its own, and what follows it is for the courier', async () => {
    const street = 'Ερμού 12 – 14, 2ος όροφος'
    const address = { ...someAddress.address, street }
    valueIn(await openers.acs().createShipment(requestFor('acs', { destination: { kind: 'address', address } })))
    expect(sandbox.carriers.list()[0]).toMatchObject({ place: 'Ερμού 12-14, 10679, 2ος όροφος' })
  })

  test('the list waits for labels; then its shipments are found by reference and stay', async () => {
    const carrier = openers.acs()
    const [parcel] = requestFor('acs').parcels
    const shipment = valueIn(await carrier.createShipment(requestFor('acs', { parcels: [parcel, parcel, parcel] })))
    expect(shipment.parcelNumbers).toEqual(['7227891201', '7227891202', '7227891203'])
    const refused = { number: null, unprinted: [shipment.number] }
    expect(await carrier.closeDay?.('2026-11-26')).toEqual({ ok: true, value: refused })
    expect(await carrier.findShipment?.('STO-26-000001-1')).toEqual({ ok: true, value: null })
    await carrier.label('STO-26-000001-1', shipment)
    const closed = { number: '7227891204', unprinted: [] }
    expect(await carrier.closeDay?.('2026-11-26')).toEqual({ ok: true, value: closed })
    expect(await carrier.findShipment?.('STO-26-000001-1')).toEqual({ ok: true, value: shipment })
    expect(refusalOf(await carrier.cancel(shipment))).toBe('not_cancellable')
  })
})
