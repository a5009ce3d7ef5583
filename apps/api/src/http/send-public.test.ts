import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { publicSender } from './send-public.ts'

let answer = { title: 'Η φόνισσα', notes: 'α'.repeat(2000) }
const app = Fastify()
let written = 0
const send = publicSender((value) => {
  written += 1
  return value
})
app.get('/', (request, reply) => send(request, reply, answer))

const get = (headers: Record<string, string> = {}) => app.inject({ url: '/', headers })

test('is sent in the encoding that is accepted', async () => {
  const plain = await get()
  const br = await get({ 'accept-encoding': 'gzip, deflate, br' })
  const gzip = await get({ 'accept-encoding': 'gzip, br;q=0' })
  expect([plain, br, gzip].map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'br', 'gzip'])
  expect(plain.json()).toEqual(answer)
  expect(brotliDecompressSync(br.rawPayload)).toEqual(plain.rawPayload)
  expect(gunzipSync(gzip.rawPayload)).toEqual(plain.rawPayload)
  expect([br.headers.vary, br.headers['content-type']]).toEqual(['accept-encoding', 'application/json; charset=utf-8'])
})

test('is not sent again to who has it, until it is another', async () => {
  const { headers } = await get({ 'accept-encoding': 'br' })
  const known = { 'if-none-match': `"other", ${String(headers.etag)}` }
  const same = await get(known)
  expect([same.statusCode, same.payload, same.headers.etag]).toEqual([304, '', headers.etag])
  expect(same.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
  answer = { ...answer, title: 'Η Φόνισσα' }
  const changed = await get(known)
  expect([changed.statusCode, changed.json()]).toEqual([200, answer])
})

test('a value that somebody keeps is written once; equal ones of their own are not taken for it', async () => {
  answer = { title: 'Κεφάλαιο', notes: '' }
  const before = written
  for (const encoding of ['identity', 'br', 'gzip']) await get({ 'accept-encoding': encoding })
  expect(written).toBe(before + 1)
  answer = { ...answer }
  await get()
  expect(written).toBe(before + 2)
})
