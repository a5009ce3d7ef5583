import { savePicture } from '@stoa/api/identity/profile/profile.queries'
import { openTestDatabase, type TestDatabase } from '@stoa/api/test/test-database'
import Fastify, { type FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { registerPictures } from './pictures.ts'

let database: TestDatabase
let app: FastifyInstance
const name = 'a'.repeat(32)
beforeAll(async () => {
  database = await openTestDatabase(2)
  app = Fastify()
  registerPictures(app, database.db)
  const { rows } = await sql<{ id: number }>`
    insert into customer (email, first_name, last_name, language) values ('e@example.gr', 'Ε', 'Μ', 'el')
    returning id`.execute(database.db)
  const newPicture = { name, picture: Buffer.from('RIFF pixels'), at: new Date() }
  await savePicture(database.db, rows[0]?.id ?? 0, newPicture)
})
afterAll(async () => {
  await app.close()
  await database.close()
})

test('a picture is served as a picture and nothing else', async () => {
  const answer = await app.inject(`/pictures/${name}.webp`)
  expect([answer.statusCode, answer.headers['content-type'], answer.body]).toEqual([200, 'image/webp', 'RIFF pixels'])
  expect(answer.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining('sandbox'),
    'cache-control': 'public, max-age=60',
  })
  const again = await app.inject({ url: `/pictures/${name}.webp`, headers: { 'if-none-match': answer.headers.etag } })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

test.each([
  ...[`${name}.svg`, `${name}.webp.html`, `${name}`, `${'b'.repeat(32)}.webp`, `${name.toUpperCase()}.webp`],
  ...['..%2f..%2fetc%2fpasswd', '.webp', `..%2f${name}.webp`, `${name}%00.webp`],
])('nothing is found under %s', async (file) => {
  const { statusCode, headers } = await app.inject(`/pictures/${file}`)
  expect([statusCode, headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8'])
  expect(headers['x-content-type-options']).toBe('nosniff')
})
