import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type CallbackAnswer, type CallbackRequest, registerCallbacks } from './callbacks.ts'
import { registerErrors } from './errors.ts'

let app: FastifyInstance
let seen: CallbackRequest[]
beforeAll(() => {
  app = Fastify()
  registerErrors(app)
  const answering = (answer: CallbackAnswer) => async (request: CallbackRequest) => {
    seen.push(request)
    return answer
  }
  const done = answering({ status: 200, json: { done: true } })
  registerCallbacks(
    app,
    [
      { method: 'POST', path: '/api/service/form/:name', handle: done },
      { method: 'POST', path: '/api/service/hook', accepts: 'application/json', handle: done },
      { method: 'GET', path: '/api/service/page', handle: answering({ status: 404, html: '<p>nothing</p>' }) },
      { method: 'POST', path: '/api/service/return', handle: answering({ redirect: '/checkout-success/1' }) },
      {
        method: 'POST',
        path: '/api/service/fault',
        handle: async () => {
          throw new Error('the database is away')
        },
      },
    ],
    () => 42,
  )
})
beforeEach(() => {
  seen = []
})
afterAll(() => app.close())

const post = (url: string, payload: string | Buffer, type: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url, payload, headers: { 'content-type': type, ...headers } })
const form = 'application/x-www-form-urlencoded'

test('a form has its fields, parameters, query and time, whoever sent it from wherever', async () => {
  const foreign = { origin: 'https://bank.example', 'sec-fetch-site': 'cross-site', cookie: 'session=abc' }
  const answer = await post('/api/service/form/Alpha?uid=7', 'a=1&b=%CE%91', `${form}; charset=utf-8`, foreign)
  expect([answer.statusCode, answer.json()]).toEqual([200, { done: true }])
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(answer.headers['set-cookie']).toBeUndefined()
  const [request] = seen
  expect([request?.params.name, request?.query.get('uid'), request?.now]).toEqual(['Alpha', '7', 42])
  expect([...(request?.form ?? [])]).toEqual([
    ['a', '1'],
    ['b', 'Α'],
  ])
})

test('the bytes of a signed body arrive as they were sent', async () => {
  const body = Buffer.from('{ "amount" : 1.10,\n"name":"Α" }')
  await post('/api/service/hook', body, 'application/json')
  expect(seen[0]?.body).toEqual(body)
  expect([...(seen[0]?.form ?? [])]).toEqual([])
})

test.each([
  ['/api/service/form/x', '{}', 'application/json', 415],
  ['/api/service/hook', 'a=1', form, 415],
  ['/api/service/hook', '{}', 'text/plain', 415],
  ['/api/service/form/x', 'a'.repeat(32 * 1024 + 1), form, 413],
  ['/api/service/fault', 'a=1', form, 500],
])('%s refuses what it does not read', async (url, payload, type, status) => {
  expect((await post(url, payload, type)).statusCode).toBe(status)
  expect(seen).toEqual([])
})

test('a page may load nothing, and a browser goes on with a GET', async () => {
  const page = await app.inject({ method: 'GET', url: '/api/service/page' })
  expect([page.statusCode, page.body]).toEqual([404, '<p>nothing</p>'])
  expect(page.headers['content-security-policy']).toContain("default-src 'none'")
  const redirect = await post('/api/service/return', 'a=1', form)
  expect([redirect.statusCode, redirect.headers.location]).toEqual([303, '/checkout-success/1'])
})
