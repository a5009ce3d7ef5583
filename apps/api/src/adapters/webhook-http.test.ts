import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isWebhookUrl, webhookHttp, webhookLimits } from './webhook-http.ts'

let server: Server
let host: string
let requests = 0
beforeAll(async () => {
  server = createServer({ keepAlive: false }, (request, response) => {
    requests += 1
    if (request.url === '/long') return void response.writeHead(200).end('x'.repeat(100_000))
    response.writeHead(302, { location: 'http://169.254.169.254/', 'retry-after': '7' }).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  host = `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

const production = { allowedHosts: [], allowsLoopback: false }
const message = { headers: {}, body: '{}' }

test.each([
  'http://127.0.0.1/',
  'https://127.0.0.1:1/',
  'https://[::1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://2130706433/',
  'https://0177.0.0.1/',
  'https://169.254.169.254/latest/meta-data',
  'https://10.0.0.7/',
  'https://localhost/',
])('in production nothing is sent to %s', async (url) => {
  expect(await webhookHttp(production)({ ...message, url })).toMatchObject({ status: null, problem: 'address_refused' })
})

test('a host inside is reached when it is named', async () => {
  const before = requests
  const answer = await webhookHttp({ ...production, allowedHosts: [host] })({ ...message, url: `http://${host}/` })
  expect(answer).toEqual({ status: 302, problem: 'http_302', retryAfterMs: 7000 })
  expect(requests).toBe(before + 1)
})

test('of an answer only its status counts, however long it is', async () => {
  const send = webhookHttp({ ...production, allowedHosts: [host] })
  expect(await send({ ...message, url: `http://${host}/long` })).toEqual({
    ...{ status: 200, problem: null, retryAfterMs: null },
  })
  expect(webhookLimits.totalMs).toBe(15_000)
})

test('a host inside is named with its port, or without where it has the usual one', () => {
  const may = (url: string, ...allowedHosts: string[]) => isWebhookUrl(url, { ...production, allowedHosts })
  expect(may('https://10.0.0.7/', '10.0.0.7:443')).toBe(true)
  expect(may('http://10.0.0.7/', '10.0.0.7:80')).toBe(true)
  expect(may('https://10.0.0.7:443/', '10.0.0.7')).toBe(true)
  expect(may('https://10.0.0.7/', '10.0.0.7:80')).toBe(false)
  expect(may('https://10.0.0.7:8443/', '10.0.0.7')).toBe(false)
})

test('an address has https, stands outside, and has neither user nor password', () => {
  expect(
    [
      'https://erp.example/a?b=c',
      'http://erp.example/',
      'https://a:b@erp.example/',
      'https://erp.example/#a',
      'https://192.168.1.5/',
      'https://localhost/',
      '/a',
    ].map((url) => isWebhookUrl(url, production)),
  ).toEqual([true, false, false, false, false, false, false])
})
