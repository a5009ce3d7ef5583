// A problem as an answer: nobody keeps it.

import type { Problem } from '@stoa/contract/problem'
import type { FastifyReply } from 'fastify'

export function sendProblem(reply: FastifyReply, problem: Pick<Problem, 'status' | 'details'>): FastifyReply {
  const wait = problem.details?.retryAfter
  if (typeof wait === 'number') reply.header('retry-after', wait)
  return reply
    .code(problem.status)
    .header('cache-control', 'no-store')
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(problem))
}
