// The sandbox's carriers are as strict as the real ones, and their parcels move on a page.

import { createServer } from 'node:http'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Sandbox, startSandbox } from '../sandbox.ts'
import { lockers, stations } from './places.ts'

let sandbox: Sandbox
beforeEach(async () => {
  sandbox = await startSandbox({ smtpPort: 0, httpPort: 0 })
})
afterEach(() => sandbox.stop())

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${sandbox.origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    redirect: 'manual',
  })

async function signIn(): Promise<Record<string, string>> {
  const { clientId: client_id, clientSecret: client_secret } = sandbox.carrierAccounts.boxNow
  const answer = await post('/boxnow/api/v1/auth-sessions', {
    grant_type: 'client_credentials',
    client_id,
    client_secret,
  })
  const { access_token } = (await answer.json()) as { access_token: string }
  return { authorization: `Bearer ${access_token}` }
}

const party = (locationId: string) => ({ contactNumber: '+306900000000', contactName: '<b>Ελένη</b>', locationId })
const request = {
  orderNumber: 'STO-26-000001-1',
  invoiceValue: '17.10',
  paymentMode: 'prepaid',
  amountToBeCollected: '0.00',
  origin: party('2'),
  destination: party('4001'),
  items: [{ id: '1', name: 'Βιβλία', value: '17.10', weight: 0.8, compartmentSize: 1 }],
}
const announce = async (changes: object = {}) =>
  post('/boxnow/api/v1/delivery-requests', { ...request, ...changes }, await signIn())

test('forty points in Greece, each once', () => {
  const places = [...lockers, ...stations]
  expect(new Set(places.map(({ id }) => id)).size).toBe(40)
  for (const { postalCode, latitude, longitude } of places) {
    expect(postalCode).toMatch(/^\d{5}$/)
    expect(latitude > 34.8 && latitude < 41.8 && longitude > 19.3 && longitude < 28.3).toBe(true)
  }
})

test('without a token nothing is done', async () => {
  const answer = await post('/boxnow/api/v1/delivery-requests', request)
  expect([answer.status, sandbox.carriers.list()]).toEqual([401, []])
})

test.each([
  ['P401', { origin: party('3') }],
  ['P402', { destination: party('1') }],
  ['P405', { destination: { ...party('4001'), contactNumber: '6900000000' } }],
  ['P406', { items: [{ weight: 1, compartmentSize: 4 }] }],
  ['P408', { amountToBeCollected: 17.1, paymentMode: 'cod' }],
  ['P408', { amountToBeCollected: '17.10' }],
  ['P421', { items: [{ weight: 21, compartmentSize: 1 }] }],
  ['P400', { orderNumber: 'STO-26-000001-E' }],
])('BoxNow answers %s', async (code, changes) => {
  const answer = await announce(changes)
  expect([answer.status, await answer.json()]).toMatchObject([400, { status: 400, code }])
})

test('a parcel moves on the page, and BoxNow tells it to the shop', async () => {
  const received: string[] = []
  const shop = createServer((incoming, answer) => {
    incoming.setEncoding('utf8').on('data', (text) => received.push(String(text)))
    incoming.on('end', () => answer.end())
  })
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve))
  const address = shop.address()
  sandbox.carriers.sendWebhooksTo(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`)
  await announce()
  const page = await (await fetch(`${sandbox.origin}/carriers`)).text()
  expect(page).toContain('&lt;b&gt;Ελένη')
  const [, action = ''] = /action="(\/carriers\/\d+\/in-depot\/duplicate)"/.exec(page) ?? []
  const moved = await fetch(`${sandbox.origin}${action}`, { method: 'POST', redirect: 'manual' })
  expect([moved.status, moved.headers.get('location')]).toEqual([303, '/carriers'])
  expect(received).toHaveLength(2)
  expect(received[0]).toBe(received[1])
  expect(JSON.parse(received[0] ?? '')).toMatchObject({ data: { event: 'in-depot', orderNumber: 'STO-26-000001-1' } })
  await new Promise((resolve) => shop.close(resolve))
})

test('nothing else happens to a parcel', async () => {
  await announce()
  for (const path of ['/carriers/9219709201/in-depot/x', '/carriers/9219709201/eaten/none'])
    expect((await fetch(`${sandbox.origin}${path}`, { method: 'POST' })).status).toBe(404)
})
