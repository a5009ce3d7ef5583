// The lists process answers web processes of its machine from its product index (decision 306). An answer waits until the
// process has been told of all changes that the asking one has been told of.

import Fastify, { type FastifyInstance, LogController } from 'fastify'
import type { ChangeFollower } from '../database/change-log.ts'
import { mayPassSoon } from '../database/database-away.ts'
import { ReadGate } from '../database/read-gate.ts'
import { errorFields, type Log } from '../log.ts'
import { IndexAwayError, type ProductIndex } from '../ports/product-index.ts'
import { indexCalls, question, readyPath } from './index-calls.ts'

/** Both read the log every quarter of a second, and within 25 ms of a change. */
const defaultReadWithinMs = 2000

export interface IndexServer {
  app: FastifyInstance
  /** In this order. */
  followers: ChangeFollower[]
}

/** Not listening yet. */
export function createIndexServer(index: ProductIndex, log: Log, readWithinMs = defaultReadWithinMs): IndexServer {
  const gate = new ReadGate(readWithinMs)
  const app = Fastify({ logController: new LogController({ disableRequestLogging: true }) })
  app.setErrorHandler((error, _request, reply) => {
    log.error(errorFields(error), 'a question to the product index failed')
    return reply.code(mayPassSoon(error) || error instanceof IndexAwayError ? 503 : 500).send()
  })
  app.get(readyPath, async (_request, reply) => reply.code((await index.isLoaded()) ? 200 : 503).send())
  for (const [name, call] of Object.entries(indexCalls)) {
    app.post(`/${name}`, async ({ body }) => {
      const { position, input } = question.parse(body)
      if (!(await gate.hasRead(position))) throw new IndexAwayError('the change log was not read in time')
      return call.answer(index, input)
    })
  }
  return { app, followers: [index, gate] }
}
