// The lists of points of both networks with rows that cannot be used, as a server of theirs might send them.

import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Carrier } from '../ports/carrier.ts'
import { boxNow } from './box-now.ts'
import { cleverPoint } from './clever-point.ts'

let server: Server
let rows: unknown[]
beforeAll(async () => {
  server = createServer(({ url = '' }, response) => {
    const list = url.endsWith('/Stations') ? { ResultType: 'Success', Content: rows } : { data: rows }
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(url.endsWith('/auth-sessions') ? { access_token: 'x', expires_in: 3600 } : list))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
})
afterAll(() => new Promise((closed) => server.close(closed)))

const reports = { failing: () => {}, alarm: () => {} }
const networks = {
  box_now: {
    open: (url: string): Carrier =>
      boxNow({
        ...{ url, clientId: 'x', clientSecret: 'x', partnerId: null, originId: '1', webhookSecret: null, reports },
        sender: { name: 'Στοά', email: 'shop@stoa.example', phone: '+302100000000' },
      }),
    row: {
      id: '4001',
      lat: '37.9',
      lng: 23.7,
      name: ' Σύνταγμα ',
      addressLine1: 'Ερμού 2',
      postalCode: '10563',
      country: 'GR',
    },
    names: { id: 'id', name: 'name', street: 'addressLine1', latitude: 'lat', longitude: 'lng', note: 'note' },
  },
  clever_point: {
    open: (url: string): Carrier => cleverPoint({ url, apiKey: 'x', reports }),
    row: {
      StationId: 71,
      Lat: 37.9,
      Lng: '23.7',
      Name: ' Σύνταγμα ',
      AddressLine1: 'Ερμού 2',
      City: 'Αθήνα',
      ZipCode: '10563',
    },
    names: {
      id: 'StationId',
      name: 'Name',
      street: 'AddressLine1',
      latitude: 'Lat',
      longitude: 'Lng',
      note: 'WorkHours',
    },
  },
} as const

function listFrom(network: keyof typeof networks, listed: unknown[]) {
  rows = listed
  const { port } = server.address() as AddressInfo
  return networks[network].open(`http://127.0.0.1:${port}`).listPoints?.()
}

test.each(['box_now', 'clever_point'] as const)(
  '%s: unreadable rows are counted, and the others listed',
  async (network) => {
    const { row, names } = networks[network]
    const unreadable = [
      ...[
        null,
        'a point',
        {},
        { ...row, [names.id]: '' },
        { ...row, [names.name]: ' ' },
        { ...row, [names.street]: null },
      ],
      ...[
        { ...row, [names.latitude]: null },
        { ...row, [names.latitude]: '' },
        { ...row, [names.longitude]: 'east' },
      ],
      ...[
        { ...row, [names.note]: '\0' },
        { ...row, [names.name]: '\ud83d' },
      ],
    ]
    const listed = await listFrom(network, [...unreadable, row])
    expect(listed).toMatchObject({
      ok: true,
      value: {
        points: [{ name: 'Σύνταγμα', latitude: 37.9, longitude: 23.7, note: null }],
        unreadable: unreadable.length,
      },
    })
  },
)

test.each(['box_now', 'clever_point'] as const)('%s: a list without a readable row is no answer', async (network) => {
  expect(await listFrom(network, [{ point: 1 }, { point: 2 }])).toEqual({ ok: false, refusal: 'unavailable' })
  expect(await listFrom(network, [])).toEqual({ ok: true, value: { points: [], unreadable: 0 } })
})
