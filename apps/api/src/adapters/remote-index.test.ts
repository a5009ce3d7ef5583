// What happens between a web process and the lists process; what lists and searches find is the contract's matter.

import { once } from 'node:events'
import { mkdtempSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestDatabase } from '../../test/test-database.ts'
import { testDay } from '../../test/test-day.ts'
import type { LogPosition } from '../database/change-log.ts'
import { IndexAwayError, type ListParams, type ProductIndex, type ProductPage } from '../ports/product-index.ts'
import { createIndexServer } from './index-server.ts'
import { listenOnSocket } from './listen-on-socket.ts'
import { createRemoteIndex } from './remote-index.ts'
import { socketCalls } from './socket-call.ts'

const params: ListParams = {
  ...{ filters: [], language: 'el', now: testDay, sort: 'Default', page: 1, pageSize: 3, withFacets: false },
}
const answer: ProductPage = { ids: [3, 1, 2], total: 9, facets: [], tags: [], validUntil: testDay }

const indexOf = (list: () => Promise<ProductPage>, isLoaded = true): ProductIndex => ({
  list,
  search: async () => ({ products: await list(), correction: null, topics: [], directId: null }),
  findFacet: () => Promise.reject(new Error('no facets')),
  suggest: async () => [],
  countByCategory: async () => new Map([[7, 70]]),
  countByRole: async () => new Map(),
  hasCategory: async (id) => id === 7,
  isLoaded: async () => isLoaded,
  onChange: () => {},
  onConnected: () => {},
  onDisconnected: () => {},
})

const silent = { info: () => {}, error: () => {} }
const readWithinMs = 1000
const answerWithinMs = 2500

let folder: string
let socketPath: string
let closing: (() => Promise<unknown>)[]
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stoa-socket-'))
  socketPath = join(folder, 'lists', 'socket')
  closing = []
})
afterEach(async () => {
  for (const close of closing) await close()
  rmSync(folder, { recursive: true })
})

async function openServer(index = indexOf(async () => answer)) {
  const { app, followers } = createIndexServer(index, silent, readWithinMs)
  await listenOnSocket(app, socketPath)
  closing.push(() => app.close())
  return {
    close: () => app.close(),
    onRead(position: LogPosition) {
      for (const follower of followers) follower.onRead?.(position)
    },
  }
}

const at = (xmax: string): LogPosition => ({ xmax, running: [] })

/** Told of changes up to there. */
async function openRemote(position = at('10')): Promise<ProductIndex> {
  const database = await openTestDatabase(1)
  closing.push(() => database.close())
  const remote = createRemoteIndex({ socketPath, db: database.db, answerWithinMs })
  remote.onConnected()
  remote.onRead?.(position)
  return remote
}

test('questions and answers arrive whole', async () => {
  await openServer()
  const remote = await openRemote()
  expect(await remote.list(params)).toEqual(answer)
  expect((await remote.search({ ...params, text: 'α' })).products).toEqual(answer)
  expect(await remote.countByCategory()).toEqual(new Map([[7, 70]]))
  expect([await remote.hasCategory(7), await remote.hasCategory(8)]).toEqual([true, false])
})

test('an answer waits for the changes of which the asking process was told', async () => {
  const server = await openServer()
  server.onRead(at('10'))
  const remote = await openRemote(at('10'))
  expect(await remote.list(params)).toEqual(answer)
  // nothing was told: the position is not waited for
  remote.onRead?.(at('11'))
  expect(await remote.list(params)).toEqual(answer)
  remote.onChange('product:1')
  remote.onRead?.(at('12'))
  const asking = remote.list(params)
  expect(await Promise.race([asking, pause(50, 'waits')])).toBe('waits')
  server.onRead(at('12'))
  expect(await asking).toEqual(answer)
})

test('changes that are not read in time are an answer that cannot be had now', async () => {
  const server = await openServer()
  server.onRead(at('10'))
  const remote = await openRemote(at('12'))
  await expect(remote.list(params)).rejects.toThrow(IndexAwayError)
})

test('while changes are not followed, an answer waits for what is committed now', async () => {
  const server = await openServer()
  const remote = await openRemote(at('10'))
  server.onRead(at('10'))
  expect(await remote.list(params)).toEqual(answer)
  remote.onDisconnected()
  await expect(remote.list(params)).rejects.toThrow(IndexAwayError)
  server.onRead(at('999999999999'))
  expect(await remote.list(params)).toEqual(answer)
})

test('a process that is away or hangs is waited for, but not for long, and found again', async () => {
  const remote = await openRemote()
  expect(await remote.isLoaded()).toBe(false)
  await expect(remote.list(params)).rejects.toThrow(IndexAwayError)
  const hanging = await openServer(indexOf(() => new Promise(() => {})))
  expect(await remote.isLoaded()).toBe(true)
  await expect(remote.list(params)).rejects.toThrow(IndexAwayError)
  await hanging.close()
  const asking = remote.list(params)
  await openServer()
  expect(await asking).toEqual(answer)
})

test('an index that is not loaded is not ready', async () => {
  await openServer(indexOf(async () => answer, false))
  expect(await (await openRemote()).isLoaded()).toBe(false)
})

test('a fault in the other process is one here, and what is not a question is not answered', async () => {
  await openServer()
  await expect(
    (await openRemote()).findFacet({ kind: 'Authors', attribute: null }, { ...params, limit: 1 }),
  ).rejects.toThrow('findFacet with 500')
  const call = socketCalls(socketPath)
  const ask = async (input: unknown) => (await call('/list', 1000, JSON.stringify({ position: at('1'), input }))).status
  expect([await ask(params), await ask({ ...params, sort: 'None' }), await ask(null)]).toEqual([200, 500, 500])
})

test('only the owner may open the socket, and a second process says that there is one', async () => {
  await openServer()
  expect(statSync(socketPath).mode & 0o777).toBe(0o600)
  await expect(openServer()).rejects.toThrow(`Another process answers at ${socketPath}.`)
  expect(await (await openRemote()).list(params)).toEqual(answer)
})

test('what is no socket stays where it is', async () => {
  socketPath = join(folder, 'notes')
  writeFileSync(socketPath, 'read me')
  await expect(openServer()).rejects.toThrow(`${socketPath} is a file`)
  expect(readFileSync(socketPath, 'utf8')).toBe('read me')
})

test('a question with something that the process does not know is not answered', async () => {
  await openServer()
  const body = JSON.stringify({ position: at('1'), input: { ...params, seriesId: 3 } })
  expect((await socketCalls(socketPath)('/list', 1000, body)).status).toBe(500)
})

test('the file that a killed process left is taken over', async () => {
  socketPath = join(folder, 'socket')
  const killed = createServer().listen(join(folder, 'killed'))
  await once(killed, 'listening')
  // closing would remove it
  renameSync(join(folder, 'killed'), socketPath)
  killed.close()
  await once(killed, 'close')
  await openServer()
  expect(await (await openRemote()).list(params)).toEqual(answer)
})

test('a path that is too long is named', async () => {
  socketPath = join(folder, 'x'.repeat(100))
  await expect(openServer()).rejects.toThrow('at most 100 bytes')
})
