import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountSettings } from '../../../test/test-api.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { deleteOldTokens, findTokenById, revokeTokens } from './one-time-tokens.queries.ts'
import { consumeCode, consumeToken, findToken, issueCode, issueToken } from './one-time-tokens.service.ts'
import { deriveCode, deriveToken } from './token-secrets.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const now = Date.parse('2026-11-20T10:00:00.123Z')
const minute = 60_000
const issued = (changes: object = {}) =>
  issueToken(database.db, accountSettings, {
    purpose: 'reset',
    email: 'eleni@example.gr',
    now,
    lifetimeMs: 30 * minute,
    ...changes,
  })

test('a token works once, for its purpose, until it expires', async () => {
  const { token } = await issued()
  expect(await findToken(database.db, token, 'reset', now)).toMatchObject({ email: 'eleni@example.gr' })
  expect(await consumeToken(database.db, token, 'verify', now)).toBeNull()
  expect(await consumeToken(database.db, token, 'reset', now + 30 * minute)).toBeNull()
  expect(await consumeToken(database.db, token.toUpperCase(), 'reset', now + 30 * minute - 1)).toMatchObject({
    email: 'eleni@example.gr',
  })
  expect(await consumeToken(database.db, token, 'reset', now)).toBeNull()
  expect(await findToken(database.db, token, 'reset', now)).toBeNull()
})

test('of ten concurrent uses of a token one succeeds', async () => {
  const { token } = await issued()
  const uses = await Promise.all(Array.from({ length: 10 }, () => consumeToken(database.db, token, 'reset', now)))
  expect(uses.filter((result) => result !== null)).toHaveLength(1)
})

test('the e-mail job derives the same token from its row, and nobody else can', async () => {
  const { id, token } = await issued()
  const row = await findTokenById(database.db, id)
  if (!row) throw new Error('the key has no row')
  const seed = { id, purpose: row.purpose, createdAt: row.created_at }
  expect(deriveToken(accountSettings, seed)).toBe(token)
  expect(token).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(deriveToken({ ...accountSettings, secret: new Uint8Array(48) }, seed)).not.toBe(token)
  expect(deriveToken(accountSettings, { ...seed, createdAt: new Date(now + 1) })).not.toBe(token)
})

test('no table holds a token or a code', async () => {
  const { token } = await issued()
  const { id, code } = await issueCode(database.db, accountSettings, {
    purpose: 'confirm',
    email: 'code@example.gr',
    now,
    lifetimeMs: 10 * minute,
  })
  const { rows } = await sql<{ held: string }>`
    select to_jsonb(k)::text as held from one_time_key k where id >= ${id - 1}`.execute(database.db)
  const held = rows.map((row) => row.held).join()
  expect(held).not.toContain(token)
  expect(held).not.toContain(`"${code}"`)
})

test('the other tokens for the same purpose can be voided', async () => {
  const { rows } = await sql<{ id: number }>`
    insert into customer (email, first_name, last_name, language) values ('keys@example.gr', 'Ελένη', 'Μάρκου', 'el')
    returning id`.execute(database.db)
  const customerId = rows[0]?.id ?? 0
  const [reset, email] = [await issued({ customerId }), await issued({ customerId, purpose: 'email' })]
  await revokeTokens(database.db, customerId, 'reset', new Date(now))
  expect(await findToken(database.db, reset.token, 'reset', now)).toBeNull()
  expect(await findToken(database.db, email.token, 'email', now)).not.toBeNull()
})

const owner = { email: 'nobody@example.gr' }
const sent = (changes: object = {}) =>
  issueCode(database.db, accountSettings, { purpose: 'social', ...owner, now, lifetimeMs: 10 * minute, ...changes })
const guess = (code: string, changes: object = {}) =>
  consumeCode(database.db, accountSettings, { purpose: 'social', owner, code, now, ...changes })
const wrong = (code: string) => (code === '000000' ? '000001' : '000000')

test('a code works once, with or without a space, for the one it was sent to', async () => {
  const { code } = await sent()
  expect(code).toMatch(/^\d{6}$/)
  expect(await guess(code, { owner: { email: 'somebody@example.gr' } })).toBeNull()
  expect(await guess(code, { purpose: 'confirm' })).toBeNull()
  expect(await guess(code, { now: now + 10 * minute })).toBeNull()
  expect(await guess(`${code.slice(0, 3)} ${code.slice(3)}`)).toMatchObject(owner)
  expect(await guess(code)).toBeNull()
})

test('after five wrong guesses the right one is refused, also when all are concurrent', async () => {
  const first = await sent()
  await Promise.all(Array.from({ length: 5 }, () => guess(wrong(first.code))))
  expect(await guess(first.code)).toBeNull()
  const second = await sent()
  expect(await guess(second.code)).not.toBeNull()
})

test('the newest code counts', async () => {
  const [first, second] = [await sent(), await sent()]
  if (first.code !== second.code) expect(await guess(first.code)).toBeNull()
  expect(await guess(second.code)).not.toBeNull()
})

test('codes are spread over all six digits', () => {
  const createdAt = new Date(now)
  const codes = Array.from({ length: 2000 }, (_, id) =>
    deriveCode(accountSettings, { id, purpose: 'confirm', createdAt }),
  )
  expect(new Set(codes).size).toBeGreaterThan(1990)
  expect(new Set(codes.map((code) => code[0])).size).toBe(10)
})

test('expired tokens are deleted in batches', async () => {
  for (let count = 0; count < 3; count += 1) await issued({ now: now - 10_000 * minute })
  const before = new Date(now - 1000 * minute)
  expect(await deleteOldTokens(database.db, before, 2)).toBe(2)
  expect(await deleteOldTokens(database.db, before, 2)).toBe(1)
  expect(await deleteOldTokens(database.db, before, 2)).toBe(0)
})
