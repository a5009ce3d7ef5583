// Fetching from real servers: what is refused before a connection is made, and what answers may not do.

import type { RequestListener } from 'node:http'
import { hostname } from 'node:os'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { jpeg, svg } from '../../../test/picture-files.ts'
import { openPictureServer, type PictureServer } from '../../../test/picture-server.ts'
import { isPublicAddress } from '../../http/public-address.ts'
import { type FetchLimits, fetchLimits, fetchPicture } from './fetch-picture.ts'

let server: PictureServer
let host = ''
let picture: Buffer
const seen: string[] = []
const answers: Record<string, RequestListener> = {
  '/cover.jpg': (_, response) => response.writeHead(200, { 'content-type': 'image/jpeg' }).end(picture),
  '/stream': (_, response) => response.writeHead(200, { 'content-type': 'application/octet-stream' }).end(picture),
  '/moved': (_, response) => response.writeHead(302, { location: '/cover.jpg' }).end(),
  '/cloud': (_, response) => response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data/' }).end(),
  '/inside': (_, response) => response.writeHead(301, { location: 'http://localhost:1/' }).end(),
  '/mapped': (_, response) => response.writeHead(301, { location: 'http://[::ffff:127.0.0.1]/' }).end(),
  '/four': (_, response) => response.writeHead(302, { location: `//127.0.0.1:1/` }).end(),
  '/six': (_, response) => response.writeHead(307, { location: 'http://[::1]/cover.jpg' }).end(),
  '/own-name': (_, response) => response.writeHead(302, { location: `http://${hostname()}/cover.jpg` }).end(),
  '/drips': (_, response) => {
    response.writeHead(200, { 'content-type': 'image/jpeg' })
    const timer = setInterval(() => response.write('x'), 20)
    response.once('close', () => clearInterval(timer))
  },
  '/file': (_, response) => response.writeHead(301, { location: 'file:///etc/passwd' }).end(),
  '/round': (_, response) => response.writeHead(302, { location: '/round' }).end(),
  '/nowhere': (_, response) => response.writeHead(302).end(),
  '/hangs': () => {},
  '/stops': (_, response) => response.writeHead(200, { 'content-type': 'image/jpeg' }).write('half'),
  '/endless': (_, response) => {
    response.writeHead(200, { 'content-type': 'image/jpeg' })
    const write = () => {
      while (!response.destroyed && response.write(Buffer.alloc(65_536))) {}
    }
    response.on('drain', write)
    write()
  },
  '/declared': (_, response) =>
    response.writeHead(200, { 'content-type': 'image/jpeg', 'content-length': '999999999' }).write('x'),
  '/page.jpg': (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>not found</p>'),
  '/drawing': (_, response) => response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(svg),
  '/gone': (_, response) => response.writeHead(404).end(),
  '/broken': (_, response) => response.writeHead(503).end(),
}

beforeAll(async () => {
  picture = await jpeg(60, 90)
  server = await openPictureServer((request, response) => {
    seen.push(request.url ?? '')
    answers[request.url ?? '']?.(request, response)
  })
  host = server.host
})
afterAll(() => server.close())

const fetchFrom = (path: string, limits: Partial<FetchLimits> = {}) =>
  fetchPicture(`http://${host}${path}`, { ...fetchLimits, allowedHosts: [host], ...limits })

test.each(['/cover.jpg', '/stream', '/moved'])('%s brings the picture', async (path) => {
  expect(await fetchFrom(path)).toEqual({ ok: true, body: picture })
})

test.each([
  ['/cloud', 'address_refused', false],
  ['/inside', 'address_refused', false],
  ['/mapped', 'address_refused', false],
  ['/four', 'address_refused', false],
  ['/six', 'address_refused', false],
  ['/file', 'address_refused', false],
  ['/round', 'too_many_redirects', false],
  ['/nowhere', 'answer_refused', true],
  ['/declared', 'too_large', false],
  ['/endless', 'too_large', false],
  ['/page.jpg', 'no_picture', false],
  ['/drawing', 'no_picture', false],
  ['/gone', 'not_found', false],
  ['/broken', 'answer_refused', true],
])('%s: %s', async (path, problem, isPassing) => {
  expect(await fetchFrom(path, { maxBytes: 1_000_000 })).toEqual({ ok: false, problem, isPassing })
})

test.each(['/hangs', '/stops', '/drips'])('%s is left after its time', async (path) => {
  const started = performance.now()
  expect(await fetchFrom(path, { timeoutMs: 300 })).toEqual({ ok: false, problem: 'timeout', isPassing: true })
  expect(performance.now() - started).toBeLessThan(20_000)
})

test('a name that leads to this machine is not followed', async () => {
  const before = seen.length
  const answer = await fetchFrom('/own-name')
  expect(answer.ok).toBe(false)
  expect(['address_refused', 'host_unknown']).toContain(answer.ok || answer.problem)
  expect(seen.slice(before)).toEqual(['/own-name'])
})

test('without leave nothing is asked of this machine, by whatever name', async () => {
  const port = host.split(':')[1]
  const names = [
    '127.0.0.1',
    'localhost',
    '2130706433',
    '0x7f.1',
    '0177.0.0.1',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '0.0.0.0',
  ]
  const before = seen.length
  for (const name of names) {
    for (const address of [`http://${name}:${port}/cover.jpg`, `http://${name}/cover.jpg`])
      expect([address, await fetchPicture(address)]).toEqual([
        address,
        { ok: false, problem: 'address_refused', isPassing: false },
      ])
  }
  expect(seen.length).toBe(before)
})

test.each([
  'ftp://images.example/a.jpg',
  'https://user:secret@images.example/a.jpg',
  'https://images.example:8443/a.jpg',
  'http://images.example:443/a.jpg',
  'no address',
])('%s is refused before any name is resolved', async (address) => {
  expect(await fetchPicture(address)).toMatchObject({ ok: false, problem: 'address_refused' })
})

describe('an address', () => {
  test.each([
    ...['8.8.8.8', '195.251.255.1', '172.32.0.1', '168.63.129.15', '168.63.129.17', '192.31.195.255', '192.31.197.0'],
    ...['192.52.194.0', '192.88.98.255', '192.175.49.0', '2a00:1450:4017::200e', '2620:4f:7fff::1', '2001:200::1'],
  ])('%s is public', (address) => {
    expect(isPublicAddress(address)).toBe(true)
  })

  test.each([
    ...['10.1.2.3', '127.8.8.8', '169.254.169.254', '172.16.0.1', '192.168.1.1', '100.64.0.1', '0.0.0.0', '224.0.0.1'],
    ...['255.255.255.255', '::', '::1', '::ffff:8.8.8.8', '::ffff:10.0.0.1', 'fe80::1', 'fc00::1', 'ff02::1'],
    ...['64:ff9b::7f00:1', '2002:7f00:1::', '2001:db8::1', '2001::1', 'nothing'],
    ...['168.63.129.16', '192.0.0.170', '192.0.2.1', '192.31.196.1', '192.52.193.1', '192.88.99.1', '192.175.48.6'],
    ...['198.18.0.1', '198.19.255.255', '198.51.100.1', '203.0.113.1', '240.0.0.1', '64:ff9b::8.8.8.8', '64:ff9b:1::1'],
    ...['100::1', '100:0:0:1::1', '2001:1::1', '2001:4:112::1', '2620:4f:8000::1', '3fff::1', '5f00::1', 'fec0::1'],
  ])('%s is not', (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })
})
