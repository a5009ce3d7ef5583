// A shop without configured identity providers signs in with the sandbox's, over real sockets from end to end.

import { openTestDatabase, type TestDatabase } from '@stoa/api/test/test-database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ServerProcess, startServer } from './server-process.ts'

let database: TestDatabase
let server: ServerProcess

beforeAll(async () => {
  database = await openTestDatabase(1)
  server = await startServer({ DATABASE_URL: database.url })
})
afterAll(async () => {
  await server.end('SIGTERM')
  await database.close()
})

async function post(
  path: string,
  body: object,
  cookie = '',
): Promise<{ body: Record<string, string>; cookie: string }> {
  const response = await fetch(`${server.origin}/api/en${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(cookie ? { cookie } : {}) },
    body: JSON.stringify(body),
  })
  const cookies = response.headers.getSetCookie().map((text) => text.split(';')[0] ?? '')
  return { body: (await response.json()) as Record<string, string>, cookie: cookies.join('; ') }
}

test('from the shop to Google’s page, back with a token, and signed in', async () => {
  const signInStart = await post('/customers/beginsocial', {})
  const dialog = new URL(signInStart.body.ggldlg ?? '')
  expect(dialog.origin).toBe(server.mailboxOrigin)
  expect(dialog.searchParams.get('redirect_uri')).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/login\/google$/)
  const page = await (await fetch(dialog)).text()
  const [, href = ''] = /href="([^"]+person=eleni)"/.exec(page) ?? []
  const back = await fetch(new URL(href.replaceAll('&amp;', '&'), dialog), { redirect: 'manual' })
  const params = new URLSearchParams(new URL(back.headers.get('location') ?? '').hash.slice(1))
  expect(params.get('state')).toBe(signInStart.body.stt)
  const { body, cookie } = await post('/customers/googlelogin', { tkn: params.get('id_token') }, signInStart.cookie)
  expect(body).toMatchObject({ eml: 'eleni.markou@gmail.com', fn: 'Ελένη' })
  expect(cookie).toContain('session=')
})
