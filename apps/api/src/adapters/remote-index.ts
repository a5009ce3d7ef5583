// The product index of this machine's lists process, asked by a web process that has no columns of its own (decision 306). It
// is told of changes like any other, and passes on how far: the answer is no older.

import { setTimeout as delay } from 'node:timers/promises'
import type { ContributorRole } from '@stoa/domain/catalogue/people/contributor-role'
import { type LogPosition, readChanges } from '../database/change-log.ts'
import type { Database } from '../database/connect.ts'
import { IndexAwayError, type ProductIndex } from '../ports/product-index.ts'
import { type IndexAnswer, type IndexCalls, type IndexInput, type Question, readyPath } from './index-calls.ts'
import { type SocketAnswer, socketCalls } from './socket-call.ts'

/** What is asked while the lists process starts again waits for it. */
const reconnectWithinMs = 2000
const retryEveryMs = 50
const answerWithinMs = 5000
/** Less than a load balancer waits. */
const readyWithinMs = 500

/** Nobody listens, or whoever did is gone: as nothing is changed by a question, it may be asked again. */
const goneCodes: ReadonlySet<unknown> = new Set(['ENOENT', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE'])
const isGone = (error: unknown): boolean => error instanceof Error && 'code' in error && goneCodes.has(error.code)

export interface RemoteIndexOptions {
  /** Of the lists process. */
  socketPath: string
  /** Is asked how far the log has come while it is not followed. */
  db: Database
  answerWithinMs?: number
}

export function createRemoteIndex(options: RemoteIndexOptions): ProductIndex {
  const callSocket = socketCalls(options.socketPath)
  const withinMs = options.answerWithinMs ?? answerWithinMs
  /** Answers are to include all up to here; null while changes are not followed. */
  let told: LogPosition | null = null
  let isChanged = false

  async function send(path: string, body: string): Promise<SocketAnswer> {
    const startedAt = performance.now()
    for (;;) {
      const waitedMs = performance.now() - startedAt
      try {
        return await callSocket(path, Math.max(1, withinMs - waitedMs), body)
      } catch (error) {
        if (!isGone(error) || waitedMs >= Math.min(reconnectWithinMs, withinMs))
          throw new IndexAwayError('the lists process does not answer', { cause: error })
      }
      await delay(retryEveryMs)
    }
  }

  async function ask<Name extends keyof IndexCalls>(name: Name, input: IndexInput<Name>): Promise<IndexAnswer<Name>> {
    const position = told ?? (await readChanges(options.db, null)).position
    const { status, body } = await send(`/${name}`, JSON.stringify({ position, input } satisfies Question))
    if (status === 503) throw new IndexAwayError('the lists process cannot answer now')
    if (status !== 200) throw new Error(`the lists process answered ${name} with ${status}: its log says why`)
    return JSON.parse(body) as IndexAnswer<Name>
  }

  return {
    list: (params) => ask('list', params),
    search: (params) => ask('search', params),
    findFacet: (name, params) => ask('findFacet', { name, params }),
    suggest: (text) => ask('suggest', text),
    countByCategory: async () => new Map<number, number>(await ask('countByCategory', {})),
    countByRole: async () => new Map<ContributorRole, number>(await ask('countByRole', {})),
    hasCategory: (id) => ask('hasCategory', id),
    isLoaded: () =>
      callSocket(readyPath, readyWithinMs).then(
        ({ status }) => status === 200,
        () => false,
      ),
    onChange() {
      isChanged = true
    },
    onConnected() {
      isChanged = true
    },
    onRead(position) {
      // a position without a change is not waited for: others may read it a quarter of a second later
      if (isChanged) told = position
      isChanged = false
    },
    onDisconnected() {
      told = null
    },
  }
}
