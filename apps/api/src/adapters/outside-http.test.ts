import { createServer, type RequestListener } from 'node:http'
import { createServer as createTcpServer, type Server } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { requestLimits, requestOutside } from './outside-http.ts'

const servers: Server[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await new Promise((resolve) => server.close(resolve))
})

async function listen(server: Server): Promise<number> {
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

const serve = async (listener: RequestListener): Promise<string> =>
  `http://127.0.0.1:${await listen(createServer({ keepAlive: false }, listener))}/`

const post = { method: 'POST', headers: { 'content-type': 'text/plain' }, body: 'ερώτηση' } as const
const failureOf = (request: Promise<unknown>) => request.then(() => null).catch((error: Error) => error.message)

test('brings status and text, whatever the status, and follows no redirect', async () => {
  const url = await serve((request, response) => {
    request.setEncoding('utf8').on('data', (text) => response.writeHead(302, { location: '/' }).end(`${text}!`))
  })
  expect(await requestOutside(url, post)).toEqual({ status: 302, body: 'ερώτηση!' })
})

test('a body that does not end in time is no answer', async () => {
  const url = await serve((_, response) => void response.writeHead(200).write('beginning'))
  expect(await failureOf(requestOutside(url, post, { ...requestLimits, totalMs: 100 }))).toBe('timeout')
})

test('nor is one that is too large, and nobody reads on', async () => {
  const url = await serve((_, response) => void response.end('x'.repeat(2000)))
  expect(await failureOf(requestOutside(url, post, { ...requestLimits, maxBytes: 1999 }))).toBe('answer_unreadable')
  expect((await requestOutside(url, post, { ...requestLimits, maxBytes: 2000 })).status).toBe(200)
})

test('a secure connection that is not made has its own limit', async () => {
  const silent = createTcpServer((socket) => socket.on('error', () => {}).resume())
  const url = `https://127.0.0.1:${await listen(silent)}/`
  expect(await failureOf(requestOutside(url, post, { ...requestLimits, connectMs: 100 }))).toBe('timeout')
})

test('nobody listens', async () => {
  const port = await listen(createTcpServer())
  const [server] = servers.splice(0)
  await new Promise((resolve) => server?.close(resolve))
  expect(await failureOf(requestOutside(`http://127.0.0.1:${port}/`, post))).toBe('connection_failed')
})
