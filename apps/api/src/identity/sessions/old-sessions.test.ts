// The cleanup of old sessions and tokens.

import { logOut, refreshSession } from '@stoa/contract/identity/session'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openSignedIn } from '../../../test/signed-in-browser.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { testDay } from '../../../test/test-day.ts'
import { deleteOldRefreshTokens, deleteOldSessions } from './old-sessions.queries.ts'

const day = 24 * 60 * 60_000
const all = 1000

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
beforeEach(async () => {
  await sql`delete from session`.execute(api.database.db)
  api.clock.now = testDay
})
afterAll(() => api.close())

const left = async () => {
  const { rows } = await sql<{ sessions: number; tokens: number }>`
    select (select count(*)::int from session) as sessions, (select count(*)::int from refresh_token) as tokens`.execute(
    api.database.db,
  )
  return rows[0]
}

test('a session is deleted a month after it expired, ended or not, with its tokens', async () => {
  const ended = await openSignedIn(api, { remembered: false })
  await ended.call(logOut, {})
  const idle = await openSignedIn(api, { remembered: false })
  await idle.call(refreshSession, {})
  await openSignedIn(api)
  expect(await left()).toEqual({ sessions: 3, tokens: 4 })
  const { db } = api.database
  expect(await deleteOldSessions(db, testDay + 31 * day, all)).toBe(0)
  expect(await deleteOldSessions(db, testDay + 31 * day + 1, all)).toBe(2)
  expect(await left()).toEqual({ sessions: 1, tokens: 1 })
})

test('old tokens of a live session are deleted, the newest stays, and the session works', async () => {
  const browser = await openSignedIn(api)
  for (let week = 0; week < 6; week += 1) {
    api.clock.now += 7 * day
    expect((await browser.call(refreshSession, {})).status).toBe(200)
  }
  expect(await left()).toEqual({ sessions: 1, tokens: 7 })
  // the first was replaced five weeks ago, the next four
  expect(await deleteOldRefreshTokens(api.database.db, api.clock.now, all)).toBe(1)
  expect(await deleteOldRefreshTokens(api.database.db, api.clock.now, all)).toBe(0)
  expect((await browser.call(refreshSession, {})).status).toBe(200)
})

test('they are deleted in batches', async () => {
  for (const _ of [1, 2, 3]) await openSignedIn(api, { remembered: false })
  const drop = () => deleteOldSessions(api.database.db, testDay + 40 * day, 2)
  expect([await drop(), await drop(), await drop()]).toEqual([2, 1, 0])
})
