import { dayOf, isoDay } from '@stoa/domain/ordering/delivery/working-days'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeProduct } from '../../test/make-product.ts'
import { accountSettings } from '../../test/test-api.ts'
import { openTestDatabase, type TestDatabase } from '../../test/test-database.ts'
import { endPastReleases } from '../catalogue/products/past-releases.service.ts'
import { issueToken } from '../identity/one-time-tokens/one-time-tokens.service.ts'
import { cleanUp } from './periodic-work.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const now = Date.parse('2026-11-20T10:00:00Z')
const day = 24 * 60 * 60_000

test('expired rows are deleted, with the input stored beside them; valid ones stay', async () => {
  for (const at of [now - 3 * day, now]) {
    const about = { purpose: 'verify' as const, email: 'a@example.gr', now: at, lifetimeMs: day }
    const { id } = await issueToken(database.db, accountSettings, about)
    await sql`
      insert into registration (key_id, password_hash, first_name, last_name, newsletter, accepted_terms_at)
      values (${id}, 'x', 'Ελένη', 'Μάρκου', false, ${new Date(at)})`.execute(database.db)
  }
  await sql`
    insert into rate_limit (bucket, used, expires_at)
    values ('over', 3, ${new Date(now - 1)}), ('counts', 3, ${new Date(now + 1)})`.execute(database.db)
  await sql`
    with reader as (
      insert into customer (email, first_name, last_name, language) values ('b@example.gr', 'a', 'b', 'el') returning id)
    insert into known_device (hash, customer_id, seen_at)
    select hash, id, seen_at from reader,
      (values ('\\x01'::bytea, ${new Date(now - 401 * day)}::timestamptz), ('\\x02', ${new Date(now)})) as d (hash, seen_at)`.execute(
    database.db,
  )
  await sql`
    insert into session (id, customer_id, user_agent, begun_at, used_at, expires_at, confirmed_at)
    select gen_random_uuid(), c.id, '', t, t, t, t
    from customer c, unnest(array[${new Date(now - 31 * day)}, ${new Date(now)}]::timestamptz[]) t
    where c.email = 'b@example.gr'`.execute(database.db)
  await sql`
    insert into refresh_token (hash, session_id, issued_at, replaced_at)
    select v.hash, s.id, s.begun_at, v.replaced_at from session s,
      (values ('\\x01'::bytea, ${new Date(now - 31 * day)}::timestamptz), ('\\x02', null)) as v (hash, replaced_at)
    where s.begun_at = ${new Date(now)}`.execute(database.db)
  expect(await cleanUp(database.db, now)).toBe(false)
  const { rows } = await sql<Record<string, number>>`
    select (select count(*)::int from one_time_key) as keys, (select count(*)::int from registration) as registrations,
      (select count(*)::int from rate_limit) as buckets, (select count(*)::int from known_device) as devices,
      (select count(*)::int from session) as sessions, (select count(*)::int from refresh_token) as tokens`.execute(
    database.db,
  )
  expect(rows).toEqual([{ keys: 1, registrations: 1, buckets: 1, devices: 1, sessions: 1, tokens: 1 }])
})

test('a title whose day has passed is no longer upcoming', async () => {
  const make = (availability: string, days: number | null) =>
    makeProduct(database.db, { availability, copies: [], releaseDate: days === null ? null : dayFromNow(days) })
  const ids = [
    await make('pre_order', -1),
    await make('coming_soon', -500),
    await make('pre_order', 0),
    await make('coming_soon', null),
  ]
  expect(await endPastReleases(database.db, now, 500)).toBeGreaterThanOrEqual(2)
  const { rows } = await sql<{ availability: string }>`
    select availability from product where id = any(${ids}) order by id`.execute(database.db)
  expect(rows.map(({ availability }) => availability)).toEqual(['to_order', 'to_order', 'pre_order', 'coming_soon'])
})

const dayFromNow = (days: number): string => isoDay(dayOf(now) + days)
